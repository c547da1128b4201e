#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "present/desk/state/intent.h"

/// \file
/// What each key does. The settings may give every row of this table another key, and the page of
/// keys (F1) is made from it.

namespace flagplot::desk {

/// One thing a key can do.
struct KeyRow {
    std::string_view name;     ///< in the settings: "fit"
    std::string_view usual;    ///< its key, unless another is chosen: "Ctrl+Z"
    std::string_view meaning;  ///< on the page of keys
    Intent intent;
};

[[nodiscard]] const std::vector<KeyRow>& key_table();

/// Keys chosen by the user, by the name of the row.
using ChosenKeys = std::map<std::string, std::string, std::less<>>;

/// What a key means: "F1", "Ctrl+Shift+Z"; none: nothing.
[[nodiscard]] std::optional<Intent> intent_of(const ChosenKeys& chosen, std::string_view key);

/// The key that a row has.
[[nodiscard]] std::string_view key_of(const ChosenKeys& chosen, const KeyRow& row);

/// A line of the page of keys.
struct KeyLine {
    std::string key;
    std::string meaning;
    std::string name;
    bool is_doubled = false;  ///< an earlier row has the same key

    friend bool operator==(const KeyLine&, const KeyLine&) = default;
};
[[nodiscard]] std::vector<KeyLine> key_lines(const ChosenKeys& chosen);

/// A line of the list of overlays on the chart.
struct OverlayLine {
    Overlay overlay{};
    std::string label;
    std::string meaning;
    std::string key;
    bool is_on = false;

    friend bool operator==(const OverlayLine&, const OverlayLine&) = default;
};
[[nodiscard]] std::vector<OverlayLine> overlay_lines(const ChosenKeys& chosen,
                                                     const Overlays& overlays);

/// A text in which "{route}" stands for the key of that row, with the keys there are. What is no
/// row stays.
[[nodiscard]] std::string with_keys(std::string_view text, const ChosenKeys& chosen);

/// The key that asks for the same kind of thing, "V"; empty: none does.
template <class Kind>
[[nodiscard]] std::string key_for(const ChosenKeys& chosen) {
    for (const KeyRow& row : key_table()) {
        if (asks_for<Kind>(row.intent) != nullptr) return std::string(key_of(chosen, row));
    }
    return {};
}

}  // namespace flagplot::desk
