#include "desk/campaign/battle_requests.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <utility>

#include "campaign/advance.h"
#include "campaign/engagement.h"
#include "campaign/solo.h"
#include "desk/campaign/opened_save.h"
#include "operations/battle.h"
#include "present/battle/battle_log_text.h"
#include "present/picture/navy_style.h"
#include "present/side/side_standing.h"
#include "present/truth/battle_difference.h"
#include "present/war/historic_forces_text.h"

namespace flagplot::desk {

namespace {

Result<FightAtHand> fight_of(const Save& save, const BattleWanted& wanted) {
    return FightAtHand::open(save, wanted.battle,
                             wanted.module.empty() ? std::nullopt : std::optional(wanted.module));
}

/// The number of a battle as the viewer counts it.
std::uint32_t number_of(const Save& save, const BattleWanted& wanted) {
    const auto& numbers = save.state().battles.at(wanted.battle.index()).numbers;
    const auto own = wanted.side ? numbers.find(*wanted.side) : numbers.end();
    return own == numbers.end() ? wanted.battle.number + 1 : own->second.number;
}

/// The place of the viewer's side among the parties; none if it is not in the battle, or the viewer
/// may see every side.
std::optional<tactical::SideIndex> own_side(const Save& save, const FightAtHand& fight,
                                            std::optional<SideId> side) {
    if (!side) return std::nullopt;
    return tactical::side_called(fight.request(), save.definition().side(*side).id);
}

/// Whose view is shown to a viewer who may see every side: that of the side to act.
tactical::SideIndex eyes_on(std::optional<tactical::SideIndex> to_act) {
    const bool is_side = to_act && *to_act != tactical::umpire;
    return is_side ? *to_act : tactical::SideIndex{0};
}

/// The question to the umpire, with the answers as orders. \pre the umpire is to act
void put_question(BattleShown& shown, const FightAtHand& fight) {
    const auto question = fight.module().question(fight.state().battle);
    shown.question = question->text;
    for (const std::string& answer : question->answers) shown.orders.push_back({answer});
}

/// What each order will do, as far as the module says. If there are very many, only the first are
/// asked for: each is looked up among all of them.
void foretell(std::vector<OrderAim>& orders, const tactical::Module& module,
              const tactical::AnyView& view) {
    constexpr std::size_t most = 200;
    for (std::size_t i = 0; i < std::min(orders.size(), most); ++i) {
        tactical::OrderForecast forecast = module.forecast(view, orders[i].text);
        orders[i].effect = effect_of(forecast);
        orders[i].way = std::move(forecast.path);
    }
}

/// The same of any order that somebody writes.
std::function<tactical::OrderForecast(const std::string&)> foreteller(
    std::shared_ptr<const FightAtHand> fight, tactical::AnyView view) {
    // The same line is asked about frame after frame.
    return [fight = std::move(fight), view = std::move(view), line = std::string(),
            forecast = tactical::OrderForecast{}](const std::string& wanted) mutable {
        if (wanted != line) {
            forecast = fight->module().forecast(view, wanted);
            line = wanted;
        }
        return forecast;
    };
}

/// The types of the ships that are named on the board: who knows a name can look it up.
std::vector<std::optional<ShipType>> types_on(const tactical::BattleScene& scene,
                                              const tactical::BattleRequest& request) {
    std::map<std::string, std::optional<ShipType>> by_name;
    for (const tactical::Party& party : request.parties) {
        for (const tactical::Formation& formation : party.formations) {
            for (const tactical::Unit& unit : formation.units) {
                by_name[unit.name] = ship_type_called(unit.type);
            }
        }
    }
    std::vector<std::optional<ShipType>> types;
    for (const tactical::Token& token : scene.tokens) {
        const auto ship = by_name.find(token.label);
        types.push_back(ship == by_name.end() ? std::nullopt : ship->second);
    }
    return types;
}

std::optional<SideId> side_of_party(const Save& save, const tactical::Party& party) {
    const auto& sides = save.definition().sides;
    for (std::uint32_t i = 0; i < sides.size(); ++i) {
        if (sides[i].id == party.id) return SideId{i};
    }
    return std::nullopt;
}

/// Is the last command of the line of play an order of this battle?
bool is_last_ordered(const Save& save, BattleId battle) {
    const auto line = save.line();
    return !line.empty() && has_orders_of(*line.back(), battle);
}

std::string why_of(const tactical::LogLine& line) {
    std::string why = fmt::format("{}", fmt::join(line.parts, "\n"));
    if (line.rule.empty()) return why;
    return why.empty() ? line.rule : fmt::format("{}\n{}", line.rule, why);
}

/// The state of the ships that the reader may know: all for the umpire, its own for a side.
std::vector<tactical::UnitResult> ships_of(const FightAtHand& fight, LogReader reader,
                                           const tactical::FightState& state) {
    auto units = fight.module().outcome(state.battle, fight.request()).units;
    if (!reader) return units;
    const tactical::Party& own = fight.request().parties.at(reader->index());
    std::erase_if(units, [&](const tactical::UnitResult& unit) {
        return std::none_of(own.formations.begin(), own.formations.end(), [&](const auto& each) {
            return std::any_of(each.units.begin(), each.units.end(),
                               [&](const auto& ship) { return ship.name == unit.name; });
        });
    });
    return units;
}

/// Every order and its results; for a side that others are hidden from, only its own orders, and
/// what it may read and see.
Result<std::vector<BattleStep>> steps_of(const FightAtHand& fight, LogReader reader,
                                         tactical::SideIndex eyes) {
    const tactical::Module& module = fight.module();
    std::vector<BattleStep> steps;
    auto state = tactical::begin_fight(fight.fighting());
    if (!state) return Failure(state.error());
    auto scene = module.scene(module.view(state->battle, eyes));
    auto ships = ships_of(fight, reader, *state);
    for (tactical::SideOrder order : fight.orders()) {
        tactical::Log log;
        state = tactical::carry_out(fight.fighting(), *std::move(state), order, &log);
        if (!state) return Failure(state.error());
        const auto lines = lines_for(reader, log);
        auto after = module.scene(module.view(state->battle, eyes));
        auto ships_after = ships_of(fight, reader, *state);
        BattleStep step;
        if (reads_order(reader, order)) {
            const std::string side = tactical::name_of(fight.request(), order.side);
            step.order = reader ? order.text : fmt::format("{}: {}", side, order.text);
        }
        step.told = told_of(after, lines, ships, ships_after);
        for (const tactical::LogLine& line : lines) {
            step.ledger.push_back({line.text, why_of(line)});
        }
        put_seen(step, scene, after, lines);
        scene = std::move(after);
        ships = std::move(ships_after);
        if (!is_empty(step)) steps.push_back(std::move(step));
    }
    return steps;
}

/// What a side would be told of a result.
Result<std::string> told_of(const Save& save, SideId side, const ReportBattle& report) {
    const auto step = advance(save.rules(), save.state(), report);
    if (!step) return Failure(step.error());
    const SeatId seat = seat_of(side);
    std::vector<Report> reports;
    for (const Told& told : step->reports) {
        if (told.seat == seat) reports.push_back(told.report);
    }
    return told_text(save.rules().books.at(seat.index()), step->after.view(seat), save.state().turn,
                     reports);
}

/// What the result would change; a side reads what it would be told.
Result<std::string> result_text(const Save& save, const BattleWanted& wanted,
                                const FightAtHand& fight) {
    const auto filled = outcome_of(save.definition(), save.state(), wanted.battle, fight.result());
    if (!filled) return Failure(filled.error());
    const ReportBattle report{wanted.battle, filled->outcome, {}, ResultFrom::fought};
    if (wanted.side) return told_of(save, *wanted.side, report);
    return difference_text(save.definition(), save.state(), report, filled->filled);
}

/// Does a captain decide for the side that is to act?
bool is_captains(const BattleWanted& wanted, tactical::SideIndex side,
                 std::optional<tactical::SideIndex> own, bool is_solo) {
    return wanted.captains.contains(side) || (is_solo && own && side != *own);
}

/// Gives the captains' orders until a person is to act.
Result<void> let_captains(FightAtHand& fight, const Save& save, const BattleWanted& wanted,
                          const std::stop_token& stop) {
    const auto own = own_side(save, fight, wanted.side);
    const bool is_solo = is_veiled(save.state());
    while (const auto side = fight.to_act()) {
        if (stop.stop_requested() || !is_captains(wanted, *side, own, is_solo)) break;
        if (auto done = fight.let_captain_order(); !done) return done;
    }
    return {};
}

/// Stores what was ordered, and says so if the battle is over; who is next is above the orders.
Result<std::string> kept(Save& save, FightAtHand& fight) {
    if (auto done = fight.keep(save); !done) return Failure(done.error());
    if (fight.to_act()) return std::string();
    return std::string("The battle is over; its result can be taken.");
}

/// The side to act, if the viewer may decide for it.
Result<tactical::SideIndex> acting(const FightAtHand& fight, const Save& save,
                                   const BattleWanted& wanted) {
    const auto side = fight.to_act();
    if (!side) return failure(ErrorCode::battle_is_over);
    const auto own = own_side(save, fight, wanted.side);
    if (wanted.side && own != side) {
        return failure(ErrorCode::not_to_act, {save.definition().side(*wanted.side).name,
                                               tactical::name_of(fight.request(), *side)});
    }
    return *side;
}

}  // namespace

std::optional<BattleId> battle_awaited(const Save& save, std::optional<SideId> side) {
    const auto& stop = save.state().stop;
    const auto* awaited = stop ? std::get_if<OpenBattle>(&*stop) : nullptr;
    if (awaited == nullptr) return std::nullopt;
    const Battle& battle = save.state().battles.at(awaited->battle.index());
    if (side && !battle.numbers.contains(*side)) return std::nullopt;
    return awaited->battle;
}

Result<BattleShown> battle_shown(const Save& save, const BattleWanted& wanted) {
    auto opened_fight = fight_of(save, wanted);
    if (!opened_fight) return Failure(opened_fight.error());
    const auto fight = std::make_shared<const FightAtHand>(*std::move(opened_fight));
    const auto own = own_side(save, *fight, wanted.side);
    if (wanted.side && !own) {
        return failure(ErrorCode::hidden_from_player, {"a battle of others"});
    }
    BattleShown shown;
    shown.id = wanted.battle;
    shown.title = fmt::format("Battle {} in {}", number_of(save, wanted),
                              name_of(fight->request().scene.square));
    shown.module = std::string(fight->module().name());
    if (fight->orders().empty()) shown.modules = tactical::module_names(tactical::catalog());
    shown.to_act = fight->to_act();
    shown.eyes = own ? *own : eyes_on(shown.to_act);
    shown.is_solo = is_veiled(save.state());
    for (std::uint32_t i = 0; i < fight->request().parties.size(); ++i) {
        const tactical::Party& party = fight->request().parties[i];
        const auto side = side_of_party(save, party);
        const bool is_ours = !own || *own == tactical::SideIndex{i};
        shown.sides.push_back({party.name, style_of_navy(party.name, side.value_or(SideId{i})),
                               is_ours, !is_ours && shown.is_solo});
    }
    const tactical::AnyView view = fight->module().view(fight->state().battle, shown.eyes);
    shown.scene = fight->module().scene(view);
    shown.types = types_on(shown.scene, fight->request());
    if (shown.to_act == shown.eyes) {
        shown.orders = aims_of(shown.scene, shown.eyes, fight->module().options(view));
        foretell(shown.orders, fight->module(), view);
        shown.forms = fight->module().forms(view);
        shown.foretold = foreteller(fight, view);
    } else if (shown.to_act == tactical::umpire && !own) {
        put_question(shown, *fight);
    }
    auto steps = steps_of(*fight, own, shown.eyes);
    if (!steps) return Failure(steps.error());
    shown.steps = *std::move(steps);
    if (!is_last_ordered(save, wanted.battle)) {
        shown.no_step_back = "The last command of the record is no order of this battle.";
    }
    if (!shown.to_act) {
        auto result = result_text(save, wanted, *fight);
        if (!result) return Failure(result.error());
        shown.result = *std::move(result);
    }
    return shown;
}

Result<std::string> give_battle_order(const std::filesystem::path& file, const BattleWanted& wanted,
                                      const std::string& order, const std::stop_token& stop) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    auto fight = fight_of(*save, wanted);
    if (!fight) return Failure(fight.error());
    const auto side = acting(*fight, *save, wanted);
    if (!side) return Failure(side.error());
    if (auto done = fight->carry_out({*side, order}); !done) return Failure(done.error());
    if (auto done = let_captains(*fight, *save, wanted, stop); !done) return Failure(done.error());
    return kept(*save, *fight);
}

