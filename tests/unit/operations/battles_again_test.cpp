#include "operations/battles_again.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <memory>

#include "campaign/engagement.h"
#include "operations/battle_fight.h"
#include "operations/rerun.h"
#include "support/saved_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A random campaign that waits for a battle which the program can fight.
struct Awaiting {
    World world;
    Folder folder;
    std::unique_ptr<Save> save;
    BattleId battle;

    explicit Awaiting(std::uint64_t seed) : world(random_world(seed)) {
        REQUIRE(create_save(folder / "war", campaign_of(world)));
        auto made = opened(folder / "war", Save::Access::write);
        REQUIRE(made);
        save = std::make_unique<Save>(*std::move(made));
    }

    bool find_battle() {
        while (save->state().progress.phase != Phase::over) {
            const auto& stop = save->state().stop;
            const auto* open = stop ? std::get_if<OpenBattle>(&*stop) : nullptr;
            if (open != nullptr && FightAtHand::open(*save, open->battle, {})) {
                battle = open->battle;
                return true;
            }
            if (stop) {
                REQUIRE(save->carry_out(answer_to(world, save->state())));
                continue;
            }
            if (save->state().progress.phase == Phase::orders) hand_in_sheets();
            REQUIRE(save->carry_out(Resolve{}));
        }
        return false;
    }

    void hand_in_sheets() {
        for (const Played& played : play_turn(world, save->rules(), save->state())) {
            if (!std::holds_alternative<SubmitOrders>(played.command)) continue;
            (void)save->carry_out(played.command);
        }
    }
};

std::unique_ptr<Awaiting> awaiting_battle() {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        auto war = std::make_unique<Awaiting>(seed);
        if (war->find_battle()) return war;
    }
    FAIL("no campaign has a battle that the program can fight");
    return nullptr;
}

FightAtHand fought_out(const Save& save, BattleId battle, bool is_trial = false) {
    auto fight = FightAtHand::open(save, battle, {});
    REQUIRE(fight);
    if (is_trial) fight->try_out();
    while (const auto side = fight->to_act()) {
        REQUIRE(fight->carry_out(fight->captains_order(*side, {})));
    }
    return *std::move(fight);
}

/// Fights the battle as `battle --auto` does.
ReportBattle fight(Save& save, BattleId battle) {
    FightAtHand fight = fought_out(save, battle);
    const auto filled = outcome_of(save.definition(), save.state(), battle, fight.result());
    REQUIRE(filled);
    REQUIRE(fight.keep(save));
    ReportBattle report{battle, filled->outcome, {}, origin_of(save, battle)};
    REQUIRE(report.from == ResultFrom::fought);
    REQUIRE(save.carry_out(report));
    return report;
}

ReportBattle forged(ReportBattle report) {
    report.outcome.minutes += 10;
    return report;
}

void take_back(Save& save) { REQUIRE(save.withdraw(save.entries().back().number, "not so")); }

}  // namespace

TEST_CASE("a battle that the program fought comes out the same when it is fought again",
          "[verify][battle]") {
    const auto war = awaiting_battle();
    (void)fight(*war->save, war->battle);
    const Verdict verdict = battles_again(*war->save);
    CHECK(verdict.kind == Verdict::Kind::identical);
    CHECK(verdict.explanation.find("fought again, came out the same") != std::string::npos);
    CHECK(verdict.explanation.find("by hand") == std::string::npos);
}

TEST_CASE("a battle at hand is checked, and a state that its orders do not lead to is found out",
          "[verify][battle]") {
    const auto war = awaiting_battle();
    Save& save = *war->save;
    auto fight = FightAtHand::open(save, war->battle, {});
    REQUIRE(fight);
    REQUIRE(fight->carry_out(fight->captains_order(*fight->to_act(), {})));
    const OrderBattle honest = fight->unkept(save);
    REQUIRE(save.carry_out(honest));
    CHECK(battles_again(save).kind == Verdict::Kind::identical);

    take_back(save);
    OrderBattle forged = honest;
    forged.more.present = fought_out(save, war->battle).unkept(save).more.present;
    REQUIRE(save.carry_out(forged));
    const Verdict found = battles_again(save);
    CHECK(found.kind == Verdict::Kind::altered);
    CHECK(found.entry == save.entries().back().number);
    CHECK(found.explanation.find("does not stand as its orders lead to") != std::string::npos);
}

