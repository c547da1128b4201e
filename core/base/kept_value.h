#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// \file
/// A value that was read with the schema stored beside its bytes, whatever this program's own types
/// are now.

namespace flagplot {

struct KeptValue {
    enum class Kind : std::uint8_t {
        number,  ///< `number`
        text,    ///< `text`
        word,    ///< an enumerator: `text`, or `number` if the schema has no name for it
        record,  ///< a struct: `names` and `items`
        list,    ///< `items`; for a map, keys and values in turn
        one_of,  ///< `text` is its shape, `items.front()` the value
        nothing  ///< an optional without a value
    };

    Kind kind = Kind::nothing;
    std::int64_t number = 0;
    std::string text;
    std::vector<std::string> names;
    std::vector<KeptValue> items;
    std::string_view bytes;  ///< what it was read from, which must outlive it

    /// The member with that name; null if there is none.
    [[nodiscard]] const KeptValue* member(std::string_view name) const;
};

/// Are two values equal in all members that both have? Members of only one of them are ignored, so
/// a value can be compared with one of an older or newer program.
[[nodiscard]] bool agree(const KeptValue& a, const KeptValue& b);

/// A value in words: "OwnReached formation 1, marker (column 4, row 2), is_destination 1".
[[nodiscard]] std::string in_words(const KeptValue& value);

}  // namespace flagplot
