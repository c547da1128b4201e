#include "present/desk/side/side_panels.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "present/desk/side/side_forces.h"
#include "support/small_book.h"
#include "support/text.h"
#include "view/outlook.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

const Selection force_k_picked = FormationPick{{0}, force_k};

}  // namespace

TEST_CASE("the bar says date, hours, light, turn and whose view it is", "[desk]") {
    const TopBar bar = side_top_bar(small_book(), small_view());
    CHECK(bar.whose == "Royal Navy");
    CHECK(bar.date == "Sat 8 Nov 1941");
    CHECK(bar.hours == "12:00 to 18:00");
    CHECK(bar.turn == "turn 2 of 4");
    CHECK(bar.weather == "clear weather everywhere");
    CHECK_FALSE(bar.orders.at(0).are_in);
    CHECK(hours_of_turn(*read_moment("1941-11-08 18:00")) == "18:00 to 24:00");
}

TEST_CASE("the inspector says what is allowed and why, and when markers are reached", "[desk]") {
    const Book book = small_book();
    const SideView view = small_view();
    const Inspector inspector = side_inspector(book, view, view, force_k_picked);
    CHECK(inspector.title == "Force K");
    bool has_refusal = false, has_arrival = false;
    for (const InspectorLine& line : inspector.lines) {
        has_refusal |= line.kind == InspectorLine::Kind::refusal && !line.why.empty();
        has_arrival |= line.right.starts_with("arrives ");
    }
    CHECK(has_refusal);
    CHECK(has_arrival);
    const SideView seen = view_with_contact();
    for (const InspectorLine& line : side_inspector(book, seen, seen, force_k_picked).lines) {
        CHECK(line.kind != InspectorLine::Kind::refusal);
    }
}

TEST_CASE("the inspector knows nothing of what is not the side's", "[desk]") {
    const Book book = small_book();
    const SideView view = view_with_contact();
    CHECK(side_inspector(book, view, view, FormationPick{{1}, {1}}).title.empty());
    CHECK(side_inspector(book, view, view, ContactPick{{0}, {9}}).title.empty());
    CHECK(side_inspector(book, view, view, ContactPick{{0}, {1}}).title == "Contact C1");
}

TEST_CASE("a contact's panel grades its place and offers to correct the picture", "[desk]") {
    const Book book = small_book();
    const SideView view = view_with_contact();
    const Inspector panel = side_inspector(book, view, view, ContactPick{{0}, {1}});
    const auto is_place = [](const InspectorLine& line) {
        return line.right == "certain: UK-K, by radar";
    };
    CHECK(std::any_of(panel.lines.begin(), panel.lines.end(), is_place));
    REQUIRE(panel.buttons.size() == 1);  // it was sighted once, and there is no other
    CHECK(panel.buttons[0].label == "Strike it");
    CHECK(asks_for<WriteOrder>(panel.buttons[0].intent)->line == "contact C1 struck");
}

TEST_CASE("a line of the log knows the square it speaks of", "[desk]") {
    const Chart chart = small_chart();
    CHECK(square_in("Force K entered in B2 (Malta).", chart) == at("B2"));
    CHECK(square_in("Contact C1, 2 units of UK-K2 in Z99, was seen in E3.", chart) == at("E3"));
    CHECK(square_in("nothing was seen", chart) == std::nullopt);
}

TEST_CASE("the points of a formation are the same in the panel, on the chart and in the inspector",
          "[desk]") {
    const Book book = small_book();
    SideView view = small_view();
    view.formations[0].speed = KeepSpeed{{}, MovePoints{1}, TurnNumber{4}};
    const Plot plot = plot_of(book, view);
    REQUIRE(plot.formations.size() == 1);
    const auto points = points_next_turn(book, view, force_k);
    REQUIRE(points);
    REQUIRE(*points != speed_now(book, view, force_k)->points);
    CHECK(plot.formations[0].points == *points);
    CHECK(has(side_forces(book, view, {})[0].detail, std::to_string(points->count) + " MP"));
    const Inspector inspector = side_inspector(book, view, view, force_k_picked);
    const auto is_speed = [&](const InspectorLine& line) {
        return line.right == std::to_string(points->count) + " MP";
    };
    CHECK(std::any_of(inspector.lines.begin(), inspector.lines.end(), is_speed));
}

TEST_CASE("what hovers over a square is in the plot", "[desk]") {
    const Plot plot = plot_of(small_book(), view_with_contact());
    CHECK(hover_facts(plot, at("B2")) == std::vector<std::string>{"B2 (Malta)"});
    CHECK(hover_facts(plot, at("C3")).size() == 2);
    CHECK(hover_facts(plot, at("E3")).size() == 2);
}

TEST_CASE("a word for the dice is proposed until the orders have one", "[desk]") {
    const Book book = small_book();
    const SideView view = small_view();
    const auto offered = word_line(book, view, {}, {}, "k3mf-9rtw");
    REQUIRE(offered);
    CHECK(offered->field.value == "k3mf-9rtw");
    CHECK(offered->add.why_not.empty());
    CHECK(asks_for<WriteOrder>(offered->add.intent)->line == "WORD k3mf-9rtw");

    const auto typed =
        word_line(book, view, {}, {{offered->field.name, "the  long, watch"}}, "k3mf-9rtw");
    REQUIRE(typed);
    const auto orders = with_line(book, view, {}, asks_for<WriteOrder>(typed->add.intent)->line);
    REQUIRE(orders);
    CHECK(*orders == std::vector<Order>{SendWord{"the long watch"}});
    CHECK(sheet_text(book, view, *orders).find("\nWORD the long watch\n") != std::string::npos);
    CHECK_FALSE(word_line(book, view, *orders, {}, "k3mf-9rtw"));

    CHECK_FALSE(
        word_line(book, view, {}, {{offered->field.name, ""}}, "k3mf-9rtw")->add.why_not.empty());
    SideView over = view;
    over.turn = {book.calendar.last_turn().count + 1};
    CHECK_FALSE(word_line(book, over, {}, {}, "k3mf-9rtw"));
}

TEST_CASE("a formation is offered the stances that it has not taken", "[desk]") {
    const Book book = small_book();
    SideView view = small_view();
    view.formations.at(0).stance = Stance::seek;
    const Inspector panel = side_inspector(book, view, view, FormationPick{{0}, force_k}, true);
    std::vector<std::string> lines;
    for (const Button& each : panel.buttons) {
        if (!has(each.label, " battle")) continue;
        CHECK(each.why_not == "");
        lines.push_back(asks_for<WriteOrder>(each.intent)->line);
    }
    CHECK(lines == std::vector<std::string>{"UK-K stance accept", "UK-K stance avoid"});
}