Result<std::string> captains_battle_orders(const std::filesystem::path& file,
                                           const BattleWanted& wanted, CaptainsPart part,
                                           const std::stop_token& stop) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    auto fight = fight_of(*save, wanted);
    if (!fight) return Failure(fight.error());
    if (part != CaptainsPart::theirs) {
        const auto side = acting(*fight, *save, wanted);
        if (!side) return Failure(side.error());
        const auto done = fight->let_captain_order();
        if (!done) return Failure(done.error());
    }
    BattleWanted all = wanted;
    if (part == CaptainsPart::all) all.captains.insert(tactical::umpire);
    for (std::uint32_t i = 0; part == CaptainsPart::all && i < fight->request().parties.size();
         ++i) {
        all.captains.insert(tactical::SideIndex{i});
    }
    if (auto done = let_captains(*fight, *save, all, stop); !done) return Failure(done.error());
    return kept(*save, *fight);
}

Result<std::string> take_back_battle_order(const std::filesystem::path& file, BattleId battle) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    if (!is_last_ordered(*save, battle)) {
        return failure(ErrorCode::no_such_command, {"an order of this battle"});
    }
    const auto line = save->line();
    auto done = save->withdraw(line.back()->number, "a step back in the battle");
    if (!done) return Failure(done.error());
    return std::string("The last order is taken back.");
}

