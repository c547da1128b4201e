#include <fmt/format.h>

#include <ostream>

#include "cli/battle_players.h"
#include "cli/battle_result.h"
#include "cli/battle_ways.h"
#include "cli/command_context.h"
#include "present/battle/battle_log_text.h"
#include "tactical/doctrine.h"

namespace flagplot::cli {

namespace {

/// After the end of a sheet, the captain continues.
Result<void> fight_out(FightAtHand& fight, std::vector<Player>& players) {
    while (const auto side = fight.to_act()) {
        if (*side == tactical::umpire) {
            if (auto done = fight.let_captain_order(); !done) return done;
            continue;
        }
        auto order = order_of(players.at(side->index()), fight, *side);
        if (!order) return Failure(order.error());
        auto carried_out = *order ? fight.carry_out(**std::move(order)) : fight.let_captain_order();
        if (!carried_out) return carried_out;
    }
    return {};
}

}  // namespace

Result<int> fight_at_once(const Arguments& given, Console& console) {
    const bool is_dry = given.has("--dry");
    auto opened = open_fight(given, is_dry ? Save::Access::read : Save::Access::write);
    if (!opened) return Failure(opened.error());
    auto& [save, battle, fight] = *opened;
    if (is_dry) {
        const auto unveiled = check_unveiled(save, given, console, "battle --auto --dry");
        if (!unveiled) return Failure(unveiled.error());
        fight.try_out();
    }
    auto players = players_of(given, fight, Captain{});
    if (!players) return Failure(players.error());
    const auto fought = fight_out(fight, *players);
    if (!fought) return Failure(fought.error());
    auto result = handed_in(save, battle, fight.result());
    if (!result) return Failure(result.error());
    if (!is_dry) {
        const auto kept = fight.keep(save);
        if (!kept) return Failure(kept.error());
        result->report.from = origin_of(save, battle);
    } else {
        console.out << "Tried out with other dice than the battle will have.\n";
    }
    return take(given, save, *std::move(result), Difference::shown, console);
}

Result<int> tell_battle(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto unveiled = check_unveiled(*save, given, console, "a battle's log");
    if (!unveiled) return Failure(unveiled.error());
    const auto battle = battle_meant(save->state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    if (!save->state().battles.at(battle->index()).fight) {
        return failure(
            ErrorCode::bad_battle,
            {fmt::format("battle {} was not fought by the program", battle->number + 1)});
    }
    const auto fight = fight_of(given, *save, *battle);
    if (!fight) return Failure(fight.error());
    const auto text = battle_log(fight->fighting(), fight->orders());
    if (!text) return Failure(text.error());
    console.out << *text;
    return done;
}

Result<int> write_doctrine(const Arguments& given, Console& console) {
    const auto opened = open_fight(given, Save::Access::read);
    if (!opened) return Failure(opened.error());
    const FightAtHand& fight = opened->fight;
    const auto side =
        side_shown(*opened, given.text("--blank-doctrine"), "the enemy's doctrine", given, console);
    if (!side) return Failure(side.error());
    console.out << tactical::blank_doctrine(fight.module().doctrine_keys(),
                                            fight.request().parties[side->index()]);
    return done;
}

}  // namespace flagplot::cli
