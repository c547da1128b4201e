#include "campaign/result_checks.h"

#include <catch2/catch.hpp>
#include <set>

#include "campaign/engagement.h"
#include "support/print.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr SideId blue_side{0};
constexpr SideId red_side{1};

/// A fights b in B1; C is far from it.
Scenario joined() { return in_battle("A b . . C . . . z"); }

ShipId ship(const Scenario& scenario, char formation, std::size_t place = 0) {
    return scenario.definition().formation(scenario.id(formation)).ships.at(place);
}

const ShipState& left(Scenario& scenario, ShipId id) { return scenario.state().ships[id.index()]; }

BattleOutcome of(std::vector<ShipOutcome> ships) {
    BattleOutcome outcome;
    outcome.minutes = 60;
    outcome.ships = std::move(ships);
    return outcome;
}

ShipOutcome with_fate(ShipId id, Fate fate, Hundredths hull, std::optional<SideId> by = {}) {
    ShipOutcome ship{id, hull, hull};
    ship.fate = fate;
    ship.by = by;
    return ship;
}

/// On the paper that went out with the battle.
BattleOutcome on_paper(Scenario& scenario, BattleOutcome outcome) {
    const auto request = request_of(scenario.definition(), scenario.state(), {0});
    outcome.paper = BattlePaper{scenario.definition().id, 1, tactical::contract_version,
                                fingerprint_of(request)};
    return outcome;
}

/// Under which name a result is refused, if it is.
std::string refusal(Scenario& scenario, const BattleOutcome& outcome) {
    const auto step = advance(scenario.rules(), scenario.state(), ReportBattle{{0}, outcome});
    return step ? "" : std::string(name_of(step.error().code));
}

/// The umpire takes it all the same.
Turn overruled(Scenario& scenario, const BattleOutcome& outcome) {
    auto turn = scenario.attempt(ReportBattle{{0}, outcome, "so I say"});
    REQUIRE(turn);
    const auto overruled = turn->all<RefusalOverruled>();
    REQUIRE(overruled.size() == 1);
    CHECK(overruled.front().why == "so I say");
    return *std::move(turn);
}

}  // namespace

TEST_CASE("every check has a name, a question and what overruling it means, of its own") {
    std::set<std::string_view> names;
    for (const ResultCheck& check : result_checks()) {
        CHECK(name_of(check.code).starts_with("result."));
        CHECK(names.insert(name_of(check.code)).second);
        CHECK(check.question.ends_with("?"));
        CHECK_FALSE(check.overruled.empty());
    }
    CHECK(names.size() == 11);
}

TEST_CASE("a ship that stands in a result twice is refused; overruled, the last of her holds") {
    Scenario scenario = joined();
    const ShipId cruiser = ship(scenario, 'b');
    const BattleOutcome twice = of({{cruiser, {80}, {80}}, {cruiser, {30}, {20}}});
    CHECK(refusal(scenario, twice) == "result.ship-twice");
    (void)overruled(scenario, twice);
    CHECK(left(scenario, cruiser).hull == Hundredths{30});
    CHECK(left(scenario, cruiser).speed == Hundredths{20});
}

TEST_CASE("a ship that a result on paper leaves out is refused; overruled, she is as she went in") {
    Scenario scenario = joined();
    const BattleOutcome missing = on_paper(
        scenario, of({{ship(scenario, 'A'), {100}, {100}}, {ship(scenario, 'b'), {50}, {50}}}));
    CHECK(refusal(scenario, missing) == "result.ship-missing");
    (void)overruled(scenario, missing);
    CHECK(left(scenario, ship(scenario, 'A', 1)) == ShipState{});
    CHECK(left(scenario, ship(scenario, 'b')).hull == Hundredths{50});
}

TEST_CASE("a result that was typed names only whom something befell") {
    Scenario scenario = joined();
    CHECK(refusal(scenario, of({{ship(scenario, 'b'), {50}, {50}}})).empty());
}

TEST_CASE("a ship from elsewhere is refused; overruled, what is said of her holds") {
    Scenario scenario = joined();
    const BattleOutcome elsewhere = of({{ship(scenario, 'C'), {50}, {50}}});
    CHECK(refusal(scenario, elsewhere) == "result.ship-elsewhere");
    const Turn turn = overruled(scenario, elsewhere);
    CHECK(left(scenario, ship(scenario, 'C')).hull == Hundredths{50});
    CHECK(scenario.view(blue_seat).ships == [&] {
        std::vector<ShipState> told;
        for (const ShipId id : ships_of(scenario.definition(), blue_side)) {
            told.push_back(left(scenario, id));
        }
        return told;
    }());
}

