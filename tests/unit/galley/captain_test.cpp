#include "tactical/galley/captain.h"

#include <catch2/catch.hpp>

#include "tactical/fight.h"
#include "tactical/galley/galley_module.h"
#include "tactical/galley/holds.h"
#include "tactical/galley/seamanship.h"
#include "unit/galley/galley_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::galley;

namespace {

using kit::Around;

std::string captain_of(const GalleyKit& kit, std::string_view key = "",
                       std::string_view word = "") {
    const Doctrine doctrine{{{"", std::string(key), std::string(word)}}};
    const Dice dice = OddsDice{1};
    const std::string line = order_text(captains_order(kit.tables, kit.view(), doctrine, dice));
    CHECK(kit.refused(line).empty());
    return line;
}

/// Lets the captain of the active group go on until it has done, and lists what it ordered.
std::vector<std::string> activation_of(GalleyKit& kit) {
    std::vector<std::string> lines;
    while (kit.battle.progress.phase == Phase::movement && lines.size() < 20) {
        lines.push_back(captain_of(kit));
        CHECK(kit.give(lines.back()).empty());
    }
    return lines;
}

/// Hexes to the nearest enemy where the captain leaves this ship.
std::int32_t distance_kept(GalleyKit kit, Tag ship) {
    kit.activate(ship);
    activation_of(kit);
    std::int32_t least = 99;
    for (const Ship& other : kit.battle.ships) {
        if (other.side == kit.ship(ship).side) continue;
        least = std::min(least, hexes_apart(kit.ship(ship).at, other.at));
    }
    return least;
}

/// Twenty triremes a side, in squadrons of five.
BattleRequest two_fleets() {
    BattleRequest made;
    made.campaign = "test";
    made.battle = 1;
    for (const Direction direction : clockwise) {
        made.scene.around.push_back({direction, {}, Terrain::sea, true, ""});
    }
    made.parties = {{"red", "Red", {}, {}}, {"blue", "Blue", {}, {}}};
    for (Party& party : made.parties) {
        const Direction course = party.id == "red" ? Direction::south : Direction::north;
        for (int ship = 0; ship < 20; ++ship) {
            const std::string name = party.name + " " + std::to_string(ship + 1);
            if (ship % 5 == 0) party.formations.push_back({name, name, "attack", course, "", {}});
            tactical::Unit unit;
            unit.name = name;
            unit.class_name = "trireme";
            unit.type = "destroyer";
            unit.size = unit.points_left = {1};
            unit.maximum = unit.speed_left = {80};
            party.formations.back().units.push_back(std::move(unit));
        }
    }
    return made;
}

/// A battle by its captains to its end.
Battle fought_out(const BattleRequest& request, std::uint64_t seed) {
    const GalleyModule module;
    Battle battle = module.begin(request).value();
    for (std::uint64_t step = 0; const auto side = module.to_act(battle); ++step) {
        const Dice dice = OddsDice{seed + step};
        const Order order = module.captain(module.view(battle, *side), {}, dice);
        battle = module.step(std::move(battle), *side, order, dice, nullptr).value();
    }
    return battle;
}

bool holds(const std::vector<std::string>& lines, std::string_view begin) {
    return std::any_of(lines.begin(), lines.end(),
                       [begin](const std::string& line) { return line.starts_with(begin); });
}

}  // namespace

TEST_CASE("a captain's doctrine has a key for each habit") {
    std::vector<std::string_view> names;
    for (const DoctrineKey& key : captains_keys()) {
        names.push_back(key.name);
        CHECK(key.words.size() > 1);
        CHECK_FALSE(key.help.empty());
    }
    CHECK(names ==
          std::vector<std::string_view>{"attack", "speed", "missiles", "avoid", "withdraw"});
}

TEST_CASE("a captain rams what the bow points at") {
    GalleyKit kit;
    const Tag target = kit.add(blue, "trireme", midsea);
    const Tag ship = kit.add_beside(red, "trireme", target, Around::stern_starboard, -1);
    kit.activate(ship);
    CHECK(captain_of(kit) == "ram T4 T3");
    kit.ship(ship).firepots = 1;
    CHECK(captain_of(kit) == "firepot T4 T3");
}

TEST_CASE("a captain finds the way to a flank, and rams") {
    GalleyKit kit;
    kit.add(blue, "trireme", midsea);
    const Tag ship = kit.add(red, "trireme", {{8, 18}, 1, 1});
    kit.activate_fast(ship);
    const std::vector<std::string> lines = activation_of(kit);
    INFO(lines.front());
    CHECK(holds(lines, "move T4"));
    CHECK(kit.ship(ship).has_tried_to_ram);
}

