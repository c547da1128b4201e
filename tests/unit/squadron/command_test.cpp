#include "tactical/squadron/command.h"

#include <catch2/catch.hpp>

#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

using Groups = std::vector<std::vector<ShipNumber>>;

/// Frigates (1.5 inches long) in line ahead, with these gaps.
SquadronKit in_line(const std::vector<std::int32_t>& gaps) {
    SquadronKit kit;
    const SquadronNumber squadron = kit.squadron(red, "frigate");
    std::int32_t y = 0;
    kit.ship(squadron, {0, y}, 0);
    for (const std::int32_t gap : gaps) kit.ship(squadron, {0, y -= 150 + gap}, 0);
    kit.far_enemy();
    return kit;
}

}  // namespace

TEST_CASE("4.00 inches between nearest points are in command, 4.01 are not (V-US-11)") {
    SquadronKit kit = in_line({400});
    CHECK(elements_of(kit.tables, kit.battle, 0) == Groups{{0, 1}});
    kit = in_line({401});
    CHECK(elements_of(kit.tables, kit.battle, 0) == Groups{{0}, {1}});
}

TEST_CASE("in a chain everybody is in command, pair by pair not (US-A7)") {
    SquadronKit kit = in_line({300, 300});
    CHECK(elements_of(kit.tables, kit.battle, 0) == Groups{{0, 1, 2}});
    kit.tables.switches.command_mode = CommandMode::all_pairs;
    CHECK(elements_of(kit.tables, kit.battle, 0) == Groups{{0, 1}, {1, 2}});
    CHECK(may_be_element(kit.tables, kit.battle, 0, {1, 2}));
    CHECK(may_be_element(kit.tables, kit.battle, 0, {2}));
    CHECK_FALSE(may_be_element(kit.tables, kit.battle, 0, {0, 2}));
}

TEST_CASE("one ship out: one element acts, the others drift 2 inches (V-US-12, US-18)") {
    SquadronKit kit = in_line({100, 100, 500});
    kit.begin();
    REQUIRE(kit.give("activate S1").empty());
    CHECK(kit.battle.progress.asking == Asking::element);
    REQUIRE(kit.give("element T1 T2 T3").empty());
    CHECK(kit.battle.ships[3].place == kit::Point{0, -3 * 150 - 700 + 200});
    CHECK(kit.give("move T4 ahead 300") == "a ship of the element that has yet to move");
    CHECK(kit.give("move T1 ahead 300").empty());
}

TEST_CASE("by command.element = single_ship one ship acts alone (US-A8)") {
    SquadronKit kit = in_line({100, 500});
    kit.tables.switches.command_element = ElementMode::single_ship;
    CHECK(elements_of(kit.tables, kit.battle, 0) == Groups{{0}, {1}, {2}});
}

TEST_CASE("a ship without officers is an element of her own and no link (US-B17)") {
    SquadronKit kit = in_line({300, 300});
    kit.battle.ships[1].damage.lasting[static_cast<std::size_t>(Lasting::officers)] = 1;
    CHECK(elements_of(kit.tables, kit.battle, 0) == Groups{{0}, {1}, {2}});
    kit = in_line({});
    kit.battle.ships[0].damage.lasting[static_cast<std::size_t>(Lasting::officers)] = 1;
    CHECK(elements_of(kit.tables, kit.battle, 0) == Groups{{0}});
}

TEST_CASE("a card widens the radius for the turn") {
    SquadronKit kit = in_line({800});
    kit.battle.squadrons[0].radius = 800;
    CHECK(elements_of(kit.tables, kit.battle, 0) == Groups{{0, 1}});
}
