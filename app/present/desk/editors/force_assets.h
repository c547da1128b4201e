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
/// Aircraft and watchers in the force editor: what is shown of them, the form in which one is
/// filled in, what can be done to them.

namespace flagplot::desk {

struct ForceEditor;

enum class AssetKey : std::uint8_t { id, name, side, base, ship, quality, range, sorties, watches };
inline constexpr std::size_t asset_key_count = 9;

/// An asset as it is written; what is not given is empty.
struct AssetLine {
    std::array<std::string, asset_key_count> values = {};  ///< by `AssetKey`
    std::optional<Square> square = {};                     ///< where it flies from, or else watches
    std::optional<Square> watched = {};                    ///< the middle of what it watches
    std::int32_t reach = 0;  ///< its range in squares, as far as that is one
    std::string facts = {};  ///< "from Malta, range 8, quality 3, 2 sorties"

    [[nodiscard]] const std::string& value(AssetKey key) const {
        return values[static_cast<std::size_t>(key)];
    }
    [[nodiscard]] const std::string& side() const { return value(AssetKey::side); }
};

/// The form of the asset that is picked. \pre one is
[[nodiscard]] std::vector<KeyField<AssetKey>> asset_fields(const ForceEditor& editor);

struct PickAsset {
    std::optional<std::size_t> asset;
};
/// Behind the others of this side.
struct AddAsset {
    std::size_t side = 0;
    bool is_watcher = false;
};
struct RemoveAsset {
    std::size_t asset = 0;
};
/// Exchanges it with the one of its side before or behind it.
struct MoveAsset {
    std::size_t asset = 0;
    bool is_up = false;
};
/// What is typed into one line one after the other is taken back at once.
struct WriteAsset {
    std::size_t asset = 0;
    AssetKey key{};
    std::string text;  ///< empty takes away what may be left out
};
/// The base of the one that is picked, or what a watcher watches, goes there.
struct PlaceAsset {
    Square square;
};
using AssetIntent =
    std::variant<PickAsset, AddAsset, RemoveAsset, MoveAsset, WriteAsset, PlaceAsset>;

}  // namespace flagplot::desk
