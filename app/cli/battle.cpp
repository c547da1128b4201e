#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/at_hand.h"
#include "cli/battle_papers.h"
#include "cli/screen.h"
#include "history/historic_result.h"
#include "present/battle_difference.h"
#include "present/side_standing.h"
#include "tactical/paper/papers.h"
#include "view/battle_sheet.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"BATTLE", Takes::number, false, "its number; without one, the battle the turn waits for"},
    {"--historical", Takes::nothing, false, "take the result the campaign's history gives"},
    {"--report", Takes::text, false,
     "take the result from this file: the sheet --export wrote, filled in, or a text like battle 1 "
     "minutes 80 with lines like ship \"Maria\" hull 0 speed 0 behind it"},
    {"--export", Takes::text, false,
     "write the umpire's contract, a sheet for each side and the result to be filled in into this "
     "folder; one who plays alone gets no sheet of the enemy's"},
    {"--dry", Takes::nothing, false, "only show what the result would change"},
    {"--overrule", Takes::text, false, "take the result though a check refuses it, and why"},
    truth_option,
};

std::string described(const Definition& definition, const CampaignState& state, std::size_t index) {
    const Battle& battle = state.battles[index];
    const Moment time = definition.calendar.begin_of(battle.turn) + battle.at;
    std::string text =
        fmt::format("battle {} in {}, {}\n", index + 1, name_of(battle.square), date_hour(time));
    for (const FormationId id : battle.formations) {
        const FormationRow& row = row_of(definition, state, id);
        text += fmt::format("  {}: {} [{}]\n", definition.side(row.side).name, row.name, row.id);
        for (const ShipId ship : state.formation(id).ships) {
            const ShipState& left = state.ships[ship.index()];
            if (left.is_lost()) continue;
            text += fmt::format("    {}, hull {}, speed {} in the hundred\n",
                                definition.ship(ship).ship.name, left.hull.count, left.speed.count);
        }
    }
    return text;
}

/// The seat's sheet of the battle of this number of its own, or of each that is open.
Result<int> show_sheets(const Save& save, SeatId seat, std::optional<std::uint64_t> number,
                        Console& console) {
    const Book& book = save.rules().books.at(seat.index());
    const SideView& view = save.state().view(seat);
    bool is_any_shown = false;
    for (std::uint32_t battle = 1; battle <= view.battles.size(); ++battle) {
        if (number ? *number != battle : view.battles[battle - 1].is_over) continue;
        is_any_shown = true;
        console.out << tactical::paper::side_sheet_markdown(side_sheet(book, view, {battle}));
    }
    if (is_any_shown) return done;
    if (number) return failure(ErrorCode::no_such_battle, {std::to_string(*number)});
    console.out << "No battle waits to be fought.\n";
    return done;
}

Result<int> list(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    if (const auto veiled = veiled_seat(*save, given, console)) {
        return show_sheets(*save, *veiled, given.number("BATTLE"), console);
    }
    const auto& battles = save->state().battles;
    bool is_any_open = false;
    for (std::size_t i = 0; i < battles.size(); ++i) {
        if (battles[i].outcome) continue;
        is_any_open = true;
        console.out << described(save->definition(), save->state(), i);
    }
    if (!is_any_open) console.out << "No battle waits to be fought.\n";
    return done;
}

/// The battle that a side counts as this; nothing, if it has none of this number.
std::optional<BattleId> battle_of_side(const CampaignState& state, SideId side,
                                       std::uint64_t number) {
    for (std::uint32_t i = 0; i < state.battles.size(); ++i) {
        const auto own = state.battles[i].numbers.find(side);
        if (own != state.battles[i].numbers.end() && own->second.number == number) return {{i}};
    }
    return std::nullopt;
}

