#include "present/desk/tutorial/tutorial.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <utility>

#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// The tutorial as it is played: before Force K enters, nothing done.
class Lesson {
  public:
    Lesson() {
        view.formations[0].presence = Presence::due;
        view.formations[0].route.reset();
        come_to(1);
    }

    [[nodiscard]] TutorialScene scene() const {
        TutorialScene seen{state};
        seen.view = is_truth ? nullptr : &view;
        seen.turn = turn;
        seen.is_now = is_now;
        seen.is_over = is_over;
        seen.is_on_board = is_on_board;
        seen.is_fought_out = is_fought_out;
        return seen;
    }
    /// The title of the card after all that was done; empty: there is no card.
    std::string title() {
        tutorial = watched(tutorial, scene());
        const auto card = tutorial_card(tutorial, scene());
        return card ? std::string(card->title) : "";
    }

    void come_to(std::int32_t number) {
        turn = {};
        turn.turn = {number};
        view.turn = {number};
        view.orders_receipt.reset();
        state.drafts.clear();
        if (number >= 4) view.formations[0].presence = Presence::on_chart;
    }
    void order(FormationOrder what) { state.drafts[{0}].orders = {std::move(what)}; }
    void send() {
        state.drafts.clear();
        view.orders_receipt.emplace();
    }
    void sight() { view.contacts = view_with_contact().contacts; }
    void meet() {
        view.battles.push_back({at("E3"), view.turn, view.turn, {force_k}, false});
        turn.battle = BattleId{0};
    }
    void take_result() {
        view.battles.back().is_over = true;
        turn.battle.reset();
        is_on_board = is_fought_out = false;
    }
    void end() {
        come_to(9);
        is_over = is_truth = true;
    }

    SideView view = small_view();
    DeskState state;
    SeenTurn turn;
    Tutorial tutorial;
    bool is_now = true, is_over = false, is_truth = false;
    bool is_on_board = false, is_fought_out = false;
};

struct Deed {
    const char* title;  ///< of the step that waits for it
    void (*done)(Lesson&);
};

/// In the order of the steps.
constexpr std::array deeds{
    Deed{"The desk", [](Lesson& on) { on.state.selection = SquarePick{at("C7")}; }},
    Deed{"Move the chart", [](Lesson& on) { on.state.framing = Framing::moved; }},
    Deed{"Over the chart", [](Lesson& on) { on.state.shows_overlays = true; }},
    Deed{"Let a turn pass", [](Lesson& on) { on.come_to(2); }},
    Deed{"Read the log", [](Lesson& on) { on.state.tab = LogTab::contacts; }},
    Deed{"Wait for Force K", [](Lesson& on) { on.come_to(4); }},
    Deed{"Select Force K", [](Lesson& on) { on.state.selection = FormationPick{{0}, force_k}; }},
    Deed{"Order Force K to hold", [](Lesson& on) { on.order({force_k, Hold{}}); }},
    Deed{"Send your orders", [](Lesson& on) { on.send(); }},
    Deed{"Resolve turn 4",
         [](Lesson& on) {
             on.come_to(5);
             on.sight();
         }},
    Deed{"Look at a contact", [](Lesson& on) { on.state.selection = ContactPick{{0}, {1}}; }},
    Deed{"Plot a route to E6", [](Lesson& on) { on.order({force_k, PlotRoute{{}, at("E6")}}); }},
    Deed{"Send and resolve",
         [](Lesson& on) {
             on.send();
             on.meet();
         }},
    Deed{"A battle waits", [](Lesson& on) { on.is_on_board = true; }},
    Deed{"Fight the battle", [](Lesson& on) { on.is_fought_out = true; }},
    Deed{"Take the result", [](Lesson& on) { on.take_result(); }},
    Deed{"Finish the turn", [](Lesson& on) { on.come_to(6); }},
    Deed{"Read what happened",
         [](Lesson& on) {
             on.is_now = false;
             (void)on.title();  // the turn before is looked at, and then this one again
             on.is_now = true;
         }},
    Deed{"Play to the end", [](Lesson& on) { on.end(); }},
    Deed{"The true history", [](Lesson& on) { on.is_now = false; }},
};

/// Everything up to this step is done.
Lesson lesson_at(const std::string& title) {
    Lesson lesson;
    for (const Deed& deed : deeds) {
        if (title == deed.title) return lesson;
        deed.done(lesson);
        (void)lesson.title();
    }
    FAIL("no step is called " << title);
    return lesson;
}

}  // namespace

TEST_CASE("every step of the tutorial is reached, waits for its deed and is done by it", "[desk]") {
    REQUIRE(deeds.size() == tutorial_steps().size());
    Lesson lesson;
    for (std::size_t i = 0; i < deeds.size(); ++i) {
        CHECK(lesson.title() == deeds.at(i).title);
        CHECK(lesson.title() == deeds.at(i).title);  // looking is no deed
        CHECK(tutorial_card(lesson.tutorial, lesson.scene())->number == i + 1);
        deeds.at(i).done(lesson);
    }
    CHECK(lesson.title() == "That is all");
    CHECK(tutorial_card(lesson.tutorial, lesson.scene())->number == 0);
}

