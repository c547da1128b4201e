#include <catch2/catch.hpp>

#include "campaign/shown.h"
#include "contest/contest.h"
#include "files/plans_file.h"
#include "support/random_world.h"
#include "view/check_orders.h"

using namespace flagplot;
using namespace flagplot::test;
using admiral::Level;

namespace {

/// The first order of its sheet that a player's sheet could not have; empty: none.
std::string wrong_order(const Book& book, const SideView& view, const Sheet& sheet) {
    const auto checked =
        check_sheet(book, view, text_of(roster_of(book, view), sheet), "sheet.txt");
    if (!checked) return describe(checked.error());
    for (const SheetLine& line : checked->lines) {
        if (!line.order) return line.text + ": " + describe(line.order.error());
    }
    return checked->sheet == sheet ? std::string{} : "read back, it is another sheet";
}

tactical::BattleResult no_result(const tactical::BattleRequest& /*request*/) { return {}; }

}  // namespace

TEST_CASE("an admiral never gives an order that is refused, in any random campaign", "[admiral]") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const World world = random_world(seed);
        const auto plans = read_plans({"plans.toml", ""}, world.definition);
        REQUIRE(plans);
        for (const Level level : {Level::plan_only, Level::easy, Level::normal, Level::strong}) {
            Contest contest;
            contest.seed = seed;
            contest.fight = no_result;
            contest.admirals.assign(world.definition.sides.size(), {&*plans, nullptr, level});
            std::string wrong;
            contest.ask = [&](const admiral::Admiral& admiral, const Book& book,
                              const SideView& view) {
                auto decided = admiral::orders_of(admiral, book, view);
                if (wrong.empty()) wrong = wrong_order(book, view, decided.sheet);
                return decided;
            };
            const auto played = contested(world.definition, contest);
            INFO("world " << seed << ", level " << word_of(level));
            REQUIRE(played);
            CHECK(wrong == "");
            CHECK(played->refused == 0);
        }
    }
}

TEST_CASE("the same campaign between the same admirals ends the same", "[admiral]") {
    const World world = random_world(5);
    const auto plans = read_plans({"plans.toml", ""}, world.definition);
    REQUIRE(plans);
    Contest contest;
    contest.fight = no_result;
    contest.admirals.assign(world.definition.sides.size(), {&*plans, nullptr, Level::strong});
    const auto once = contested(world.definition, contest);
    const auto again = contested(world.definition, contest);
    REQUIRE(once);
    REQUIRE(again);
    CHECK(once->end == again->end);
}
