#include "present/desk/editors/chart_editor.h"

#include <catch2/catch.hpp>

#include "support/small_book.h"

using namespace flagplot;
using namespace flagplot::desk;
using namespace flagplot::test;

namespace {

/// A chart of four by three squares with a port in B2 and a strait through C1 and C2.
ChartEditor small_editor() {
    Chart chart = blank_chart(4, 3);
    chart.places.push_back({"Malta", at("B2"), true});
    return editor_of({std::move(chart), {{"Narrows", {at("C1"), at("C2")}}}});
}

ChartEditor edited(ChartEditor editor, std::initializer_list<EditIntent> intents) {
    for (const EditIntent& intent : intents) editor = editor_after(std::move(editor), intent);
    return editor;
}

}  // namespace

TEST_CASE("a stroke paints every square it crosses and is taken back at once", "[chart-editor]") {
    const ChartEditor before = small_editor();
    const ChartEditor painted =
        edited(before, {TakeBrush{Brush::land}, PaintTo{at("A3")}, PaintTo{at("D3")}, EndStroke{}});
    for (const char* name : {"A3", "B3", "C3", "D3"}) {
        CHECK(painted.page.chart.at(at(name)) == Terrain::land);
    }
    CHECK(painted.is_changed);
    REQUIRE(painted.earlier.size() == 1);
    const ChartEditor back = edited(painted, {UndoEdit{}});
    CHECK(back.page == before.page);
    CHECK(edited(back, {RedoEdit{}}).page == painted.page);
}

TEST_CASE("a stroke that changes nothing is no step", "[chart-editor]") {
    const ChartEditor painted =
        edited(small_editor(), {TakeBrush{Brush::sea}, PaintTo{at("A3")}, EndStroke{}});
    CHECK(painted.earlier.empty());
    CHECK_FALSE(painted.is_changed);
}

TEST_CASE("ports and straits keep their water", "[chart-editor]") {
    for (const char* name : {"B2", "C1"}) {
        const ChartEditor painted =
            edited(small_editor(), {TakeBrush{Brush::land}, PaintTo{at(name)}, EndStroke{}});
        CHECK(painted.page == small_editor().page);
        CHECK_FALSE(painted.message.empty());
    }
}

TEST_CASE("a barrier is put up, changed and taken down at its edge or corner", "[chart-editor]") {
    const SwitchBarrier corner{at("B2"), at("A1")};
    const ChartEditor up = edited(small_editor(), {corner});
    REQUIRE(up.page.chart.barriers == std::vector<Barrier>{{at("A1"), at("B2"), Closes::both}});
    const ChartEditor other = edited(up, {ChooseClosing{Closes::sight}, corner});
    CHECK(other.page.chart.barriers == std::vector<Barrier>{{at("A1"), at("B2"), Closes::sight}});
    CHECK(edited(other, {corner}).page.chart.barriers.empty());
}

TEST_CASE("a barrier is found near an edge or a corner, not in the middle", "[chart-editor]") {
    const Chart chart = blank_chart(4, 3);
    CHECK(crossing_near(chart, {1.1, 0.5}) == std::pair(at("A1"), at("B1")));
    CHECK(crossing_near(chart, {1.5, 0.9}) == std::pair(at("B1"), at("B2")));
    CHECK(crossing_near(chart, {1.9, 1.1}) == std::pair(at("B1"), at("C2")));
    CHECK(crossing_near(chart, {1.5, 1.5}) == std::nullopt);
    CHECK(crossing_near(chart, {0.1, 0.5}) == std::nullopt);  // the border
}

TEST_CASE("places are named once, and ports lie in water", "[chart-editor]") {
    const ChartEditor land =
        edited(small_editor(), {TakeBrush{Brush::land}, PaintTo{at("D3")}, EndStroke{}});
    CHECK(edited(land, {NamePlace{at("D3"), "Rome", true}}).message ==
          "D3 is land: a port needs water.");
    CHECK(edited(land, {NamePlace{at("A1"), "Malta", false}}).message == "Malta is in B2 already.");
    const ChartEditor named = edited(land, {NamePlace{at("D3"), "Rome", false}});
    CHECK(named.page.chart.place_named("Rome") != nullptr);
    CHECK(edited(named, {TakeNameOff{"Rome"}}).page == land.page);
}

TEST_CASE("a name that is typed letter by letter is one step", "[chart-editor]") {
    const ChartEditor named =
        edited(small_editor(), {NameChart{"M", "New chart"}, NameChart{"ME", "New chart"}});
    CHECK(named.page.chart.name == "ME");
    CHECK(named.earlier.size() == 1);
}
