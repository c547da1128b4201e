#include "present/desk/umpire/umpire_truth_marks.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

using MarkKind = TruthMark::Kind;

/// The small campaign, in which Force K of the Royal Navy has the contact C1 in E3 by radar: it is
/// the convoy. And what is to be changed of it.
struct SmallTruth {
    Definition definition = small_campaign();
    CampaignState state = small_state();
    std::vector<TurnFact> facts;

    SmallTruth() {
        SightingTried tried;
        tried.tried.target = true_convoy;
        tried.side = {0};
        tried.mode = SightMode::radar;
        tried.to = at("E3");
        tried.at = {6};
        tried.has_succeeded = true;
        facts.push_back({{1}, tried});
    }

    [[nodiscard]] Contact& contact() { return state.views[0].contacts[0]; }
    [[nodiscard]] std::vector<TruthMark> marks_of(SideId side, MarkKind kind) const {
        auto marks = marks_against_truth(definition, state, facts);
        std::erase_if(
            marks, [&](const TruthMark& mark) { return mark.side != side || mark.kind != kind; });
        return marks;
    }
};

constexpr SideId uk{0};
constexpr SideId it{1};

}  // namespace

TEST_CASE("a contact that is where it was told to be has no mark", "[truth_marks]") {
    const SmallTruth truth;
    CHECK(truth.marks_of(uk, MarkKind::late).empty());
    CHECK(truth.marks_of(uk, MarkKind::wrong).empty());
}

TEST_CASE("a contact that has gone on is late, and the mark says who and where it is",
          "[truth_marks]") {
    SmallTruth truth;
    truth.state.formations[true_convoy.index()].square = at("D4");
    auto late = truth.marks_of(uk, MarkKind::late);
    REQUIRE(late.size() == 1);
    CHECK(late[0].contact == ContactId{1});
    CHECK(late[0].text == "C1 is Convoy Beta [IT-B]. It is in D4.");
    truth.state.formations[true_convoy.index()].presence = Presence::gone;
    late = truth.marks_of(uk, MarkKind::late);
    REQUIRE(late.size() == 1);
    CHECK(late[0].text == "C1 is Convoy Beta [IT-B], which is no longer at sea.");
}

TEST_CASE("a contact of which something else was told is wrong", "[truth_marks]") {
    SmallTruth truth;
    const Declaration told{ShipType::BB, {9}};
    sight_again(truth.contact(), SightSource::radar, told);
    std::get<SightingTried>(truth.facts[0].fact).declared = told;
    const auto wrong = truth.marks_of(uk, MarkKind::wrong);
    REQUIRE(wrong.size() == 1);
    CHECK(wrong[0].text.starts_with("C1 is Convoy Beta [IT-B]: "));
    CHECK(wrong[0].text.find("9 units") == std::string::npos);
}

TEST_CASE("a contact that a card invented is nobody, and one of a battle is left alone",
          "[truth_marks]") {
    SmallTruth truth;
    sight_again(truth.contact(), SightSource::air, Declaration{ShipType::CA, {2}});
    truth.facts = {{{1}, ContactInvented{uk, at("E3"), {ShipType::CA, {2}}}}};
    const auto wrong = truth.marks_of(uk, MarkKind::wrong);
    REQUIRE(wrong.size() == 1);
    CHECK(wrong[0].text == "C1 is nobody: the report was false.");
    truth.facts.clear();
    CHECK(truth.marks_of(uk, MarkKind::wrong).empty());
    CHECK(truth.marks_of(uk, MarkKind::late).empty());
}

TEST_CASE("what a side has struck has no mark", "[truth_marks]") {
    SmallTruth truth;
    truth.state.formations[true_convoy.index()].square = at("G5");
    truth.contact().is_struck = true;
    CHECK(truth.marks_of(uk, MarkKind::late).empty());
}

TEST_CASE("an enemy within two squares that its side does not know was not told", "[truth_marks]") {
    SmallTruth truth;
    const auto untold = truth.marks_of(it, MarkKind::untold);
    REQUIRE(untold.size() == 1);  // Force K in C3 is two squares from the convoy in E3
    CHECK_FALSE(untold[0].contact);
    CHECK(untold[0].text.find("is in C3, near Convoy Beta") != std::string::npos);
    truth.state.formations[true_force_k.index()].square = at("B3");
    CHECK(truth.marks_of(it, MarkKind::untold).empty());
    CHECK(truth.marks_of(uk, MarkKind::untold).empty());  // the convoy is C1
}

TEST_CASE("marks stand beside the row of their contact, or beside the heading", "[truth_marks]") {
    const std::vector<std::vector<LineOnPage>> pages{
        {{"C1 was seen", 0.2}, {"Contacts", 0.5}, {"E3", 0.6}, {"C10", 0.62}, {"C1", 0.7}},
        {{"C2 Convoy", 0.1}}};
    const std::vector<TruthMark> marks{{uk, MarkKind::late, ContactId{1}, ""},
                                       {it, MarkKind::late, ContactId{1}, ""},
                                       {uk, MarkKind::wrong, ContactId{2}, ""},
                                       {uk, MarkKind::untold, std::nullopt, ""}};
    const auto beside = margin_marks(pages, uk, marks);
    REQUIRE(beside.size() == 2);
    CHECK(beside[0] == std::vector<MarginMark>{{1, 0.7}, {4, 0.5}});
    CHECK(beside[1] == std::vector<MarginMark>{{3, 0.1}});
    CHECK(margin_marks({{{"Contacts", 0.5}}}, uk, marks)[0].size() == 3);  // the row is not there
    CHECK(margin_marks({{{"no heading", 0.5}}}, uk, marks)[0].empty());
    CHECK(margin_marks({}, uk, marks).empty());
}
