#include <catch2/catch.hpp>

#include <set>

#include "support/random_world.h"
#include "support/worlds.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

const std::uint64_t amended_worlds = worlds_of(25);
constexpr SideId blue_side{0};

/// Names and words of Blue, which nothing is decided by: but not of prizes, whose captors are told
/// their names.
Definition reworded(Definition definition, const std::set<ShipId>& prizes) {
    definition.sides[blue_side.index()].briefing += "\nMind the minefield.";
    for (FormationRow& row : definition.formations) {
        if (row.side != blue_side) continue;
        row.name += ", as it is written";
        for (const ShipId ship : row.ships) {
            if (prizes.contains(ship)) continue;
            definition.ships[ship.index()].ship.name += " II";
            definition.ships[ship.index()].ship.class_name = "class as it is written";
        }
    }
    return definition;
}

/// What was played, up to the end of the campaign.
struct Course {
    std::vector<DieRolled> dice;
    std::set<ShipId> prizes;
    std::string told_to_red;  ///< canonical bytes
};

Course course_of(const World& world, const Rules& rules, CampaignState state) {
    Course course;
    while (state.progress.phase != Phase::over) {
        for (const Played& played : play_turn(world, rules, state)) {
            for (const Fact& fact : played.step.facts) {
                if (const auto* die = std::get_if<DieRolled>(&fact)) course.dice.push_back(*die);
                if (const auto* held = std::get_if<PrizesHeld>(&fact)) {
                    course.prizes.insert(held->ships.begin(), held->ships.end());
                }
            }
            for (const Told& told : played.step.reports) {
                if (told.seat == red) course.told_to_red += encoded(told.report);
            }
            state = played.step.after;
        }
    }
    course.told_to_red += encoded(state.view(red));
    return course;
}

}  // namespace

TEST_CASE("mended names change no die, and nothing that the enemy is told", "[amendment]") {
    for (std::uint64_t seed = 1; seed <= amended_worlds; ++seed) {
        INFO("world " << seed);
        const World world = random_world(seed);
        const Rules unamended(world.definition, OfficialDice{world.secret});
        CampaignState state = must_advance(unamended, first_state(world.definition), Begin{}).after;
        state = play_turn(world, unamended, state).back().step.after;
        if (state.progress.phase == Phase::over) continue;
        const Course as_it_was = course_of(world, unamended, state);
        const Definition mended = reworded(world.definition, as_it_was.prizes);
        const Amendments amendments{{digest_of(mended), mended}};
        const Rules rules(world.definition, amendments, OfficialDice{world.secret});

        const Step amended = must_advance(rules, state, Amend{digest_of(mended), "slips", {}, ""});

        REQUIRE(folded(state, amended.facts, amended.reports) == amended.after);
        CHECK(amended.after.view(red) == state.view(red));
        const RulesInForce after(rules, amended.after);
        CHECK(after.rules().books.at(red.index()) == rules.books.at(red.index()));
        const Course as_it_is = course_of(world, rules, amended.after);
        CHECK(as_it_is.dice == as_it_was.dice);
        CHECK(as_it_is.told_to_red == as_it_was.told_to_red);
    }
}
