#include "present/truth/fact_audience.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

#include "support/random_world.h"
#include "support/scenario.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// What a command did, with the sides that were told of each fact.
struct Logged {
    Happened happened;
    Audiences told;

    template <class Done>  // a step or a turn
    Logged(const Definition& definition, const Done& done)
        : happened{done.facts, done.reports},
          told(audiences_of(definition, done.after, happened)) {}

    /// How many facts of a kind a side was told of.
    template <class F>
    [[nodiscard]] std::int64_t facts(SideId side) const {
        std::int64_t count = 0;
        for (std::size_t i = 0; i < happened.facts.size(); ++i) {
            const auto sides = told[i];
            const bool is_told = std::find(sides.begin(), sides.end(), side) != sides.end();
            if (is_told && std::holds_alternative<F>(happened.facts[i])) ++count;
        }
        return count;
    }
    template <class R>
    [[nodiscard]] std::int64_t reports(SideId side) const {
        return std::count_if(
            happened.reports.begin(), happened.reports.end(), [&](const Told& each) {
                return each.seat == seat_of(side) && std::holds_alternative<R>(each.report);
            });
    }
};

template <class F, class R>
void check_pairs(const Logged& logged, SideId side, std::map<std::string, std::int64_t>& met,
                 const std::string& what) {
    INFO(what);
    CHECK(logged.facts<F>(side) == logged.reports<R>(side));
    met[what] += logged.reports<R>(side);
}

/// What the log says of a ruling.
std::string log_of(Scenario& scenario, const Rule& rule) {
    const auto turn = scenario.attempt(rule);
    REQUIRE(turn);
    const Logged logged(scenario.definition(), *turn);
    const auto& facts = logged.happened.facts;
    const auto ruled = std::find_if(facts.begin(), facts.end(), [](const Fact& fact) {
        return std::holds_alternative<UmpireRuled>(fact);
    });
    REQUIRE(ruled != facts.end());
    return sentence_with_audience(scenario.definition(), turn->after, *ruled,
                                  logged.told[static_cast<std::size_t>(ruled - facts.begin())]);
}

Rule by_ruling(Ruling what, std::vector<SideId> told = {}) {
    return {std::move(what), "a reason", std::move(told), ""};
}

}  // namespace

TEST_CASE("in random campaigns each report is found with the fact that it tells of", "[audience]") {
    std::map<std::string, std::int64_t> met;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        INFO("world " << seed);
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        for (const Played& played : play(world, rules)) {
            const Logged logged(world.definition, played.step);
            for (const SideId side : {side_of(blue), side_of(red)}) {
                check_pairs<FormationEntered, OwnEntered>(logged, side, met, "entered");
                check_pairs<FormationDeparted, OwnLeft>(logged, side, met, "left");
                check_pairs<FormationFounded, OwnFounded>(logged, side, met, "founded");
                check_pairs<FormationsMerged, OwnMerged>(logged, side, met, "merged");
                check_pairs<ConditionMet, OwnConditionMet>(logged, side, met, "condition met");
                check_pairs<OrderLapsed, OwnOrderLapsed>(logged, side, met, "order lapsed");
                check_pairs<BattleMarked, BattleJoined>(logged, side, met, "battle joined");
                check_pairs<BattleRefused, OwnSlipped>(logged, side, met, "slipped");
                met["sighted"] += logged.reports<Seen>(side);
            }
            for (std::size_t i = 0; i < logged.happened.facts.size(); ++i) {
                const auto* tried = std::get_if<SightingTried>(&logged.happened.facts[i]);
                if (tried == nullptr) continue;
                const auto& told = logged.told[i];
                const bool is_told = std::find(told.begin(), told.end(), tried->side) != told.end();
                CHECK(is_told == tried->has_succeeded);
            }
        }
    }
    for (const char* what : {"entered", "founded", "condition met", "battle joined", "sighted"}) {
        INFO(what);
        CHECK(met[what] > 0);
    }
}

TEST_CASE("a ruling is logged with the sides that its verb tells", "[audience]") {
    Scenario scenario("A . . b");
    const std::string blue_name = scenario.definition().sides[0].name;
    const std::string red_name = scenario.definition().sides[1].name;
    scenario.orders(blue_seat, {"A route to C1"});
    (void)scenario.resolve();

    const auto freed = log_of(scenario, by_ruling(ruling::Free{FormationId{0}}));
    CHECK(freed.ends_with(". Told: " + blue_name + "."));

    const auto light = log_of(
        scenario, by_ruling(ruling::Light{scenario.state().turn, Light::night}, {SideId{1}}));
    CHECK(light.ends_with("; told " + red_name + "."));  // it says so itself

    const auto paid = log_of(scenario, by_ruling(ruling::Victory{SideId{0}, 3, "daring"}));
    CHECK(paid.ends_with("; told nobody."));

    const auto other = log_of(scenario, by_ruling(ruling::Switch{"sighting.cap", "12"}));
    CHECK(other.ends_with(". Told: " + blue_name + " and " + red_name + "."));
}

TEST_CASE("a sighting is logged with its own side, and with the other if that is told too",
          "[audience]") {
    Scenario scenario("A b");
    scenario.ships('A', {radar_cruiser}).ships('b', {merchant});
    scenario.with("sighting.notify_spotted", "true");
    scenario.die('A', 'b', 1).die('b', 'A', 12);
    scenario.orders(blue_seat, {"A hold"}).orders(red_seat, {"b hold"});
    const auto turn = scenario.resolve();
    const Logged logged(scenario.definition(), turn);
    const auto tried = std::find_if(turn.facts.begin(), turn.facts.end(), [](const Fact& fact) {
        const auto* each = std::get_if<SightingTried>(&fact);
        return each != nullptr && each->has_succeeded;
    });
    REQUIRE(tried != turn.facts.end());
    CHECK(logged.told[static_cast<std::size_t>(tried - turn.facts.begin())] ==
          std::vector{SideId{0}, SideId{1}});
}
