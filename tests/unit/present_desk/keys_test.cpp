#include "present/desk/state/keys.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace flagplot;
using namespace flagplot::desk;

TEST_CASE("no two rows of the keys have the same key or name, and each overlay has one", "[desk]") {
    std::set<std::string_view> keys, names;
    std::set<Overlay> overlays;
    for (const KeyRow& row : key_table()) {
        CHECK(keys.insert(row.usual).second);
        CHECK(names.insert(row.name).second);
        if (const auto* toggle = asks_for<ToggleOverlay>(row.intent)) {
            overlays.insert(toggle->overlay);
        }
    }
    CHECK(overlays.size() == overlay_table.size());
}

TEST_CASE("a key that somebody chose counts instead of the usual one", "[desk]") {
    const ChosenKeys chosen{{"fit", "Home"}};
    REQUIRE(intent_of(chosen, "Home"));
    CHECK(asks_for<Fit>(*intent_of(chosen, "Home")) != nullptr);
    CHECK_FALSE(intent_of(chosen, "F"));
    CHECK_FALSE(intent_of({}, "Home"));
}

TEST_CASE("the page of keys marks a key that was given twice", "[desk]") {
    const auto lines = key_lines({{"back", "F1"}});
    REQUIRE(lines.size() == key_table().size());
    for (const KeyLine& line : lines) CHECK(line.is_doubled == (line.name == "back"));
}

TEST_CASE("the list on the chart has a line for each overlay, with its key and whether it is on",
          "[desk]") {
    const auto lines = overlay_lines({{"hatch", "H"}}, usual_overlays);
    REQUIRE(lines.size() == overlay_table.size());
    for (const OverlayLine& line : lines) CHECK_FALSE(line.key.empty());
    const auto hatch = std::find_if(lines.begin(), lines.end(), [](const OverlayLine& line) {
        return line.overlay == Overlay::hatch;
    });
    REQUIRE(hatch != lines.end());
    CHECK(*hatch == OverlayLine{Overlay::hatch, "Land hatch", hatch->meaning, "H", false});
    CHECK(lines.front().is_on);
}