Result<std::string> take_battle_result(const std::filesystem::path& file,
                                       const BattleWanted& wanted) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    auto fight = fight_of(*save, wanted);
    if (!fight) return Failure(fight.error());
    const std::uint32_t number = number_of(*save, wanted);
    const auto taken = take_fought(*save, *fight);
    if (!taken) return Failure(veiled(save->definition(), save->state(), taken.error()));
    return fmt::format("The result of battle {} is in.", number);
}

Result<std::string> take_history(const std::filesystem::path& file, std::optional<SideId> side,
                                 const TakeHistory& wanted) {
    auto save = opened(file);
    if (!save) return Failure(save.error());
    const auto battle = wanted.battle ? wanted.battle : battle_awaited(*save, side);
    if (!battle) return failure(ErrorCode::no_such_battle, {"that waits"});
    const std::uint32_t number = number_of(*save, {*battle, {}, side, {}});
    std::string as_then;
    if (side) as_then = as_in_history_text(save->definition(), save->state(), *battle, *side);
    const auto taken = flagplot::take_history(*save, *battle);
    if (!taken) return Failure(veiled(save->definition(), save->state(), taken.error()));
    return fmt::format("{}Battle {} ends as in history. Resolve the turn to go on.", as_then,
                       number);
}

}  // namespace flagplot::desk
