#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "leak/shipped_world.h"
#include "leak/ways.h"
#include "leak/worlds.h"

// What comes up in the worlds of the leak tests: a test of worlds in which nothing happens would
// show nothing.

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// Was something wrong in a report from the air?
bool is_misreport(const Fact& fact) {
    const auto* die = std::get_if<DieRolled>(&fact);
    return die != nullptr && die->key.purpose == Purpose::misreport && die->faces == sighting_die &&
           die->result >= 9;
}

void note(std::set<std::string>& met, const Report& report) {
    if (const auto* sighting = std::get_if<Seen>(&report)) {
        met.insert("a contact");
        if (sighting->mode == SightMode::radar) met.insert("a radar contact");
    }
    const auto note_if = [&](bool is_there, const char* what) {
        if (is_there) met.insert(what);
    };
    const auto* flown = std::get_if<AirReport>(&report);
    note_if(flown != nullptr, "an air search");
    note_if(flown != nullptr && !flown->found.empty(), "an air search that found something");
    note_if(std::holds_alternative<OwnConditionMet>(report), "an order by condition");
    note_if(std::holds_alternative<BattleJoined>(report), "a battle");
    note_if(std::holds_alternative<OwnPrizes>(report), "a prize");
    note_if(std::holds_alternative<OwnSlipped>(report), "a battle refused");
    note_if(std::holds_alternative<OwnFounded>(report), "a split");
    note_if(std::holds_alternative<OwnMerged>(report), "a merge");
    note_if(std::holds_alternative<CardDealt>(report), "a card in the hand");
    note_if(std::holds_alternative<CardPlayed>(report), "a card played");
    note_if(std::holds_alternative<OwnStruck>(report), "a card with an effect");
    note_if(std::holds_alternative<ContactRevised>(report), "a contact corrected");
}

/// What the umpire does is told at once or later: it is found among the facts.
void note(std::set<std::string>& met, const Fact& fact) {
    if (is_misreport(fact)) met.insert("a misreport");
    if (std::holds_alternative<UmpireRuled>(fact)) met.insert("a ruling");
    if (std::holds_alternative<MessagePassed>(fact)) met.insert("a message");
    if (is_one_of<BriefingsReleased, BriefingsReleasedTo>(fact)) met.insert("a release by hand");
}

std::set<std::string> met_in(const World& world) {
    const Rules rules(world.definition, OfficialDice{world.secret});
    std::set<std::string> met;
    for (const auto& turn : turns_of(world, rules)) {
        for (const Played& played : turn) {
            for (const Told& told : played.step.reports) {
                if (told.seat == blue) note(met, told.report);
            }
            for (const Fact& fact : played.step.facts) note(met, fact);
        }
        const SideView& view = turn.back().step.after.view(blue);
        for (const Contact& contact : view.contacts) {
            const auto current = world.definition.switches.contact_current_turns;
            if (!is_current(contact.turn, view.turn, current)) met.insert("a contact grown old");
        }
    }
    return met;
}

/// Prints in how many worlds each thing came up, and wants each in one of twenty.
void check_coverage(World (*made)(std::uint64_t), const char* which, Seeds seeds,
                    std::size_t kinds) {
    std::map<std::string, std::uint64_t> worlds_with;
    for (std::uint64_t seed = seeds.first; seed < seeds.end(); ++seed) {
        for (const std::string& what : met_in(made(seed))) ++worlds_with[what];
    }
    CHECK(worlds_with.size() >= kinds);
    for (const auto& [what, count] : worlds_with) {
        WARN(count << " of " << seeds.count << " " << which << " had " << what);
        CHECK(count * 20 >= seeds.count);
    }
}

World world_with_own_cards(std::uint64_t seed) { return with_own_cards(leak_world(seed)); }

/// Fewer than the usual worlds would say nothing of a twentieth.
Seeds enough(Seeds seeds, std::uint64_t at_least) {
    return {seeds.first, std::max(seeds.count, at_least)};
}

}  // namespace

TEST_CASE("the random worlds have what the leak tests are about", "[leak]") {
    constexpr std::size_t kinds = 19;
    const Seeds seeds = enough(random_seeds(), 120);
    check_coverage(leak_world, "worlds", seeds, kinds);
    check_coverage(world_with_own_cards, "worlds with own cards", seeds, kinds);
}

TEST_CASE("the shipped worlds have what their campaigns are about", "[leak]") {
    constexpr std::size_t kinds = 12;
    check_coverage(shipped_leak_world, "shipped worlds",
                   enough(shipped_seeds(), 2 * shipped_variants), kinds);
}
