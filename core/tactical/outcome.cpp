#include "tactical/outcome.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace flagplot::tactical {

namespace {

/// Something that a ship has a percentage of, before and after.
struct Share {
    std::string_view name;
    Hundredths Unit::* before;
    std::optional<Hundredths> UnitResult::* after;
};

constexpr std::array shares{
    Share{"hull", &Unit::hull, &UnitResult::hull},
    Share{"speed", &Unit::speed, &UnitResult::speed},
    Share{"crew", &Unit::crew, &UnitResult::crew},
    Share{"firepower", &Unit::firepower, &UnitResult::firepower},
    Share{"ammunition", &Unit::ammunition, &UnitResult::ammunition},
};

bool is_way(const Scene& scene, Direction direction) {
    return std::any_of(scene.around.begin(), scene.around.end(), [&](const Beside& beside) {
        return beside.direction == direction && beside.is_way;
    });
}

class Checking {
  public:
    Checking(const BattleRequest& request, const BattleResult& result)
        : request_(request), result_(result) {
        for (const UnitOf& each : units_in(request)) units_[each.unit->name] = each;
    }

    std::vector<std::string> broken() {
        check_whole();
        for (const auto& [name, unit] : units_) {
            const auto times = std::count_if(
                result_.units.begin(), result_.units.end(),
                [&, &wanted = name](const auto& each) { return each.name == wanted; });
            if (times != 1) add("{} is listed {} times in the result", name, times);
        }
        for (const UnitResult& unit : result_.units) check(unit);
        return std::move(broken_);
    }

  private:
    template <class... Parts>
    void add(fmt::format_string<Parts...> form, Parts&&... parts) {
        broken_.push_back(fmt::format(form, std::forward<Parts>(parts)...));
    }

    void check_whole() {
        if (!result_.ended_by) add("nothing says why it ended");
        const std::int32_t minutes = result_.minutes.value_or(-1);
        if (minutes < 0 || minutes > request_.limit_minutes) {
            add("it took {} minutes of {}", minutes, request_.limit_minutes);
        }
        const FieldHolder holder = field_holder_after(request_, result_.units);
        if (!result_.field_holder) {
            add("nothing says who holds the field");
        } else if (*result_.field_holder != holder) {
            add("\"{}\" is said to hold the field, and \"{}\" does", result_.field_holder->side,
                holder.side);
        }
    }

    void check(const UnitResult& unit) {
        const auto found = units_.find(unit.name);
        if (found == units_.end()) return add("{} did not go in", unit.name);
        if (!unit.state || !unit.has_withdrawn || !unit.notes) {
            return add("something of {} is left unknown", unit.name);
        }
        for (const Share& share : shares) check(unit, *found->second.unit, share);
        check_way(unit);
        check_fate(unit, *found->second.party);
    }

    void check(const UnitResult& unit, const Unit& before, const Share& share) {
        const auto& after = unit.*share.after;
        if (!after) return add("{} of {} is left unknown", share.name, unit.name);
        if (*after < Hundredths{0} || *after > before.*share.before) {
            add("{} of {} was {} and is {}", share.name, unit.name, (before.*share.before).count,
                after->count);
        }
    }

    void check_way(const UnitResult& unit) {
        if (unit.exit && !is_way(request_.scene, *unit.exit)) {
            add("{} leaves where there is no water", unit.name);
        }
        if (!unit.lost_with.empty() &&
            (unit.lost_with == unit.name || !units_.contains(unit.lost_with))) {
            add("{} is lost with {}, who did not go in", unit.name, unit.lost_with);
        }
    }

    void check_fate(const UnitResult& unit, const Party& own) {
        const bool is_sunk = unit.state == UnitState::sunk;
        if (is_sunk != (unit.hull == Hundredths{0})) {
            add("{} is {} with hull {}", unit.name, word_of(*unit.state), unit.hull->count);
        }
        if (unit.by == own.id) add("{} is taken or sunk by her own side", unit.name);
        if (unit.state != UnitState::captured) return;
        const Unit& before = *units_.at(unit.name).unit;
        // she stays with her owner
        if (before.state == UnitState::captured && unit.by.empty()) return;
        if (!result_.field_holder || unit.by != result_.field_holder->side || unit.by.empty()) {
            add("{} is a prize of \"{}\", who does not hold the field", unit.name, unit.by);
        }
    }

    const BattleRequest& request_;
    const BattleResult& result_;
    std::map<std::string, UnitOf> units_;
    std::vector<std::string> broken_;
};

}  // namespace

std::vector<UnitOf> units_in(const BattleRequest& request) {
    std::vector<UnitOf> units;
    for (const Party& party : request.parties) {
        for (const Formation& formation : party.formations) {
            for (const Unit& unit : formation.units) units.push_back({&unit, &formation, &party});
        }
    }
    return units;
}

UnitResult as_she_went_in(const Unit& unit) {
    UnitResult result;
    result.name = unit.name;
    result.state = unit.state;
    result.has_withdrawn = false;
    result.notes = unit.notes;
    result.lasting = unit.lasting;
    for (const Share& share : shares) result.*share.after = unit.*share.before;
    return result;
}

UnitState state_left(Hundredths hull, Hundredths speed) {
    constexpr Hundredths all{100};
    constexpr Hundredths half{50};
    if (hull <= Hundredths{0}) return UnitState::sunk;
    if (speed <= half) return UnitState::crippled;
    return hull < all || speed < all ? UnitState::damaged : UnitState::intact;
}

FieldHolder field_holder_after(const BattleRequest& request, const std::vector<UnitResult>& units) {
    std::map<std::string, std::string> side_of;
    for (const UnitOf& each : units_in(request)) side_of[each.unit->name] = each.party->id;
    std::set<std::string> there;
    for (const UnitResult& unit : units) {
        const bool is_lost = unit.state == UnitState::sunk || unit.state == UnitState::captured ||
                             unit.state == UnitState::derelict;
        const bool can_steam = unit.speed.value_or(Hundredths{0}) > Hundredths{0};
        if (is_lost || !can_steam || unit.has_withdrawn.value_or(false)) continue;
        const auto found = side_of.find(unit.name);
        if (found != side_of.end()) there.insert(found->second);
    }
    return {there.size() == 1 ? *there.begin() : std::string()};
}

bool is_enemy_of_holder(const BattleRequest& request, const Party& party,
                        const FieldHolder& holder) {
    const auto place = [&](std::string_view id) {
        const auto found = std::find_if(request.parties.begin(), request.parties.end(),
                                        [id](const Party& each) { return each.id == id; });
        return SideIndex{static_cast<std::uint32_t>(found - request.parties.begin())};
    };
    return !holder.side.empty() &&
           attitude_of(request, place(holder.side), place(party.id)) == Attitude::hostile;
}

std::optional<Direction> way_out(const Scene& scene, Direction wanted) {
    constexpr std::uint32_t directions = 8;
    for (std::uint32_t off = 0; off <= directions / 2; ++off) {
        for (const std::uint32_t turn : {off, directions - off}) {
            const auto direction =
                static_cast<Direction>((static_cast<std::uint32_t>(wanted) + turn) % directions);
            if (is_way(scene, direction)) return direction;
        }
    }
    return std::nullopt;
}

std::vector<std::string> broken_promises(const BattleRequest& request, const BattleResult& result) {
    return Checking(request, result).broken();
}

}  // namespace flagplot::tactical
