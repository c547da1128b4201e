#include "present/desk/state/record_forms.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

RecordTail tail() {
    RecordTail tail;
    tail.last_command = "4: resolve";
    tail.taken_back = {"turn 2, resolve"};
    tail.sides = {{"axis", "Regia Marina"}, {"uk", "Royal Navy"}};
    return tail;
}

std::vector<std::string> titles(const Forms& forms) {
    std::vector<std::string> titles;
    for (const Form& form : forms) titles.push_back(form.title);
    return titles;
}

const Form& form_with(const Forms& forms, const std::string& label) {
    for (const Form& form : forms) {
        for (const Button& button : form.buttons) {
            if (button.label == label) return form;
        }
    }
    FAIL("no button " << label);
    return forms.front();
}

const Button& button(const Forms& forms, const std::string& label) {
    const Form& form = form_with(forms, label);
    return *std::find_if(form.buttons.begin(), form.buttons.end(),
                         [&](const Button& each) { return each.label == label; });
}

/// What a button would ask for, with these fields filled in.
template <class Asked>
Asked asked(const std::string& label, const Filled& filled, const RecordTail& record = tail()) {
    const Button pressed = button(record_forms(record, filled, std::nullopt), label);
    CHECK(pressed.why_not == "");
    const auto* asked = asks_for<Asked>(pressed.intent);
    REQUIRE(asked != nullptr);
    return *asked;
}

std::string why_not(const std::string& label, const Filled& filled,
                    const RecordTail& record = tail()) {
    const Forms forms = record_forms(record, filled, std::nullopt);
    const std::string why_not = button(forms, label).why_not;
    CHECK(form_with(forms, label).refusal == (filled.empty() ? "" : why_not));
    return why_not;
}

}  // namespace

TEST_CASE("nothing is done with the record before its form is filled in", "[desk]") {
    CHECK(why_not("Verify", {}) == "");
    CHECK(why_not("Carry out again", {}) == "");
    CHECK(why_not("Take it back", {}) == "Taking a command back needs its reason.");
    CHECK(why_not("Amend", {}) == "Name the corrected campaign or its folder.");
    CHECK(why_not("Amend", {{"amend.folder", "mended"}}) == "An amendment needs its reason.");
    CHECK(why_not("Show what would change", {{"amend.folder", "mended"}}) ==
          "An amendment needs its reason.");
    CHECK(why_not("Export", {}) == "Name a folder.");
    CHECK(why_not("Write the report", {}) == "Name a folder.");
    CHECK(why_not("Write the report", {{"report.folder", "report"}}) ==
          "The campaign is not over: telling the truth needs its reason.");
    CHECK(why_not("Write the newspaper", {}) == "Name a folder.");
    CHECK(why_not("Play it", {}) == "Name the turn by its number.");
    CHECK(why_not("Play it", {{"what_if.turn", "two"}}) == "Name the turn by its number.");
    CHECK(why_not("Play it", {{"what_if.turn", "2"}}) == "Write the order.");
}

TEST_CASE("where there is nothing to take back or to carry out again, the form says so", "[desk]") {
    const RecordTail empty;
    CHECK(why_not("Take it back", {{"withdraw.why", "a slip"}}, empty) ==
          "There is no command to take back.");
    CHECK(why_not("Carry out again", {}, empty) == "Nothing was taken back.");
}

TEST_CASE("what is filled in is what is asked for", "[desk]") {
    const auto back =
        asked<Withdraw>("Take it back", {{"withdraw.why", "a slip"}, {"withdraw.command", "3"}});
    CHECK(back.why == "a slip");
    CHECK(back.command == "3");
    const Filled mended{{"amend.folder", "mended"},
                        {"amend.why", "a typing error"},
                        {"amend.tell.uk", "yes"},
                        {"amend.say", "Her radar works."}};
    const auto amend = asked<AmendData>("Amend", mended);
    CHECK(amend.folder == "mended");
    CHECK(amend.why == "a typing error");
    CHECK(amend.told == std::vector{SideId{1}});
    CHECK(amend.say == "Her radar works.");
    CHECK_FALSE(amend.is_trial);
    CHECK(asked<AmendData>("Show what would change", mended).is_trial);
    const auto text =
        asked<ExportRecord>("Export", {{"export.folder", "text"}, {"export.secret", "yes"}});
    CHECK(text.folder == "text");
    CHECK(text.has_secret);
    const auto newspaper = asked<WriteNewspaper>(
        "Write the newspaper", {{"newspaper.folder", "press"}, {"newspaper.side", "uk"}});
    CHECK(newspaper.side == SideId{1});
    CHECK(newspaper.folder == "press");
    const auto what_if = asked<AskWhatIf>(
        "Play it", {{"what_if.turn", "5"}, {"what_if.order", "UK-K hold"}, {"what_if.side", "uk"}});
    CHECK(what_if.turn == TurnNumber{5});
    CHECK(what_if.side == SideId{1});
    CHECK(what_if.order == "UK-K hold");
}

TEST_CASE("once the campaign is over its report needs no reason", "[desk]") {
    RecordTail over = tail();
    over.is_over = true;
    const auto report = asked<WriteReport>(
        "Write the report", {{"report.folder", "report"}, {"report.film", "yes"}}, over);
    CHECK(report.early == "");
    CHECK(report.has_film);
}

TEST_CASE("a solo player has of the record what does not show the enemy", "[desk]") {
    const Forms forms = record_forms(tail(), {{"newspaper.folder", "press"}}, SideId{1});
    CHECK(titles(forms) == std::vector<std::string>{"Check the record", "Take a command back",
                                                    "Carry out again what was taken back",
                                                    "What if a side had another order",
                                                    "Newspaper of a side"});
    CHECK(form_with(forms, "Play it").fields.size() == 2);
    CHECK(form_with(forms, "Take it back").fields.size() == 1);
    const auto* newspaper = asks_for<WriteNewspaper>(button(forms, "Write the newspaper").intent);
    REQUIRE(newspaper != nullptr);
    CHECK(newspaper->side == SideId{1});
}

TEST_CASE("the record is a page of the umpire's and of a solo player, and of no other side",
          "[desk]") {
    CHECK(has_page(Viewer::umpire, FormPage::record));
    CHECK(has_page(Viewer::solo, FormPage::record));
    CHECK_FALSE(has_page(Viewer::side, FormPage::record));
    CHECK_FALSE(has_page(Viewer::solo, FormPage::battles));
}

TEST_CASE("after the war the record begins with its report and what it tells", "[desk]") {
    RecordTail over = tail();
    over.is_over = true;
    over.told = {{"What was planned", {"Regia Marina: a sweep."}}};
    over.reasons = {{"Why the admirals ordered it", {"Turn 1, Regia Marina: a reason."}}};
    const std::vector<std::string> named = titles(record_forms(over, {}, std::nullopt));
    CHECK(named.at(0) == "Report of the war");
    CHECK(named.at(1) == "What was planned");
    CHECK(named.back() == "Why the admirals ordered it");
    CHECK(std::count(named.begin(), named.end(), "Report of the war") == 1);
    CHECK(titles(record_forms(tail(), {}, std::nullopt)).at(0) == "Check the record");
}
