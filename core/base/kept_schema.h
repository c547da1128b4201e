#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/kept_value.h"

/// \file
/// The schema of bytes that another program may have written, read back from its text
/// (`base/schema.h`): what a save of an older version is read by.

namespace flagplot {

class KeptSchema {
  public:
    /// Nothing where the text is no schema.
    [[nodiscard]] static std::optional<KeptSchema> read(std::string_view text);

    /// Can a program whose schema is `today` read all bytes written by this one as they are? It can
    /// where members are the same ones in the same order, and enumerators and kinds were added
    /// behind those that there were.
    [[nodiscard]] bool is_read_by(const KeptSchema& today) const;

    /// Does the schema know a struct or enumeration of this name?
    [[nodiscard]] bool knows(std::string_view type) const { return types_.contains(type); }

    /// The value whose bytes these are, all of them; nothing when they are not. `type` is a struct
    /// of the schema.
    [[nodiscard]] std::optional<KeptValue> decoded(std::string_view type,
                                                   std::string_view bytes) const;

  private:
    friend class KeptSchemaReading;
    friend class KeptBytes;
    friend class KeptComparison;

    enum class Kind : std::uint8_t { number, id, text, list, array, optional, map, one_of, named };
    struct Shape {
        Kind kind{};
        std::string text;  ///< as it is written
        std::size_t count = 0;
        std::vector<Shape> parts;
    };
    struct Type {
        bool is_enumeration = false;
        std::vector<std::string> names;  ///< of enumerators or members
        std::vector<Shape> shapes;       ///< of members
    };

    std::map<std::string, Type, std::less<>> types_;
    std::vector<Shape> roots_;
};

}  // namespace flagplot