TEST_CASE("a battle whose kept state nobody can read goes on from its orders", "[verify][battle]") {
    const auto war = awaiting_battle();
    Save& save = *war->save;
    auto fight = FightAtHand::open(save, war->battle, {});
    REQUIRE(fight);
    REQUIRE(fight->carry_out(fight->captains_order(*fight->to_act(), {})));
    OrderBattle command = fight->unkept(save);
    for (const std::string& unread :
         {std::string(), std::string("no state"),
          command.more.present.substr(0, command.more.present.size() / 2)}) {
        command.more.present = unread;
        REQUIRE(save.carry_out(command));
        const auto again = FightAtHand::open(save, war->battle, {});
        REQUIRE(again);
        CHECK(again->state() == fight->state());
        CHECK(battles_again(save).kind == Verdict::Kind::identical);
        take_back(save);
    }
}

TEST_CASE("a fought battle that is taken back for a result of one's own is found out, or marked",
          "[verify][battle]") {
    const auto war = awaiting_battle();
    Save& save = *war->save;
    const ReportBattle honest = fight(save, war->battle);
    take_back(save);

    ReportBattle entered = forged(honest);
    entered.from = ResultFrom::entered;
    REQUIRE(save.carry_out(entered));
    const Verdict marked = battles_again(save);
    CHECK(marked.kind == Verdict::Kind::identical);
    CHECK(marked.explanation.find(fmt::format(
              "the result of battle {} was entered by hand (command ", war->battle.number + 1)) !=
          std::string::npos);
    take_back(save);

    REQUIRE(save.carry_out(forged(honest)));
    const Verdict found = battles_again(save);
    CHECK(found.kind == Verdict::Kind::altered);
    CHECK(found.entry == save.entries().back().number);
    take_back(save);
    CHECK(battles_again(save).kind == Verdict::Kind::altered);  // what was taken back counts, too
}

TEST_CASE("a result is not said to be fought where the program has not begun to fight",
          "[verify][battle]") {
    const auto war = awaiting_battle();
    BattleOutcome outcome;
    outcome.minutes = 30;
    const auto refused =
        war->save->carry_out(ReportBattle{war->battle, outcome, {}, ResultFrom::fought});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::bad_outcome);
}

TEST_CASE("a battle is tried out with other dice than it will have, the same every time",
          "[battle][dice]") {
    const auto war = awaiting_battle();
    const Save& save = *war->save;
    const auto real = fought_out(save, war->battle);
    const auto trial = fought_out(save, war->battle, true);
    CHECK(trial.orders() == fought_out(save, war->battle, true).orders());
    CHECK(trial.result() == fought_out(save, war->battle, true).result());
    const auto row = [](const Dice& dice) {
        std::vector<std::int32_t> shown;
        for (std::uint32_t i = 0; i < 20; ++i) {
            shown.push_back(roll(dice, {Purpose::battle, 0, 1, i, 0, 0}, 100));
        }
        return shown;
    };
    CHECK(row(real.fighting().dice) != row(trial.fighting().dice));
}

TEST_CASE("the dice of a battle are those it was fought with, step by step", "[battle][dice]") {
    const auto war = awaiting_battle();
    const auto fight = fought_out(*war->save, war->battle);
    const auto steps = tactical::dice_of_fight(fight.fighting(), fight.orders());
    REQUIRE(steps);
    REQUIRE(steps->size() == fight.orders().size());
    std::size_t rolls = 0;
    for (const tactical::StepDice& step : *steps) rolls += step.rolls.size();
    CHECK(rolls > 0);
}

TEST_CASE("a fought result that is run again behind other dice is fought again",
          "[rerun][battle]") {
    int run_again = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Awaiting war(seed);
        if (!war.find_battle()) continue;
        Save& save = *war.save;
        (void)fight(save, war.battle);
        const Entry* sheet = nullptr;
        for (const Entry* entry : save.line()) {
            if (entry->command.starts_with("orders ")) sheet = entry;
        }
        if (sheet == nullptr) continue;
        const CampaignState before = save.state_after(sheet->parent);
        const auto command = read_command(save.definition(), before, std::string(sheet->command));
        REQUIRE(command);
        auto orders = std::get<SubmitOrders>(*command);
        std::erase_if(orders.sheet.orders,
                      [](const Order& order) { return std::holds_alternative<SendWord>(order); });
        orders.sheet.orders.push_back(SendWord{"another word"});
        REQUIRE(save.withdraw(sheet->number, "another word"));
        REQUIRE(save.carry_out(orders));
        Rerun rerun(save);
        for (auto step = rerun.next(); step && *step; step = rerun.next()) {
            run_again += (*step)->command.starts_with("battle ") ? 1 : 0;
        }
        const Verdict verdict = battles_again(save);
        INFO("world " << seed << ": " << verdict.explanation);
        CHECK(verdict.kind == Verdict::Kind::identical);
    }
    CHECK(run_again > 0);
}
