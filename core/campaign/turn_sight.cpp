#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <tuple>

#include "campaign/turn.h"
#include "rules/sighting.h"
#include "view/contact_numbers.h"

namespace flagplot::turn {

namespace {

/// A roll that is due.
struct Due {
    FormationId searcher;
    FormationId target;
    Reach reach{};
};

constexpr std::int32_t farthest = 2;

bool was_tried(const Resolution& turn, const Tried& tried) {
    const auto& all = turn.state().progress.tried;
    return std::binary_search(all.begin(), all.end(), tried);
}

bool have_crossed(const std::vector<Crossing>& crossings, FormationId a, FormationId b) {
    return std::any_of(crossings.begin(), crossings.end(), [&](const Crossing& crossing) {
        return (crossing.a == a && crossing.b == b) || (crossing.a == b && crossing.b == a);
    });
}

/// Whether this formation may try to sight that one now (ST-30, ST-31, ST-38).
std::optional<Due> due(const Resolution& turn, FormationId searcher, FormationId target,
                       bool crossed) {
    const Switches& switches = turn.switches();
    const Square from = turn.formation(searcher).square;
    const Square to = crossed ? from : turn.formation(target).square;
    const auto reach = reach_at(sighting_distance(from, to, switches.metric));
    if (!reach || was_tried(turn, {searcher, target, *reach}) ||
        is_sheltered(turn.is_in_port(target), switches.port_shelter) ||
        !is_line_clear(turn.definition().chart, from, to, switches.line_of_sight)) {
        return std::nullopt;
    }
    return Due{searcher, target, *reach};
}

/// The roll for it, if any (ST-32 to ST-35), modified by weather and cards.
std::optional<Attempt> attempt_of(Resolution& turn, const Due& due, const Strength& target) {
    const Switches& switches = turn.switches();
    const FormationState& searcher = turn.formation(due.searcher);
    const Searcher eyes{strength_of(turn.units(due.searcher), switches.sp_basis),
                        searcher.radar_on};
    const auto& weather = turn.weather();
    const Hindrance hindrance =
        hindrance_of(searcher.effects, turn.formation(due.target).effects,
                     weathering_at(weather, searcher.square),
                     weathering_at(weather, turn.formation(due.target).square));
    return sighting_attempt(eyes, target, due.reach, turn.light(), switches.sighting(), hindrance);
}

/// A success that has not been told yet.
struct Spotted {
    SeatId seat;
    Sighting sighting;
    Square from;
    FormationId target;
};

/// By the searcher's place, then only by what is told: reports with equal keys differ only in the
/// searcher, so their order cannot reveal which of two enemies was which (A-ST-35).
auto order_of(const Spotted& spotted) {
    const Sighting& told = spotted.sighting;
    const Declaration declared = told.declared.value_or(Declaration{});
    return std::tuple(spotted.seat, spotted.from, told.square, !told.declared, declared.biggest,
                      declared.units, told.source, told.reach);
}

std::optional<Spotted> roll(Resolution& turn, const Due& due, const Strength& target,
                            const Attempt& attempt, Pulse at) {
    const DieKey key = turn.key(Purpose::sighting, turn.die_number(due.searcher),
                                turn.die_number(due.target), static_cast<std::uint32_t>(due.reach));
    const std::int32_t die = turn.roll(key, sighting_die, attempt.modifiers, attempt.needed);
    const bool has_succeeded = die <= attempt.needed;
    std::optional<Declaration> declared;
    if (has_succeeded && die <= attempt.declares_up_to) {
        declared = Declaration{target.biggest, target.units};
    }
    const Square where = turn.formation(due.target).square;
    turn.fact(SightingTried{{due.searcher, due.target, due.reach},
                            turn.side(due.searcher),
                            attempt.mode,
                            turn.formation(due.searcher).square,
                            where,
                            at,
                            has_succeeded,
                            declared});
    if (!has_succeeded) return std::nullopt;  // not even the roll is told (5.2)
    return Spotted{
        turn.owner(due.searcher),
        {turn.own_number(due.searcher), source_of(attempt.mode), due.reach, where, declared, at},
        turn.formation(due.searcher).square,
        due.target};
}

/// For effects on a target that end with the next attempt, attempts from one square at one square
/// at the same time are one attempt: the order must not depend on formation numbers.
auto place_of(const Resolution& turn, const Due& due) {
    return std::tuple(turn.side(due.searcher), turn.formation(due.searcher).square,
                      turn.formation(due.target).square);
}

/// \pre all have the same `place_of`
std::vector<Spotted> roll_together(Resolution& turn, std::span<const Due> rolls, Pulse at) {
    std::vector<Spotted> spotted;
    std::set<FormationId> tried;
    for (const Due& each : rolls) {
        const Strength target = strength_of(turn.units(each.target), turn.switches().sp_basis);
        const auto attempt = attempt_of(turn, each, target);
        if (!attempt) continue;
        tried.insert(each.target);
        if (const auto success = roll(turn, each, target, *attempt, at)) {
            spotted.push_back(*success);
        }
    }
    for (const FormationId target : tried) end_next_attempt(turn, target);
    return spotted;
}

/// Arranges equal reports so that the order depends as little as possible on the numbers of the
/// searchers: the first report of each searcher, then the second of each. Among those, searchers
/// who have already seen more contacts come first, since fewer contacts are left that their report
/// could be about.
void arrange(const SideView& view, std::span<Spotted> equal) {
    if (equal.size() < 2) return;
    struct Rank {
        std::size_t report = 0;
        std::vector<ContactId> seen;
        OwnNumber by;
    };
    std::map<OwnNumber, std::size_t> reports;
    std::vector<std::pair<Rank, Spotted>> ranked;
    for (const Spotted& each : equal) {
        const OwnNumber by = each.sighting.by.value();
        ranked.push_back(
            {{reports[by]++, seen_already(view, {by, each.sighting.reach}), by}, each});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
        const Rank& one = a.first;
        const Rank& other = b.first;
        return std::tuple(one.report, other.seen.size(), one.seen, one.by) <
               std::tuple(other.report, one.seen.size(), other.seen, other.by);
    });
    std::transform(ranked.begin(), ranked.end(), equal.begin(),
                   [](const auto& each) { return each.second; });
}

void tell_searchers(Resolution& turn, std::vector<Spotted> spotted) {
    std::stable_sort(spotted.begin(), spotted.end(),
                     [](const Spotted& a, const Spotted& b) { return order_of(a) < order_of(b); });
    std::map<SeatId, std::map<Square, std::set<ContactId>>> told;
    const auto tell = [&](const Spotted& each) {
        // Nobody is in two squares at the same time.
        std::vector<ContactId> elsewhere;
        for (const auto& [square, contacts] : told[each.seat]) {
            if (square == each.sighting.square) continue;
            elsewhere.insert(elsewhere.end(), contacts.begin(), contacts.end());
        }
        const Seen report = seen(turn.view(each.seat), turn.switches(), each.sighting, elsewhere);
        told[each.seat][report.square].insert(report.contact);
        turn.tell(each.seat, report);
    };
    for (auto first = spotted.begin(); first != spotted.end();) {
        const auto last = std::find_if(first, spotted.end(), [&](const Spotted& each) {
            return order_of(each) != order_of(*first);
        });
        arrange(turn.view(first->seat), {first, last});
        std::for_each(first, last, tell);
        first = last;
    }
}

/// Owners learn which of their formations were spotted: each once, by own number, since the count
/// and the order would reveal something about the searchers.
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

