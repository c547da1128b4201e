#include "present/desk/side/order_forms.h"

#include <catch2/catch.hpp>

#include "present/desk/side/side_panels.h"
#include "present/desk/state/desk_state.h"
#include "support/conditional.h"
#include "support/small_book.h"
#include "view/notation.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

const FormationPick pick_of_force_k{{0}, force_k};

/// A side's desk with one of its pages.
struct OrderingDesk {
    Book book = small_book();
    SideView view = view_with_contact();
    DeskState state;

    OrderingDesk() { state.selection = pick_of_force_k; }

    void does(const Intent& intent) {
        const Plot plot = plot_of(book, view);
        state = desk_after(std::move(state), intent, {{0, 0, 700, 500}, plot, &book, &view});
    }
    void types(const std::string& field, const std::string& text) {
        does(FillIn{"order.uk." + field, text});
    }
    [[nodiscard]] const std::vector<Order>& orders() const {
        return state.draft_of(book.side).orders;
    }
    [[nodiscard]] Forms page(FormPage page) const {
        return order_forms(page, book, view, orders(), state.filled, state.selection);
    }
    [[nodiscard]] Form conditions() const { return page(FormPage::conditions).at(0); }
};

/// What a refused line says would have been right.
std::string words_expected(const std::string& line) {
    const auto read = read_order(roster_of(small_book(), small_view()), line);
    REQUIRE_FALSE(read);
    return describe(read.error());
}

std::string listed_words(const std::vector<OrderWord>& words) {
    std::string text;
    for (const OrderWord& each : words) {
        text += (text.empty() ? "" : ", ") + std::string(each.word);
    }
    return text;
}

}  // namespace

TEST_CASE("a condition is put together from every word that the grammar knows, and no other",
          "[desk]") {
    CHECK(words_expected("UK-K when xyzzy then hold").find(listed_words(condition_words())) !=
          std::string::npos);
    CHECK(words_expected("UK-K when sighted then xyzzy").find(listed_words(action_words())) !=
          std::string::npos);
}

TEST_CASE("what stands in the form of every condition and order can be read, whatever is left out",
          "[desk]") {
    for (const bool is_filled : {false, true}) {
        for (const OrderWord& condition : condition_words()) {
            for (const OrderWord& action : action_words()) {
                OrderingDesk desk;
                desk.types("1.when1", std::string(condition.word));
                desk.types("1.then", std::string(action.word));
                if (is_filled) {
                    desk.types("1.when1.contact.type or bigger", "CA");
                    desk.types("1.when1.contact.at least", "2");
                    desk.types("1.when1.contact.within", "3");
                    desk.types("1.when1.contact.seen by", "radar");
                    desk.types("1.when1.battle.within", "2");
                    desk.types("1.then.detach.ships", "Lively");
                    desk.types("1.then.detach.name", "UK-L");
                }
                const Form form = desk.conditions();
                INFO(form.command);
                const auto read = read_order(roster_of(desk.book, desk.view), form.command);
                REQUIRE(read);
                CHECK(text_of(roster_of(desk.book, desk.view), *read) == form.command);
            }
        }
    }
}

TEST_CASE("an order by condition goes into the draft, is undone and done again", "[desk]") {
    OrderingDesk desk;
    desk.types("1.when1.contact.within", "2");
    desk.types("1.when2", "turn");
    desk.types("1.when2.turn.turn", "3");
    desk.types("1.then", "stance");
    desk.types("1.then.stance.stance", "avoid");
    const Form form = desk.conditions();
    CHECK(form.command == "UK-K when contact within 2 and turn 3 then stance avoid");
    REQUIRE(form.refusal.empty());
    desk.does(form.buttons.front().intent);
    const Conditional expected = test::when_all(
        {WhenContact{{}, {}, Squares{2}, {}}, WhenTurn{{3}}}, TakeStance{Stance::avoid});
    CHECK(desk.orders() == std::vector<Order>{FormationOrder{force_k, expected}});
    CHECK(desk.state.filled.empty());
    desk.does(Undo{});
    CHECK(desk.orders().empty());
    desk.does(Redo{});
    CHECK(desk.orders().size() == 1);
}

