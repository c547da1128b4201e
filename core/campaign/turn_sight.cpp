#include <algorithm>
#include <tuple>

#include "campaign/turn.h"
#include "rules/sighting.h"

namespace flagplot::turn {

namespace {

/// A roll that falls due.
struct Due {
    FormationId searcher;
    FormationId target;
    Reach reach{};
    Attempt attempt;
    Strength target_strength;
};

constexpr std::int32_t farthest = 2;

bool is_in_port(const Resolution& turn, FormationId id) {
    const FormationState& formation = turn.formation(id);
    const auto& ports = turn.definition().side(turn.definition().formation(id).side).ports;
    return !formation.route && std::binary_search(ports.begin(), ports.end(), formation.square);
}

bool was_tried(const Resolution& turn, const Tried& tried) {
    const auto& all = turn.state().progress.tried;
    return std::binary_search(all.begin(), all.end(), tried);
}

bool have_crossed(const std::vector<Crossing>& crossings, FormationId a, FormationId b) {
    return std::any_of(crossings.begin(), crossings.end(), [&](const Crossing& crossing) {
        return (crossing.a == a && crossing.b == b) || (crossing.a == b && crossing.b == a);
    });
}

/// The roll this formation has against that one now, if any (ST-30 to ST-38).
std::optional<Due> due(const Resolution& turn, FormationId searcher, FormationId target,
                       bool crossed) {
    const Switches& switches = turn.switches();
    const Square from = turn.formation(searcher).square;
    const Square to = crossed ? from : turn.formation(target).square;
    const auto reach = reach_at(sighting_distance(from, to, switches.metric));
    if (!reach || was_tried(turn, {searcher, target, *reach}) ||
        is_sheltered(is_in_port(turn, target), switches.port_shelter) ||
        !is_line_clear(turn.definition().chart, from, to, switches.line_of_sight)) {
        return std::nullopt;
    }
    const Searcher eyes{strength_of(turn.units(searcher), switches.sp_basis),
                        turn.formation(searcher).radar_on};
    const Strength strength = strength_of(turn.units(target), switches.sp_basis);
    const Light light = turn.definition().calendar.light_of(turn.state().turn);
    const auto attempt = sighting_attempt(eyes, strength, *reach, light, switches.sighting());
    if (!attempt) return std::nullopt;
    return Due{searcher, target, *reach, *attempt, strength};
}

/// A success, before it is told.
struct Spotted {
    SeatId seat;
    Sighting sighting;
    FormationId target;
};

/// By searcher, then by what is told and by nothing else: reports with equal keys are equal, so
/// their order cannot tell which of two enemies was which (A-ST-35).
auto order_of(const Spotted& spotted) {
    const Sighting& told = spotted.sighting;
    const Declaration declared = told.declared.value_or(Declaration{});
    return std::tuple(spotted.seat, told.by, told.square, !told.declared, declared.biggest,
                      declared.units, told.mode, told.reach);
}

std::optional<Spotted> roll(Resolution& turn, const Due& due, Pulse at) {
    const DieKey key{Purpose::sighting,
                     turn.state().progress.line,
                     static_cast<std::uint16_t>(turn.state().turn.count),
                     due.searcher.number,
                     due.target.number,
                     static_cast<std::uint32_t>(due.reach)};
    const std::int32_t die =
        turn.roll(key, sighting_die, due.attempt.modifiers, due.attempt.needed);
    const bool has_succeeded = die <= due.attempt.needed;
    std::optional<Declaration> declared;
    if (has_succeeded && die <= due.attempt.declares_up_to) {
        declared = Declaration{due.target_strength.biggest, due.target_strength.units};
    }
    const Square where = turn.formation(due.target).square;
    turn.fact(SightingTried{{due.searcher, due.target, due.reach},
                            due.attempt.mode,
                            turn.formation(due.searcher).square,
                            where,
                            at,
                            has_succeeded,
                            declared});
    if (!has_succeeded) return std::nullopt;  // nobody is told, not even that a die fell (5.2)
    return Spotted{
        turn.owner(due.searcher),
        {turn.own_number(due.searcher), due.attempt.mode, due.reach, where, declared, at},
        due.target};
}

void tell_searchers(Resolution& turn, std::vector<Spotted> spotted) {
    std::stable_sort(spotted.begin(), spotted.end(),
                     [](const Spotted& a, const Spotted& b) { return order_of(a) < order_of(b); });
    for (const Spotted& each : spotted) {
        turn.tell(each.seat, seen(turn.view(each.seat), turn.switches().turn_mode, each.sighting));
    }
}

/// Owners learn which of theirs were spotted: each once and by own number, since how often and in
/// which order would tell of the searchers.
void notify_owners(Resolution& turn, std::vector<FormationId> spotted, Pulse at) {
    if (!turn.switches().notify_spotted) return;
    const auto key = [&](FormationId id) { return std::pair(turn.owner(id), turn.own_number(id)); };
    std::sort(spotted.begin(), spotted.end(),
              [&](FormationId a, FormationId b) { return key(a) < key(b); });
    spotted.erase(std::unique(spotted.begin(), spotted.end()), spotted.end());
    for (const FormationId id : spotted) {
        turn.tell(turn.owner(id), OwnSpotted{turn.own_number(id), at});
    }
}

}  // namespace

void sight(Resolution& turn, const std::vector<FormationId>& whose, Pulse at,
           const std::vector<Crossing>& crossings) {
    std::vector<std::pair<FormationId, FormationId>> pairs;
    for (const FormationId id : whose) {
        for (const FormationId other :
             turn.occupancy().around(turn.formation(id).square, farthest)) {
            if (!turn.are_hostile(id, other)) continue;
            pairs.emplace_back(id, other);
            pairs.emplace_back(other, id);
        }
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());

    std::vector<Due> rolls;  // all of them are due before any is made
    for (const auto& [searcher, target] : pairs) {
        auto due_now = due(turn, searcher, target, have_crossed(crossings, searcher, target));
        if (due_now) rolls.push_back(std::move(*due_now));
    }
    std::vector<Spotted> spotted;
    std::vector<FormationId> targets;
    for (const Due& each : rolls) {
        if (auto success = roll(turn, each, at)) {
            targets.push_back(success->target);
            spotted.push_back(std::move(*success));
        }
    }
    tell_searchers(turn, std::move(spotted));
    notify_owners(turn, std::move(targets), at);
}

void sight_late(Resolution& turn) {
    const std::vector<FormationId> everybody = turn.on_chart();
    sight(turn, everybody, {half_hours_per_turn});
    mark_battles(turn, everybody, {half_hours_per_turn});
    turn.fact(PhaseEntered{Phase::battles});
}

}  // namespace flagplot::turn