    std::vector<Due> rolls;  // all that are due are collected before any is rolled
    for (const auto& [searcher, target] : pairs) {
        const auto due_now = due(turn, searcher, target, have_crossed(crossings, searcher, target));
        if (due_now) rolls.push_back(*due_now);
    }
    std::stable_sort(rolls.begin(), rolls.end(), [&](const Due& a, const Due& b) {
        return place_of(turn, a) < place_of(turn, b);
    });
    std::vector<Spotted> spotted;
    for (auto first = rolls.begin(); first != rolls.end();) {
        const auto last = std::find_if(first, rolls.end(), [&](const Due& each) {
            return place_of(turn, each) != place_of(turn, *first);
        });
        const auto together = roll_together(turn, {first, last}, at);
        spotted.insert(spotted.end(), together.begin(), together.end());
        first = last;
    }
    std::vector<FormationId> targets;
    for (const Spotted& each : spotted) targets.push_back(each.target);
    tell_searchers(turn, std::move(spotted));
    notify_owners(turn, std::move(targets), at);
}

void end_next_attempt(Resolution& turn, FormationId id) {
    auto effects = turn.formation(id).effects;
    const auto ended = std::erase_if(
        effects, [](const ActiveEffect& effect) { return effect.ends == Ends::next_attempt; });
    if (ended > 0) turn.fact(EffectsChanged{id, std::move(effects)});
}

void sight_late(Resolution& turn) {
    const std::vector<FormationId> everybody = turn.on_chart();
    sight(turn, everybody, {half_hours_per_turn});
    mark_battles(turn, everybody, {half_hours_per_turn});
    if (turn.state().stop) return;  // the umpire is asked; the rest of the phase waits
    tell_of_attacks(turn, {half_hours_per_turn});
    turn.fact(PhaseEntered{Phase::battles});
}

}  // namespace flagplot::turn
