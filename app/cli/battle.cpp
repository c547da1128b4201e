#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/at_hand.h"
#include "cli/happenings.h"
#include "cli/historic_result.h"
#include "cli/standing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"BATTLE", Takes::number, false, "its number; without one, open battles are listed"},
    {"--historical", Takes::nothing, false, "take the result the campaign's history gives"},
};

std::string described(const Definition& definition, const CampaignState& state,
                      std::size_t index) {
    const Battle& battle = state.battles[index];
    const Moment time = definition.calendar.begin_of(battle.turn) + battle.at;
    std::string text = fmt::format("battle {} in {}, {}\n", index + 1, name_of(battle.square),
                                   date_hour(time));
    for (const FormationId id : battle.formations) {
        const FormationRow& row = definition.formation(id);
        text += fmt::format("  {}: {} [{}]\n", definition.side(row.side).name, row.name, row.id);
        for (const ShipId ship : row.ships) {
            const ShipState& left = state.ships[ship.index()];
            if (left.is_sunk()) continue;
            text += fmt::format("    {}, hull {}, speed {} in the hundred\n",
                                definition.ship(ship).ship.name, left.hull.count,
                                left.speed.count);
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

Result<int> take_historical(const Arguments& given, Console& console) {
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const std::uint64_t number = *given.number("BATTLE");
    const CampaignState& state = save->state();
    if (number < 1 || number > state.battles.size() || state.battles[number - 1].outcome) {
        return failure(ErrorCode::no_such_battle, {std::to_string(number)});
    }
    const BattleId id{static_cast<std::uint32_t>(number - 1)};
    const auto outcome = historic_result(save->definition(), state, id);
    if (!outcome) {
        return failure(ErrorCode::unknown_reference,
                       {"battle of history for battle", std::to_string(number)});
    }
    const TurnNumber turn = state.turn;
    const auto step = save->carry_out(ReportBattle{id, *outcome});
    if (!step) return Failure(step.error());
    console.out << happenings(save->definition(), step->facts, Detail::summary, turn)
                << standing_text(save->definition(), step->after);
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    if (!given.has("--historical")) return list(given, console);
    if (!given.has("BATTLE")) throw WrongUsage("--historical needs the number of a battle");
    return take_historical(given, console);
}

}  // namespace

const CommandRow battle_command{"battle", "list open battles, or take a battle's result",
                                arguments, run};

}  // namespace flagplot::cli