TEST_CASE("a condition that is refused says why, in the words of the check", "[desk]") {
    OrderingDesk desk;
    desk.types("1.when1", "at");
    desk.types("1.when1.at.square", "Z9");
    const Form form = desk.conditions();
    const auto refused = with_line(desk.book, desk.view, {}, form.command);
    REQUIRE_FALSE(refused);
    CHECK(form.refusal == describe(refused.error()));
    CHECK(form.buttons.front().why_not == form.refusal);
    desk.does(form.buttons.front().intent);
    CHECK(desk.orders().empty());
    CHECK(desk.state.message == form.refusal);
}

TEST_CASE("conditions that stand are listed, and dropped by one press", "[desk]") {
    OrderingDesk desk;
    CHECK(desk.conditions().buttons.at(1).why_not == "None stand.");
    desk.view.formations[0].conditions = {test::when_all({WhenSighted{}}, Hold{})};
    const Form form = desk.conditions();
    CHECK(form.said.back() == "It stands: when sighted then hold");
    CHECK(form.buttons.at(1).why_not.empty());
    desk.does(form.buttons.at(1).intent);
    CHECK(desk.orders() == std::vector<Order>{FormationOrder{force_k, DropConditions{}}});
}

TEST_CASE("a condition is ordered of one's own formation alone", "[desk]") {
    OrderingDesk desk;
    for (const Selection& other :
         {Selection(FormationPick{{1}, {1}}), Selection(SquarePick{at("C3")}), Selection()}) {
        desk.state.selection = other;
        CHECK(desk.conditions().buttons.empty());
    }
}

TEST_CASE("a square that is clicked goes into the condition of the formation picked before it",
          "[desk]") {
    OrderingDesk desk;
    desk.types("1.when1", "at");
    desk.types("1.when1.at.square", "Z9");
    desk.does(Select{SquarePick{at("C3")}});
    REQUIRE(desk.state.formation_before);
    const Form form =
        order_forms(FormPage::conditions, desk.book, desk.view, desk.orders(), desk.state.filled,
                    desk.state.selection, desk.state.formation_before)
            .front();
    CHECK(form.command.starts_with("UK-K when at C3 "));
    desk.does(Select{});
    CHECK_FALSE(desk.state.formation_before);
}

TEST_CASE("a card of the hand is played by a button, on what it needs", "[desk]") {
    OrderingDesk desk;
    desk.view = view_with_hand();
    Forms cards = desk.page(FormPage::cards);
    REQUIRE(cards.size() == 3);
    CHECK(cards[0].command == "play All boilers on UK-K");
    REQUIRE(cards[0].refusal.empty());
    CHECK_FALSE(cards[1].refusal.empty());        // its square has not been typed
    desk.state.selection = SquarePick{at("D4")};  // a click on the chart
    CHECK(desk.page(FormPage::cards)[1].refusal.empty());
    desk.types("card2.square", "Z9");
    CHECK_FALSE(desk.page(FormPage::cards)[1].refusal.empty());
    desk.does(cards[0].buttons.front().intent);
    CHECK(desk.orders() == std::vector<Order>{PlayCard{"All boilers", force_k, {}}});
    cards = desk.page(FormPage::cards);
    CHECK_FALSE(cards[0].refusal.empty());  // it is in the hand once
    CHECK(cards[0].buttons.front().why_not == cards[0].refusal);
}

TEST_CASE("who holds cards has a button for them, and who holds none has not", "[desk]") {
    const Book book = small_book();
    CHECK(side_pending(book, small_view(), {}).buttons.empty());
    const Pending pending = side_pending(book, view_with_hand(), {});
    REQUIRE(pending.buttons.size() == 1);
    CHECK(pending.buttons[0].label == "Cards (3)");
    CHECK(asks_for<OpenForms>(pending.buttons[0].intent)->page == FormPage::cards);
}

TEST_CASE("a page that the other desk has does not open, and goes when the other looks", "[desk]") {
    OrderingDesk desk;
    desk.does(OpenForms{FormPage::battles});
    CHECK_FALSE(desk.state.page.has_value());
    desk.does(OpenForms{FormPage::conditions});
    CHECK(desk.state.page == FormPage::conditions);
    desk.does(LookAs{});
    CHECK_FALSE(desk.state.page.has_value());
    desk.does(OpenForms{FormPage::cards});
    desk.does(LookAs{});
    CHECK(desk.state.page == FormPage::cards);
}
