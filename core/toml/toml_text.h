#pragma once

#include <toml++/toml.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "toml/problems.h"
#include "toml/source_file.h"

/// \file
/// A TOML text while it is read: the places in it, and what is wrong with it.

namespace flagplot {

/// A place in a text whose name is known; line 0: no place.
struct Spot {
    std::int32_t line = 0;
    std::int32_t column = 0;
};

[[nodiscard]] Spot spot_of(const toml::source_region& region);

/// The text being read, for messages.
struct Source {
    std::string name;
    Problems& problems;

    void problem(Spot spot, ErrorCode code, std::vector<std::string> details,
                 std::string nearest = {}) const;
};

/// Is it UTF-8 text and not too long? Problems are added.
[[nodiscard]] bool is_readable(const SourceFile& file, Problems& problems);

/// The TOML table in a text; nothing if there are problems, which are added. A text that exceeds
/// base/limits.h is not read.
[[nodiscard]] std::optional<toml::table> parsed(const SourceFile& file, Problems& problems);

/// The text if it fits into a message, otherwise its length: a file must not fill the screen.
[[nodiscard]] std::string quotable(std::string_view text);

/// A value in a few words, for messages: `"Zarra"`, `17`, `a list`.
[[nodiscard]] std::string shown(const toml::node& node);

}  // namespace flagplot
