#include "tactical/fight.h"

#include <algorithm>
#include <utility>

#include "base/ensure.h"

namespace flagplot::tactical {

/// A state as it is stored. `schema` is that of the module's battles.
struct KeptFight {
    Digest schema{};
    std::string battle;
    Digest orders{};
};
FLAGPLOT_FIELDS(KeptFight, schema, battle, orders)

namespace {

/// What the dice of a battle are rolled for: the step itself, a captain's thinking, or a trial.
enum class Roller : std::uint8_t { step, captain, trial };

std::uint32_t word_at(const Digest& digest, std::size_t start) {
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        word |= static_cast<std::uint32_t>(digest[start + i]) << (8U * i);
    }
    return word;
}

Dice dice_after(const Dice& battle, const Digest& orders, Roller roller, SideIndex side) {
    const auto line = static_cast<std::uint8_t>(roller);
    return dice_apart(battle, {Purpose::battle, line, static_cast<std::uint16_t>(side.number),
                               word_at(orders, 0), word_at(orders, 4), word_at(orders, 8)});
}

Digest with(const Digest& orders, const SideOrder& order) {
    DigestWriter out;
    encode(out, orders);
    encode(out, order);
    return out.digest();
}

/// An order in the module's words; for the umpire, one of the answers.
Result<AnyOrder> read_order(const Module& module, const FightState& state, const SideOrder& order) {
    if (order.side != umpire) return module.read_order(state.battle, order.side, order.text);
    const auto question = module.question(state.battle);
    FLAGPLOT_ENSURE(question.has_value());
    const auto& answers = question->answers;
    const auto found = std::find(answers.begin(), answers.end(), order.text);
    if (found != answers.end()) return AnyOrder{*found};
    return failure(ErrorCode::no_such_order, {order.text, expected_among(answers)}, {},
                   nearest_word(order.text, answers));
}

/// The order of a side's captain; for the umpire, the usual answer.
AnyOrder captains_word(const Fighting& fighting, const FightState& state, SideIndex side,
                       const Doctrine& doctrine) {
    if (side == umpire) {
        const auto question = fighting.module.question(state.battle);
        FLAGPLOT_ENSURE(question.has_value());
        return {question->answers.at(question->usual)};
    }
    const AnyView view = fighting.module.view(state.battle, side);
    const Dice dice = dice_after(fighting.dice, state.orders, Roller::captain, side);
    return fighting.module.captain(view, doctrine, dice);
}

Result<FightState> stepped(const Fighting& fighting, FightState before, SideIndex side,
                           const AnyOrder& order, Log* log) {
    const Digest orders = with(before.orders, {side, order.text});
    const Dice dice = dice_after(fighting.dice, orders, Roller::step, side);
    auto after = fighting.module.step(std::move(before.battle), side, order, dice, log);
    if (!after) return Failure(after.error());
    return FightState{*std::move(after), orders};
}

}  // namespace

std::string name_of(const BattleRequest& request, SideIndex side) {
    if (side == umpire) return "the umpire";
    const bool is_known = side.index() < request.parties.size();
    return is_known ? request.parties[side.index()].name : std::string("nobody");
}

Dice battle_dice(const Dice& campaign, std::int32_t battle, TurnNumber turn, std::uint8_t line) {
    return dice_apart(campaign, {Purpose::battle, line, static_cast<std::uint16_t>(turn.count),
                                 static_cast<std::uint32_t>(battle), 0, 0});
}

Dice trial_dice(const Dice& battle) { return dice_after(battle, {}, Roller::trial, {}); }

Result<std::vector<StepDice>> dice_of_fight(const Fighting& fighting,
                                            const std::vector<SideOrder>& orders) {
    std::vector<RolledDie> rolls;
    const Dice dice = WrittenDice{std::get<OfficialDice>(fighting.dice), &rolls};
    const Fighting written{fighting.module, fighting.request, dice};
    std::vector<StepDice> steps;
    auto state = begin_fight(written);
    for (SideOrder order : orders) {
        if (!state) return Failure(state.error());
        state = carry_out(written, *std::move(state), order, nullptr);
        steps.push_back({std::move(order), std::exchange(rolls, {})});
    }
    if (!state) return Failure(state.error());
    return steps;
}

Result<FightState> begin_fight(const Fighting& fighting) {
    auto battle = fighting.module.begin(fighting.request);
    if (!battle) return Failure(battle.error());
    return FightState{*std::move(battle), {}};
}

std::string kept_bytes(const Module& module, const FightState& state) {
    return encoded(KeptFight{module.schema(), state.battle.bytes(), state.orders});
}

std::optional<FightState> kept_state(const Module& module, std::string_view bytes) {
    const auto kept = decoded<KeptFight>(bytes);
    if (!kept || kept->schema != module.schema()) return std::nullopt;
    auto battle = module.decode(kept->battle);
    if (!battle) return std::nullopt;
    return FightState{*std::move(battle), kept->orders};
}

Result<FightState> carry_out(const Fighting& fighting, FightState before, SideOrder& order,
                             Log* log) {
    const Module& module = fighting.module;
    const auto to_act = module.to_act(before.battle);
    if (!to_act) return failure(ErrorCode::battle_is_over);
    if (*to_act != order.side) {
        return failure(ErrorCode::not_to_act,
                       {name_of(fighting.request, order.side), name_of(fighting.request, *to_act)});
    }
    const auto read = read_order(module, before, order);
    if (!read) return Failure(read.error());
    auto after = stepped(fighting, std::move(before), order.side, *read, log);
    if (after) order.text = read->text;
    return after;
}

Result<FightState> let_captain_order(const Fighting& fighting, FightState before,
                                     const Doctrine& doctrine, SideOrder& order, Log* log) {
    const auto side = fighting.module.to_act(before.battle);
    if (!side) return failure(ErrorCode::battle_is_over);
    const AnyOrder given = captains_word(fighting, before, *side, doctrine);
    order = {*side, given.text};
    return stepped(fighting, std::move(before), *side, given, log);
}

Result<FightState> fight_again(const Fighting& fighting, const std::vector<SideOrder>& orders,
                               Log* log) {
    auto state = begin_fight(fighting);
    for (SideOrder order : orders) {
        if (!state) return state;
        state = carry_out(fighting, *std::move(state), order, log);
    }
    return state;
}

Result<std::vector<LoggedTurn>> turns_of_fight(const Fighting& fighting,
                                               const std::vector<SideOrder>& orders) {
    const auto begun = begin_fight(fighting);
    if (!begun) return Failure(begun.error());
    auto before = fighting.module.turn_logged(begun->battle);
    if (!before) return std::vector<LoggedTurn>{};
    Log log;
    log.turns.push_back(*std::move(before));
    const auto fought = fight_again(fighting, orders, &log);
    if (!fought) return Failure(fought.error());
    return std::move(log.turns);
}

SideOrder captains_order(const Fighting& fighting, const FightState& state, SideIndex side,
                         const Doctrine& doctrine) {
    return {side, captains_word(fighting, state, side, doctrine).text};
}

BattleResult result_of(const Fighting& fighting, const FightState& state) {
    BattleResult result = fighting.module.outcome(state.battle, fighting.request);
    result.campaign = fighting.request.campaign;
    result.battle = fighting.request.battle;
    result.contract = fighting.request.contract;
    result.fingerprint = fingerprint_of(fighting.request);
    return result;
}

std::optional<SideIndex> side_called(const BattleRequest& request, std::string_view id) {
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        if (request.parties[side].id == id) return SideIndex{side};
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical
