#include <catch2/catch.hpp>

#include "tactical/gunnery/verbs.h"
#include "unit/gunnery/view_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::gunnery;

namespace {

/// Two divisions of cruisers with torpedoes and radar, a convoy, and an enemy of two ships, by
/// night: every verb is for one of them.
ViewKit everything() {
    Design with_radar = cruiser();
    with_radar.radar = 2;
    ViewKit kit;
    kit.division(with_radar, 2, {0, 0}).division(cruiser(), 2, {5'000, 0});
    kit.division(merchant(), 3, {0, 9'000});
    kit.enemy(battleship(), {15'000, 0}).enemy(destroyer(), {16'000, 0}, 2).at_night();
    return kit;
}

std::string read_back(const ViewKit& kit, const std::string& line) {
    const auto order = read_order_text(kit.view_, line);
    return order ? order_text(*order) : sentence_of(order.error());
}

}  // namespace

TEST_CASE("Every clause of gunnery reads back to the line it was written as") {
    const ViewKit kit = everything();
    for (const std::string words : {"steer 090",
                                    "steer 000",
                                    "together 275",
                                    "reform",
                                    "close E1",
                                    "open E2",
                                    "keep 14000 from E1",
                                    "cross E1",
                                    "cross E1 at 8000",
                                    "screen D3",
                                    "follow D2",
                                    "break off",
                                    "break off 180",
                                    "stop",
                                    "speed 24",
                                    "full",
                                    "fire at E2",
                                    "fire at \"Enemy 1\"",
                                    "fire freely",
                                    "fire freely merchants",
                                    "fire freely cripples",
                                    "hold fire",
                                    "open at 14000",
                                    "open at effective range",
                                    "torpedoes at E1",
                                    "torpedoes at E1 4",
                                    "torpedoes freely",
                                    "keep torpedoes",
                                    "weave",
                                    "steady",
                                    "smoke",
                                    "no smoke",
                                    "searchlights",
                                    "star shell",
                                    "dark",
                                    "radar off",
                                    "radar on"}) {
        INFO(words);
        CHECK(read_back(kit, "D1: " + words) == "D1: " + words);
    }
    CHECK(read_back(kit, "D3: scatter") == "D3: scatter");
}

TEST_CASE("Each verb has a row in the table of verbs, in the order of the verbs") {
    for (std::size_t i = 0; i < verb_rows.size(); ++i) {
        CHECK(static_cast<std::size_t>(verb_rows.at(i).verb) == i);
    }
}

TEST_CASE("A line holds several clauses and ends with done or carry on") {
    const ViewKit kit = everything();
    CHECK(read_back(kit, "D1: close E1; D2: full; carry on 3") ==
          "D1: close E1; D2: full; carry on 3");
    CHECK(read_back(kit, " d1 : STEER 90 ;d2:Full; DONE ") == "D1: steer 090; D2: full; done");
    CHECK(read_back(kit, "carry on 1") == "done");
    CHECK(kit.read("carry on 10").turns == 10);
    CHECK(kit.read("D1: full").turns == 0);
}

TEST_CASE("A ship may be called by her name without quotation marks") {
    const ViewKit kit = everything();
    CHECK(read_back(kit, "D1: fire at enemy 2") == "D1: fire at \"Enemy 2\"");
}

TEST_CASE("A wrong word of an order is named, with the nearest right one") {
    const ViewKit kit = everything();
    const auto nearest = [&](const std::string& line) { return kit.refused(line).nearest; };
    CHECK(nearest("D1: stear 090") == "steer");
    CHECK(nearest("D1: fire freley") == "fire freely");
    CHECK(nearest("D1: torpedoes att E1") == "torpedoes at");
    CHECK(nearest("D1: fire freely merchents") == "merchants");
    CHECK(nearest("D1: fire at \"Enemi 1\"") == "Enemy 1");
    CHECK(nearest("carry onn") == "carry on");
    CHECK(kit.refused("D1: stear 090").code == ErrorCode::no_such_order);
    CHECK(sentence_of(kit.refused("D1: speed fast")) ==
          "\"fast\" cannot be ordered here; expected knots from 1 to 60");
}

TEST_CASE("What is no order of gunnery is refused") {
    const ViewKit kit = everything();
    for (const std::string line : {"",
                                   ";",
                                   "D1",
                                   "D1:",
                                   "D9: full",
                                   "D1: steer",
                                   "D1: steer 360",
                                   "D1: steer north",
                                   "D1: full ahead",
                                   "D1: close",
                                   "D1: close E9",
                                   "D1: close D2",
                                   "D1: keep 14050 from E1",
                                   "D1: keep 14000 E1",
                                   "D1: keep 60000 from E1",
                                   "D1: screen D1",
                                   "D1: screen E1",
                                   "D1: cross E1 at",
                                   "D1: fire at \"Nobody\"",
                                   "D1: fire freely everybody",
                                   "D1: open at long range",
                                   "D1: torpedoes at E1 41",
                                   "D1: speed 0",
                                   "D1: break off east",
                                   "carry on 0",
                                   "carry on 11",
                                   "carry on",
                                   "done; D1: full",
                                   "D1: radar dim"}) {
        INFO(line);
        CHECK_FALSE(read_order_text(kit.view_, line));
    }
}
