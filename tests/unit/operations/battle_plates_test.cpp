#include "operations/battle_plates.h"

#include <catch2/catch.hpp>

#include "operations/battle.h"
#include "support/text.h"
#include "unit/operations/battle_at_hand.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// The name of a module that logs its turns, or of one that does not.
std::string module_that(const Save& save, BattleId battle, bool logs_turns) {
    for (const std::string& name : tactical::module_names(tactical::catalog())) {
        const auto fight = FightAtHand::open(save, battle, name);
        if (!fight) continue;
        const bool does = fight->module().turn_logged(fight->state().battle).has_value();
        if (does == logs_turns) return name;
    }
    return {};
}

}  // namespace

TEST_CASE("a battle that the program fought is told with its chart and its log", "[report]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    const BattleId battle = battle_of(war->save);
    const std::string module = module_that(war->save, battle, true);
    REQUIRE(!module.empty());
    CHECK(battle_plates(war->save).empty());

    REQUIRE(fight_out(war->save, battle, module));

    const auto plates = battle_plates(war->save);
    REQUIRE(plates.size() == 1);
    CHECK(plates[0].told.battle == battle);
    CHECK(plates[0].told.has_chart);
    REQUIRE(plates[0].chart);
    CHECK(has(picture_text(*plates[0].chart), "yards"));
    CHECK(has(plates[0].log, "fought by " + module));
}

TEST_CASE("a battle of a module that logs no turns is told by its log alone", "[report]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    const BattleId battle = battle_of(war->save);
    const std::string module = module_that(war->save, battle, false);
    REQUIRE(!module.empty());
    REQUIRE(fight_out(war->save, battle, module));
    const auto plates = battle_plates(war->save);
    REQUIRE(plates.size() == 1);
    CHECK_FALSE(plates[0].told.has_chart);
    CHECK_FALSE(plates[0].log.empty());
}
