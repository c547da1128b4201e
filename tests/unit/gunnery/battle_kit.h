#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tactical/gunnery/field.h"
#include "tactical/gunnery/hand_back.h"
#include "tactical/gunnery/muster.h"
#include "tactical/gunnery/standing.h"
#include "tactical/gunnery/turn.h"

/// \file
/// Battles for tests: two sides on a clear day in 1941, nobody surprised unless the test says so,
/// ships put anywhere, turns played by odds dice or by dice that the test forces.

namespace flagplot::tactical::gunnery {

inline Unit unit_of(std::string name, std::string type, std::int32_t size, std::int32_t knots) {
    Unit unit;
    unit.name = std::move(name);
    unit.class_name = unit.type = std::move(type);
    unit.size = unit.points_left = {size};
    unit.maximum = unit.speed_left = {knots * 10};
    return unit;
}
inline Unit battleship_unit(std::string name) {
    return unit_of(std::move(name), "battleship", 4, 28);
}
inline Unit cruiser_unit(std::string name) {
    return unit_of(std::move(name), "heavy cruiser", 3, 32);
}
inline Unit destroyer_unit(std::string name) {
    return unit_of(std::move(name), "destroyer", 1, 36);
}
inline Unit merchant_unit(std::string name) { return unit_of(std::move(name), "auxiliary", 2, 12); }
inline Unit with_data(Unit unit, std::string key, std::string value) {
    unit.data.push_back({"gunnery", std::move(key), std::move(value)});
    return unit;
}

class BattleKit {
  public:
    BattleKit(std::vector<Unit> blue, std::vector<Unit> red) {
        request.scene.date_hour = "24 May 1941 12:00";
        request.scene.light = "day";
        request.scene.weather = "clear";
        request.scene.terrain = Terrain::sea;
        request.parties = {
            {"blue", "Blue", {}, {{"B-1", "Blue force", "seek", Direction::north, "", blue}}},
            {"red", "Red", {}, {{"R-1", "Red force", "seek", Direction::south, "", red}}}};
        tables.switches.surprise = Surprise::never;
    }

    /// Again from the request, after a test has changed it.
    BattleKit& begin() {
        battle = battle_of(request, tables).value();
        return *this;
    }

    BattleKit& at_night() {
        request.scene.light = "night";
        request.scene.date_hour = "24 May 1941 23:00";
        request.scene.moon_age = 0;
        return *this;
    }

    [[nodiscard]] Side& side(std::uint32_t number) { return battle.sides.at(number); }
    [[nodiscard]] Ship& ship(std::uint32_t number, std::size_t place = 0) {
        return side(number).ships.at(place);
    }
    [[nodiscard]] const Design& design(std::uint32_t number, std::size_t place = 0) {
        return side(number).designs.at(static_cast<std::size_t>(ship(number, place).design));
    }
    [[nodiscard]] Division& division(std::uint32_t number, std::size_t place = 0) {
        return side(number).divisions.at(place);
    }

    /// A ship at a place, on the course that she steers.
    BattleKit& put(std::uint32_t number, std::size_t place, kit::Point at, std::int32_t heading = 0,
                   std::int32_t knots = 0) {
        Ship& placed = ship(number, place);
        placed.at = at;
        placed.heading = heading;
        placed.knots = knots;
        for (Division& each : side(number).divisions) {
            const auto ours = static_cast<std::int32_t>(place);
            if (std::find(each.ships.begin(), each.ships.end(), ours) == each.ships.end()) continue;
            each.heading = heading;
            each.motion = {Verb::steer, heading, 0, {}};
            each.speed = each.knots = knots;
        }
        return *this;
    }

    BattleKit& order(std::uint32_t number, std::string division, Verb verb, std::int32_t amount = 0,
                     std::int32_t enemy = 0, std::string name = {}) {
        give({std::move(division), verb, amount, enemy, std::move(name)}, side(number));
        return *this;
    }
    BattleKit& hold_all_fire() {
        for (Side& each : battle.sides) {
            for (Division& own : each.divisions) {
                own.guns.verb = Verb::hold_fire;
                own.torpedoes.verb = Verb::keep_torpedoes;
            }
        }
        return *this;
    }

    BattleKit& turn() {
        play_turn(tables, battle, forced.values.empty() ? dice : Dice{forced}, &log);
        return *this;
    }
    BattleKit& turns(int count) {
        for (int i = 0; i < count && battle.conditions.stage == Stage::orders; ++i) turn();
        return *this;
    }

    /// The die of the turn that is played next. Places count over all ships.
    BattleKit& force(DieUse use, std::size_t subject, std::size_t object, std::uint32_t index,
                     std::int32_t result) {
        forced.values[key_of(use, battle.conditions.turn + 1, subject, object, index)] = result;
        return *this;
    }

    /// What a side has of the first ship of the other.
    [[nodiscard]] const Contact* contact(std::uint32_t number, std::size_t place = 0) {
        const Truth& truth = battle.truths.at(number);
        const ShipRef ref{{1 - number}, static_cast<std::int32_t>(place)};
        const auto found = std::find(truth.contacts.begin(), truth.contacts.end(), ref);
        if (found == truth.contacts.end()) return nullptr;
        return &side(number).contacts[static_cast<std::size_t>(found - truth.contacts.begin())];
    }
    [[nodiscard]] Knowing knows(std::uint32_t number, std::size_t place = 0) {
        const Contact* held = contact(number, place);
        return held == nullptr ? Knowing::lost : held->now;
    }

    [[nodiscard]] bool reads(std::uint32_t number, const std::string& words) const {
        return std::any_of(log.lines.begin(), log.lines.end(), [&](const LogLine& line) {
            return line.readers.holds({number}) && line.text.find(words) != std::string::npos;
        });
    }

    [[nodiscard]] BattleResult result() const { return record_of(battle, request, tables); }

    BattleRequest request;
    Tables tables;
    Battle battle;
    Dice dice = OddsDice{1};
    ForcedDice forced;
    Log log;
};

}  // namespace flagplot::tactical::gunnery
