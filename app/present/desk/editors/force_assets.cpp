#include "present/desk/editors/force_assets.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "present/desk/editors/by_side.h"
#include "present/desk/editors/force_editor.h"
#include "present/desk/editors/force_lines.h"
#include "present/desk/editors/table_edits.h"

namespace flagplot::desk {

namespace {

/// By `AssetKey`, in the order in which people write the keys.
constexpr std::array<FormKey, asset_key_count> asset_key_rows{{
    {"id", "Id", "short name for orders", true, false},
    {"name", "Name", "full name", true, false},
    {"side", "Side", "id of its side", true, false},
    {"base", "Base", "a place or a square that it flies from", false, false},
    {"ship", "Ship", "that carries it, instead of a base", false, false},
    {"quality", "Quality",
     "1 a float plane, 2 carrier aircraft or a land bomber, 3 a flying boat; 0 or 1 a watcher",
     true, true},
    {"range", "Range", "squares to the middle of a search", false, true},
    {"sorties", "Sorties", "searches in a turn", false, true},
    {"watches", "Watches", "the middle of nine squares that it looks at every turn, without orders",
     false, false},
}};
constexpr auto asset_keys = keys_of(asset_key_rows);

const FormKey& asset_row(AssetKey key) { return asset_key_rows.at(static_cast<std::size_t>(key)); }

std::optional<Square> square_of_place(const std::vector<NamedPlace>& places,
                                      const std::string& name) {
    for (const NamedPlace& place : places) {
        if (place.name == name) return place.square;
    }
    return read_square(name);
}

/// The formation in which a ship begins.
const FormationLine* formation_with(const ForceEditor& editor, const std::string& name) {
    for (const FormationLine& formation : editor.formations) {
        for (const ShipLine& ship : formation.ships) {
            if (is_same_name(ship.name(), name)) return &formation;
        }
    }
    return nullptr;
}

/// "range 8", or "no range".
std::string fact_of(const AssetLine& line, AssetKey key) {
    const std::string word(asset_row(key).key);
    const std::string& value = line.value(key);
    return value.empty() ? "no " + word : word + ' ' + value;
}

std::int32_t reach_in(const std::string& range) {
    constexpr std::int32_t most = 1000;
    std::int32_t squares = 0;
    std::from_chars(range.data(), range.data() + range.size(), squares);
    return std::clamp(squares, 0, most);
}

AssetLine asset_line(const OutlineBlock& block, const ForceEditor& editor) {
    AssetLine line;
    for (std::size_t i = 0; i < asset_key_count; ++i) {
        line.values.at(i) = said(block, asset_keys.at(i));
    }
    const std::string &base = line.value(AssetKey::base), &ship = line.value(AssetKey::ship),
                      &watches = line.value(AssetKey::watches);
    line.reach = reach_in(line.value(AssetKey::range));
    std::vector<std::string> facts;
    if (!base.empty()) {
        line.square = square_of_place(editor.round.places, base);
        facts.push_back(fmt::format("from {}{}", base, line.square ? "" : ", no such place"));
    }
    if (!ship.empty()) {
        const FormationLine* const formation = formation_with(editor, ship);
        if (formation != nullptr) line.square = formation->square;
        facts.push_back(
            fmt::format("aboard {}{}", ship, formation != nullptr ? "" : ", no such ship"));
    }
    const bool flies = !facts.empty();
    if (flies) facts.push_back(fact_of(line, AssetKey::range));
    if (!watches.empty()) {
        line.watched = read_square(watches);
        if (!flies) line.square = line.watched;
        facts.push_back("watches " + watches);
    }
    facts.push_back(fact_of(line, AssetKey::quality));
    const std::string& sorties = line.value(AssetKey::sorties);
    if (!sorties.empty() && sorties != "1") facts.push_back(sorties + " sorties");
    for (const std::string& fact : facts) line.facts += (line.facts.empty() ? "" : ", ") + fact;
    return line;
}

std::vector<std::string> choices_of(const ForceEditor& editor, const AssetLine& line,
                                    AssetKey key) {
    std::vector<std::string> choices;
    if (!asset_row(key).is_needed) choices.emplace_back();
    if (key == AssetKey::side) {
        for (const ForceSide& side : editor.round.sides) choices.push_back(side.id);
    } else if (key == AssetKey::base) {
        for (const NamedPlace& place : editor.round.places) choices.push_back(place.name);
    } else if (key == AssetKey::ship) {
        for (const FormationLine& formation : editor.formations) {
            if (!is_same_name(formation.side, line.side())) continue;
            for (const ShipLine& ship : formation.ships) choices.push_back(ship.name());
        }
    } else if (key == AssetKey::quality) {
        choices = {"0", "1", "2", "3"};
    } else {
        choices.clear();
    }
    return choices;
}

/// Carries out changes, one after another.
class AssetEdit {
  public:
    explicit AssetEdit(ForceEditor& editor)
        : editor_(editor), tables_(editor.edits, "asset", asset_keys) {}

