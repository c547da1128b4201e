#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "leak/side_output.h"
#include "support/random_world.h"

// Non-interference: change anything Blue has not been told of, and whatever Blue can receive stays
// byte for byte the same. Four ways of changing it, over random campaigns; and five leaks planted
// on purpose, each of which must be caught, so that the tests themselves are tested.

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr std::uint64_t world_count = 240;

/// A leak planted into Blue's output, as a careless program would have it.
enum class Leak { none, wrong_side, failed_die, true_name, true_number, hidden_order };

std::string planted(const World& world, const std::vector<Played>& turn, Leak leak) {
    std::string text;
    std::vector<std::pair<FormationId, Square>> seen;
    for (const Played& played : turn) {
        for (const Told& told : played.step.reports) {
            const bool is_move = std::holds_alternative<OwnMoved>(told.report);
            if (leak == Leak::wrong_side && told.seat == red && is_move) text += encoded(told);
        }
        for (const Fact& fact : played.step.facts) {
            const auto* tried = std::get_if<SightingTried>(&fact);
            if (tried == nullptr ||
                world.definition.formation(tried->tried.searcher).side != side_of(blue)) {
                continue;
            }
            const FormationId target = tried->tried.target;
            if (leak == Leak::failed_die && !tried->has_succeeded) text += "a die fell\n";
            if (!tried->has_succeeded) continue;
            if (leak == Leak::true_name) text += world.definition.formation(target).name;
            if (leak == Leak::true_number) text += std::to_string(target.number);
            seen.emplace_back(target, tried->to);
        }
    }
    if (leak == Leak::hidden_order) {
        std::sort(seen.begin(), seen.end());
        for (const auto& [target, square] : seen) text += name_of(square);
    }
    return text;
}

/// All Blue gets of one turn.
std::string output(const World& world, const Rules& rules, const std::vector<Played>& turn,
                   Leak leak) {
    std::string text;
    for (const Played& played : turn) {
        for (const Told& told : played.step.reports) {
            if (told.seat == blue) text += encoded(told.report);
        }
    }
    text += side_output(rules, turn.back().step.after, blue);
    return text + planted(world, turn, leak);
}

/// The turns of a whole war.
std::vector<std::vector<Played>> turns_of(const World& world, const Rules& rules) {
    std::vector<std::vector<Played>> turns;
    CampaignState state = must_advance(rules, first_state(world.definition), Begin{}).after;
    while (state.progress.phase != Phase::over) {
        turns.push_back(play_turn(world, rules, state));
        state = turns.back().back().step.after;
    }
    return turns;
}

bool is_same_war(const World& a, const Rules& rules_a, const World& b, const Rules& rules_b,
                 Leak leak) {
    const auto one = turns_of(a, rules_a);
    const auto other = turns_of(b, rules_b);
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (output(a, rules_a, one[i], leak) != output(b, rules_b, other[i], leak)) return false;
    }
    return one.size() == other.size();
}

bool is_same_war(const World& a, const World& b, Leak leak) {
    return is_same_war(a, Rules(a.definition, OfficialDice{a.secret}), b,
                       Rules(b.definition, OfficialDice{b.secret}), leak);
}

// --- far: enemies out of everyone's reach differ in number, names, places, ships and orders

bool far_holds(const World& world, Leak leak) {
    World other = world;
    for (const FormationId id : other.far) {
        FormationRow& row = other.definition.formations[id.index()];
        row.name = "somebody else";
        row.id = "X-" + row.id;
        row.enters_at.row = 5;
        other.minds[id.index()] += 64;  // other orders, the same place in the turn
        for (const ShipId ship : row.ships) {
            other.definition.ships[ship.index()].ship.size = {4};
        }
    }
    // A hidden formation more changes who moves when in alternating play, as at a table.
    const bool together = world.definition.switches.turn_mode == TurnMode::simultaneous_steps;
    if (together) add_far_formation(other, 1000);
    return is_same_war(world, other, leak);
}

// --- swap: two equal enemies exchange places, orders and dice

FormationId swapped(const World& world, FormationId id) {
    if (id == world.twin_a) return world.twin_b;
    return id == world.twin_b ? world.twin_a : id;
}

