#include "tactical/squadron/outcome_of.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "tactical/outcome.h"
#include "tactical/squadron/lasting_data.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/voyage.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::int32_t all = 100;

const Ship& ship_entered(const Battle& battle, std::size_t entry) {
    return *std::find_if(battle.ships.begin(), battle.ships.end(), [entry](const Ship& ship) {
        return ship.entry == static_cast<std::int32_t>(entry);
    });
}

/// A share in percent, begun hundredths whole, never more than she came with; what has not changed
/// is just as it was.
Hundredths share_of(Hundredths before, std::int32_t came, std::int32_t left, std::int32_t full) {
    if (left == came || full <= 0) return before;
    return std::min(before, Hundredths{(left * all + full - 1) / full});
}

/// AD in band 1 of all arcs, as damage leaves them (contract 4.2).
std::int32_t fire_of(const ShipClass& kind, const Damage& damage) {
    std::int32_t dice = 0;
    for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
        if (damage.silenced[arc]) continue;
        std::int32_t left = std::max(0, kind.dice[arc][0] - std::max(damage.hull, damage.crew));
        if (damage.of(Lasting::guns) > 0) left /= 2;
        dice += left;
    }
    return dice;
}

class Aftermath {
  public:
    Aftermath(const Tables& tables, const Battle& battle, const BattleRequest& request)
        : tables_(tables), battle_(battle), request_(request) {}

    BattleResult result() {
        const std::vector<UnitOf> units = units_in(request_);
        for (std::size_t entry = 0; entry < units.size(); ++entry) {
            result_.units.push_back(result_for(ship_entered(battle_, entry), units[entry]));
        }
        hand_over_prizes(units);
        result_.ended_by = battle_.progress.ended_by;
        constexpr std::int32_t minutes_per_turn = 10;
        result_.minutes =
            std::min(battle_.progress.turn * minutes_per_turn, request_.limit_minutes);
        result_.wreck = survivors();
        result_.ammunition = fired();
        for (std::uint32_t side = 0; side < request_.parties.size(); ++side) {
            result_.learned.push_back(learned_by({side}));
        }
        return std::move(result_);
    }

  private:
    UnitResult result_for(const Ship& ship, const UnitOf& of) {
        const tactical::Unit& from = *of.unit;
        const ShipClass& kind = battle_.class_of(ship);
        UnitResult result = as_she_went_in(from);
        const auto left = [](std::int32_t full, std::int32_t lost) {
            return std::max(0, full - lost);
        };
        result.hull = share_of(from.hull, left(kind.hull, ship.came.hull),
                               left(kind.hull, ship.damage.hull), kind.hull);
        result.crew = share_of(from.crew, left(kind.crew, ship.came.crew),
                               left(kind.crew, ship.damage.crew), kind.crew);
        result.firepower = share_of(from.firepower, fire_of(kind, ship.came),
                                    fire_of(kind, ship.damage), fire_of(kind, {}));
        result.ammunition =
            share_of(from.ammunition, ship.came_shots, ship.shots, tables_.measures.shots);
        result.speed = speed_of(ship, from);
        if (ship.where == Whereabouts::left) set_left(ship, result);
        result.lasting = lasting_of(from, ship);
        set_state(ship, from, result);
        return result;
    }

    [[nodiscard]] static Hundredths speed_of(const Ship& ship, const tactical::Unit& from) {
        if (ship.is_derelict && ship.is_on_table()) {
            return from.state == UnitState::derelict ? from.speed : Hundredths{0};
        }
        Ship as_came = ship;
        as_came.damage = ship.came;
        const std::int32_t came = movement_of(as_came), now = movement_of(ship);
        if (now == came || came == 0) return from.speed;
        return std::min(from.speed, Hundredths{(from.speed.count * now + came - 1) / came});
    }

    void set_state(const Ship& ship, const tactical::Unit& from, UnitResult& result) const {
        // she is removed when all critical hits are resolved
        const bool is_sinking = ship.is_on_table() && hull_left(battle_, ship) == 0;
        switch (is_sinking ? Whereabouts::sunk : ship.where) {
            case Whereabouts::sunk:
                result.state = UnitState::sunk;
                result.hull = result.speed = result.crew = result.firepower = result.ammunition =
                    Hundredths{0};
                if (ship.hit_by && *ship.hit_by != ship.side) result.by = id_of(*ship.hit_by);
                return;
            case Whereabouts::captured:
                result.state = UnitState::captured;
                result.by = id_of(*ship.taken_by);
                return;
            case Whereabouts::rescued:
                return set_towed(ship, from, result);
            case Whereabouts::waiting:
            case Whereabouts::on_table:
            case Whereabouts::left:
                break;
        }
        if (from.state == UnitState::captured) return;
        if (ship.is_derelict) {
            result.state = UnitState::derelict;
            return;
        }
        const bool is_changed = ship.damage != ship.came;
        if (!is_changed) return;
        const bool is_crippled =
            ship.damage.of(Lasting::steering) > 0 || result.speed->count * 2 <= all;
        result.state = std::max(from.state, is_crippled ? UnitState::crippled : UnitState::damaged);
    }