TEST_CASE("a ship taken by her own side is refused; overruled, she is afloat and her own side's") {
    Scenario scenario = joined();
    const ShipId cruiser = ship(scenario, 'b');
    BattleOutcome own = of({with_fate(cruiser, Fate::captured, {40}, red_side)});
    own.field_holder = blue_side;
    CHECK(refusal(scenario, own) == "result.own-kill");
    (void)overruled(scenario, own);
    CHECK(left(scenario, cruiser).fate == Fate::afloat);
    CHECK(left(scenario, cruiser).hull == Hundredths{40});
}

TEST_CASE("a ship sunk by her own side is refused; overruled, she is sunk") {
    Scenario scenario = joined();
    const BattleOutcome own = of({with_fate(ship(scenario, 'b'), Fate::sunk, {0}, red_side)});
    CHECK(refusal(scenario, own) == "result.own-kill");
    (void)overruled(scenario, own);
    CHECK(left(scenario, ship(scenario, 'b')).is_sunk());
}

TEST_CASE("a sunk ship with hull left is refused; overruled, she is sunk") {
    Scenario scenario = joined();
    const BattleOutcome alive = of({with_fate(ship(scenario, 'b'), Fate::sunk, {40}, blue_side)});
    CHECK(refusal(scenario, alive) == "result.sunk-alive");
    (void)overruled(scenario, alive);
    CHECK(left(scenario, ship(scenario, 'b')).is_sunk());
    CHECK(left(scenario, ship(scenario, 'b')).fate == Fate::sunk);
}

TEST_CASE("a prize where nobody holds the field is refused; overruled, she is a derelict") {
    Scenario scenario = joined();
    const ShipId cruiser = ship(scenario, 'b');
    const BattleOutcome draw = of({with_fate(cruiser, Fate::captured, {40}, blue_side)});
    CHECK(refusal(scenario, draw) == "result.no-holder");
    (void)overruled(scenario, draw);
    CHECK(left(scenario, cruiser).fate == Fate::derelict);
    CHECK(left(scenario, cruiser).speed == Hundredths{0});
    CHECK(scenario.state().formation(scenario.id('b')).presence == Presence::on_chart);
}

TEST_CASE("damage outside its limits is refused; overruled, it is what can be") {
    Scenario scenario = joined();
    const ShipId ours = ship(scenario, 'A');
    const ShipId cruiser = ship(scenario, 'b');
    CHECK(refusal(scenario, of({{ours, {101}, {100}}})) == "result.beyond-limits");
    CHECK(refusal(scenario, of({{ours, {100}, {101}}})) == "result.beyond-limits");
    CHECK(refusal(scenario, of({{ours, {50}, {-1}}})) == "result.beyond-limits");
    ShipOutcome crewed{ours, {100}, {100}};
    crewed.crew = Hundredths{120};
    CHECK(refusal(scenario, of({crewed})) == "result.beyond-limits");

    (void)overruled(scenario, of({{ours, {120}, {50}}, {cruiser, {-5}, {10}}}));
    CHECK(left(scenario, ours).hull == Hundredths{100});
    CHECK(left(scenario, ours).speed == Hundredths{50});
    CHECK(left(scenario, cruiser).is_sunk());
}

TEST_CASE("a result that changes nothing but ammunition is taken") {
    Scenario scenario = joined();
    ShipOutcome fired{ship(scenario, 'A'), {100}, {100}};
    fired.ammunition = Hundredths{30};
    CHECK(refusal(scenario, of({fired})).empty());
    (void)scenario.attempt(ReportBattle{{0}, of({fired})});
    CHECK(left(scenario, ship(scenario, 'A')).ammunition == Hundredths{30});
    CHECK_FALSE(left(scenario, ship(scenario, 'A')).hurt);
}

TEST_CASE("ammunition gained, or less than none, is refused; overruled, it is what can be") {
    Scenario scenario = joined();
    ShipOutcome fired{ship(scenario, 'A'), {100}, {100}};
    fired.ammunition = Hundredths{101};
    CHECK(refusal(scenario, of({fired})) == "result.ammunition");
    fired.ammunition = Hundredths{-1};
    CHECK(refusal(scenario, of({fired})) == "result.ammunition");
    (void)overruled(scenario, of({fired}));
    CHECK(left(scenario, ship(scenario, 'A')).ammunition == Hundredths{0});
}