TEST_CASE("a captain keeps a lone ship out of reach, and goes in with enough of them") {
    GalleyKit kit;
    for (const std::int32_t row : {14, 15, 16}) kit.add(blue, "trireme", {{20, row}, 5, 1});
    const Tag ship = kit.add(red, "trireme", {{13, 16}, 2, 1});
    const std::int32_t alone = distance_kept(kit, ship);
    for (const std::int32_t row : {14, 15, 17}) kit.add(red, "trireme", {{12, row}, 2, 1});
    CHECK(distance_kept(kit, ship) < alone);
}

TEST_CASE("fleets of twenty that are equal fight it out") {
    for (const std::uint64_t seed : {1U, 2U}) {
        const Battle battle = fought_out(two_fleets(), seed * 100'000);
        std::array<std::int32_t, 2> left{};
        for (const Ship& ship : battle.ships) {
            if (can_fight(ship)) ++left[ship.side.index()];
        }
        INFO(left[0] << " and " << left[1]);
        CHECK(std::min(left[0], left[1]) <= 10);
    }
}

TEST_CASE("a captain sets a ship to Maximum for the sake of a good attack, or as it is told") {
    GalleyKit kit;
    const Tag target = kit.add(blue, "transport", midsea);
    const Tag ship = kit.add(red, "trireme", {{6, 20}, 1, 1});
    Progress& progress = kit.battle.progress;
    progress.groups = {{red, {ship}, false}};
    progress.queue = kit::queue_of({{red, {1}, std::nullopt}});
    progress.phase = Phase::speed;
    progress.asked = red;
    CHECK(captain_of(kit) == "speed Q1 T4");
    CHECK(captain_of(kit, "speed", "cruise") == "speed Q1");
    kit.ship(target).at.bow = {30, 2};
    CHECK(captain_of(kit) == "speed Q1");
    CHECK(captain_of(kit, "speed", "maximum") == "speed Q1 T4");
}

TEST_CASE("a captain always fires back and avoids, unless it is told otherwise") {
    GalleyKit kit;
    const Tag target = kit.add(blue, "trireme", midsea);
    const Tag ship = kit.add_beside(red, "trireme", target, Around::stern_starboard, 0);
    kit.activate(ship);
    REQUIRE(kit.give("grapple T4 T3").empty());
    REQUIRE(kit.battle.progress.asked == blue);
    CHECK(captain_of(kit) == "answer missiles avoid");
    CHECK(captain_of(kit, "avoid", "never") == "answer missiles hold");
    CHECK(captain_of(kit, "missiles", "hold") == "answer none avoid");
}

TEST_CASE("a captain boards with better odds, and cuts itself free of a stronger crew") {
    GalleyKit kit;
    const Tag target = kit.add(blue, "trireme", midsea);
    const Tag ship = kit.add_beside(red, "hexeres", target, Around::stern_starboard, 0);
    hold(kit.battle, ship, target, HoldKind::grappled);
    kit.activate(ship);
    kit.ship(ship).has_fired = true;
    REQUIRE(kit.give("done").empty());
    REQUIRE(kit.battle.progress.phase == Phase::boarding);
    CHECK(captain_of(kit) == "board T3 T4 x4");
    kit.ship(target).manpower = 6;
    CHECK(captain_of(kit) == "done");
    kit.activate(ship);
    CHECK(captain_of(kit) == "cut T4");
}

TEST_CASE("a captain who has lost most of its points heads for its own edge and leaves") {
    GalleyKit kit;
    kit.add(blue, "trireme", midsea);
    const Tag ship = kit.add(red, "trireme", {{2, 15}, 5, 1});
    kit.battle.sides[0].points_at_start = 100;
    kit.activate(ship);
    const std::int32_t before = place_of(kit.ship(ship).at.bow, kit::HexLayout::rows).column;
    activation_of(kit);
    CHECK(place_of(kit.ship(ship).at.bow, kit::HexLayout::rows).column < before);
    kit.ship(ship).at = {{-7, 15}, 5, 1};
    kit.activate(ship);
    activation_of(kit);
    CHECK(kit.ship(ship).where == Whereabouts::left);
    kit.ship(ship).where = Whereabouts::on_board;
    kit.ship(ship).at = {{-7, 15}, 5, 1};
    kit.activate(ship);
    CHECK_FALSE(captain_of(kit, "withdraw", "never") == "move T4 ahead");
}
