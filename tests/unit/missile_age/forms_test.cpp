#include "tactical/forms.h"

#include <catch2/catch.hpp>

#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/missile_age_module.h"
#include "unit/missile_age/asked.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::missile_age;

namespace {

/// The form of this name. \pre there is one
OrderForm form_called(const std::vector<OrderForm>& forms, std::string_view name) {
    const auto found = std::find_if(forms.begin(), forms.end(),
                                    [&](const OrderForm& form) { return form.name == name; });
    REQUIRE(found != forms.end());
    return *found;
}

std::vector<std::string> names_of(const std::vector<OrderForm>& forms) {
    std::vector<std::string> names;
    for (const OrderForm& form : forms) names.push_back(form.name);
    return names;
}

const FormSlot& slot_of(const OrderForm& form, std::string_view name) {
    return *std::find_if(form.slots.begin(), form.slots.end(),
                         [&](const FormSlot& slot) { return slot.name == name; });
}

}  // namespace

TEST_CASE("a vessel that waits has forms to steer, move, stop and set its radar") {
    MissileKit kit;
    kit.add(red, "frigate").markers = 2;
    const auto forms = forms_of(kit.tables, asked_in(kit, Phase::vessels));
    CHECK(names_of(forms) ==
          std::vector<std::string>{"radar T1", "steer T1", "move T1", "stop T1"});
    const OrderForm steer = form_called(forms, "steer T1");
    CHECK(steer.words == "steer T1 speed {speed} to {place}");
    CHECK(steer.token == "T1");
    CHECK(slot_of(steer, "speed").least == 1);
    CHECK(slot_of(steer, "speed").most == 3);
    const OrderForm move = form_called(forms, "move T1");
    CHECK(move.words == "move T1 speed {speed} ahead {run} {side} {turn} ahead {rest}");
    CHECK(slot_of(move, "run").most == 150);
    CHECK(slot_of(move, "turn").most == 45);
    for (const OrderForm& form : forms) CHECK(faults_of(form).empty());
}

TEST_CASE("a launcher has a form with the rounds it can fire and all it can fire at") {
    MissileKit kit;
    kit.add(red, "1980s missile boat");
    kit.add_model(blue, "frigate", {0, 300});
    kit.add_model(blue, "frigate", {0, 350});
    kit.add(blue, "frigate", {0, 400});
    const OrderForm form =
        form_called(forms_of(kit.tables, asked_in(kit, Phase::launch)), "fire T1 W1");
    CHECK(form.words == "fire T1 W1 x{rounds} at {target}");
    CHECK(form.help == "medium ASM");
    CHECK(slot_of(form, "rounds").most == 2);
    CHECK(slot_of(form, "target").among == std::vector<std::string>{"T2", "T3"});
}

TEST_CASE("aircraft, torpedoes and searches have forms of their own") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "frigate", {0, 300});
    CHECK(form_called(forms_of(kit.tables, asked_in(kit, Phase::spotting)), "detect T1").words ==
          "detect T1 {target}");
    CHECK(form_called(forms_of(kit.tables, asked_in(kit, Phase::launch)), "aim T1 W5").words ==
          "aim T1 W5 x{rounds} on {heading}");
    missile_age::Unit& helicopter = kit.add(red, "helicopter", {0, 50});
    CHECK(form_called(forms_of(kit.tables, asked_in(kit, Phase::air)), "fly T3").words ==
          "fly T3 to {place} {altitude}");
    helicopter.where = Whereabouts::away;
    helicopter.number = 1;
    const OrderForm back =
        form_called(forms_of(kit.tables, asked_in(kit, Phase::air)), "return A1");
    CHECK(back.words == "return A1 at {place}");
    CHECK(back.token.empty());
    CHECK(slot_of(back, "place").places.size() == 960);
}

TEST_CASE("a side that is not asked has no forms") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "frigate", {0, 300});
    asked_in(kit, Phase::vessels, red);
    CHECK(forms_of(kit.tables, view_of(kit.tables, kit.battle, blue)).empty());
}

TEST_CASE("a form that is filled in is the text of an order") {
    MissileKit kit;
    kit.add(red, "frigate").markers = 2;
    const View view = asked_in(kit, Phase::vessels);
    const OrderForm steer = form_called(forms_of(kit.tables, view), "steer T1");
    const auto text = filled_in(steer, {3, BoardPlace{120, 40}});
    REQUIRE(text);
    CHECK(*text == "steer T1 speed 3 to 120,40");
    CHECK(read_order_text(kit.tables, view, *text));
}
