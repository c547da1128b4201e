#include "actions/counting.h"

#include <algorithm>
#include <set>
#include <string>

namespace flagplot::actions {

namespace {

using tactical::Fired;
using tactical::LoggedTurn;
using tactical::ShipLogged;
using tactical::UnitResult;
using tactical::UnitState;

constexpr std::int32_t quarter = 25;  ///< percent of her hull: with no more a ship is out

bool is_among(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Of no names: anybody.
bool is_meant(const std::vector<std::string>& names, const std::string& name) {
    return names.empty() || is_among(names, name);
}

std::int32_t percent_of(const std::optional<Hundredths>& left) {
    return left.value_or(Hundredths{100}).count;
}

bool is_lost(const UnitResult& ship) {
    return ship.state == UnitState::sunk || ship.state == UnitState::captured ||
           ship.state == UnitState::derelict;
}

/// At the end of the battle, by its result.
bool came_out(const UnitResult& ship, const ShipCondition& condition) {
    switch (condition.is) {
        case ShipIs::sunk:
            return ship.state == UnitState::sunk;
        case ShipIs::lost:
            return is_lost(ship);
        case ShipIs::out:
            return is_lost(ship) || percent_of(ship.hull) <= quarter;
        case ShipIs::withdrawn:
            return ship.has_withdrawn.value_or(false);
        case ShipIs::hull_at_most:
            return percent_of(ship.hull) <= condition.percent;
        case ShipIs::firepower_at_most:
            return percent_of(ship.firepower) <= condition.percent;
        case ShipIs::ammunition_at_most:
            return percent_of(ship.ammunition) <= condition.percent;
        case ShipIs::speed_at_most:
            return percent_of(ship.speed) <= condition.percent;
        case ShipIs::silent:
        case ShipIs::stopped:
        case ShipIs::hit:
            return false;  // only turns tell
    }
    return false;
}

/// At the end of one turn. Who was hit is asked of what was fired.
bool is_so(const ShipLogged& ship, const ShipCondition& condition) {
    switch (condition.is) {
        case ShipIs::sunk:
            return ship.is_sunk;
        case ShipIs::out:
            return ship.is_sunk || ship.hull <= quarter;
        case ShipIs::silent:
            return ship.is_sunk || !ship.has_main_guns;
        case ShipIs::stopped:
            return ship.is_sunk || ship.knots == 0;
        case ShipIs::hull_at_most:
            return ship.is_sunk || ship.hull <= condition.percent;
        default:
            return false;
    }
}

/// Counts one statement in one battle.
class Counting {
  public:
    Counting(const Fought& fought, const Statement& statement)
        : fought_(fought), statement_(statement), begin_(beginning()) {}

    [[nodiscard]] std::optional<std::int64_t> count() const {
        switch (statement_.count) {
            case Count::hits:
                return fired(&Fired::hits);
            case Count::shots:
                return fired(&Fired::shots);
            case Count::ships:
                return ships();
            case Count::minutes:
                return minutes();
            case Count::last_shot:
                return last_shot();
            case Count::hull:
                return mean(&UnitResult::hull);
            case Count::firepower:
                return mean(&UnitResult::firepower);
            case Count::ammunition:
                return mean(&UnitResult::ammunition);
            case Count::better_off:
                return better_off();
        }
        return std::nullopt;
    }

  private:
    /// The minute from which minutes count.
    [[nodiscard]] std::int32_t beginning() const {
        if (!statement_.is_from_first_shot) return 0;
        const auto first = std::find_if(fought_.turns.begin(), fought_.turns.end(),
                                        [](const LoggedTurn& turn) { return !turn.fired.empty(); });
        return first == fought_.turns.end() || first == fought_.turns.begin()
                   ? 0
                   : std::prev(first)->minutes;
    }

    [[nodiscard]] bool is_within(const LoggedTurn& turn) const {
        return !statement_.within || turn.minutes - begin_ <= *statement_.within;
    }

    [[nodiscard]] bool is_meant_shot(const Fired& fired) const {
        return is_meant(statement_.by, fired.by) && is_meant(statement_.of, fired.at) &&
               is_meant(statement_.with, fired.weapon);
    }

    [[nodiscard]] std::int64_t fired(std::int32_t Fired::* what) const {
        std::int64_t sum = 0;
        for (const LoggedTurn& turn : fought_.turns) {
            if (!is_within(turn)) break;
            for (const Fired& fired : turn.fired) {
                if (is_meant_shot(fired)) sum += fired.*what;
            }
        }
        return sum;
    }

    [[nodiscard]] std::optional<std::int64_t> last_shot() const {
        std::optional<std::int64_t> last;
        for (const LoggedTurn& turn : fought_.turns) {
            const bool has_fired = std::any_of(
                turn.fired.begin(), turn.fired.end(),
                [&](const Fired& fired) { return fired.shots > 0 && is_meant_shot(fired); });
            if (has_fired) last = turn.minutes - begin_;
        }
        return last;
    }

    /// The ships that are so at the end of this turn. Of one that has left nothing new is known.
    void add_so(const LoggedTurn& turn, std::set<std::string>& so) const {
        for (const ShipCondition& condition : statement_.which) {
            for (const ShipLogged& ship : turn.ships) {
                if (!ship.has_left && is_so(ship, condition)) so.insert(ship.ship);
            }
            if (condition.is != ShipIs::hit) continue;
            for (const Fired& fired : turn.fired) {
                if (fired.hits > 0) so.insert(fired.at);
            }
        }
    }
    [[nodiscard]] std::int64_t meant_of(const std::set<std::string>& so) const {
        return std::count_if(so.begin(), so.end(), [&](const std::string& name) {
            return is_among(statement_.of, name);
        });
    }

    [[nodiscard]] std::int64_t ships() const {
        std::set<std::string> so;
        for (const LoggedTurn& turn : fought_.turns) {
            if (is_within(turn)) add_so(turn, so);
        }
        if (!statement_.within) add_came_out(so);
        return meant_of(so);
    }
    void add_came_out(std::set<std::string>& so) const {
        for (const UnitResult& ship : fought_.result.units) {
            for (const ShipCondition& condition : statement_.which) {
                if (came_out(ship, condition)) so.insert(ship.name);
            }
        }
    }

    [[nodiscard]] std::optional<std::int64_t> minutes() const {
        std::set<std::string> so;
        for (const LoggedTurn& turn : fought_.turns) {
            add_so(turn, so);
            if (meant_of(so) >= statement_.many) return turn.minutes - begin_;
        }
        return std::nullopt;
    }

    [[nodiscard]] std::int64_t mean(std::optional<Hundredths> UnitResult::* what) const {
        return mean_of([&](const UnitResult& ship) { return is_among(statement_.of, ship.name); },
                       what);
    }
    template <class IsMeant>
    [[nodiscard]] std::int64_t mean_of(const IsMeant& is_meant_ship,
                                       std::optional<Hundredths> UnitResult::* what) const {
        std::int64_t sum = 0, many = 0;
        for (const UnitResult& ship : fought_.result.units) {
            if (!is_meant_ship(ship)) continue;
            sum += percent_of(ship.*what);
            ++many;
        }
        return many == 0 ? 0 : sum / many;
    }

    [[nodiscard]] std::int64_t better_off() const {
        const auto is_other = [&](const UnitResult& ship) {
            return !is_among(statement_.of, ship.name);
        };
        return mean(&UnitResult::hull) > mean_of(is_other, &UnitResult::hull) ? 1 : 0;
    }

    const Fought& fought_;
    const Statement& statement_;
    std::int32_t begin_;
};

}  // namespace

std::optional<std::int64_t> counted_in(const Fought& fought, const Statement& statement) {
    return Counting(fought, statement).count();
}

bool needs_turns(const Statement& statement) {
    const auto only_turns_tell = [](const ShipCondition& condition) {
        return condition.is == ShipIs::silent || condition.is == ShipIs::stopped ||
               condition.is == ShipIs::hit;
    };
    const bool is_of_turns = statement.count == Count::hits || statement.count == Count::shots ||
                             statement.count == Count::minutes ||
                             statement.count == Count::last_shot;
    return is_of_turns || statement.within || statement.is_from_first_shot ||
           std::any_of(statement.which.begin(), statement.which.end(), only_turns_tell);
}

}  // namespace flagplot::actions