TEST_CASE("steps of the tutorial may be done in another order", "[desk]") {
    Lesson lesson;
    lesson.state.framing = Framing::moved;
    CHECK(lesson.title() == "The desk");
    lesson.state.selection = SquarePick{at("C3")};
    CHECK(lesson.title() == "Over the chart");

    Lesson sent = lesson_at("Select Force K");
    sent.order({force_k, Hold{}});
    sent.send();
    CHECK(sent.title() == "Select Force K");
    sent.state.selection = FormationPick{{0}, force_k};
    CHECK(sent.title() == "Resolve turn 4");
}

TEST_CASE("what the campaign has gone past is not asked for any more", "[desk]") {
    Lesson lesson;
    lesson.come_to(4);
    CHECK(lesson.title() == "Select Force K");
    lesson.come_to(5);
    CHECK(lesson.title() == "Plot a route to E6");  // nothing was sighted
    lesson.sight();
    CHECK(lesson.title() == "Look at a contact");
    lesson.end();
    CHECK(lesson.title() == "The true history");
}

TEST_CASE("without a battle in turn 5 the tutorial goes on, and takes a later one up", "[desk]") {
    Lesson lesson = lesson_at("Send and resolve");
    lesson.come_to(6);
    CHECK(lesson.title() == "Read what happened");
    lesson.meet();
    CHECK(lesson.title() == "A battle waits");
    lesson.is_on_board = true;
    CHECK(lesson.title() == "Fight the battle");
    lesson.is_on_board = false;  // back to the chart before it is over
    CHECK(lesson.title() == "Fight the battle");
    lesson.take_result();
    CHECK(lesson.title() == "Read what happened");
}

TEST_CASE("a step of the tutorial can be skipped, and only that", "[desk]") {
    Lesson lesson;
    lesson.tutorial = skipped(lesson.tutorial, lesson.scene());
    CHECK(lesson.title() == "Move the chart");
    CHECK(lesson.tutorial.passed.size() == 1);
    for (std::size_t i = 0; i < tutorial_steps().size(); ++i) {
        lesson.tutorial = skipped(lesson.tutorial, lesson.scene());
    }
    CHECK(lesson.title() == "That is all");
    lesson.end();
    CHECK(lesson.title() == "The true history");
}

TEST_CASE("the tutorial can be left at any step, and is taken up where the campaign stands",
          "[desk]") {
    for (const Deed& deed : deeds) {
        Lesson lesson = lesson_at(deed.title);
        lesson.tutorial.is_left = true;
        CHECK(lesson.title().empty());
    }
    Lesson again = lesson_at("A battle waits");
    again.tutorial = {};
    again.state = {};
    CHECK(again.title() == "Look at a contact");
    again.state.selection = ContactPick{{0}, {1}};
    CHECK(again.title() == "A battle waits");
}

TEST_CASE("at an earlier turn the tutorial says the way back, until the campaign is over",
          "[desk]") {
    Lesson lesson = lesson_at("Select Force K");
    lesson.is_now = false;
    CHECK(lesson.title() == "An earlier turn");
    lesson.is_now = true;
    CHECK(lesson.title() == "Select Force K");
    lesson.end();
    lesson.is_now = false;
    CHECK(lesson.title() != "An earlier turn");
}

TEST_CASE("every step says what to do in a few lines, and a square it points at is one", "[desk]") {
    constexpr std::size_t longest = 320;
    for (const TutorialStep& step : tutorial_steps()) {
        INFO(step.title);
        CHECK_FALSE(step.text.empty());
        CHECK(step.text.size() <= longest);
        CHECK((step.part == DeskPart::square) == read_square(step.square).has_value());
    }
    Lesson lesson = lesson_at("Plot a route to E6");
    (void)lesson.title();
    CHECK(tutorial_card(lesson.tutorial, lesson.scene())->square == at("E6"));
}

TEST_CASE("the steps name the keys that are chosen, and no row that is not there", "[desk]") {
    Lesson lesson = lesson_at("Plot a route to E6");
    (void)lesson.title();
    const auto text_of = [&](const ChosenKeys& chosen) {
        return tutorial_card(lesson.tutorial, lesson.scene(), chosen)->text;
    };
    CHECK(text_of({}).find("press R, and") != std::string::npos);
    CHECK(text_of({{"route", "Ctrl+K"}}).find("press Ctrl+K, and") != std::string::npos);
    for (const TutorialStep& step : tutorial_steps()) {
        CHECK(with_keys(step.text, {}).find('{') == std::string::npos);
    }
    lesson.is_now = false;
    CHECK(text_of({{"now", "Z"}}).find("or Z, to go on") != std::string::npos);
}