    /// A rescued ship is in tow of her fleet: of those that are still there, else of those that
    /// left. If there are none, she is adrift again.
    void set_towed(const Ship& ship, const tactical::Unit& from, UnitResult& result) const {
        constexpr Hundredths in_tow{all / 2};
        const Ship* left = nullptr;
        bool is_any_there = false;
        for (const Ship& other : battle_.ships) {
            if (other.side != ship.side) continue;
            is_any_there |= is_able(other);
            if (other.where == Whereabouts::left && left == nullptr) left = &other;
        }
        if (!is_any_there && left == nullptr) {
            result.state = UnitState::derelict;
            result.speed = Hundredths{0};
            return;
        }
        result.state = std::max(from.state, UnitState::crippled);
        result.speed = std::min(*result.speed, in_tow);
        if (!is_any_there) set_left(*left, result);
    }

    void set_left(const Ship& ship, UnitResult& result) const {
        result.has_withdrawn = true;
        if (ship.exit) {
            result.exit = way_out(request_.scene, static_cast<Direction>(*ship.exit / 45));
        }
    }

    [[nodiscard]] std::string id_of(SideIndex side) const {
        return request_.parties[side.index()].id;
    }

    /// Prizes are of the side that holds the field, which also takes the derelicts of its enemies;
    /// if nobody holds it, prizes are derelicts (contract 4.3, 4.4).
    void hand_over_prizes(const std::vector<UnitOf>& units) {
        const FieldHolder holder = field_holder_after(request_, result_.units);
        for (std::size_t at = 0; at < result_.units.size(); ++at) {
            UnitResult& unit = result_.units[at];
            const bool is_prize = unit.state == UnitState::captured && !unit.by.empty();
            if (!is_prize && unit.state != UnitState::derelict) continue;
            const bool is_taken = (is_prize && unit.by == holder.side) ||
                                  is_enemy_of_holder(request_, *units[at].party, holder);
            unit.state = is_taken ? UnitState::captured : UnitState::derelict;
            unit.by = is_taken ? holder.side : std::string();
        }
        result_.field_holder = holder;
    }

    /// Half of the crews that ships had when they sank.
    [[nodiscard]] std::string survivors() const {
        std::vector<std::string> words;
        for (std::uint32_t side = 0; side < battle_.sides.size(); ++side) {
            std::int32_t crew = 0;
            for (const Ship& ship : battle_.ships) {
                const bool is_lost =
                    ship.side == SideIndex{side} && ship.where == Whereabouts::sunk;
                if (is_lost) crew += crew_left(battle_, ship);
            }
            if (crew / 2 > 0) words.push_back(fmt::format("{} of {}", crew / 2, name_of(side)));
        }
        if (words.empty()) return {};
        return fmt::format("Survivors in crew points: {}", fmt::join(words, ", "));
    }

    [[nodiscard]] std::string fired() const {
        std::vector<std::string> words;
        for (const Ship& ship : battle_.ships) {
            const std::int32_t shots = ship.came_shots - ship.shots;
            if (shots > 0) words.push_back(fmt::format("{} {}", ship.name, shots));
        }
        return words.empty() ? "" : fmt::format("Arcs fired: {}", fmt::join(words, ", "));
    }

    [[nodiscard]] LearnedResult learned_by(SideIndex side) const {
        std::vector<std::string> words;
        for (const Ship& ship : battle_.ships) {
            if (ship.side == side || ship.where == Whereabouts::waiting) continue;
            words.push_back(
                fmt::format("{} ({}), {}", ship.name, battle_.class_of(ship).name, fate_of(ship)));
        }
        return {id_of(side),
                words.empty() ? "Met nobody." : fmt::format("Met {}.", fmt::join(words, "; "))};
    }
    [[nodiscard]] std::string fate_of(const Ship& ship) const {
        if (!ship.is_on_table()) return std::string(word_of(ship.where));
        if (ship.is_derelict) return "derelict";
        if (tables_.switches.fog == Fog::enemy_points_hidden) return "afloat";
        return fmt::format("hull {} of {}", hull_left(battle_, ship), battle_.class_of(ship).hull);
    }
    [[nodiscard]] std::string name_of(std::uint32_t side) const { return battle_.sides[side].name; }

    const Tables& tables_;
    const Battle& battle_;
    const BattleRequest& request_;
    BattleResult result_;
};

}  // namespace

BattleResult result_of(const Tables& tables, const Battle& battle, const BattleRequest& request) {
    return Aftermath(tables, battle, request).result();
}

}  // namespace flagplot::tactical::squadron
