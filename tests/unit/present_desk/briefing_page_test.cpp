#include "present/desk/side/briefing_page.h"

#include <catch2/catch.hpp>

#include "present/desk/state/commands.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/state/rail.h"
#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// Three turns, of which one is on the desk.
std::vector<TurnDot> three_turns(std::size_t shown) {
    std::vector<TurnDot> turns;
    for (std::int32_t turn = 1; turn <= 3; ++turn) {
        turns.push_back({{turn}, "", turn == 3, turns.size() == shown});
    }
    return turns;
}

const Button& button_of(const Form& form, const std::string& label) {
    for (const Button& each : form.buttons) {
        if (each.label == label) return each;
    }
    FAIL(label);
    return form.buttons.front();
}

DeskState desk_after_all(DeskState state, const std::vector<Intent>& intents) {
    const Book book = small_book();
    const SideView view = small_view();
    const Plot plot = plot_of(book, view);
    for (const Intent& intent : intents) {
        state = desk_after(std::move(state), intent, {{0, 0, 700, 500}, plot, &book, &view});
    }
    return state;
}

}  // namespace

TEST_CASE("a side pages through its briefings from the first to the newest", "[desk]") {
    const Book book = small_book();
    SideView view = small_view();
    view.turn = {2};
    const Form middle = briefing_page(book, view, three_turns(1)).at(0);
    CHECK(middle.title.starts_with("Turn 2 of "));
    CHECK(asks_for<StepTurn>(button_of(middle, "Earlier").intent)->turns == -1);
    CHECK(asks_for<StepTurn>(button_of(middle, "Later").intent)->turns == 1);
    CHECK_FALSE(asks_for<LookAtTurn>(button_of(middle, "Newest").intent)->turn);
    for (const Button& each : middle.buttons) CHECK(each.why_not.empty());
    const Form first = briefing_page(book, view, three_turns(0)).at(0);
    CHECK_FALSE(button_of(first, "Earlier").why_not.empty());
    CHECK(button_of(first, "Later").why_not.empty());
    const Form newest = briefing_page(book, view, three_turns(2)).at(0);
    CHECK(button_of(newest, "Earlier").why_not.empty());
    CHECK_FALSE(button_of(newest, "Later").why_not.empty());
    CHECK_FALSE(button_of(newest, "Newest").why_not.empty());
}

TEST_CASE("a file with one briefing has no way to others", "[desk]") {
    const Forms forms = briefing_page(small_book(), small_view(), {});
    REQUIRE(forms.size() == 1);
    CHECK(forms[0].buttons.empty());
}

TEST_CASE("the key and the words of the umpire's preview open a side's own briefing", "[desk]") {
    const auto opens = [](const std::optional<Intent>& intent) {
        const auto* open = intent ? asks_for<OpenForms>(*intent) : nullptr;
        return open != nullptr && open->page == FormPage::release;
    };
    CHECK(opens(intent_of({}, "F3")));
    const auto found = commands_like({}, "briefing printed");
    REQUIRE(found.size() == 1);
    CHECK(opens(found[0].intent));
    for (const Viewer viewer : {Viewer::side, Viewer::solo}) {
        CHECK(has_page(viewer, FormPage::release));
        CHECK(page_title(FormPage::release, viewer) == "Briefing");
    }
    CHECK(page_title(FormPage::release, Viewer::umpire) == "Briefings");
}

TEST_CASE("who looks as another sees the chart, not a briefing over it", "[desk]") {
    const DeskState reading = desk_after_all({}, {OpenForms{FormPage::release}});
    CHECK(reading.page == FormPage::release);
    CHECK_FALSE(desk_after_all(reading, {LookAs{SideId{1}}}).page);
    CHECK(desk_after_all(reading, {StepTurn{-1}}).page == FormPage::release);
}
