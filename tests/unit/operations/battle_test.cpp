#include "operations/battle.h"

#include <catch2/catch.hpp>

#include "history/historic_result.h"
#include "operations/battles_again.h"
#include "support/text.h"
#include "unit/operations/battle_at_hand.h"

using namespace flagplot;
using namespace flagplot::test;

TEST_CASE("a battle that captains have fought out is verified by its orders", "[battle]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    const BattleId battle = battle_of(war->save);

    const auto fought = fight_out(war->save, battle, "");

    REQUIRE(fought);
    REQUIRE(*fought);
    CHECK(war->save.state().battles.at(battle.index()).outcome);
    const Verdict verdict = battles_again(war->save);
    CHECK(verdict.kind == Verdict::Kind::identical);
    CHECK(has(verdict.explanation, "fought again, came out the same"));
    CHECK_FALSE(has(verdict.explanation, "by hand"));
    CHECK_FALSE(check_open(war->save, battle));
}

TEST_CASE("a battle that is not over has no result to be handed in", "[battle]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    auto fight = FightAtHand::open(war->save, battle_of(war->save), {});
    REQUIRE(fight);
    REQUIRE(fight->to_act());
    const std::int32_t before = war->save.head();
    CHECK_FALSE(take_fought(war->save, *fight));
    CHECK(war->save.head() == before);
}

TEST_CASE("a battle ends as in history where history knows it, and is left open where not",
          "[battle]") {
    const auto war = war_waiting_for<OpenBattle>();
    const BattleId battle = battle_of(war->save);
    const auto known = historic_result(war->save.definition(), war->save.state(), battle);
    const std::int32_t before = war->save.head();
    const auto taken = take_history(war->save, battle);
    CHECK(taken.has_value() == known.has_value());
    CHECK(war->save.head() == before + (known ? 1 : 0));
    CHECK(war->save.state().battles.at(battle.index()).outcome.has_value() == known.has_value());
}

TEST_CASE("a battle that is cancelled on the way is left as it was", "[battle]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    std::stop_source source;
    source.request_stop();
    const std::int32_t before = war->save.head();
    const auto fought = fight_out(war->save, battle_of(war->save), "", {source.get_token()});
    REQUIRE(fought);
    CHECK_FALSE(*fought);
    CHECK(war->save.head() == before);
}

TEST_CASE("the papers of a battle go into a folder, and never over others", "[battle]") {
    const auto war = war_waiting_for<OpenBattle>();
    const Folder folder;
    const auto written =
        write_battle_papers(war->save, battle_of(war->save), folder / "papers", {});
    REQUIRE(written);
    for (const auto& path : *written) CHECK_FALSE(bytes_of(path).empty());
    CHECK_FALSE(write_battle_papers(war->save, battle_of(war->save), folder / "papers", {}));
}

TEST_CASE("an entry has orders of the battle whose number it names, and of no other", "[battle]") {
    Entry entry;
    entry.command = "fight 12 by battle_board";
    CHECK(has_orders_of(entry, BattleId{11}));
    CHECK_FALSE(has_orders_of(entry, BattleId{0}));
    entry.command = "battle 12 minutes 80";
    CHECK_FALSE(has_orders_of(entry, BattleId{11}));
}
