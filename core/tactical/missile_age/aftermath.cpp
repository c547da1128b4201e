#include "tactical/missile_age/aftermath.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "tactical/missile_age/known.h"
#include "tactical/missile_age/lasting.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/outcome.h"

namespace flagplot::tactical::missile_age {

namespace {

constexpr std::int32_t all = 100;

const Unit* ship_entered(const Battle& battle, std::int32_t entry) {
    const auto found = std::find_if(battle.units.begin(), battle.units.end(),
                                    [entry](const Unit& unit) { return unit.entry == entry; });
    return found == battle.units.end() ? nullptr : &*found;
}

/// A share in percent, begun hundredths whole, never more than she came with; what has not changed
/// is just as it was.
Hundredths share_of(Hundredths before, std::int32_t came, std::int32_t left, std::int32_t full) {
    if (left == came || full <= 0) return before;
    return std::min(before, Hundredths{(left * all + full - 1) / full});
}

Hundredths hull_of(const Tables& tables, const Unit& ship, const tactical::Unit& from) {
    if (ship.where == Whereabouts::sunk) return {0};
    if (ship.level == ship.came.level) return from.hull;
    return std::min(from.hull, Hundredths{tables.hull_left[static_cast<std::size_t>(ship.level)]});
}

std::int32_t rounds_when_full(const Unit& ship) {
    std::int32_t rounds = 0;
    for (const Mount& mount : ship.mounts) rounds += mount.full;
    return rounds;
}

UnitState outcome_of(const Unit& ship, const tactical::Unit& from, const UnitResult& result) {
    if (ship.where == Whereabouts::sunk) return UnitState::sunk;
    if (from.state == UnitState::captured) return from.state;
    if (ship.is_wreck()) return UnitState::derelict;
    const bool is_as_she_came = result.hull == from.hull && result.speed == from.speed;
    if (is_as_she_came) return from.state;
    const bool is_crippled = 2 * ship.rating <= ship.first_rating;
    return std::max(from.state, is_crippled ? UnitState::crippled : UnitState::damaged);
}

std::optional<Direction> direction_of(std::optional<std::int32_t> bearing) {
    constexpr std::int32_t eighth = 45;
    if (!bearing) return std::nullopt;
    return static_cast<Direction>(*bearing / eighth);
}

UnitResult result_for(const Tables& tables, const Unit& ship, const UnitOf& of,
                      const BattleRequest& request) {
    const tactical::Unit& from = *of.unit;
    UnitResult result = as_she_went_in(from);
    result.hull = hull_of(tables, ship, from);
    const Came now = state_of(ship);
    const auto mounts = static_cast<std::int32_t>(ship.mounts.size());
    result.speed = share_of(from.speed, ship.came.rating, now.rating, ship.first_rating);
    result.firepower = share_of(from.firepower, ship.came.mounts, now.mounts, mounts);
    result.ammunition =
        share_of(from.ammunition, ship.came.rounds, now.rounds, rounds_when_full(ship));
    result.has_withdrawn = ship.where == Whereabouts::left;
    if (*result.has_withdrawn) {
        if (const auto wanted = direction_of(ship.exit)) {
            result.exit = way_out(request.scene, *wanted);
        }
    }
    if (ship.where == Whereabouts::sunk) {
        result.speed = result.crew = result.firepower = result.ammunition = Hundredths{0};
        const bool is_by_other = ship.hit_by && *ship.hit_by != ship.side;
        if (is_by_other) result.by = request.parties[ship.hit_by->index()].id;
    }
    result.state = outcome_of(ship, from, result);
    result.lasting = lasting_of(from, ship, *result.ammunition);
    return result;
}

// --- what a side learned -------------------------------------------------------------------------

std::string met(const Tables& tables, const Unit& unit) {
    return fmt::format("{} ({}), {}", unit.name, template_of(tables, unit).name,
                       word_of(unit.level));
}

/// Others' models on the table, as it sees them.
LearnedResult learned_by(const Tables& tables, const Battle& battle, SideIndex side,
                         const BattleRequest& request) {
    std::vector<std::string> words;
    for (const Unit& unit : view_of(tables, battle, side).known.units) {
        const bool is_met = unit.side != side && unit.seen_by(side) == Sighting::model;
        if (is_met && !unit.is_civilian) words.push_back(met(tables, unit));
    }
    return {request.parties[side.index()].id,
            words.empty() ? "Identified nobody."
                          : fmt::format("Identified {}.", fmt::join(words, "; "))};
}

}  // namespace

BattleResult result_of(const Tables& tables, const Battle& battle, const BattleRequest& request) {
    BattleResult result;
    const std::vector<UnitOf> units = units_in(request);
    for (std::size_t entry = 0; entry < units.size(); ++entry) {
        const Unit* ship = ship_entered(battle, static_cast<std::int32_t>(entry));
        result.units.push_back(ship == nullptr ? as_she_went_in(*units[entry].unit)
                                               : result_for(tables, *ship, units[entry], request));
    }
    result.ended_by = battle.progress.ended_by;
    result.minutes =
        std::min(battle.progress.turn * tables.switches.minutes_per_turn, request.limit_minutes);
    result.field_holder = field_holder_after(request, result.units);
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        result.learned.push_back(learned_by(tables, battle, {side}, request));
    }
    if (battle.civilians_hit > 0) {
        result.remarks = fmt::format("Civilians were hit {} times.", battle.civilians_hit);
    }
    return result;
}

}  // namespace flagplot::tactical::missile_age
