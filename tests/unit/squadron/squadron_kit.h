#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tactical/squadron/class_data.h"
#include "tactical/squadron/ground.h"
#include "tactical/squadron/known.h"
#include "tactical/squadron/ships.h"

/// \file
/// Small battles for tests: two sides, ships of any class put anywhere, forced dice.

namespace flagplot::tactical::squadron {

inline constexpr SideIndex red{0};
inline constexpr SideIndex blue{1};

/// A battle in turn 1, phase 3, with the wind from the north and nobody active. Ships stay where
/// they are in memory. Lengths are hundredths of an inch.
class SquadronKit {
  public:
    explicit SquadronKit(std::uint32_t sides = 2) {
        for (std::uint32_t side = 0; side < sides; ++side) {
            SideState state;
            state.name = std::string(1, static_cast<char>('A' + side));
            for (std::uint32_t other = 0; other < sides; ++other) {
                state.hostile.push_back(other == side ? 0 : 1);
            }
            state.entry = side == 0 ? 180 : 0;
            battle.sides.push_back(std::move(state));
            battle.progress.initiative.push_back({side});
            battle.progress.queue.sides.push_back({});
        }
        battle.decks.resize(sides);
        for (kit::CardTable& deck : battle.decks) {
            deck.hands.resize(sides);
            deck.laid.resize(sides);
        }
        battle.progress.turn = 1;
        battle.progress.turns = 12;
        battle.progress.phase = Phase::activations;
        battle.progress.asking = Asking::squadron;
        battle.ships.reserve(100);
    }

    /// A squadron of a class of the tables.
    SquadronNumber squadron(SideIndex side, std::string_view kind) {
        tactical::Unit unit;
        unit.class_name = std::string(kind);
        battle.classes.push_back(class_of(tables, unit).value());
        const auto number = static_cast<std::uint32_t>(battle.classes.size() - 1);
        battle.squadrons.push_back({side, number, 0, true});
        ++battle.sides[side.index()].squadrons_at_start;
        return static_cast<SquadronNumber>(battle.squadrons.size() - 1);
    }
    /// A ship of a squadron.
    Ship& add(SquadronNumber squadron, kit::Point place, std::int32_t heading = 0) {
        Ship ship;
        ship.side = battle.squadrons[squadron].side;
        ship.kind = battle.squadrons[squadron].kind;
        ship.squadron = squadron;
        ship.name = "Ship " + std::to_string(battle.ships.size() + 1);
        ship.entry = static_cast<std::int32_t>(battle.ships.size());
        ship.movement = battle.classes[ship.kind].movement;
        ship.shots = ship.came_shots = tables.measures.shots;
        ship.where = Whereabouts::on_table;
        ship.place = place;
        ship.heading = heading;
        battle.sides[ship.side.index()].points_at_start += battle.classes[ship.kind].points;
        battle.ships.push_back(std::move(ship));
        return battle.ships.back();
    }
    /// A ship with a squadron of its own.
    Ship& add(SideIndex side, std::string_view kind, kit::Point place, std::int32_t heading = 0) {
        return add(squadron(side, kind), place, heading);
    }

    /// A squadron acts with all its ships, at this step, and its owner is asked.
    void activate(SquadronNumber number, Step step, Asking asking) {
        battle.activation = {};
        battle.activation.squadron = number;
        battle.activation.step = step;
        battle.activation.element = ships_of(battle, number);
        battle.progress.asking = asking;
        battle.progress.asked = battle.squadrons[number].side;
    }
    /// Gives a card to a side.
    kit::Card give(SideIndex side, CardOp op) {
        for (std::uint32_t kind = 0; kind < tables.cards.kinds.size(); ++kind) {
            if (tables.cards.kinds[kind].op != op) continue;
            battle.decks[side.index()].hands[side.index()].push_back({kind});
            return {kind};
        }
        return {};
    }

    [[nodiscard]] View seen_by(SideIndex side) const { return view_of(tables, battle, side); }

    /// The `nth` die of a use that this ship or side rolls in a step.
    SquadronKit& force(DieUse use, std::uint32_t subject, std::int32_t face,
                       std::uint32_t nth = 0) {
        forced.values[key_of(use, battle.progress.turn, subject, nth)] = face;
        return *this;
    }
    /// Dice of one use in a row.
    SquadronKit& force_all(DieUse use, std::uint32_t subject,
                           const std::vector<std::int32_t>& dice) {
        for (std::size_t nth = 0; nth < dice.size(); ++nth) {
            force(use, subject, dice[nth], static_cast<std::uint32_t>(nth));
        }
        return *this;
    }
    /// Lets a rule work on the battle, as in one step.
    template <class Rule>
    void run(const Rule& rule) {
        const Dice dice = forced;
        Ground ground(tables, battle, dice, &log);
        rule(ground);
    }

    Tables tables;
    Battle battle;
    ForcedDice forced;
    Log log;
};

}  // namespace flagplot::tactical::squadron
