#include "tactical/galley/forms.h"

#include <catch2/catch.hpp>

#include "tactical/galley/board.h"
#include "tactical/galley/reach.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;

namespace {

using kit::Around;

/// The form of this name. \pre there is one
OrderForm form_called(const GalleyKit& kit, std::string_view name) {
    const auto forms = forms_of(kit.tables, kit.view());
    const auto found = std::find_if(forms.begin(), forms.end(),
                                    [&](const OrderForm& form) { return form.name == name; });
    REQUIRE(found != forms.end());
    CHECK(faults_of(*found).empty());
    return *found;
}

bool has_form(const GalleyKit& kit, std::string_view name) {
    const auto forms = forms_of(kit.tables, kit.view());
    return std::any_of(forms.begin(), forms.end(),
                       [&](const OrderForm& form) { return form.name == name; });
}

OrderForecast forecast_for(const GalleyKit& kit, std::string_view line) {
    const auto order = read_order_text(kit.tables, kit.view(), line);
    REQUIRE(order);
    return forecast_of(kit.tables, kit.view(), *order);
}

}  // namespace

TEST_CASE("a ship is steered by a click on a hex that she can reach") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.activate(ship);
    const OrderForm steer = form_called(kit, "steer T3");
    CHECK(steer.token == "T3");
    CHECK(steer.words == "steer T3 to {place} heading {heading}");
    const auto reached = reachable(kit.tables, kit.battle, ship);
    const std::vector<BoardPlace>& places = steer.slots.front().places;
    for (const BoardPlace place : places) {
        CHECK(std::any_of(reached.begin(), reached.end(), [&](const Reach& reach) {
            return place_of(reach.at.bow, layout) == place;
        }));
    }
    CHECK(places.size() > 10);
    const auto line = filled_in(steer, {places.back(), std::int32_t{90}});
    REQUIRE(line);
    CHECK(line->starts_with("steer T3 to "));
}

TEST_CASE("missiles of a strength are split by a form") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "hexeres", midsea);
    kit.add_beside(blue, "trireme", ship, Around::stern_starboard, 0);
    CHECK_FALSE(has_form(kit, "fire T3"));
    kit.activate(ship);
    CHECK(form_called(kit, "fire T3").slots.back().most == 3);
    CHECK_FALSE(has_form(kit, "fire T3 split"));
    kit.add_beside(blue, "trireme", ship, Around::stern_port, 0);
    const OrderForm split = form_called(kit, "fire T3 split");
    const auto line = filled_in(split, {std::vector<std::string>{"T4"}, std::int32_t{2},
                                        std::vector<std::string>{"T5"}, std::int32_t{1}});
    REQUIRE(line);
    CHECK(*line == "fire T3 T4 x2 T5 x1");
    CHECK(kit.refused(*line).empty());
}

TEST_CASE("only the side that is asked has forms") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.activate(ship);
    CHECK(forms_of(kit.tables, {blue, kit.battle}).empty());
}

TEST_CASE("the forecast of a movement has its path and its cost") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.activate(ship);
    const OrderForecast forecast = forecast_for(kit, "move T3 ahead ahead starboard");
    CHECK(forecast.path.size() == 3);
    CHECK(forecast.path.front() == place_of(midsea.bow, layout));
    CHECK(forecast.cost == "3 of 4 movement points");
    const kit::Hex to{12, 15};
    const BoardPlace place = place_of(to, layout);
    const std::string line = "steer T3 to " + std::to_string(place.column) + "," +
                             std::to_string(place.row) + " heading 150";
    CHECK(forecast_for(kit, line) == forecast);
}

TEST_CASE("the forecast of an activation says whose it is") {
    GalleyKit kit;
    kit.battle.squadrons[0].name = "Van";
    kit.activate({1}, true);
    kit.battle.progress.phase = Phase::squadrons;
    kit.battle.progress.active = 0;
    kit.battle.progress.queue = tactical::kit::queue_of({{red, {1}, 0}});
    CHECK(forecast_for(kit, "activate Q1").meaning == "Van: 1 ship.");
}

TEST_CASE("a movement is told in runs, not hex by hex") {
    GalleyKit kit;
    const Tag ship = kit.add(red, "trireme", midsea);
    kit.activate(ship);
    CHECK(kit.give("move T3 ahead ahead port").empty());
    CHECK(kit.has_logged("trireme 3 (T3) goes ahead 2, port"));
}

TEST_CASE("the forecast of an attempt has its exact chance before avoidance") {
    GalleyKit kit;
    const Tag target = kit.add(blue, "fast trireme", midsea);
    const Tag ship = kit.add_beside(red, "fast trireme", target, Around::stern_starboard, -1);
    kit.activate(ship);
    const OrderForecast ram = forecast_for(kit, "ram T4 T3");
    CHECK(ram.meaning ==
          "She rams fast trireme 3 with 58 %; the target avoids with 17 % if she tries.");
    CHECK(ram.cost == "1 of 4 movement points");
    kit.activate_fast(ship);
    CHECK(forecast_for(kit, "ram T4 T3").meaning.find("with 72 %") != std::string::npos);
}
