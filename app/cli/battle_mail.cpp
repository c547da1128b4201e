#include <fmt/format.h>

#include <ostream>
#include <utility>

#include "cli/battle_papers.h"
#include "cli/battle_players.h"
#include "cli/battle_result.h"
#include "cli/battle_ways.h"
#include "cli/command_context.h"
#include "present/battle/captain_paper.h"
#include "store/new_files.h"

namespace flagplot::cli {

namespace {

/// The battle for the side with this name, if the user may see it. Refers to `opened`.
Result<CaptainsBattle> as_seen_by(const std::string& name, const OpenedFight& opened,
                                  const Arguments& given, Console& console) {
    const auto side = side_shown(opened, name, "the enemy's side of a battle", given, console);
    if (!side) return Failure(side.error());
    const FightAtHand& fight = opened.fight;
    return CaptainsBattle{fight.fighting(), fight.state(), fight.orders(), *side};
}

/// Refuses a paper that was written for another decision than the side's present one.
Result<void> check_paper(const CaptainsBattle& battle, const std::string& paper) {
    const std::int32_t written = decision_in(paper);
    const std::int32_t now = decision_of(battle);
    if (written == 0 || written == now) return {};
    return failure(
        ErrorCode::bad_battle,
        {fmt::format("this paper is for decision {} and the side is at {}", written, now)});
}

/// Carries out the orders of a paper as long as its side is to decide. Returns how many there were.
Result<std::size_t> carry_out(FightAtHand& fight, tactical::SideIndex side, Player& paper) {
    std::size_t taken = 0;
    for (; fight.to_act() == side; ++taken) {
        auto order = order_of(paper, fight, side);
        if (!order) return Failure(order.error());
        if (!*order) break;
        if (auto done = fight.carry_out(**std::move(order)); !done) return Failure(done.error());
    }
    return taken;
}

std::string what_is_next(const FightAtHand& fight) {
    const auto next = fight.to_act();
    if (!next) return "The battle is over; --play takes its result.";
    return fmt::format("{} is to decide.", tactical::name_of(fight.request(), *next));
}

/// The result of a paper with this many orders.
std::string what_was_done(const FightAtHand& fight, std::size_t taken, std::size_t orders) {
    std::string text = fmt::format("{} of {} orders carried out. ", taken, orders);
    if (taken < orders) text += "The others came too late: another is to decide. ";
    return text + what_is_next(fight);
}

}  // namespace

Result<int> view_battle(const Arguments& given, Console& console) {
    const auto opened = open_any_fight(given, Save::Access::read);
    if (!opened) return Failure(opened.error());
    const auto battle = as_seen_by(given.text("--view"), *opened, given, console);
    if (!battle) return Failure(battle.error());
    const auto text = captains_view(*battle);
    if (!text) return Failure(text.error());
    console.out << *text;
    return done;
}

Result<int> write_captains_paper(const Arguments& given, Console& console) {
    if (!given.has("--side")) throw WrongUsage("--out goes with --side");
    const auto opened = open_fight(given, Save::Access::read);
    if (!opened) return Failure(opened.error());
    const auto battle = as_seen_by(given.text("--side"), *opened, given, console);
    if (!battle) return Failure(battle.error());
    auto text = captains_paper(*battle);
    if (!text) return Failure(text.error());
    const auto file = std::filesystem::absolute(given.text("--out"));
    const auto written = create_files(file.parent_path(), {{file, *std::move(text)}});
    if (!written) return Failure(written.error());
    console.out << fmt::format("Written: {}\n", file.string());
    return done;
}

Result<int> take_captains_paper(const Arguments& given, Console& console) {
    if (!given.has("--side")) throw WrongUsage("--in goes with --side");
    auto opened = open_fight(given, Save::Access::write);
    if (!opened) return Failure(opened.error());
    const auto battle = as_seen_by(given.text("--side"), *opened, given, console);
    if (!battle) return Failure(battle.error());
    const tactical::SideIndex side = battle->side;
    const std::string& file = given.text("--in");
    const auto text = text_given(file, console);
    if (!text) return Failure(text.error());
    if (const auto fits = check_paper(*battle, *text); !fits) return Failure(fits.error());
    OrderSheet sheet = sheet_in(file, *text);
    const std::size_t orders = sheet.lines.size();
    Player paper = std::move(sheet);
    FightAtHand& fight = opened->fight;
    const auto taken = carry_out(fight, side, paper);
    if (!taken) return Failure(taken.error());
    if (orders == 0) {
        return failure(ErrorCode::bad_battle, {fmt::format("{} holds no orders", file)});
    }
    if (*taken == 0) {
        const auto next = fight.to_act();
        if (!next) return failure(ErrorCode::battle_is_over);
        return failure(ErrorCode::not_to_act,
                       {given.text("--side"), tactical::name_of(fight.request(), *next)});
    }
    if (auto kept = fight.keep(opened->save); !kept) return Failure(kept.error());
    console.out << what_was_done(fight, *taken, orders) << '\n';
    return done;
}

}  // namespace flagplot::cli
