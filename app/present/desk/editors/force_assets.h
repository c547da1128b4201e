#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chart/square.h"
#include "present/desk/editors/key_form.h"

/// \file
/// Aircraft and watchers in the force editor: how they are shown, their form, and how they can be
/// changed.

namespace flagplot::desk {

struct ForceEditor;

enum class AssetKey : std::uint8_t { id, name, side, base, ship, quality, range, sorties, watches };
inline constexpr std::size_t asset_key_count = 9;

/// An asset as it is written; missing values are empty.
struct AssetLine {
    std::array<std::string, asset_key_count> values = {};  ///< by `AssetKey`
    std::optional<Square> square = {};                     ///< where it flies from or watches
    std::optional<Square> watched = {};                    ///< the centre of what it watches
    std::int32_t reach = 0;  ///< its range in squares, if it is a number
    std::string facts = {};  ///< "from Malta, range 8, quality 3, 2 sorties"

    [[nodiscard]] const std::string& value(AssetKey key) const {
        return values[static_cast<std::size_t>(key)];
    }
    [[nodiscard]] const std::string& side() const { return value(AssetKey::side); }
};

/// The form of the picked asset. \pre one is picked
[[nodiscard]] std::vector<KeyField<AssetKey>> asset_fields(const ForceEditor& editor);

struct PickAsset {
    std::optional<std::size_t> asset;
};
/// After the others of this side.
struct AddAsset {
    std::size_t side = 0;
    bool is_watcher = false;
};
struct RemoveAsset {
    std::size_t asset = 0;
};
/// Exchanges it with the one of its side before or after it.
struct MoveAsset {
    std::size_t asset = 0;
    bool is_up = false;
};
/// Consecutive typing into one line is one step of undo.
struct WriteAsset {
    std::size_t asset = 0;
    AssetKey key{};
    std::string text;  ///< empty removes the value, if it may be left out
};
/// Moves the base of the picked one, or what a watcher watches, to this square.
struct PlaceAsset {
    Square square;
};
using AssetIntent =
    std::variant<PickAsset, AddAsset, RemoveAsset, MoveAsset, WriteAsset, PlaceAsset>;

}  // namespace flagplot::desk
