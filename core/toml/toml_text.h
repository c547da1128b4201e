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
/// A TOML text while it is read: where things stand in it, and what is wrong with it.

namespace flagplot {

/// A place in a text whose name is known; line 0: nowhere.
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

/// Is it a text in UTF-8 and not too long? What is wrong goes to the problems.
[[nodiscard]] bool is_readable(const SourceFile& file, Problems& problems);

/// The TOML table that a text holds, or nothing: then the reason is among the problems. What is
/// more than base/limits.h allows is no table.
[[nodiscard]] std::optional<toml::table> parsed(const SourceFile& file, Problems& problems);

/// The text if it can stand in a message, else its length: what a file says shall not spoil a
/// screen.
[[nodiscard]] std::string quotable(std::string_view text);

/// A value in a few words, for messages: `"Zarra"`, `17`, `a list`.
[[nodiscard]] std::string shown(const toml::node& node);

}  // namespace flagplot
