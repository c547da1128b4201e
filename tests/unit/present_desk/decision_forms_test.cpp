#include "present/desk/side/decision_forms.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

Form form_of(const PendingDecision& pending, const Filled& filled = {}) {
    const Forms forms = decision_forms(small_book(), view_with_contact(), pending, filled);
    REQUIRE(forms.size() == 1);
    return forms.front();
}

}  // namespace

TEST_CASE("a captain who was freed steams on, or gets an order that can be read", "[desk]") {
    const Form empty = form_of(OwnCaptainAsked{force_k});
    CHECK(has(empty.title, "UK-K"));
    REQUIRE(empty.buttons.size() == 2);
    CHECK(asks_for<AnswerCaptain>(empty.buttons[0].intent)->order.empty());
    CHECK(empty.buttons[0].why_not.empty());
    CHECK(empty.fields.at(0).value == "route");  // chosen from a list, with its way below it
    const std::string order = empty.fields.at(0).name;
    const std::string way = empty.fields.at(1).name;

    const Form wrong = form_of(OwnCaptainAsked{force_k}, {{way, "somewhere"}});
    CHECK_FALSE(wrong.refusal.empty());
    CHECK(wrong.buttons[1].why_not == wrong.refusal);

    const Form right = form_of(OwnCaptainAsked{force_k}, {{way, "to E5"}});
    CHECK(right.refusal.empty());
    CHECK(right.buttons[1].why_not.empty());
    const auto* answer = asks_for<AnswerCaptain>(right.buttons[1].intent);
    CHECK(answer->formation == "UK-K");
    CHECK(answer->order == "route to E5");

    const Form held = form_of(OwnCaptainAsked{force_k}, {{order, "hold"}});
    CHECK(asks_for<AnswerCaptain>(held.buttons[1].intent)->order == "hold");
}

TEST_CASE("of the two ways of a card either can be pressed, and is said in words", "[desk]") {
    const Form form = form_of(OwnChoiceDue{PlainEffect{}, PlainEffect{}, force_k});
    CHECK(has(form.said.at(0), "UK-K"));
    CHECK(form.said.at(1).starts_with("a: "));
    REQUIRE(form.buttons.size() == 2);
    CHECK_FALSE(asks_for<ChooseWay>(form.buttons[0].intent)->is_second);
    CHECK(asks_for<ChooseWay>(form.buttons[1].intent)->is_second);
}

TEST_CASE("a battle that waits is one press from its board", "[desk]") {
    SideView view = view_with_contact();
    view.battles.push_back({});
    view.battles[0].square = at("E3");
    view.battles[0].own = {force_k};
    const Forms forms = decision_forms(small_book(), view, PendingDecision{OwnBattleOpen{{1}}}, {});
    CHECK(has(forms.at(0).title, "B1 in E3"));
    CHECK(asks_for<ShowBattle>(forms.at(0).buttons.at(0).intent) != nullptr);
    CHECK(forms.at(0).buttons.size() == 1);
    const Forms alone =
        decision_forms(small_book(), view, PendingDecision{OwnBattleOpen{{1}}}, {}, true);
    CHECK(asks_for<TakeHistory>(alone.at(0).buttons.at(1).intent) != nullptr);
}

TEST_CASE("where nothing waits the page says so", "[desk]") {
    const Forms forms = decision_forms(small_book(), small_view(), std::nullopt, {});
    REQUIRE(forms.size() == 1);
    CHECK(forms[0].buttons.empty());
    CHECK(forms[0].title == "Nothing waits for you");
}
