#include "present/battle/captain_paper.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>

#include "support/text.h"
#include "unit/operations/battle_at_hand.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

FightAtHand fight_in(const BegunWar& war) {
    auto fight = FightAtHand::open(war.save, battle_of(war.save), {});
    REQUIRE(fight);
    return *std::move(fight);
}

/// Captains decide until this side has decided so often, or the battle is over.
void let_decide(FightAtHand& fight, tactical::SideIndex side, std::int32_t times) {
    while (times > 0 && fight.to_act()) {
        times -= *fight.to_act() == side ? 1 : 0;
        REQUIRE(fight.carry_out(fight.captains_order(*fight.to_act(), {})));
    }
}

std::string paper_of(const FightAtHand& fight, tactical::SideIndex side) {
    const tactical::Fighting fighting = fight.fighting();
    auto paper = captains_paper({fighting, fight.state(), fight.orders(), side});
    REQUIRE(paper);
    return *std::move(paper);
}

}  // namespace

TEST_CASE("a captain's paper is all comment, and lists what may be ordered", "[battle][mail]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    const FightAtHand fight = fight_in(*war);
    const tactical::SideIndex side = fight.to_act().value();
    const std::string paper = paper_of(fight, side);
    std::istringstream lines(paper);
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        CHECK((line.empty() || line.front() == '#'));
    }
    CHECK(has(paper, "You may order:"));
    const auto view = fight.module().view(fight.state().battle, side);
    for (const std::string& option : fight.module().options(view)) {
        INFO(option);
        CHECK(has(paper, "#   " + option + "\n"));
    }
    const tactical::SideIndex other{1 - side.number};
    CHECK(has(paper_of(fight, other), "It is not yours to decide now."));
}

TEST_CASE("a paper names the decision it is for, and the next one another", "[battle][mail]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    FightAtHand fight = fight_in(*war);
    const tactical::SideIndex side = fight.to_act().value();
    CHECK(decision_in(paper_of(fight, side)) == 1);
    let_decide(fight, side, 2);
    CHECK(decision_in(paper_of(fight, side)) == 3);
    CHECK(decision_in("auto\n") == 0);
    CHECK(decision_in("# Decision soon\n") == 0);
}

TEST_CASE("a paper tells its side its own log since it last decided, and no orders of others",
          "[battle][mail]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    FightAtHand fight = fight_in(*war);
    const auto first = fight.to_act().value();
    let_decide(fight, first, 3);
    for (std::uint32_t number = 0; number < fight.request().parties.size(); ++number) {
        const tactical::SideIndex side{number};
        const std::string paper = paper_of(fight, side);
        for (std::uint32_t other = 0; other < fight.request().parties.size(); ++other) {
            if (other == number) continue;
            CHECK_FALSE(has(paper, "# " + fight.request().parties[other].name + ": "));
        }
    }
    const auto& orders = fight.orders();
    const auto own = std::find_if(orders.rbegin(), orders.rend(),
                                  [&](const auto& order) { return order.side == first; });
    CHECK(has(paper_of(fight, first),
              "# " + fight.request().parties[first.index()].name + ": " + own->text));
}

TEST_CASE("a look at a battle at hand goes on from the state that is kept", "[battle]") {
    const auto war = war_waiting_for<OpenBattle>(can_be_fought);
    FightAtHand fight = fight_in(*war);
    let_decide(fight, fight.to_act().value(), 1);
    REQUIRE(fight.keep(war->save));
    const FightAtHand again = fight_in(*war);
    CHECK(again.orders() == fight.orders());
    CHECK(again.state() == fight.state());
    CHECK(again.fought_again().value() == fight.state());
}
