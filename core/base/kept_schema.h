#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/kept_value.h"

/// \file
/// The schema of bytes that another program may have written, read from its text (`base/schema.h`).
/// Saves of older versions are read with it.

namespace flagplot {

class KeptSchema {
  public:
    /// Nothing if the text is not a schema.
    [[nodiscard]] static std::optional<KeptSchema> read(std::string_view text);

    /// Can a program with the schema `today` read all bytes of this one as they are? Yes if the
    /// members are the same in the same order, and enumerators and kinds were only added at the
    /// end.
    [[nodiscard]] bool is_read_by(const KeptSchema& today) const;

    /// Does the schema know a struct or enumeration of this name?
    [[nodiscard]] bool knows(std::string_view type) const { return types_.contains(type); }

    /// The value with exactly these bytes; nothing if there is none. `type` is a struct of the
    /// schema.
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
