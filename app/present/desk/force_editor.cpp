#include "present/desk/force_editor.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "base/plain_text.h"
#include "present/desk/force_lines.h"

namespace flagplot::desk {

namespace {

constexpr std::array<std::string_view, 6> formation_keys{"id",     "name", "side",
                                                         "enters", "at",   "ships"};
constexpr std::array<std::string_view, 9> ship_keys{
    "name",     "class", "grt", "speed", "speed_confidence", "radar", "radar_confidence",
    "fighters", "size"};

std::string_view key_of(FormationKey key) {
    constexpr std::array<std::string_view, 5> keys{"id", "name", "side", "enters", "at"};
    return keys[static_cast<std::size_t>(key)];
}
std::string_view key_of(ShipKey key) {
    constexpr std::array<std::string_view, 5> keys{"name", "class", "grt", "speed", "size"};
    return keys[static_cast<std::size_t>(key)];
}
bool may_be_empty(FormationKey key) { return key == FormationKey::enters; }
bool may_be_empty(ShipKey key) { return key != ShipKey::name && key != ShipKey::class_name; }

/// The first of "NAME", "NAME 2", "NAME 3" that is not taken.
template <class IsTaken>
std::string free_name(const std::string& name, std::string_view between, IsTaken&& is_taken) {
    if (!is_taken(name)) return name;
    for (int number = 2;; ++number) {
        std::string next = fmt::format("{}{}{}", name, between, number);
        if (!is_taken(next)) return next;
    }
}

/// One change after another.
class ForceEdit {
  public:
    explicit ForceEdit(ForceEditor& editor) : editor_(editor) {}

