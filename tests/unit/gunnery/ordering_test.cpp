#include <catch2/catch.hpp>

#include <set>

#include "tactical/gunnery/verbs.h"
#include "unit/gunnery/view_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

ViewKit cruisers_and_convoy() {
    ViewKit kit;
    kit.division(cruiser(), 2, {0, 0}).division(merchant(), 3, {5'000, 0});
    kit.enemy(battleship(), {20'000, 0});
    return kit;
}

std::string expected_instead(const ViewKit& kit, const std::string& division, Verb verb) {
    return why_not(kit.view_, Clause{division, verb, 1, 1, "D2"}).value_or("");
}

std::set<std::string> texts_of_options(const ViewKit& kit) {
    std::set<std::string> texts;
    for (const Order& order : options_of(kit.view_)) texts.insert(order_text(order));
    return texts;
}

}  // namespace

TEST_CASE("A verb is refused to a division that it is not for") {
    ViewKit kit = cruisers_and_convoy();
    CHECK(expected_instead(kit, "D2", Verb::weave) == "a division of warships");
    CHECK(expected_instead(kit, "D1", Verb::scatter) == "a convoy that has not scattered");
    CHECK(expected_instead(kit, "D2", Verb::hold_fire) == "a division with a gun left");
    CHECK(expected_instead(kit, "D2", Verb::keep_torpedoes) == "a division with torpedoes left");
    CHECK(expected_instead(kit, "D1", Verb::radar_off) == "a division with radar");
    CHECK(expected_instead(kit, "D1", Verb::dark) ==
          "an order for the day: lights are for the night");
    CHECK(expected_instead(kit, "D9", Verb::full) == "one of your divisions");

    kit.own_division(1).is_scattered = true;
    CHECK(expected_instead(kit, "D2", Verb::scatter) == "a convoy that has not scattered");
    for (Ship& ship : kit.view_.own.ships) {
        ship.tubes = 0;
        for (Battery& battery : ship.batteries) battery.guns = 0;
    }
    CHECK(expected_instead(kit, "D1", Verb::torpedoes_freely) == "a division with torpedoes left");
    CHECK(expected_instead(kit, "D1", Verb::fire_freely) == "a division with a gun left");
}

TEST_CASE("A division without ships takes no orders") {
    ViewKit kit = cruisers_and_convoy();
    for (std::size_t ship : {0U, 1U}) kit.own_ship(ship).hull = 0;
    CHECK(expected_instead(kit, "D1", Verb::full) == "one of your divisions");
    CHECK(expected_instead(kit, "D2", Verb::follow) == "a division of warships");
    CHECK(why_not(kit.view_, Clause{"D2", Verb::full, 0, 0, {}}) == std::nullopt);
}

TEST_CASE("An enemy that has gone can neither be steered for nor fired at") {
    ViewKit kit = cruisers_and_convoy();
    CHECK(why_not(kit.view_, Clause{"D1", Verb::close, 0, 1, {}}) == std::nullopt);
    kit.contact().is_gone = true;
    CHECK(why_not(kit.view_, Clause{"D1", Verb::close, 0, 1, {}}) ==
          "an enemy division that was met and has not gone");
    CHECK(why_not(kit.view_, Clause{"D1", Verb::fire_at, 0, 0, "Enemy 1"}) ==
          "an enemy ship that is known and has not gone");
}

TEST_CASE("A neutral is no enemy to be ordered at") {
    ViewKit kit = cruisers_and_convoy();
    kit.view_.conditions.hostile = {0, 0, 0, 0};
    CHECK(why_not(kit.view_, Clause{"D1", Verb::close, 0, 1, {}}).has_value());
}

TEST_CASE("A side that is unaware of the enemy can only carry on") {
    ViewKit kit = cruisers_and_convoy();
    kit.view_.own.is_aware = false;
    CHECK(texts_of_options(kit) == std::set<std::string>{"done", "carry on 3", "carry on 5"});
    CHECK(forms_of(kit.view_).empty());
    CHECK_FALSE(read_order_text(kit.view_, "D1: full"));
    CHECK(read_order_text(kit.view_, "carry on 7"));
}

TEST_CASE("A side that is not asked has neither options nor forms") {
    ViewKit kit = cruisers_and_convoy();
    kit.view_.conditions.asked = {1};
    CHECK(options_of(kit.view_).empty());
    CHECK(forms_of(kit.view_).empty());
    CHECK(why_not(kit.view_, kit.view_.own.is_aware ? Order{{}, 1} : Order{}) == "no order now");
}

TEST_CASE("Every option reads back and may be given") {
    const ViewKit kit = cruisers_and_convoy();
    for (const Order& order : options_of(kit.view_)) {
        INFO(order_text(order));
        CHECK(why_not(kit.view_, order) == std::nullopt);
        CHECK(read_order_text(kit.view_, order_text(order)) == order);
    }
}

TEST_CASE("Options leave out what stands ordered, and sorts that were ordered this turn") {
    ViewKit kit = cruisers_and_convoy();
    CHECK(texts_of_options(kit).contains("D1: weave"));
    CHECK_FALSE(texts_of_options(kit).contains("D1: steady"));
    CHECK(texts_of_options(kit).contains("D1: close E1"));
    give(kit.read("D1: close E1").clauses.front(), kit.view_.own);
    CHECK_FALSE(texts_of_options(kit).contains("D1: open E1"));
    CHECK(texts_of_options(kit).contains("D1: weave"));
}

TEST_CASE("A clause that was given stands as ordered") {
    ViewKit kit = cruisers_and_convoy();
    kit.at_night();
    for (const std::string words :
         {"steer 090", "together 200", "close E1", "keep 9000 from E1", "break off", "stop",
          "speed 12", "full", "fire at \"Enemy 1\"", "hold fire", "open at 9000",
          "fire freely cripples", "keep torpedoes", "weave", "smoke", "searchlights"}) {
        INFO(words);
        const Clause clause = kit.read("D1: " + words).clauses.front();
        CHECK_FALSE(is_standing(kit.own_division(), clause));
        give(clause, kit.view_.own);
        CHECK(is_standing(kit.own_division(), clause));
    }
}

TEST_CASE("Forms fill in what is too much to list, and each makes an order") {
    const ViewKit kit = cruisers_and_convoy();
    std::set<std::string> names;
    for (const OrderForm& form : forms_of(kit.view_)) {
        INFO(form.name);
        CHECK(faults_of(form).empty());
        CHECK(names.insert(form.name).second);
        std::vector<SlotValue> values;
        for (const FormSlot& slot : form.slots) {
            if (slot.kind == SlotKind::heading || slot.kind == SlotKind::number) {
                values.emplace_back(std::max(1, slot.least));
            } else {
                values.emplace_back(std::vector{slot.among.front()});
            }
        }
        const auto text = filled_in(form, values);
        REQUIRE(text);
        CHECK(read_order_text(kit.view_, *text));
    }
    CHECK(names.contains("D1: steer"));
    CHECK(names.contains("D1: keep"));
    CHECK(names.contains("D1: fire at a ship"));
    CHECK(names.contains("D2: steer"));
    CHECK_FALSE(names.contains("D2: torpedoes at"));
}

TEST_CASE("Where no enemy is held there are no forms that name one") {
    ViewKit kit = cruisers_and_convoy();
    kit.contact().now = Knowing::lost;
    for (const OrderForm& form : forms_of(kit.view_)) CHECK(form.name != "D1: close");
}
