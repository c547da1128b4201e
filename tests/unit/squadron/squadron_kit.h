#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tactical/squadron/ground.h"
#include "tactical/squadron/known.h"
#include "tactical/squadron/squadron_module.h"

/// \file
/// A battle in the middle of a turn, put together ship by ship, for tests of the rules.

namespace flagplot::tactical::squadron {

inline constexpr SideIndex red{0};
inline constexpr SideIndex blue{1};

struct SquadronKit {
    Tables tables;
    Battle battle;
    std::map<DieKey, std::int32_t> dice;
    Log log;

    SquadronKit() {
        battle.sides = {{"Red", 180, false, {0, 1}, 0, 0, 0, false, Turning::starboard, {}},
                        {"Blue", 0, false, {1, 0}, 0, 0, 0, false, Turning::starboard, {}}};
        battle.conditions.force = 0;
        battle.progress.turn = 1;
        battle.progress.turns = 12;
        battle.progress.minutes = 120;
        battle.progress.phase = Phase::activations;
        battle.progress.initiative = {red, blue};
        kit::CardTable empty;
        empty.hands.resize(2);
        empty.laid.resize(2);
        battle.decks = {empty, empty};
    }

    ShipClass& class_called(std::string_view name) {
        return *std::find_if(tables.ships.begin(), tables.ships.end(),
                             [name](const ShipClass& each) { return each.name == name; });
    }
    /// A squadron of this class.
    SquadronNumber squadron(SideIndex side, const ShipClass& kind) {
        battle.classes.push_back(kind);
        battle.squadrons.push_back(
            {side, static_cast<std::uint32_t>(battle.classes.size() - 1), 0, true});
        return static_cast<SquadronNumber>(battle.squadrons.size() - 1);
    }
    SquadronNumber squadron(SideIndex side, std::string_view kind) {
        return squadron(side, class_called(kind));
    }
    /// A ship of this squadron at a place, in hundredths of an inch.
    ShipNumber ship(SquadronNumber squadron, kit::Point place, std::int32_t heading) {
        const auto number = static_cast<ShipNumber>(battle.ships.size());
        Ship ship;
        ship.name = "Ship " + std::to_string(number + 1);
        ship.side = battle.squadrons[squadron].side;
        ship.entry = static_cast<std::int32_t>(number);
        ship.kind = battle.squadrons[squadron].kind;
        ship.squadron = squadron;
        ship.movement = battle.classes[ship.kind].movement;
        ship.shots = ship.came_shots = 40;
        ship.where = Whereabouts::on_table;
        ship.place = place;
        ship.heading = heading;
        battle.ships.push_back(ship);
        return number;
    }
    /// An enemy far away, so that the battle goes on.
    void far_enemy() { ship(squadron(blue, "cruiser"), {3'000, 2'000}, 0); }

    /// All squadrons wait, those of red first.
    void begin() {
        std::vector<kit::Waiting> sides{{red, {}, 0}, {blue, {}, 0}};
        for (SquadronNumber number = 0; number < battle.squadrons.size(); ++number) {
            sides[battle.squadrons[number].side.index()].units.push_back(number);
        }
        battle.progress.queue = kit::queue_of(std::move(sides));
        battle.progress.asked = red;
        battle.progress.asking = Asking::squadron;
    }

    /// What was expected instead of this order; empty: it was given.
    std::string give(std::string_view text) {
        const SquadronModule module(tables);
        const SideIndex side = battle.progress.asked;
        const auto order = module.read_order(module.view(battle, side), text);
        if (!order) return order.error().details.at(1);
        const ForcedDice forced{dice, {}};
        auto after = module.step(battle, side, *order, forced, &log);
        if (!after) return after.error().details.at(1);
        battle = *std::move(after);
        return {};
    }

    void force(DieUse use, std::uint32_t subject, std::uint32_t nth, std::int32_t face) {
        dice[key_of(use, battle.progress.turn, subject, nth)] = face;
    }
    /// The dice of a use that a ship rolls in one step, all the same.
    void force_all(DieUse use, ShipNumber ship, std::int32_t face) {
        constexpr std::uint32_t most = 60;
        for (std::uint32_t nth = 0; nth < most; ++nth) force(use, ship, nth, face);
    }
    void force_attacks(ShipNumber ship, std::int32_t face) {
        force_all(DieUse::attack, ship, face);
    }

    /// The dice of the last line that has these words: "6 AD".
    [[nodiscard]] std::string dice_said(std::string_view words) const {
        for (auto line = log.lines.rbegin(); line != log.lines.rend(); ++line) {
            if (line->text.find(words) == std::string::npos || line->parts.empty()) continue;
            return line->parts.front().substr(0, line->parts.front().find(':'));
        }
        return {};
    }
    [[nodiscard]] View view(SideIndex side) const { return view_of(tables, battle, side); }
};

}  // namespace flagplot::tactical::squadron
