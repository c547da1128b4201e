#include "tactical/squadron/attack.h"

#include <catch2/catch.hpp>

#include "tactical/kit/odds.h"
#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

/// Hits of dice that show these faces, sixes followed by their next roll.
std::int32_t hits_of(std::int32_t dice, const std::vector<std::int32_t>& faces,
                     AttackDice attack = {}) {
    SquadronKit kit;
    for (std::uint32_t nth = 0; nth < faces.size(); ++nth) {
        kit.force(DieUse::attack, 0, nth, faces[nth]);
    }
    const Dice forced = ForcedDice{kit.dice, {}};
    Ground ground(kit.tables, kit.battle, forced, nullptr);
    attack.dice = dice;
    return rolled(ground, 0, DieUse::attack, attack).hits;
}

kit::Spread one_die() {
    std::vector<std::int32_t> scores;
    for (std::int32_t face = 1; face <= 6; ++face) {
        scores.push_back(hits_of_face(face, usual_face));
    }
    constexpr std::int32_t most = 10;
    return kit::open_die_scoring(scores, most);
}

}  // namespace

TEST_CASE("four and five are a hit, six is two and another roll (V-US-1 to V-US-3)") {
    CHECK(hits_of(5, {1, 2, 3, 4, 5}) == 2);
    CHECK(hits_of(1, {6, 4}) == 3);
    CHECK(hits_of(1, {6, 6, 2}) == 4);
}

TEST_CASE("a shifted die hits on its own face, six stays two (US-36)") {
    CHECK(hits_of(3, {3, 4, 5}, {0, 5, false}) == 1);
    CHECK(hits_of(3, {2, 3, 4}, {0, 3, false}) == 2);
    CHECK(hits_of(1, {6, 3}, {0, 3, false}) == 3);
}

TEST_CASE("a re-roll takes dice whose first face missed, once (US-B30)") {
    SquadronKit kit;
    kit.force(DieUse::attack, 0, 0, 1);
    kit.force(DieUse::attack_again, 0, 0, 4);
    kit.force(DieUse::attack, 0, 1, 6);
    kit.force(DieUse::attack, 0, 2, 1);  // a missed extra die is no miss
    kit.force(DieUse::attack, 0, 3, 2);
    kit.force(DieUse::attack_again, 0, 1, 3);
    const Dice forced = ForcedDice{kit.dice, {}};
    Ground ground(kit.tables, kit.battle, forced, nullptr);
    CHECK(rolled(ground, 0, DieUse::attack, {3, usual_face, true}).hits == 1 + 2 + 0);
}

TEST_CASE("hits become a hull point at DR, criticals at each CR, never both (V-US-4)") {
    const Switches switches;
    const auto harm = [&](std::int32_t hits) { return harm_of(switches, hits, 4, 7); };
    CHECK(harm(3) == Harm{0, 0});
    CHECK(harm(4) == Harm{1, 0});
    CHECK(harm(6) == Harm{1, 0});
    CHECK(harm(7) == Harm{0, 1});
    CHECK(harm(13) == Harm{0, 1});
    CHECK(harm(14) == Harm{0, 2});
    CHECK(harm(21) == Harm{0, 3});
}

TEST_CASE("by fire.threshold = gt a hull point needs more than DR, criticals stay (US-B9)") {
    Switches switches;
    switches.fire_threshold = Threshold::gt;
    CHECK(harm_of(switches, 4, 4, 7) == Harm{0, 0});
    CHECK(harm_of(switches, 5, 4, 7) == Harm{1, 0});
    CHECK(harm_of(switches, 7, 4, 7) == Harm{0, 1});
    CHECK(harm_of(switches, 4, 4, 7, AttackKind::red_ram) == Harm{0, 1});
}

TEST_CASE("a red ram uses DR in place of CR (V-US-14, US-A16)") {
    Switches switches;
    const auto harm = [&](std::int32_t hits) {
        return harm_of(switches, hits, 4, 7, AttackKind::red_ram);
    };
    CHECK(harm(3) == Harm{0, 0});
    CHECK(harm(4) == Harm{0, 1});
    CHECK(harm(7) == Harm{0, 1});
    CHECK(harm(8) == Harm{0, 2});
    switches.red_multiples = false;
    CHECK(harm(8) == Harm{0, 1});
}

TEST_CASE("the chances of the dice are those of the table of section 1.2, to four decimals") {
    const std::map<std::int32_t, std::vector<std::int32_t>> table{
        {1, {5000, 1667, 833, 278, 139, 46, 23, 8, 4, 1}},
        {2, {7500, 4167, 2222, 1111, 532, 255, 116, 54, 24, 11}},
        {4, {9375, 7708, 5625, 3773, 2365, 1408, 805, 445, 239, 126}},
        {6, {9844, 9219, 8021, 6470, 4874, 3460, 2335, 1510, 941, 568}},
        {10, {9990, 9925, 9714, 9258, 8512, 7510, 6347, 5141, 4001, 2999}},
        {14, {9999, 9994, 9968, 9888, 9708, 9377, 8861, 8156, 7292, 6324}}};
    for (const auto& [dice, row] : table) {
        const kit::Spread spread = kit::times(one_die(), dice);
        for (std::size_t at = 0; at < row.size(); ++at) {
            const auto hits = static_cast<std::int32_t>(at) + 1;
            INFO(dice << " dice, " << hits << " hits or more");
            CHECK(kit::in_ten_thousandths(kit::chance_of_at_least(spread, hits)) == row[at]);
        }
    }
}

TEST_CASE("a chance of k hits is a sixth of that of k less two") {
    const kit::Spread die = one_die();
    CHECK(kit::chance_of(die, 0) == kit::Fraction(1, 2));
    CHECK(kit::chance_of(die, 1) == kit::Fraction(1, 3));
    for (std::int32_t hits = 2; hits < 10; ++hits) {
        CHECK(kit::chance_of(die, hits) == kit::chance_of(die, hits - 2) / 6);
    }
}