    void operator()(const PickFormation& pick) {
        editor_.edits.typing.clear();
        editor_.formation = pick.formation;
        editor_.ship = pick.ship;
    }
    void operator()(const AddFormation& add) {
        if (add.side >= editor_.round.sides.size()) return;
        const ForceSide& side = editor_.round.sides[add.side];
        const auto last = last_of(side.id);
        std::string id = side.id + "-NEW";
        std::transform(id.begin(), id.end(), id.begin(), [](char c) { return upper(c); });
        id = free_name(id, "-", [&](const std::string& name) { return is_formation(name); });
        begin_step(editor_.edits);
        const std::size_t place = last ? block_of(*last) + 1 : place_of_first();
        add_block(outline(), place, "formation");
        OutlineBlock& block = outline().blocks[place];
        put(block, "id", value_for(id, false), formation_keys);
        put(block, "name", "\"New formation\"", formation_keys);
        put(block, "side", value_for(side.id, false), formation_keys);
        const std::string at = last ? editor_.formations[*last].at : "A1";
        put(block, "at", value_for(at, false), formation_keys);
        put(block, "ships", "[]", formation_keys);
        editor_.formation = last ? *last + 1 : editor_.formations.size();
        editor_.ship.reset();
    }
    void operator()(const RemoveFormation& remove) {
        if (!has(remove.formation)) return;
        begin_step(editor_.edits);
        remove_block(outline(), block_of(remove.formation));
        editor_.formation.reset();
        editor_.ship.reset();
    }
    void operator()(const MoveFormation& move) {
        if (!has(move.formation)) return;
        const auto other = neighbour(move.formation, move.is_up);
        if (!other) return;
        begin_step(editor_.edits);
        exchange_blocks(outline(), block_of(move.formation), block_of(*other));
        editor_.formation = *other;
    }
    void operator()(const WriteFormation& write) {
        if (!has(write.formation)) return;
        if (write.text.empty() && !may_be_empty(write.key)) {
            return refuse("That may not be empty.");
        }
        set(write.formation, write.key, write.text,
            fmt::format("{} {}", write.formation, key_of(write.key)));
    }
    void operator()(const PlaceFormation& place) {
        if (!editor_.formation) return refuse("Pick a formation first.");
        set(*editor_.formation, FormationKey::at, name_of(place.square), {});
    }
    void operator()(const AddShip& add) {
        if (!has(add.formation)) return refuse("Pick a formation first.");
        const std::string name = free_name(add.class_name + " ship", " ",
                                           [&](const std::string& each) { return is_ship(each); });
        change_ships(add.formation, {}, [&](OutlineList& ships) {
            std::string table = with("{}", "name", value_for(name, false), ship_keys);
            table = with(table, "class", value_for(add.class_name, false), ship_keys);
            add_item(ships, ships.items.size(), table);
            editor_.ship = ships.items.size() - 1;
        });
        editor_.formation = add.formation;
    }
    void operator()(const RemoveShip& remove) {
        if (!has(remove.formation, remove.ship)) return;
        change_ships(remove.formation, {}, [&](OutlineList& ships) {
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
        change_ships(move.formation, {},
                     [&](OutlineList& ships) { exchange_items(ships, move.ship, other); });
        editor_.ship = other;
    }
    void operator()(const WriteShip& write) {
        if (!has(write.formation, write.ship)) return;
        if (write.text.empty() && !may_be_empty(write.key)) {
            return refuse("That may not be empty.");
        }
        const std::string typing =
            fmt::format("{} {} {}", write.formation, write.ship, key_of(write.key));
        change_ships(write.formation, typing, [&](OutlineList& ships) {
            std::string& text = ships.items[write.ship].text;
            text = with(text, key_of(write.key), value_for(write.text, may_be_empty(write.key)),
                        ship_keys);
        });
    }
    void operator()(const PickForcePlace& pick) {
        const auto blocks = blocks_named(outline(), "formation");
        const auto block = std::find(blocks.begin(), blocks.end(), pick.place.block);
        if (block == blocks.end()) return refuse("That is none of the formations.");
        editor_.formation = static_cast<std::size_t>(block - blocks.begin());
        const auto& entries = outline().blocks[*block].entries;
        const bool is_of_ships = pick.place.entry && *pick.place.entry < entries.size() &&
                                 entries[*pick.place.entry].key == "ships";
        editor_.ship = is_of_ships ? pick.place.item : std::nullopt;
    }
    void operator()(const UndoForces&) { step_back(editor_.edits); }
    void operator()(const RedoForces&) { step_on(editor_.edits); }

  private:
    static char upper(char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }

    [[nodiscard]] Outline& outline() { return editor_.edits.now; }
    [[nodiscard]] bool has(std::size_t formation) const {
        return formation < editor_.formations.size();
    }
    [[nodiscard]] bool has(std::size_t formation, std::size_t ship) const {
        return has(formation) && ship < editor_.formations[formation].ships.size();
    }
    [[nodiscard]] std::size_t block_of(std::size_t formation) const {
        return blocks_named(editor_.edits.now, "formation")[formation];
    }
    /// Where the first formation of a side goes: behind those of the others.
    [[nodiscard]] std::size_t place_of_first() const {
        const auto blocks = blocks_named(editor_.edits.now, "formation");
        return blocks.empty() ? 1 : blocks.back() + 1;
    }
    [[nodiscard]] std::optional<std::size_t> last_of(const std::string& side) const {
        for (std::size_t i = editor_.formations.size(); i > 0; --i) {
            if (is_same(editor_.formations[i - 1].side, side)) return i - 1;
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<std::size_t> neighbour(std::size_t formation, bool is_up) const {
        const std::string& side = editor_.formations[formation].side;
        const auto count = static_cast<std::ptrdiff_t>(editor_.formations.size());
        const std::ptrdiff_t step = is_up ? -1 : 1;
        for (auto i = static_cast<std::ptrdiff_t>(formation) + step; i >= 0 && i < count;
             i += step) {
            const auto place = static_cast<std::size_t>(i);
            if (is_same(editor_.formations[place].side, side)) return place;
        }
        return std::nullopt;
    }
    static bool is_same(const std::string& a, const std::string& b) {
        return lower_case(a) == lower_case(b);
    }
    [[nodiscard]] bool is_formation(const std::string& id) const {
        const auto& all = editor_.formations;
        return std::any_of(all.begin(), all.end(),
                           [&](const FormationLine& each) { return is_same(each.id, id); });
    }
    [[nodiscard]] bool is_ship(const std::string& name) const {
        for (const FormationLine& formation : editor_.formations) {
            for (const ShipLine& ship : formation.ships) {
                if (is_same(ship.name, name)) return true;
            }
        }
        return false;
    }

    void set(std::size_t formation, FormationKey key, const std::string& text,
             const std::string& typing) {
        std::string value = value_for(text, key == FormationKey::enters);
        OutlineBlock& block = outline().blocks[block_of(formation)];
        if (value_of(block, key_of(key)) == value) return;
        begin_step(editor_.edits, typing);
        put(block, key_of(key), std::move(value), formation_keys);
    }

    template <class Change>
    void change_ships(std::size_t formation, const std::string& typing, Change&& change) {
        OutlineBlock& block = outline().blocks[block_of(formation)];
        OutlineList ships = list_in(value_of(block, "ships")).value_or(OutlineList{});
        const std::string before = text_of(ships);
        change(ships);
        std::string value = text_of(ships);
        if (value == before) return;
        begin_step(editor_.edits, typing);
        put(block, "ships", std::move(value), formation_keys);
    }

    void refuse(std::string why) { editor_.message = std::move(why); }

    ForceEditor& editor_;
};

/// What the lines are made of has changed: what is picked is looked for among them.
void renew(ForceEditor& editor) {
    editor.formations = formation_lines(editor.edits.now, editor.round);
    if (editor.formation && *editor.formation >= editor.formations.size()) editor.formation.reset();
    const FormationLine* const picked = editor.picked();
    const bool is_there = picked != nullptr && editor.ship && *editor.ship < picked->ships.size();
    if (!is_there) editor.ship.reset();
}

}  // namespace

ForceEditor forces_after(ForceEditor editor, const ForceIntent& intent) {
    editor.message.clear();
    std::visit(ForceEdit(editor), intent);
    renew(editor);
    return editor;
}

ForceEditor forces_editor(Outline forces, ForceSurroundings round) {
    ForceEditor editor;
    editor.edits.now = in_blocks(std::move(forces), "formation", "ships");
    editor.round = std::move(round);
    renew(editor);
    return editor;
}

}  // namespace flagplot::desk