TEST_CASE("a result for another campaign, battle or contract is refused; overruled, it is read") {
    Scenario scenario = joined();
    std::vector<ShipOutcome> all;
    for (const ShipId id : ships_in(scenario.state(), scenario.state().battles.front())) {
        all.push_back({id, {70}, {70}});
    }
    const BattleOutcome right = on_paper(scenario, of(all));
    CHECK(refusal(scenario, right).empty());
    BattleOutcome other = right;
    other.paper->campaign = "another";
    CHECK(refusal(scenario, other) == "result.other-version");
    other = right;
    other.paper->battle = 2;
    CHECK(refusal(scenario, other) == "result.other-version");
    other = right;
    other.paper->contract = tactical::contract_version + 1;
    CHECK(refusal(scenario, other) == "result.other-version");
    (void)overruled(scenario, other);
    CHECK(left(scenario, ship(scenario, 'b')).hull == Hundredths{70});
}

TEST_CASE("a result of papers from before the umpire's edit is refused; overruled, it holds") {
    Scenario scenario = joined();
    std::vector<ShipOutcome> all;
    for (const ShipId id : ships_in(scenario.state(), scenario.state().battles.front())) {
        all.push_back({id, {70}, {70}});
    }
    BattleOutcome before = on_paper(scenario, of(all));
    before.paper->fingerprint = "0123456789abcdef";
    CHECK(refusal(scenario, before) == "result.edited-contact");
    (void)overruled(scenario, before);
    CHECK(left(scenario, ship(scenario, 'b')).hull == Hundredths{70});
}

TEST_CASE("a second result of a battle is refused; overruled, it holds instead of the first") {
    Scenario scenario = joined();
    const ShipId cruiser = ship(scenario, 'b');
    const ShipId destroyed = ship(scenario, 'A', 1);
    (void)scenario.battle({{destroyed, {20}, {20}}, {cruiser, {0}, {0}}});
    REQUIRE(scenario.state().formation(scenario.id('b')).presence == Presence::gone);
    const BattleOutcome second = of({{cruiser, {60}, {60}}});
    CHECK(refusal(scenario, second) == "result.twice");

    const Turn turn = overruled(scenario, second);
    CHECK(left(scenario, cruiser).hull == Hundredths{60});
    CHECK(left(scenario, destroyed) == ShipState{});
    CHECK(scenario.state().formation(scenario.id('b')).presence == Presence::on_chart);
    CHECK(turn.told<OwnEntered>(red_seat).size() == 1);
    CHECK(scenario.view(red_seat).formation({1}).presence == Presence::on_chart);
    (void)scenario.resolve();
    CHECK(scenario.state().turn == TurnNumber{2});
}

TEST_CASE("a second result gives a prize back that the first had taken, and takes another") {
    Scenario scenario = joined();
    const ShipId cruiser = ship(scenario, 'b');
    BattleOutcome first = of({with_fate(cruiser, Fate::captured, {40}, blue_side)});
    first.field_holder = blue_side;
    REQUIRE(scenario.attempt(ReportBattle{{0}, first}));
    REQUIRE(scenario.view(blue_seat).formation({1}).prizes.size() == 1);

    const ShipId destroyed = ship(scenario, 'A', 1);
    BattleOutcome second = of({with_fate(destroyed, Fate::captured, {40}, red_side)});
    second.field_holder = red_side;
    const Turn turn = overruled(scenario, second);
    CHECK(turn.told<OwnPrizes>(blue_seat) == std::vector{OwnPrizes{{1}, {}}});
    CHECK(scenario.view(blue_seat).formation({1}).prizes.empty());
    CHECK(scenario.state().formation(scenario.id('b')).prizes == std::vector{destroyed});
    CHECK(left(scenario, cruiser).fate == Fate::afloat);
}

TEST_CASE("a result is not replaced once its formations have fought again") {
    Scenario scenario = joined();
    (void)scenario.battle();
    (void)scenario.resolve();
    (void)scenario.resolve();
    REQUIRE(scenario.state().battles.size() == 2);
    CHECK_FALSE(scenario.attempt(ReportBattle{{0}, of({}), "I will"}));
}
