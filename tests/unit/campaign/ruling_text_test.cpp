#include "campaign/ruling_text.h"

#include <catch2/catch.hpp>

#include "support/random_ruling.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr FormationId a{0};

/// A and c of Blue, b of Red.
Scenario two_sides() {
    Scenario scenario(". A C b .");
    scenario.ships('A', {battleship, destroyer}).ships('b', {light_cruiser});
    return scenario;
}

Result<Command> typed(Scenario& scenario, std::string_view text) {
    return read_command(scenario.definition(), scenario.state(), text);
}

Rule rule_of(Scenario& scenario, std::string_view text) {
    const auto command = typed(scenario, text);
    INFO((command ? "" : describe(command.error())));
    REQUIRE(command);
    return std::get<Rule>(*command);
}

std::string problem(Scenario& scenario, std::string_view text) {
    const auto command = typed(scenario, text);
    REQUIRE_FALSE(command);
    return describe(command.error());
}

}  // namespace

TEST_CASE("every ruling reads back as it was written", "[ruling]") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        const CampaignState state = play(world, rules).at(8).before;
        Draw draw(seed);
        for (std::size_t verb = 0; verb < std::variant_size_v<Ruling>; ++verb) {
            const Command command = random_rule(world, state, verb, draw);
            const std::string text = text_of(world.definition, state, command);
            INFO(text);
            const auto again = read_command(world.definition, state, text);
            REQUIRE(again);
            CHECK(*again == command);
            CHECK(text_of(world.definition, state, *again) == text);
        }
    }
}

TEST_CASE("a ruling is typed without quotation marks and sides where nothing else is meant",
          "[ruling]") {
    Scenario scenario = two_sides();
    CHECK(rule_of(scenario, "rule place A at C1 why \"so\"").what ==
          Ruling{ruling::Place{a, {2, 0}}});
    CHECK(rule_of(scenario, "rule place blue \"A\" at C1 why \"so\"").what ==
          Ruling{ruling::Place{a, {2, 0}}});
    CHECK(rule_of(scenario, "rule route A B1 to C1 why \"so\"").what ==
          Ruling{ruling::Route{a, PlotRoute{{{1, 0}}, {2, 0}}}});
    CHECK(rule_of(scenario, "rule reveal b to blue with composition why \"so\"").what ==
          Ruling{ruling::Reveal{{2}, {0}, true}});
    CHECK(rule_of(scenario, "rule contact red at B1 of A why \"so\"").what ==
          Ruling{ruling::Contact{{1}, {1, 0}, {}, a}});
    CHECK(rule_of(scenario, "rule contact red at B1 CA 3 why \"so\"").what ==
          Ruling{ruling::Contact{{1}, {1, 0}, Declaration{ShipType::CA, {3}}, {}}});
    CHECK(rule_of(scenario, "rule weather fog within 2 of B1 for 1 turn why \"so\"").what ==
          Ruling{ruling::Weather{{Weather::fog, Square{1, 0}, {2}}, TurnNumber{1}}});
    const Rule told = rule_of(scenario, "rule sink A2 why \"so\" tell red tell blue tell red");
    CHECK(told.what == Ruling{ruling::Sink{{1}}});
    CHECK(told.told == std::vector<SideId>{{0}, {1}});
}

TEST_CASE("a ruling that cannot be read says where, what was expected and what was meant",
          "[ruling]") {
    Scenario scenario = two_sides();
    CHECK(
        problem(scenario, "rule plac A at C1 why \"so\"") ==
        "1:6: \"plac\" is not one of place, route, free, arrive, leave, split, merge, "
        "damage, repair, sink, speed, reveal, hide, contact, tell, weather, light, "
        "switch, card, die, victory, stance, cancel; did you mean \"place\"? (text.unknown-word)");
    CHECK(problem(scenario, "rule place A at Z9 why \"so\"").find("1:17: ") == 0);
    CHECK(problem(scenario, "rule place AA at C1 why \"so\"").find("did you mean \"A\"") !=
          std::string::npos);
    CHECK(problem(scenario, "rule place A at C1").find("expected \"why\"") != std::string::npos);
    CHECK(problem(scenario,
                  "rule die sighting turn 99999 line 0 subject 0 object 0 index 0 "
                  "shows 3 why \"so\"")
              .find("expected a turn of at most 65535") != std::string::npos);
}

TEST_CASE("the key of a die is typed as the log shows it", "[ruling]") {
    Scenario scenario = two_sides();
    const DieKey key{Purpose::air_search, 1, 4, 2, 7, 3};
    CHECK(key_text(key) == "die \"air search\" turn 4 line 1 subject 2 object 7 index 3");
    CHECK(rule_of(scenario, "rule " + key_text(key) + " shows 9 why \"so\"").what ==
          Ruling{ruling::Die{key, 9}});
}
