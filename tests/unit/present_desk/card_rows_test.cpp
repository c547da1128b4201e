#include "present/desk/side/card_rows.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// A card with one option of each kind.
ContactCard card_of_everything() {
    ContactCard card;
    card.title = "A battle";
    card.events = {{RunStop::battle, "21:00", "Battle was joined."}};
    card.contacts = {{{1}, at("E3"), "Contact C1 in E3", {"certain"}, "new"}};
    card.options = {{"steam", GiveLine{"UK-K route to E3"}, {{"is there", "soon", "points"}}, {}},
                    {"avoid", GiveLine{"UK-K stance avoid"}},
                    {"plot", PlotItsRoute{{3}, "UK-K"}},
                    {"answer", AnswerFreed{"UK-K", "hold"}},
                    {"another", AnotherOrder{"UK-K"}},
                    {"b", TakeOption{true}},
                    {"fight", FightBattle{{1}}},
                    {"history", TakeResultOfHistory{{1}}},
                    {"search", GiveLine{"search X at SQUARE"}, {}, "Click a square."},
                    {"go on", LetGoOn{}}};
    return card;
}

const Intent& intent_of(const CardRows& rows, std::size_t option) {
    return rows.options.at(option).button.intent;
}

}  // namespace

TEST_CASE("each option of a card is a button that asks for it", "[desk]") {
    const CardRows rows = card_rows(card_of_everything(), {{0}, {}});
    REQUIRE(rows.options.size() == 9);
    CHECK(asks_for<WriteOrder>(intent_of(rows, 0))->line == "UK-K route to E3");
    CHECK(asks_for<PlotRouteOf>(intent_of(rows, 2))->formation == FormationPick{{0}, {3}});
    CHECK(asks_for<AnswerCaptain>(intent_of(rows, 3))->order == "hold");
    CHECK(asks_for<OpenForms>(intent_of(rows, 4))->page == FormPage::rule);
    CHECK(asks_for<ChooseWay>(intent_of(rows, 5))->is_second);
    CHECK(asks_for<ShowBattle>(intent_of(rows, 6)) != nullptr);
    CHECK(asks_for<TakeHistory>(intent_of(rows, 7)) != nullptr);
    CHECK(rows.options[8].button.why_not == "Click a square.");
    CHECK(asks_for<GoOn>(rows.go_on.intent) != nullptr);
    CHECK(rows.options[0].numbers.at(0).made_of == "points");
    const auto* select = asks_for<Select>(rows.enemies.at(0).title.intent);
    CHECK(select->what == Selection(ContactPick{{0}, {1}}));
}

TEST_CASE("an option that is ordered is lit, and its button takes the order back", "[desk]") {
    CardBeside desk{{0}, {}};
    desk.lines = {"UK-K radar off", "UK-K stance avoid"};
    desk.is_unsent = true;
    const CardRows rows = card_rows(card_of_everything(), desk);
    CHECK_FALSE(rows.options[0].button.is_lit);
    CHECK(rows.options[1].button.is_lit);
    CHECK(asks_for<StrikeOrder>(intent_of(rows, 1))->line == 1);
    CHECK(rows.go_on.label == "Send orders and go on");
}

TEST_CASE("where others resolve the turn, the card sends the orders", "[desk]") {
    CardBeside desk{{0}, {}};
    desk.plays_alone = false;
    const CardRows rows = card_rows(card_of_everything(), desk);
    CHECK(asks_for<SendOrders>(rows.go_on.intent) != nullptr);
    CHECK_FALSE(rows.go_on.why_not.empty());
}

TEST_CASE("the digits take the first five options, and none that cannot be taken", "[desk]") {
    CardRows rows = card_rows(card_of_everything(), {{0}, {}});
    CHECK(rows.options[0].key == "1");
    CHECK(rows.options[5].key.empty());
    REQUIRE(option_by_digit(rows, 1));
    CHECK(asks_for<WriteOrder>(*option_by_digit(rows, 1)) != nullptr);
    CHECK_FALSE(option_by_digit(rows, 0));
    CHECK_FALSE(option_by_digit(rows, 6));
    rows.options.erase(rows.options.begin(), rows.options.begin() + 8);
    CHECK_FALSE(option_by_digit(rows, 1));  // a square is missing
    CHECK_FALSE(option_by_digit(rows, 2));
}

TEST_CASE("a step back puts the card away once nothing else is open", "[desk]") {
    const CardRows rows = card_rows(card_of_everything(), {{0}, {}});
    const auto folds = [&](const DeskState& state) {
        return asks_for<FoldCard>(card_meaning(rows, state, StepBack{})) != nullptr;
    };
    DeskState state;
    CHECK(folds(state));
    state.selection = SquarePick{at("E3")};
    CHECK(folds(state));
    DeskState with_message = state, with_page = state, with_help = state, plotting = state;
    with_message.message = "Turn 3.";
    with_page.page = FormPage::rule;
    with_help.shows_help = true;
    plotting.plots_route = true;
    for (const DeskState& each : {with_message, with_page, with_help, plotting}) {
        CHECK_FALSE(folds(each));
    }
}

TEST_CASE("beside the card a digit zooms only if no option has it", "[desk]") {
    CardRows rows = card_rows(card_of_everything(), {{0}, {}});
    rows.options.resize(2);
    CHECK(asks_for<WriteOrder>(card_meaning(rows, {}, ZoomTo{1})) != nullptr);
    CHECK(asks_for<ZoomTo>(card_meaning(rows, {}, ZoomTo{3})) != nullptr);
    CHECK(asks_for<Fit>(card_meaning(rows, {}, Fit{})) != nullptr);
}

TEST_CASE("what options still need is said once for those that follow each other", "[desk]") {
    ContactCard card;
    card.options = {{"search", GiveLine{"a"}, {}, "Click a square.", "MALTA"},
                    {"search", GiveLine{"b"}, {}, "Click a square.", "P-34"},
                    {"go on", LetGoOn{}}};
    const CardRows rows = card_rows(card, {{0}, {}});
    CHECK(rows.options.at(0).hint == "Click a square.");
    CHECK(rows.options.at(1).hint.empty());
}

TEST_CASE("the options of each formation stand below its name, which is said once", "[desk]") {
    ContactCard card;
    card.options = {{"seek battle", GiveLine{"UK-K stance seek"}, {}, {}, "UK-K", "Force K"},
                    {"plot its route", PlotItsRoute{{1}, "UK-K"}, {}, {}, "UK-K", "Force K"},
                    {"search", GiveLine{"search MALTA at E3"}, {}, {}, "MALTA"},
                    {"play the card", GiveLine{"play Fog"}}};
    const CardRows rows = card_rows(card, {{0}, {}});
    CHECK(rows.options.at(0).group == "Force K (UK-K)");
    CHECK(rows.options.at(1).group.empty());
    CHECK(rows.options.at(2).group == "MALTA");
    CHECK(rows.options.at(3).group == "Cards in hand");
}
