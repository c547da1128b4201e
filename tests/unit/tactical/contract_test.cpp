#include <catch2/catch.hpp>

#include "tactical/module.h"
#include "tactical/pass_until.h"
#include "tactical/terms.h"

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

BattleRequest first_request() {
    BattleRequest request;
    request.campaign = "adria";
    request.title = "Adria";
    request.battle = 2;
    request.scene.turn = {5};
    request.scene.date_hour = "8 Nov 1941 18:00";
    request.scene.light = "night";
    request.scene.weather = "fog";
    request.scene.square = {3, 7};
    request.scene.place = "Malta";
    request.scene.around = {{Direction::north, {3, 6}, Terrain::sea, true, "Valletta"}};
    Unit unit;
    unit.name = "Aurora";
    unit.class_name = "Arethusa";
    unit.type = "light cruiser";
    unit.size = {3};
    unit.points_left = {2};
    unit.maximum = {320};
    unit.speed_left = {160};
    unit.has_radar = true;
    unit.state = UnitState::crippled;
    unit.hull = Hundredths{60};
    unit.notes = {"rudder jammed"};
    unit.data = {{"battle_board", "armour", "30"}};
    Formation formation{"UK-K", "Force K", "attack", Direction::east, "by D6", {unit}};
    request.parties = {{"uk", "UK", {"Two ships."}, {formation}}, {"axis", "Axis", {}, {}}};
    request.surprised = {"axis"};
    request.spottings = {{"uk", "UK-K", "AX-1", "by eye"}};
    return request;
}

BattleRequest three_parties() {
    BattleRequest request;
    request.parties = {{"uk", "UK", {}, {}}, {"axis", "Axis", {}, {}}, {"spain", "Spain", {}, {}}};
    request.parties[2].role = PartyRole::neutral;
    return request;
}

}  // namespace

TEST_CASE("a paper of the first contract has the fingerprint that its program took") {
    BattleRequest request = first_request();
    CHECK(first_fingerprint_of(request) == "353d9c498b987d60");
    request.scene.wind = Wind{90, 4};
    request.parties[0].formations[0].units[0].lasting = {{"gunnery", "fires", "2"}};
    CHECK(first_fingerprint_of(request) == "353d9c498b987d60");
    CHECK(fingerprint_of(request) != fingerprint_of(first_request()));
    request.parties[0].formations[0].units[0].hull = Hundredths{61};
    CHECK(first_fingerprint_of(request) != "353d9c498b987d60");
}

TEST_CASE("two sides are hostile, a neutral is not, and what a party says of another holds") {
    BattleRequest request = three_parties();
    CHECK(attitude_of(request, {0}, {1}) == Attitude::hostile);
    CHECK(attitude_of(request, {0}, {2}) == Attitude::neutral);
    CHECK(attitude_of(request, {2}, {1}) == Attitude::neutral);
    CHECK(attitude_of(request, {1}, {1}) == Attitude::allied);
    request.parties[1].attitudes = {{"spain", Attitude::hostile}, {"uk", Attitude::allied}};
    CHECK(attitude_of(request, {1}, {2}) == Attitude::hostile);
    CHECK(attitude_of(request, {1}, {0}) == Attitude::allied);
    CHECK(attitude_of(request, {0}, {1}) == Attitude::hostile);
}

TEST_CASE("what lasts is a module, a key and a value in one line, and reads back") {
    const ModuleValue fires{"gunnery", "fires", "2 forward"};
    CHECK(line_of(fires) == "gunnery fires 2 forward");
    CHECK(module_value_in("gunnery fires 2 forward") == fires);
    CHECK_FALSE(module_value_in("gunnery fires"));
    CHECK_FALSE(module_value_in("gunnery"));
    CHECK_FALSE(module_value_in(" fires 2"));
    CHECK_FALSE(module_value_in("gunnery  2"));
}

TEST_CASE("a line of a log is for the umpire, one side or all") {
    Log log;
    log.note("the umpire's");
    log.tell({1}, "blue's");
    log.tell_all("everybody's").event = LogEvent::hit;
    CHECK(read_by({0}, log).size() == 1);
    REQUIRE(read_by({1}, log).size() == 2);
    CHECK(read_by({1}, log)[0].text == "blue's");
    CHECK(read_by({1}, log)[1].event == LogEvent::hit);
}

TEST_CASE("a side passes until a contact, a hit or a turn") {
    Log log;
    log.tell_all("shells fall round her").event = LogEvent::contact;
    CHECK(has_come(read_pass_until("contact").value(), log.lines, 1));
    CHECK_FALSE(has_come(read_pass_until("hit").value(), log.lines, 1));
    CHECK_FALSE(has_come(read_pass_until("turn 5").value(), log.lines, 4));
    CHECK(has_come(read_pass_until("turn 5").value(), {}, 5));
    for (const auto* wrong : {"hits", "turn", "turn x", "turn 0", "other", ""}) {
        INFO(wrong);
        REQUIRE_FALSE(read_pass_until(wrong));
        CHECK(read_pass_until(wrong).error().code == ErrorCode::no_such_order);
    }
    CHECK(read_pass_until("hits").error().nearest == "hit");
}