Dice swapped_dice(const World& world, const std::vector<std::vector<Played>>& turns) {
    ForcedDice forced{{}, OfficialDice{world.secret}};
    for (const auto& turn : turns) {
        for (const Played& played : turn) {
            for (const Fact& fact : played.step.facts) {
                const auto* die = std::get_if<DieRolled>(&fact);
                if (die == nullptr) continue;
                DieKey key = die->key;
                if (key.purpose == Purpose::sighting) {
                    key.subject = swapped(world, {key.subject}).number;
                    key.object = swapped(world, {key.object}).number;
                }
                forced.values[key] = die->result;
            }
        }
    }
    return forced;
}

bool swap_holds(const World& world, Leak leak) {
    World other = world;
    FormationRow& a = other.definition.formations[world.twin_a.index()];
    FormationRow& b = other.definition.formations[world.twin_b.index()];
    std::swap(a.enters, b.enters);
    std::swap(a.enters_at, b.enters_at);
    std::swap(other.minds[world.twin_a.index()], other.minds[world.twin_b.index()]);
    const Rules rules(world.definition, OfficialDice{world.secret});
    return is_same_war(world, rules, other,
                       Rules(other.definition, swapped_dice(world, turns_of(world, rules))), leak);
}

// --- absent: each turn, every enemy it did not report is put far away and the turn run again

/// Enemies of whom table 5.2 lets Blue hear in this turn.
std::set<FormationId> reported(const World& world, const std::vector<Played>& turn) {
    std::set<FormationId> heard_of;
    for (const Played& played : turn) {
        for (const Fact& fact : played.step.facts) {
            if (const auto* tried = std::get_if<SightingTried>(&fact)) {
                if (!tried->has_succeeded) continue;
                const bool by_blue =
                    world.definition.formation(tried->tried.searcher).side == side_of(blue);
                if (by_blue) heard_of.insert(tried->tried.target);
                if (!by_blue && world.definition.switches.notify_spotted) {
                    heard_of.insert(tried->tried.searcher);
                }
            }
            if (const auto* battle = std::get_if<BattleMarked>(&fact)) {
                heard_of.insert(battle->formations.begin(), battle->formations.end());
            }
        }
    }
    return heard_of;
}

/// Red's captains do not react within the turn, neither by condition nor by a route that what they
/// see in the meantime could forbid: what Blue meets stays the same.
CampaignState without_reactions(const World& world, CampaignState state) {
    const SideView& view = state.view(red);
    for (std::size_t i = 0; i < state.formations.size(); ++i) {
        if (world.definition.formations[i].side == side_of(red)) {
            state.formations[i].conditions.clear();
        }
    }
    std::erase_if(state.sheets[red].orders, [&](const Order& order) {
        const auto* line = std::get_if<FormationOrder>(&order);
        if (line == nullptr) return false;
        const bool is_change = std::holds_alternative<PlotRoute>(line->what) &&
                               view.formation(line->formation).route.has_value();
        return is_change || std::holds_alternative<Conditional>(line->what);
    });
    return state;
}

std::vector<Played> resolved(const World& world, const Rules& rules, CampaignState now) {
    std::vector<Played> played;
    const TurnNumber turn = now.turn;
    while (now.turn == turn) {
        const Command command = now.stop ? answer_to(world, now) : Command{Resolve{}};
        played.push_back({command, now, must_advance(rules, now, command)});
        now = played.back().step.after;
    }
    return played;
}

bool absent_holds(const World& world, Leak leak) {
    const Rules rules(world.definition, OfficialDice{world.secret});
    for (const auto& turn : turns_of(world, rules)) {
        // sheets of both sides are in, nothing is resolved
        const CampaignState ready = without_reactions(world, turn.at(1).step.after);
        const auto as_it_was = resolved(world, rules, ready);
        const auto heard_of = reported(world, as_it_was);
        CampaignState emptied = ready;
        for (std::uint32_t i = 0; i < emptied.formations.size(); ++i) {
            FormationState& formation = emptied.formations[i];
            const bool is_red = world.definition.formations[i].side == side_of(red);
            if (!is_red || heard_of.contains({i})) continue;
            formation.square = world.far_square;
            formation.route.reset();
            formation.leg.clear();
        }
        if (output(world, rules, as_it_was, leak) !=
            output(world, rules, resolved(world, rules, emptied), leak)) {
            return false;
        }
    }
    return true;
}