/// The battle of this number, which is a number of his own to one who plays alone; without one, the
/// battle the turn waits for.
Result<BattleId> battle_meant(const CampaignState& state, std::optional<std::uint64_t> number) {
    const auto* awaited = state.stop ? std::get_if<OpenBattle>(&*state.stop) : nullptr;
    if (!number && awaited != nullptr) return awaited->battle;
    if (number && state.solo) {
        const auto own = battle_of_side(state, *state.solo, *number);
        if (own) return *own;
        return failure(ErrorCode::no_such_battle, {std::to_string(*number)});
    }
    const std::uint64_t wanted = number.value_or(state.battles.size() + 1);
    if (wanted < 1 || wanted > state.battles.size()) {
        return failure(ErrorCode::no_such_battle, {std::to_string(wanted)});
    }
    return BattleId{static_cast<std::uint32_t>(wanted - 1)};
}

Result<BattleId> open_battle(const CampaignState& state, std::optional<std::uint64_t> number) {
    const auto battle = battle_meant(state, number);
    if (!battle || !state.battles[battle->index()].outcome) return battle;
    return failure(ErrorCode::no_such_battle, {std::to_string(battle->number + 1)});
}

Result<HandedIn> historical(const Save& save, BattleId battle) {
    const auto outcome = historic_result(save.definition(), save.state(), battle);
    if (!outcome) {
        return failure(ErrorCode::unknown_reference,
                       {"battle of history for battle", std::to_string(battle.number + 1)});
    }
    return HandedIn{{battle, *outcome, {}}, {}};
}

Result<HandedIn> handed_in(const Arguments& given, const Save& save, Console& console) {
    if (given.has("--historical")) {
        const auto battle = open_battle(save.state(), given.number("BATTLE"));
        if (!battle) return Failure(battle.error());
        return historical(save, *battle);
    }
    const auto battle = battle_meant(save.state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    return result_from(save, *battle, given.text("--report"), console);
}

/// Decides a result with nothing done; what one who plays alone would be told of it.
Result<int> rehearse(const Save& save, const ReportBattle& report, std::optional<SeatId> veiled,
                     Console& console) {
    const auto step = advance(save.rules(), save.state(), report);
    if (!step) return Failure(step.error());
    if (!veiled) return done;
    console.out << "You would be told:\n"
                << told_text(save.rules().books.at(veiled->index()), step->after.view(*veiled),
                             save.state().turn, reports_to(step->reports, *veiled));
    return done;
}

Result<int> take_result(const Arguments& given, Console& console) {
    const bool is_dry = given.has("--dry");
    auto save = open_save(given, is_dry ? Save::Access::read : Save::Access::write);
    if (!save) return Failure(save.error());
    auto result = handed_in(given, *save, console);
    if (!result) return Failure(result.error());
    if (const auto why = given.optional_text("--overrule")) result->report.overruled = *why;
    const auto veiled = veiled_seat(*save, given, console);
    if (!veiled && (is_dry || given.has("--report"))) {
        console.out << difference_text(save->definition(), save->state(), result->report,
                                       result->filled);
    }
    if (is_dry) return rehearse(*save, result->report, veiled, console);
    const TurnNumber turn = save->state().turn;
    const auto happened = save->carry_out(result->report);
    if (!happened) return Failure(happened.error());
    console.out << screen_happenings(*save, *happened, turn, veiled)
                << screen_standing(*save, veiled);
    return done;
}

Result<int> hand_out(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto battle = open_battle(save->state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    return write_papers(*save, *battle, given.text("--export"), veiled_seat(*save, given, console),
                        console);
}

Result<int> run(const Arguments& given, Console& console) {
    const int ways = static_cast<int>(given.has("--historical")) +
                     static_cast<int>(given.has("--report")) +
                     static_cast<int>(given.has("--export"));
    if (ways > 1) throw WrongUsage("battle takes one of --historical, --report and --export");
    if (given.has("--export")) return hand_out(given, console);
    if (ways == 1) return take_result(given, console);
    if (given.has("--dry") || given.has("--overrule")) {
        throw WrongUsage("--dry and --overrule go with a result: --historical or --report");
    }
    return list(given, console);
}

}  // namespace

const CommandRow battle_command{
    "battle", "list open battles, write a battle's papers, or take its result", arguments, run};

}  // namespace flagplot::cli
