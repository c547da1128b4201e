#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <ostream>

#include "cli/battle_papers.h"
#include "cli/battle_result.h"
#include "cli/battle_ways.h"
#include "cli/command_context.h"
#include "cli/screen.h"
#include "history/historic_result.h"
#include "operations/battle.h"
#include "present/war/historic_forces_text.h"
#include "tactical/paper/papers.h"
#include "view/battle_sheet.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"BATTLE", Takes::number, false, "its number; without one, the battle the turn waits for"},
    {"--historical", Takes::nothing, false, "take the result the campaign's history gives"},
    {"--result", Takes::words, false,
     "take this result, in a few words for each ship that changed: "
     "\"Maria sunk\" \"Grecale hull 50\""},
    {"--report", Takes::text, false,
     "take the result from this file: the sheet or table --export wrote, filled in, or a text like "
     "battle 1 "
     "minutes 80 with lines like ship \"Maria\" hull 0 speed 0 behind it, or lines like Maria "
     "sunk; "
     "- is standard input"},
    {"--export", Takes::text, false,
     "write the umpire's contract, a sheet for each side and the result to be filled in into this "
     "folder; a solo player gets no sheet of the enemy's"},
    {"--pdf", Takes::nothing, false,
     "with --export, for a real table: set-up, ship cards and result form to print, and their "
     "tables (CSV)"},
    {"--page", Takes::text, false, "with --pdf: A4, or Letter; without it A4"},
    {"--module", Takes::text, false,
     "who fights it in the program: {modules}; without it the one that has begun, or the "
     "campaign's, "
     "or the only one"},
    {"--auto", Takes::nothing, false, "fight it to its end: the module's captain for every side"},
    {"--play", Takes::nothing, false,
     "fight it here, order by order; quit keeps it, and --play continues it"},
    {"--captain", Takes::text, false, "sides the captain plays, like uk,axis; the others do not"},
    {"--doctrine", Takes::words, false,
     "a side and the file with its doctrine, by which the captain plays it; several of both"},
    {"--blank-doctrine", Takes::text, false, "print a doctrine for this side, to be filled in"},
    {"--orders", Takes::words, false,
     "a side and the file with its orders for the decisions to come, one a line; several of both"},
    {"--with", Takes::text, false,
     "have this program fight it: it is given the name of a contract to read and of a result to "
     "write"},
    {"--seconds", Takes::number, false, "how long that program may take; without it 60"},
    {"--log", Takes::nothing, false, "what happened in a battle the program fought, step by step"},
    {"--picture", Takes::text, false,
     "draw its track chart in this file (.png, .svg or .pdf): who was where, hits, ranges"},
    {"--view", Takes::text, false,
     "a battle the program fights as this side sees it: its board, its log, what it may order"},
    {"--side", Takes::text, false, "the side whose paper --out writes or --in takes"},
    {"--out", Takes::text, false,
     "write what the captain of --side needs to decide into this file, for a battle by mail"},
    {"--in", Takes::text, false,
     "carry out the orders that the captain of --side wrote on it; - is standard input"},
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
            text += fmt::format("    {}, hull {}, speed {} percent\n",
                                definition.ship(ship).ship.name, left.hull.count, left.speed.count);
        }
    }
    return text;
}