// --- rename: every hidden name and its length

bool rename_holds(const World& world, Leak leak) {
    World other = world;
    other.definition.sides[red.index()].briefing = "Something quite different.";
    for (FormationRow& row : other.definition.formations) {
        if (row.side != side_of(red)) continue;
        row.id = "Z" + row.id + "-long";
        row.name = "Q";
        for (const ShipId ship : row.ships) {
            other.definition.ships[ship.index()].ship.name += " the Second";
            other.definition.ships[ship.index()].ship.class_name = "";
        }
    }
    return is_same_war(world, other, leak);
}

using Holds = bool (*)(const World&, Leak);

int worlds_where_it_fails(Holds holds, Leak leak, std::uint64_t count) {
    int failures = 0;
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        if (holds(random_world(seed), leak)) continue;
        ++failures;
        if (leak == Leak::none) UNSCOPED_INFO("world " << seed << " leaks");
    }
    return failures;
}

}  // namespace

TEST_CASE("far: enemies out of everyone's reach change nothing Blue receives", "[leak]") {
    CHECK(worlds_where_it_fails(far_holds, Leak::none, world_count) == 0);
}

TEST_CASE("swap: which of two equal enemies it was changes nothing Blue receives", "[leak]") {
    CHECK(worlds_where_it_fails(swap_holds, Leak::none, world_count) == 0);
}

TEST_CASE("absent: an enemy that was not reported might as well not be there", "[leak]") {
    CHECK(worlds_where_it_fails(absent_holds, Leak::none, world_count) == 0);
}

TEST_CASE("rename: hidden names and their lengths change nothing Blue receives", "[leak]") {
    CHECK(worlds_where_it_fails(rename_holds, Leak::none, world_count) == 0);
}

TEST_CASE("planted leaks are caught", "[leak]") {
    constexpr std::uint64_t count = 60;
    CHECK(worlds_where_it_fails(far_holds, Leak::wrong_side, count) > 0);
    CHECK(worlds_where_it_fails(absent_holds, Leak::wrong_side, count) > 0);
    CHECK(worlds_where_it_fails(absent_holds, Leak::failed_die, count) > 0);
    CHECK(worlds_where_it_fails(rename_holds, Leak::true_name, count) > 0);
    CHECK(worlds_where_it_fails(swap_holds, Leak::true_name, count) > 0);
    CHECK(worlds_where_it_fails(swap_holds, Leak::true_number, count) > 0);
    CHECK(worlds_where_it_fails(swap_holds, Leak::hidden_order, count) > 0);
}

TEST_CASE("the random worlds have what the leak tests are about", "[leak]") {
    std::map<std::string, int> worlds_with;
    for (std::uint64_t seed = 1; seed <= world_count; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        std::set<std::string> met;
        for (const auto& turn : turns_of(world, rules)) {
            for (const Played& played : turn) {
                for (const Told& told : played.step.reports) {
                    if (told.seat != blue) continue;
                    const auto* sighting = std::get_if<Seen>(&told.report);
                    if (sighting != nullptr) met.insert("a contact");
                    if (sighting != nullptr && sighting->mode == SightMode::radar) {
                        met.insert("a radar contact");
                    }
                    if (std::holds_alternative<OwnConditionMet>(told.report)) {
                        met.insert("an order by condition");
                    }
                    if (std::holds_alternative<BattleJoined>(told.report)) met.insert("a battle");
                }
            }
            const SideView& view = turn.back().step.after.view(blue);
            for (const Contact& contact : view.contacts) {
                if (!is_current(contact.turn, view.turn,
                                world.definition.switches.contact_current_turns)) {
                    met.insert("a contact grown old");
                }
            }
        }
        for (const std::string& what : met) ++worlds_with[what];
    }
    CHECK(worlds_with.size() == 5);
    for (const auto& [what, count] : worlds_with) {
        WARN(count << " of " << world_count << " worlds had " << what);
        CHECK(count * 20 >= static_cast<int>(world_count));
    }
}