    void operator()(const PickAsset& wanted) {
        editor_.edits.typing.clear();
        pick(wanted.asset);
    }
    void operator()(const AddAsset& add) {
        if (add.side >= editor_.round.sides.size()) return;
        const std::string& side = editor_.round.sides[add.side].id;
        const auto last = last_of_side(sides(), side);
        const std::size_t place = tables_.place_behind(last, editor_.edits.now.blocks.size());
        const std::string id = free_name(id_of_side(side, add.is_watcher ? "WATCH" : "AIR"), "-",
                                         [&](const std::string& each) { return is_asset(each); });
        if (add.is_watcher) {
            tables_.add(place, {{"id", value_for(id, false)},
                                {"name", "\"New watcher\""},
                                {"side", value_for(side, false)},
                                {"quality", "1"},
                                {"watches", value_for(watch_for(side), false)}});
        } else {
            tables_.add(place, {{"id", value_for(id, false)},
                                {"name", "\"New aircraft\""},
                                {"side", value_for(side, false)},
                                {"base", value_for(base_for(side), false)},
                                {"quality", "2"},
                                {"range", "4"}});
        }
        pick(last ? *last + 1 : editor_.assets.size());
    }
    void operator()(const RemoveAsset& remove) {
        if (!has(remove.asset)) return;
        tables_.remove(remove.asset);
        pick({});
    }
    void operator()(const MoveAsset& move) {
        if (!has(move.asset)) return;
        const auto other = neighbour_of_side(sides(), move.asset, move.is_up);
        if (!other) return;
        tables_.exchange(move.asset, *other);
        pick(other);
    }
    void operator()(const WriteAsset& write) {
        if (!has(write.asset)) return;
        const FormKey& row = asset_row(write.key);
        if (write.text.empty() && row.is_needed) return refuse("That may not be empty.");
        tables_.type(write.asset, row.key, value_for(write.text, row.is_bare));
    }
    void operator()(const PlaceAsset& place) {
        const AssetLine* const line = editor_.picked_asset();
        if (line == nullptr) return refuse("Pick aircraft or a watcher first.");
        if (!line->value(AssetKey::ship).empty()) return refuse("It flies from a ship.");
        const bool has_base = !line->value(AssetKey::base).empty();
        tables_.write(
            *editor_.asset, has_base ? "base" : "watches",
            value_for(has_base ? name_of_place(place.square) : name_of(place.square), false));
    }

  private:
    [[nodiscard]] bool has(std::size_t asset) const { return asset < editor_.assets.size(); }
    [[nodiscard]] std::vector<std::string> sides() const {
        std::vector<std::string> sides;
        for (const AssetLine& line : editor_.assets) sides.push_back(line.side());
        return sides;
    }
    [[nodiscard]] bool is_asset(const std::string& id) const {
        const auto& all = editor_.assets;
        return std::any_of(all.begin(), all.end(), [&](const AssetLine& each) {
            return is_same_name(each.value(AssetKey::id), id);
        });
    }
    /// The base of the side's other aircraft, otherwise the first place of the chart.
    [[nodiscard]] std::string base_for(const std::string& side) const {
        for (const AssetLine& line : editor_.assets) {
            const std::string& base = line.value(AssetKey::base);
            if (is_same_name(line.side(), side) && !base.empty()) return base;
        }
        return editor_.round.places.empty() ? "A1" : editor_.round.places.front().name;
    }
    /// Where a formation of the side begins.
    [[nodiscard]] std::string watch_for(const std::string& side) const {
        for (const FormationLine& line : editor_.formations) {
            if (is_same_name(line.side, side) && line.square) return line.at;
        }
        return "A1";
    }
    [[nodiscard]] std::string name_of_place(Square square) const {
        for (const NamedPlace& place : editor_.round.places) {
            if (place.square == square) return place.name;
        }
        return name_of(square);
    }

    void pick(std::optional<std::size_t> asset) {
        editor_.formation.reset();
        editor_.ship.reset();
        editor_.asset = asset;
    }
    void refuse(std::string why) { editor_.message = std::move(why); }

    ForceEditor& editor_;
    TableEdits tables_;
};

}  // namespace

std::vector<AssetLine> asset_lines(const ForceEditor& editor) {
    std::vector<AssetLine> lines;
    for (const std::size_t place : blocks_named(editor.edits.now, "asset")) {
        lines.push_back(asset_line(editor.edits.now.blocks[place], editor));
    }
    return lines;
}

std::vector<KeyField<AssetKey>> asset_fields(const ForceEditor& editor) {
    const AssetLine& line = *editor.picked_asset();
    std::vector<KeyField<AssetKey>> fields;
    for (std::size_t i = 0; i < asset_key_count; ++i) {
        const auto key = static_cast<AssetKey>(i);
        const FormKey& row = asset_row(key);
        fields.push_back({key, row.label, row.hint, line.value(key),
                          key == AssetKey::sorties ? "1" : "", choices_of(editor, line, key)});
    }
    return fields;
}

void edit_assets(ForceEditor& editor, const AssetIntent& intent) {
    std::visit(AssetEdit(editor), intent);
}

}  // namespace flagplot::desk