/// The seat's sheet for its own battle with this number, or for each that is open.
Result<int> show_sheets(const Save& save, SeatId seat, std::optional<std::uint64_t> number,
                        Console& console) {
    const Book& book = save.rules().books.at(seat.index());
    const SideView& view = save.state().view(seat);
    bool is_any_shown = false;
    for (std::uint32_t battle = 1; battle <= view.battles.size(); ++battle) {
        if (number ? *number != battle : !view.battles[battle - 1].is_to_be_fought()) continue;
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

Result<HandedIn> historical(const Save& save, BattleId battle) {
    auto outcome = outcome_in_history(save, battle);
    if (!outcome) return Failure(outcome.error());
    return HandedIn{{battle, *std::move(outcome), {}}, {}};
}

/// Tells the umpire how the battle differs from the one in history, and a solo player if the same
/// forces met.
void compare_with_history(const Arguments& given, const Save& save, BattleId battle,
                          Console& console) {
    if (const auto veiled = veiled_seat(save, given, console)) {
        console.out << as_in_history_text(save.definition(), save.state(), battle,
                                          side_of(*veiled));
        return;
    }
    console.out << historic_forces_text(save.definition(), save.state(),
                                        historic_forces(save.definition(), save.state(), battle));
}

Result<HandedIn> handed_in(const Arguments& given, const Save& save, Console& console) {
    if (given.has("--historical")) {
        const auto battle = open_battle(save.state(), given.number("BATTLE"));
        if (!battle) return Failure(battle.error());
        auto result = historical(save, *battle);
        if (result) compare_with_history(given, save, *battle, console);
        return result;
    }
    const auto battle = battle_meant(save.state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    if (!given.has("--result")) {
        return result_from(save, *battle, given.text("--report"), console);
    }
    const std::string lines = fmt::format("{}\n", fmt::join(given.words("--result"), "\n"));
    return result_in(save, *battle, {"--result", lines}, console);
}

Result<int> take_result(const Arguments& given, Console& console) {
    auto save = open_save(given, given.has("--dry") ? Save::Access::read : Save::Access::write);
    if (!save) return Failure(save.error());
    auto result = handed_in(given, *save, console);
    if (!result) return Failure(result.error());
    return take(given, *save, *std::move(result),
                given.has("--historical") ? Difference::hidden : Difference::shown, console);
}

struct PaperRow {
    std::string_view name;
    PaperSize size;
};

constexpr std::array papers{PaperRow{"A4", a4_paper}, PaperRow{"Letter", letter_paper}};

/// The paper to print on; nothing if nothing is to be printed.
Result<std::optional<PaperSize>> paper_asked_for(const Arguments& given) {
    if (!given.has("--pdf")) return std::nullopt;
    const std::string name = given.optional_text("--page").value_or("A4");
    std::vector<std::string> names;
    for (const PaperRow& row : papers) {
        if (row.name == name) return row.size;
        names.emplace_back(row.name);
    }
    return failure(ErrorCode::unknown_word, {name, "A4, Letter"}, {}, nearest_word(name, names));
}

Result<int> hand_out(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto battle = open_battle(save->state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    const auto printed = paper_asked_for(given);
    if (!printed) return Failure(printed.error());
    return write_papers(*save, *battle,
                        {given.text("--export"), veiled_seat(*save, given, console), *printed},
                        console);
}

struct Way {
    std::string_view option;
    Result<int> (*run)(const Arguments& given, Console& console);
    bool takes_result = false;  ///< then --dry and --overrule are possible
};

constexpr std::array ways{
    Way{"--historical", take_result, true},
    Way{"--report", take_result, true},
    Way{"--result", take_result, true},
    Way{"--export", hand_out},
    Way{"--auto", fight_at_once, true},
    Way{"--play", play_battle, true},
    Way{"--with", fight_elsewhere, true},
    Way{"--log", tell_battle},
    Way{"--picture", draw_battle},
    Way{"--blank-doctrine", write_doctrine},
    Way{"--view", view_battle},
    Way{"--out", write_captains_paper},
    Way{"--in", take_captains_paper},
};

const Way* way_of(const Arguments& given) {
    const Way* chosen = nullptr;
    for (const Way& way : ways) {
        if (!given.has(way.option)) continue;
        if (chosen != nullptr) {
            throw WrongUsage(
                fmt::format("battle takes one of {} and {}", chosen->option, way.option));
        }
        chosen = &way;
    }
    return chosen;
}

/// Options that are only possible if the program fights the battle.
void check_players(const Arguments& given) {
    if (given.has("--auto") || given.has("--play")) return;
    for (const std::string_view option : {"--captain", "--doctrine", "--orders"}) {
        if (given.has(option)) {
            throw WrongUsage(fmt::format("{} goes with --auto or --play", option));
        }
    }
}

Result<int> run(const Arguments& given, Console& console) {
    const Way* way = way_of(given);
    check_players(given);
    if (given.has("--seconds") && !given.has("--with")) {
        throw WrongUsage("--seconds goes with --with");
    }
    if (given.has("--dry") && given.has("--play")) {
        throw WrongUsage("--play keeps every order; --dry goes with --auto");
    }
    if (given.has("--side") && !given.has("--out") && !given.has("--in")) {
        throw WrongUsage("--side goes with --out or --in");
    }
    if (given.has("--pdf") && !given.has("--export")) throw WrongUsage("--pdf goes with --export");
    if (given.has("--page") && !given.has("--pdf")) throw WrongUsage("--page goes with --pdf");
    const bool takes_result = way != nullptr && way->takes_result;
    if (!takes_result && (given.has("--dry") || given.has("--overrule"))) {
        throw WrongUsage(
            "--dry and --overrule go with a result: --historical, --report, --result, --auto or "
            "--with");
    }
    return way == nullptr ? list(given, console) : way->run(given, console);
}

}  // namespace

const CommandRow battle_command{
    "battle", "list open battles, fight one, write its papers, or take its result", arguments, run};

}  // namespace flagplot::cli
