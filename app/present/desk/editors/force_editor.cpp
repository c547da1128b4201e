#include "present/desk/editors/force_editor.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "present/desk/editors/by_side.h"
#include "present/desk/editors/force_lines.h"
#include "present/desk/editors/table_edits.h"

namespace flagplot::desk {

namespace {

/// By `FormationKey`. The list of ships is not a line of the form.
constexpr std::array<FormKey, 6> formation_key_rows{{
    {"id", "Id", "short name for orders", true, false},
    {"name", "Name", "full name", true, false},
    {"side", "Side", "id of its side", true, false},
    {"enters", "Turn", "at whose beginning it comes on the chart", false, true},
    {"at", "Square", "in which it comes on the chart; or click there", true, false},
    {"ships", {}, {}, true, true},
}};
constexpr auto formation_keys = keys_of(formation_key_rows);

const FormKey& form_key(FormationKey key) {
    return formation_key_rows.at(static_cast<std::size_t>(key));
}

/// Carries out changes, one after another.
class ForceEdit {
  public:
    explicit ForceEdit(ForceEditor& editor)
        : editor_(editor), tables_(editor.edits, "formation", formation_keys) {}

    void operator()(const PickFormation& wanted) {
        editor_.edits.typing.clear();
        pick(wanted.formation, wanted.ship);
    }
    void operator()(const AddFormation& add) {
        if (add.side >= editor_.round.sides.size()) return;
        const std::string& side = editor_.round.sides[add.side].id;
        const auto last = last_of_side(sides(), side);
        const std::string id =
            free_name(id_of_side(side, "NEW"), "-",
                      [&](const std::string& name) { return is_formation(name); });
        const std::string at = last ? editor_.formations[*last].at : "A1";
        tables_.add(tables_.place_behind(last, 1), {{"id", value_for(id, false)},
                                                    {"name", "\"New formation\""},
                                                    {"side", value_for(side, false)},
                                                    {"at", value_for(at, false)},
                                                    {"ships", "[]"}});
        pick(last ? *last + 1 : editor_.formations.size());
    }
    void operator()(const RemoveFormation& remove) {
        if (!has(remove.formation)) return;
        tables_.remove(remove.formation);
        pick({});
    }
    void operator()(const MoveFormation& move) {
        if (!has(move.formation)) return;
        const auto other = neighbour_of_side(sides(), move.formation, move.is_up);
        if (!other) return;
        tables_.exchange(move.formation, *other);
        pick(other, editor_.ship);
    }
    void operator()(const WriteFormation& write) {
        if (!has(write.formation)) return;
        const FormKey& row = form_key(write.key);
        if (write.text.empty() && row.is_needed) return refuse("That may not be empty.");
        tables_.type(write.formation, row.key, value_for(write.text, row.is_bare));
    }
    void operator()(const PlaceFormation& place) {
        if (!editor_.formation) return refuse("Pick a formation first.");
        tables_.write(*editor_.formation, "at", value_for(name_of(place.square), false));
    }
    void operator()(const AddShip& add) {
        if (!has(add.formation)) return refuse("Pick a formation first.");
        const std::string name = free_name(add.class_name + " ship", " ",
                                           [&](const std::string& each) { return is_ship(each); });
        std::size_t ship = 0;
        tables_.change_list(add.formation, "ships", {}, [&](OutlineList& ships) {
            std::string table = with("{}", "name", value_for(name, false), ship_keys());
            table = with(table, "class", value_for(add.class_name, false), ship_keys());
            ship = ships.items.size();
            add_item(ships, ship, table);
        });
        pick(add.formation, ship);
    }
    void operator()(const RemoveShip& remove) {
        if (!has(remove.formation, remove.ship)) return;
        tables_.change_list(remove.formation, "ships", {}, [&](OutlineList& ships) {
            if (ships.items.size() == 1) {
                ships = OutlineList{};
            } else {
                remove_item(ships, remove.ship);
            }
        });
        editor_.ship.reset();
    }
    void operator()(const MoveShip& move) {
        const std::size_t other = move.is_up ? move.ship - 1 : move.ship + 1;
        if (!has(move.formation, move.ship) || !has(move.formation, other)) return;
        tables_.change_list(move.formation, "ships", {},
                            [&](OutlineList& ships) { exchange_items(ships, move.ship, other); });
        editor_.ship = other;
    }
    void operator()(const WriteShip& write) {
        if (!has(write.formation, write.ship)) return;
        const FormKey& row = form_key(write.key);
        if (write.text.empty() && row.is_needed) return refuse("That may not be empty.");
        const std::string typing = fmt::format("ship {} {}", write.ship, row.key);
        tables_.change_list(write.formation, "ships", typing, [&](OutlineList& ships) {
            std::string& text = ships.items[write.ship].text;
            text = with(text, row.key, value_for(write.text, row.is_bare), ship_keys());
        });
    }
    void operator()(const AssetIntent& intent) { edit_assets(editor_, intent); }
    void operator()(const PickPlace& wanted) {
        if (const auto asset = TableEdits(editor_.edits, "asset", {}).number_at(wanted.place)) {
            return edit_assets(editor_, PickAsset{asset});
        }
        const auto formation = tables_.number_at(wanted.place);
        if (!formation) return refuse("That is no formation, and no aircraft or watcher.");
        const auto& entries = editor_.edits.now.blocks[wanted.place.block].entries;
        const bool is_of_ships = wanted.place.entry && *wanted.place.entry < entries.size() &&
                                 entries[*wanted.place.entry].key == "ships";
        pick(formation, is_of_ships ? wanted.place.item : std::nullopt);
    }
    void operator()(const UndoStep&) { step_back(editor_.edits); }
    void operator()(const RedoStep&) { step_on(editor_.edits); }

