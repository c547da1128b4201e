#include "tactical/forms.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

using Words = std::vector<std::string>;

FormSlot slot(std::string name, SlotKind kind) { return {std::move(name), kind, 0, 0, {}, {}}; }

/// One slot of each kind.
OrderForm plot() {
    OrderForm form{"plot",
                   "",
                   "",
                   "plot {ship} to {place} on {heading} at {speed} with {others} {how}",
                   {slot("ship", SlotKind::token), slot("place", SlotKind::place),
                    slot("heading", SlotKind::heading), slot("speed", SlotKind::number),
                    slot("others", SlotKind::tokens), slot("how", SlotKind::choice)}};
    form.slots[0].among = {"T1", "T2"};
    form.slots[3].least = 1;
    form.slots[3].most = 6;
    form.slots[4].least = 1;
    form.slots[4].most = 2;
    form.slots[4].among = {"T3", "T4", "T5"};
    form.slots[5].among = {"fast", "slowly"};
    return form;
}

std::vector<SlotValue> values() {
    return {Words{"T2"}, BoardPlace{4, 5}, 45, 6, Words{"T3", "T5"}, Words{"slowly"}};
}

/// The order with one value in place of another.
Result<std::string> with(std::size_t place, SlotValue value) {
    auto all = values();
    all.at(place) = std::move(value);
    return filled_in(plot(), all);
}

}  // namespace

TEST_CASE("a form with a value in every slot is the text of an order") {
    CHECK(faults_of(plot()).empty());
    CHECK(filled_in(plot(), values()).value() == "plot T2 to 4,5 on 045 at 6 with T3, T5 slowly");
}

TEST_CASE("a value of another kind or out of its bounds is refused, and says what was expected") {
    CHECK(with(0, Words{"T3"}).error().details == Words{"T3", "ship: one of T1, T2"});
    CHECK_FALSE(with(0, Words{"T1", "T2"}));
    CHECK_FALSE(with(0, Words{}));
    CHECK_FALSE(with(1, 7));
    CHECK_FALSE(with(2, 360));
    CHECK_FALSE(with(2, -1));
    CHECK(with(2, 359));
    CHECK(with(2, 0).value().find("on 000") != std::string::npos);
    CHECK_FALSE(with(3, 0));
    CHECK_FALSE(with(3, 7));
    CHECK(with(3, 1));
    CHECK_FALSE(with(4, Words{}));
    CHECK_FALSE(with(4, Words{"T3", "T3"}));
    CHECK_FALSE(with(4, Words{"T3", "T4", "T5"}));
    CHECK_FALSE(with(5, Words{"backwards"}));
    auto few = values();
    few.pop_back();
    CHECK_FALSE(filled_in(plot(), few));
}

TEST_CASE("a place is one of those that a slot names, or any of the board") {
    OrderForm form = plot();
    form.slots[1].places = {{4, 5}, {4, 6}};
    CHECK(filled_in(form, values()));
    form.slots[1].places = {{4, 6}};
    CHECK(filled_in(form, values()).error().details == Words{"4,5", "place: one of 4,6"});
}

TEST_CASE("a form that cannot be is found out") {
    OrderForm form = plot();
    form.words = "plot {ship} to {place} on {heading} {heading} with {others}\n{how}";
    form.slots[0].among.clear();
    form.slots[4].least = 3;
    form.slots.back().meanings = {"one alone"};
    CHECK(faults_of(form) == Words{"it is more than a line", "ship has nothing to choose from",
                                   "{heading} does not stand in its words once",
                                   "{speed} does not stand in its words once",
                                   "others is from 3 to 2",
                                   "how has not a meaning for each of its words"});
}
