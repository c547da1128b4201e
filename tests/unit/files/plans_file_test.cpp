#include "files/plans_file.h"

#include <catch2/catch.hpp>

#include "sources.h"

namespace flagplot::test {

namespace {

const std::string right_plans = R"([[plan]]
id = "out"
side = "red"
title = "Out and home"
kind = "historical"
weight = 3
confidence = "M"
text = "Remembered."
doctrine = { battle = "avoid", seek_from = 200, break_off_below = 70 }
[[plan.orders]]
turn = 2
lines = ["R1 detach Beta as R2", "R2 route to Redhaven"]
[[plan.orders]]
turn = 1
lines = ["R1 route A2 to A3"]
[[plan.search]]
turn = 1
squares = ["A2", "Redhaven"]
by = ["R1"]
[[plan.home]]
of = "R1"
port = "Redhaven"
[[plan]]
id = "stay"
side = "red"
title = "Stay"
kind = "might_have_been"
confidence = "L"
text = "Nobody sails."
[[expected]]
side = "blue"
name = "A raider"
count = [1, 2]
biggest = "CL"
knots = 31.5
from = [{ square = "Redhaven", turn = 1 }]
bound = [{ square = "A3", weight = 2 }]
)";

Definition small_definition() {
    auto read = read_campaign(small_sources());
    REQUIRE(read);
    return *std::move(read);
}

std::string problems_in(const std::string& text) {
    const auto read = read_plans({"plans.toml", text}, small_definition());
    return read ? std::string{} : described(read.error());
}

std::string problems_after(const std::string& part, const std::string& into) {
    std::string text = right_plans;
    change(text, part, into);
    return problems_in(text);
}

}  // namespace

TEST_CASE("plans are read as they are written", "[files]") {
    CHECK(problems_in(right_plans).empty());
    const auto read = read_plans({"plans.toml", right_plans}, small_definition());
    REQUIRE(read);
    REQUIRE(read->plans.size() == 2);
    const admiral::Plan& plan = read->plans[0];
    CHECK(plan.id == "out");
    CHECK(plan.side == SideId{0});
    CHECK(plan.kind == admiral::PlanKind::historical);
    CHECK(plan.weight == 3);
    CHECK(plan.confidence == Confidence::medium);
    CHECK(plan.doctrine == admiral::Doctrine{Stance::avoid, 200, 70});
    REQUIRE(plan.orders.size() == 2);
    CHECK(plan.orders[0].turn == TurnNumber{1});
    CHECK(plan.orders[1].lines.size() == 2);
    CHECK(plan.searches[0].squares == std::vector{*read_square("A2"), *read_square("A1")});
    CHECK(plan.havens == std::vector{admiral::Haven{"R1", *read_square("A1")}});
    CHECK(read->plans[1].doctrine == admiral::Doctrine{});
    CHECK(read->plans[1].weight == 1);
    REQUIRE(read->expected.size() == 1);
    CHECK(read->expected[0].least == 1);
    CHECK(read->expected[0].most == 2);
    CHECK(read->expected[0].speed == KnotTenths{315});
}

TEST_CASE("a campaign without plans has its table of points", "[files]") {
    CampaignSources sources = small_sources();
    sources.campaign.text +=
        "[[victory]]\nside = \"red\"\nfor = \"arrives\"\nships = [\"Beta\"]\nat = \"A2\"\n"
        "points = 4\ntext = \"Home\"\n";
    const auto definition = read_campaign(sources);
    INFO((definition ? std::string{} : described(definition.error())));
    REQUIRE(definition);
    const auto read = read_plans({"plans.toml", ""}, *definition);
    REQUIRE(read);
    CHECK(read->plans.empty());
    REQUIRE(read->aims.size() == 1);
    CHECK(read->aims[0].what == admiral::AimFor::arrives);
    CHECK(read->aims[0].ships == std::vector{admiral::AimShip{"Beta", {0}, ShipType::AUX, 4}});
}

TEST_CASE("each wrong key or value of plans.toml gets its message", "[files]") {
    struct Case {
        std::string part, into, message;
    };
    const Case cases[]{
        {"side = \"red\"", "side = \"rad\"",
         "plans.toml:3:8: there is no side \"rad\"; did you mean \"red\"? "
         "(campaign.unknown-reference)\n"},
        {"weight = 3", "weight = 0",
         "plans.toml:6:10: weight is 0; expected a whole number from 1 to 100 "
         "(text.out-of-range)\n"},
        {"R1 route A2 to A3", "R1 rout A2 to A3",
         "plans.toml:15:10: \"rout\" is not an order; expected one of route, hold, stance, radar, "
         "detach, merge, follow, escort, shadow, return to port, speed, place, when, no "
         "conditions; "
         "did you mean \"route\"? (orders.unknown-order)\n"},
        {"by = [\"R1\"]", "by = [\"R9\"]",
         "plans.toml:19:7: there is no formation or air asset of this side \"R9\"; did you mean "
         "\"R1\"? (campaign.unknown-reference)\n"},
        {"port = \"Redhaven\"", "port = \"A2\"",
         "plans.toml:22:8: port is A2; expected a port of this side (text.out-of-range)\n"},
        {"turn = 2", "turn = 4",
         "plans.toml:11:8: turn is 4; expected a turn from 1 to 3 (text.out-of-range)\n"},
        {"id = \"stay\"", "id = \"out\"",
         "plans.toml:24:6: plan \"out\" is given twice (text.duplicate)\n"},
        {"count = [1, 2]", "count = [2, 1]",
         "plans.toml:33:9: count is a list of 2; expected the least and the most, as in [1, 2] "
         "(text.out-of-range)\n"},
        {"square = \"A3\"", "square = \"B2\"", "plans.toml:37:21: B2 is land (chart.not-sea)\n"},
    };
    for (const Case& each : cases) {
        INFO(each.part << " -> " << each.into);
        CHECK(problems_after(each.part, each.into) == each.message);
    }
}

TEST_CASE("the shipped campaigns' plans can be read", "[files]") {
    for (const char* name : {"bismarck", "convoy-beta", "matapan"}) {
        const CampaignSources sources = shipped_campaign(name);
        const auto definition = read_campaign(sources);
        REQUIRE(definition);
        const auto plans = read_plans(sources.plans, *definition);
        INFO(name << (plans ? std::string{} : described(plans.error())));
        REQUIRE(plans);
        for (std::uint32_t side = 0; side < definition->sides.size(); ++side) {
            CHECK_FALSE(plans_of(*plans, {side}).empty());
        }
    }
}

}  // namespace flagplot::test