  private:
    [[nodiscard]] bool has(std::size_t formation) const {
        return formation < editor_.formations.size();
    }
    [[nodiscard]] bool has(std::size_t formation, std::size_t ship) const {
        return has(formation) && ship < editor_.formations[formation].ships.size();
    }
    [[nodiscard]] std::vector<std::string> sides() const {
        std::vector<std::string> sides;
        for (const FormationLine& line : editor_.formations) sides.push_back(line.side);
        return sides;
    }
    [[nodiscard]] bool is_formation(const std::string& id) const {
        const auto& all = editor_.formations;
        return std::any_of(all.begin(), all.end(),
                           [&](const FormationLine& each) { return is_same_name(each.id, id); });
    }
    [[nodiscard]] bool is_ship(const std::string& name) const {
        for (const FormationLine& formation : editor_.formations) {
            for (const ShipLine& ship : formation.ships) {
                if (is_same_name(ship.name(), name)) return true;
            }
        }
        return false;
    }

    void pick(std::optional<std::size_t> formation, std::optional<std::size_t> ship = {}) {
        editor_.formation = formation;
        editor_.ship = ship;
        editor_.asset.reset();
    }
    void refuse(std::string why) { editor_.message = std::move(why); }

    ForceEditor& editor_;
    TableEdits tables_;
};

/// Makes the lines again after a change, and finds what was picked among them.
void renew(ForceEditor& editor) {
    editor.formations = formation_lines(editor.edits.now, editor.round);
    editor.assets = asset_lines(editor);
    if (editor.formation && *editor.formation >= editor.formations.size()) editor.formation.reset();
    if (editor.asset && *editor.asset >= editor.assets.size()) editor.asset.reset();
    const FormationLine* const picked = editor.picked();
    const bool is_there = picked != nullptr && editor.ship && *editor.ship < picked->ships.size();
    if (!is_there) editor.ship.reset();
}

}  // namespace

std::vector<KeyField<FormationKey>> formation_fields(const ForceEditor& editor) {
    const FormationLine& line = *editor.picked();
    const auto field = [](FormationKey key, std::string value) {
        const FormKey& row = form_key(key);
        return KeyField<FormationKey>{key, row.label, row.hint, std::move(value)};
    };
    std::vector<KeyField<FormationKey>> fields{
        field(FormationKey::id, line.id), field(FormationKey::name, line.name),
        field(FormationKey::side, line.side), field(FormationKey::at, line.at),
        field(FormationKey::enters, line.enters)};
    for (const ForceSide& side : editor.round.sides) fields[2].choices.push_back(side.id);
    fields.back().otherwise = "1";
    return fields;
}

ForceEditor forces_after(ForceEditor editor, const ForceIntent& intent) {
    editor.message.clear();
    std::visit(ForceEdit(editor), intent);
    renew(editor);
    return editor;
}

ForceEditor forces_editor(Outline forces, ForceSurroundings round) {
    ForceEditor editor;
    editor.edits.now = in_blocks(in_blocks(std::move(forces), "formation", "ships"), "asset", {});
    editor.round = std::move(round);
    renew(editor);
    return editor;
}

}  // namespace flagplot::desk
