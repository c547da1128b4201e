#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/at_hand.h"
#include "cli/happenings.h"
#include "cli/historic_result.h"
#include "cli/standing.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"BATTLE", Takes::number, false, "its number; without one, the battle the turn waits for"},
    {"--historical", Takes::nothing, false, "take the result the campaign's history gives"},
    {"--report", Takes::text, false,
     "take the result from this file: battle 1 minutes 80, then lines like ship \"Maria\" hull 0 "
     "speed 0 and learned uk \"...\""},
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
            if (left.is_sunk()) continue;
            text += fmt::format("    {}, hull {}, speed {} in the hundred\n",
                                definition.ship(ship).ship.name, left.hull.count, left.speed.count);
        }
    }
    return text;
}

Result<int> list(const Arguments& given, Console& console) {
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
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

/// The open battle of this number; without one, the battle the turn waits for.
Result<BattleId> open_battle(const CampaignState& state, std::optional<std::uint64_t> number) {
    const auto* awaited = state.stop ? std::get_if<OpenBattle>(&*state.stop) : nullptr;
    if (!number && awaited != nullptr) return awaited->battle;
    const auto& battles = state.battles;
    const std::uint64_t wanted = number.value_or(battles.size() + 1);
    if (wanted < 1 || wanted > battles.size() || battles[wanted - 1].outcome) {
        return failure(ErrorCode::no_such_battle, {std::to_string(wanted)});
    }
    return BattleId{static_cast<std::uint32_t>(wanted - 1)};
}

Result<Command> historical(const Save& save, BattleId battle) {
    const auto outcome = historic_result(save.definition(), save.state(), battle);
    if (!outcome) {
        return failure(ErrorCode::unknown_reference,
                       {"battle of history for battle", std::to_string(battle.number + 1)});
    }
    return Command{ReportBattle{battle, *outcome}};
}

Result<Command> reported(const Save& save, BattleId battle, const std::string& file) {
    const auto text = read_file(file);
    if (!text) return Failure(text.error());
    auto command = read_command(save.definition(), save.state(), *text);
    if (!command) {
        command.error().where.file = file;
        return command;
    }
    const auto* report = std::get_if<ReportBattle>(&*command);
    if (report == nullptr || report->battle != battle) {
        return failure(ErrorCode::bad_outcome,
                       {fmt::format("this is no result of battle {}", battle.number + 1)},
                       {file, 1, 1});
    }
    return command;
}

Result<int> take_result(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto battle = open_battle(save->state(), given.number("BATTLE"));
    if (!battle) return Failure(battle.error());
    const auto command = given.has("--report") ? reported(*save, *battle, given.text("--report"))
                                               : historical(*save, *battle);
    if (!command) return Failure(command.error());
    const TurnNumber turn = save->state().turn;
    const auto happened = save->carry_out(*command);
    if (!happened) return Failure(happened.error());
    console.out << happenings(save->definition(), save->state(), happened->facts, Detail::summary,
                              turn)
                << standing_text(save->definition(), save->state());
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    const bool has_result = given.has("--historical") || given.has("--report");
    if (!has_result) return list(given, console);
    if (given.has("--historical") && given.has("--report")) {
        throw WrongUsage("battle takes --historical or --report, not both");
    }
    return take_result(given, console);
}

}  // namespace

const CommandRow battle_command{"battle", "list open battles, or take a battle's result", arguments,
                                run};

}  // namespace flagplot::cli
