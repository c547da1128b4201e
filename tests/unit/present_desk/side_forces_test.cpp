#include "present/desk/side/side_forces.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

const FormationPick k_picked{{0}, force_k};

std::vector<std::string> listed(const ForceList& list, const SideView& view = small_view()) {
    std::vector<std::string> all;
    for (const ForceRow& row : side_forces(small_book(), view, list)) all.push_back(row.name);
    return all;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("ships are folded away until their formation is unfolded or selected", "[desk]") {
    CHECK(listed({}) == Names{"Force K", "Tanker"});
    ForceList unfolded;
    unfolded.unfolded = {k_picked};
    CHECK(listed(unfolded) == Names{"Force K", "Aurora", "Lively", "Tanker"});
    ForceList selected;
    selected.selected = k_picked;
    CHECK(listed(selected) == Names{"Force K", "Aurora", "Lively", "Tanker"});
    const auto rows = side_forces(small_book(), small_view(), selected);
    CHECK(rows[0].fold == Fold::open);
    CHECK(rows[3].fold == Fold::shut);
}

TEST_CASE("a formation says its strength, points, place and that it is under way", "[desk]") {
    ForceList list;
    list.selected = k_picked;
    const auto rows = side_forces(small_book(), small_view(), list);
    CHECK(rows[0].detail == "1 CL 1 DD, 2 MP, under way");
    CHECK(rows[0].right == "C3");
    CHECK(rows[0].square == at("C3"));
    CHECK(rows[1].right == "32 kn");
    CHECK(rows[1].share == 1);
    CHECK(rows[3].is_quiet);
    CHECK(rows[3].right == "due turn 3");
}

TEST_CASE("a filter keeps the ship it finds and her formation, and a type all of its ships",
          "[desk]") {
    CHECK(listed({"liv"}) == Names{"Force K", "Lively"});
    CHECK(listed({"dd"}) == Names{"Force K", "Lively"});
    CHECK(listed({"force k"}) == Names{"Force K"});
    CHECK(listed({"zzz"}).empty());
}

TEST_CASE("only those under way, or with a damaged ship, are listed where that is asked",
          "[desk]") {
    ForceList list;
    list.sieve = ForceSieve::under_way;
    CHECK(listed(list) == Names{"Force K"});
    SideView at_rest = small_view();
    at_rest.formations[0].route.reset();
    CHECK(listed(list, at_rest).empty());
    list.sieve = ForceSieve::damaged;
    CHECK(listed(list).empty());
    SideView hit = small_view();
    hit.ships[lively.index()].hull = {60};
    CHECK(listed(list, hit) == Names{"Force K"});
}

TEST_CASE("the order of battle is sorted by name or by the biggest ship", "[desk]") {
    SideView view = small_view();
    view.formations[0].name = "Zulu";
    ForceList list;
    CHECK(listed(list, view) == Names{"Zulu", "Tanker"});
    list.sort = ForceSort::by_name;
    CHECK(listed(list, view) == Names{"Tanker", "Zulu"});
    list.sort = ForceSort::by_type;
    CHECK(listed(list, view) == Names{"Zulu", "Tanker"});
}

TEST_CASE("ships that are ticked are detached by one press", "[desk]") {
    const Book book = small_book();
    const SideView view = small_view();
    ForceList list;
    list.selected = k_picked;
    CHECK_FALSE(detach_button(book, view, list));
    list.ticked = {{k_picked, lively}};
    const auto button = detach_button(book, view, list);
    REQUIRE(button);
    CHECK(button->label == "Detach 1 ship");
    CHECK(asks_for<WriteOrder>(button->intent)->line == "UK-K detach Lively as UK-K/2");
    CHECK(side_forces(book, view, list)[2].is_ticked);
    list.selected = {};
    CHECK_FALSE(detach_button(book, view, list));
    const FormationPick not_told_yet{book.side, {9}};  // it was ordered and taken back
    list.selected = not_told_yet;
    list.ticked = {{not_told_yet, lively}};
    CHECK_FALSE(detach_button(book, view, list));
}
