#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/galley/carrying.h"
#include "tactical/galley/ground.h"
#include "tactical/galley/hidden.h"
#include "tactical/galley/ordering.h"
#include "tactical/galley/tables.h"
#include "tactical/kit/hex_ship.h"

/// \file
/// Two fleets in open water for tests: ships put where a test wants them, orders as people write
/// them, dice as the test says.

namespace flagplot::tactical::galley {

inline constexpr SideIndex red{0}, blue{1};

struct GalleyKit {
    Tables tables;
    Battle battle;
    Dice dice = ForcedDice{};
    Log log;

    /// A spare ship of each side far away, so that the battle goes on.
    GalleyKit() {
        battle.columns = 40;
        battle.rows = 30;
        battle.sides.resize(2);
        battle.sides[0] = {"Red", {0, 1}, 270, 0, 0, false, false, 0, 0};
        battle.sides[1] = {"Blue", {1, 0}, 90, 0, 0, false, false, 0, 0};
        battle.squadrons = {{"Red", red, 0}, {"Blue", blue, 0}};
        battle.wind.from = 0;
        battle.progress.turn = 1;
        battle.progress.turns = 20;
        battle.progress.minutes = 200;
        battle.progress.initiative = {red, blue};
        battle.progress.is_individuals = true;
        add(red, "trireme", {{0, 0}, 2, 1});
        add(blue, "trireme", {{26, 25}, 5, 1});
    }

    Tag add(SideIndex side, std::string_view kind, kit::HexShip at) {
        const auto found =
            std::find_if(tables.classes.begin(), tables.classes.end(),
                         [kind](const ShipClass& each) { return each.name == kind; });
        const ShipClass& made = *found;
        Ship ship;
        ship.name = std::string(kind) + " " + std::to_string(battle.ships.size() + 1);
        ship.side = ship.first_side = side;
        ship.kind = static_cast<std::uint32_t>(found - tables.classes.begin());
        ship.squadron = side.number;
        ship.at = {at.bow, at.facing, made.hexes};
        ship.cruise = made.cruise;
        ship.maximum = made.maximum;
        ship.ram_attack = made.ram_attack;
        ship.ram_defence = made.ram_defence;
        ship.crew = 3;
        ship.manpower = ship.first_manpower = made.manpower;
        ship.missiles = made.missiles;
        ship.may_anastrophe = made.may_anastrophe;
        ship.has_deck = made.has_deck;
        ship.has_towers = made.has_towers;
        ship.is_merchant = made.is_merchant;
        battle.ships.push_back(std::move(ship));
        return static_cast<Tag>(battle.ships.size());
    }

    /// At a hex round another ship, with the given facing relative to hers.
    Tag add_beside(SideIndex side, std::string_view kind, Tag other, kit::Around where,
                   kit::Hexside turn) {
        const kit::HexShip at = battle.ship(other).at;
        return add(side, kind, {hex_around(at, where).value(), kit::in_hex(at.facing + turn), 1});
    }

    /// These ships are activated now, as a command squadron or as an individual ship.
    void activate(std::vector<Tag> ships, bool is_command = false) {
        for (Ship& ship : battle.ships) {
            ship.has_finished = ship.has_reacted = ship.has_cut = false;
            ship.avoidances = ship.boarders = 0;
            ship.grappled_at.clear();
        }
        Progress& progress = battle.progress;
        const SideIndex side = battle.ship(ships.front()).side;
        progress.groups = {{side, std::move(ships), is_command}};
        progress.queue = {};
        progress.active = 1;
        progress.motion = {};
        progress.boarded.clear();
        progress.phase = Phase::movement;
        progress.asked = side;
    }
    void activate(Tag ship) { activate(std::vector{ship}); }
    void activate_fast(Tag ship) {
        battle.ship(ship).speed = Speed::maximum;
        activate(ship);
    }

    [[nodiscard]] View view() const { return view_of(battle, battle.progress.asked.value_or(red)); }

    /// What was expected instead of this order; empty: it may be given.
    [[nodiscard]] std::string refused(std::string_view line) const {
        const auto order = read_order_text(tables, view(), line);
        return order ? std::string() : order.error().details.at(1);
    }
    /// Gives it and says what was wrong with it, if anything.
    std::string give(std::string_view line) {
        const auto order = read_order_text(tables, view(), line);
        if (!order) return order.error().details.at(1);
        Ground ground(tables, battle, dice, &log);
        carry_out(ground, *order);
        return {};
    }

    /// Dice of this use that the ship rolls in the next step, after so many of others.
    void force(DieUse use, Tag ship, std::initializer_list<std::int32_t> faces,
               std::uint32_t nth = 0) {
        for (const std::int32_t face : faces) {
            std::get<ForcedDice>(dice).values[key_of(use, battle.progress.turn, ship, nth++)] =
                face;
        }
    }

    [[nodiscard]] Ship& ship(Tag tag) { return battle.ship(tag); }
    [[nodiscard]] bool has_logged(std::string_view words) const {
        return std::any_of(log.lines.begin(), log.lines.end(), [words](const LogLine& line) {
            return line.text.find(words) != line.text.npos;
        });
    }
    /// Parts of the last line with this rule.
    [[nodiscard]] std::vector<std::string> parts_of(std::string_view rule) const {
        for (auto line = log.lines.rbegin(); line != log.lines.rend(); ++line) {
            if (line->rule == rule) return line->parts;
        }
        return {};
    }
    [[nodiscard]] bool has_part(std::string_view rule, std::string_view part) const {
        const auto parts = parts_of(rule);
        return std::find(parts.begin(), parts.end(), part) != parts.end();
    }
};

/// A ship in the middle of the board, bow to the east.
inline constexpr kit::HexShip midsea{{10, 15}, 2, 1};

}  // namespace flagplot::tactical::galley
