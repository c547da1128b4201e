#include <catch2/catch.hpp>

#include "tactical/missile_age/board.h"
#include "tactical/missile_age/missile_age_module.h"
#include "unit/missile_age/asked.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::missile_age;

namespace {

/// The forecast of an order, and the battle after it. \pre it may be given
struct Foreseen {
    OrderForecast forecast;
    Battle after;
    Log log;

    Foreseen(MissileKit& kit, Phase phase, std::string_view line) {
        const View view = asked_in(kit, phase);
        const MissileAgeModule module(kit.tables);
        const auto order = module.read_order(view, line);
        REQUIRE(order);
        forecast = module.forecast(view, *order);
        const Dice dice = kit.forced;
        after = module.step(kit.battle, red, *order, dice, &log).value();
    }
};

BoardPlace place_of(const Battle& battle, Tag tag) {
    return place_on_board(battle.conditions, unit_with(battle, tag)->place);
}

/// Parts of the first line that has any.
std::vector<std::string> first_parts(const Log& log) {
    const auto found = std::find_if(log.lines.begin(), log.lines.end(),
                                    [](const LogLine& line) { return !line.parts.empty(); });
    return found == log.lines.end() ? std::vector<std::string>{} : found->parts;
}

}  // namespace

TEST_CASE("a vessel comes to where its forecast says") {
    MissileKit kit;
    kit.add(red, "frigate").markers = 3;
    kit.add(red, "frigate", {300, 0});
    for (const std::string_view line :
         {"move T1 speed 3 ahead 100 starboard 45 ahead 50", "steer T1 speed 3 to 160,100"}) {
        INFO(line);
        const Foreseen foreseen(kit, Phase::vessels, line);
        CHECK(foreseen.forecast.path.front() == BoardPlace{120, 120});
        CHECK(foreseen.forecast.path.back() == place_of(foreseen.after, 1));
    }
    const Foreseen turn(kit, Phase::vessels, "move T1 speed 3 ahead 100 starboard 45 ahead 50");
    CHECK(turn.forecast.cost == "150 mm of 100 to 150, then on 045");
}

TEST_CASE("a vessel that a ship in its way stops is foreseen to stop") {
    MissileKit kit;
    kit.add(red, "frigate").markers = 3;
    kit.add_model(blue, "frigate", {0, 90});
    const Foreseen foreseen(kit, Phase::vessels, "move T1 speed 3 ahead 150");
    CHECK(foreseen.forecast.path.back() == place_of(foreseen.after, 1));
    CHECK(foreseen.forecast.path.back().row > 110);
}

TEST_CASE("the edge and the coast are foreseen") {
    MissileKit kit;
    missile_age::Unit& unit = kit.add(red, "frigate", {0, 1150});
    kit.add(red, "frigate", {300, 0});
    CHECK(Foreseen(kit, Phase::vessels, "move T1 speed 4 ahead 200").forecast.cost ==
          "200 mm of 150 to 200, then on 000, over the edge");
    unit.place = {0, 800};
    kit.battle.conditions.land = {{{{-1200, 900}, {1200, 900}, {1200, 1200}, {-1200, 1200}}}};
    CHECK(Foreseen(kit, Phase::vessels, "move T1 speed 4 ahead 200").forecast.cost ==
          "200 mm of 150 to 200, then on 000, aground");
}

TEST_CASE("an aircraft and a torpedo come to where their forecasts say") {
    MissileKit kit;
    missile_age::Unit& frigate = kit.add(red, "frigate");
    kit.add(red, "helicopter", {0, 50});
    const Foreseen flight(kit, Phase::air, "fly T2 to 130,100 medium");
    CHECK(flight.forecast.path.back() == place_of(flight.after, 2));
    CHECK(flight.forecast.cost == "180 mm of 0 to 300");
    const std::int32_t weapon = weapon_called(kit.tables, "HW torpedo").value();
    kit.battle.torpedoes.push_back({9, red, frigate.tag, weapon, {0, 100}, 0, 400, 0});
    const Foreseen run(kit, Phase::vessels, "guide T9 030");
    CHECK(run.forecast.path.back() ==
          place_on_board(run.after.conditions, torpedo_with(run.after, 9)->place));
    CHECK(run.forecast.cost == "300 of the 400 mm that are left of its run");
}

TEST_CASE("a shot rolls by what its forecast says") {
    MissileKit kit;
    kit.add_model(red, "frigate");
    kit.add_model(red, "frigate", {300, 0});
    kit.add_model(blue, "frigate", {0, 300});
    const Foreseen gun(kit, Phase::guns, "fire T1 W2 x1 at T3");
    CHECK(gun.forecast.cost == "1 in one attack; needs 14 on a d20 with +3: 50 percent");
    CHECK(first_parts(gun.log).front() == "needed 14");
    const Foreseen missile(kit, Phase::launch, "fire T1 W1 x2 at T3");
    CHECK(missile.forecast.cost == "2 of 8 rounds; needs 7 on a d20 with -6: 40 percent");
}

TEST_CASE("an attempt to find rolls by what its forecast says") {
    MissileKit kit;
    missile_age::Unit& frigate = kit.add(red, "frigate");
    frigate.crew_quality = 1;
    kit.add(red, "frigate", {300, 0});
    kit.add(blue, "frigate", {0, 300});
    const Foreseen radar(kit, Phase::spotting, "detect T1 T3");
    CHECK(radar.forecast.cost == "needs 6 on a d10 with +1: 60 percent");
    CHECK(first_parts(radar.log).front() == "needed 6");
}

TEST_CASE("nothing is foretold of the chances against what is not known") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "frigate", {0, 300}).known_by[0] = Sighting::contact;
    CHECK(Foreseen(kit, Phase::launch, "fire T1 W1 x2 at T2").forecast.cost == "2 of 8 rounds");
}
