#include "operations/branch.h"

#include <fmt/format.h>

#include <utility>

#include "campaign/command_kind.h"
#include "campaign/engagement.h"
#include "campaign/shown.h"
#include "operations/battle_by_captains.h"
#include "view/check_orders.h"

namespace flagplot {

namespace {

bool is_between_turns(Phase phase) { return phase == Phase::orders || phase == Phase::over; }

/// Is it one of the answers that a stop of a turn waits for, or the turn itself?
bool is_of_turn(const Command& command) {
    return std::holds_alternative<Resolve>(command) || std::holds_alternative<Answer>(command) ||
           std::holds_alternative<ReportBattle>(command) ||
           std::holds_alternative<Choose>(command) || std::holds_alternative<GiveRuling>(command) ||
           std::holds_alternative<OrderBattle>(command);
}

Result<CommandGiven> given(const Save& save, const Entry& entry, const CampaignState& before,
                           const CampaignState& after) {
    auto command = read_command(save.rules_in(before).definition(), before, entry.command);
    if (!command) return Failure(command.error());
    CommandGiven result{entry.command, *std::move(command), before.progress.phase, before.stop,
                        after.progress.line};
    if (const auto* report = std::get_if<ReportBattle>(&result.command)) {
        result.battle = after.battles.at(report->battle.index());
    }
    return result;
}

Error not_reached(TurnNumber asked, Reached wanted, std::int32_t last) {
    const std::string_view word = wanted == Reached::played ? "played" : "reached";
    return {ErrorCode::out_of_range,
            {"--turn", std::to_string(asked.count),
             last == 0 ? std::string("a turn that has been played, and none has yet")
                       : fmt::format("a turn that has been {}, 1 to {}", word, last)},
            {},
            {}};
}

/// Do the same formations fight in the same square, with all ships in the same state?
bool is_same(const CampaignState& state, const Battle& now, const Battle& then) {
    if (now.square != then.square || now.turn != then.turn || now.formations != then.formations) {
        return false;
    }
    std::vector<ShipWentIn> going_in;
    for (const ShipId ship : ships_in(state, now)) {
        going_in.push_back({ship, state.ships.at(ship.index())});
    }
    return going_in == then.went_in;
}

}  // namespace

namespace {

/// Reads the turns of the line of play from one on.
class Recording {
  public:
    Recording(const Save& save, TurnNumber from)
        : save_(save), from_(from), state_(save.state_after(0)) {}

    Result<void> read() {
        for (const Entry* entry : save_.line()) {
            CampaignState after = state_with(state_, *entry);
            const bool is_wanted = kind_of(entry->command) != CommandKind::begin &&
                                   state_.turn >= from_ && state_.progress.phase != Phase::over;
            if (is_wanted) {
                if (auto added = add(*entry, after); !added) return added;
            }
            state_ = std::move(after);
        }
        if (result_.turns.empty()) result_.before = state_;
        return {};
    }

    [[nodiscard]] const CampaignState& at_head() const { return state_; }
    [[nodiscard]] RecordedTurns result() && { return std::move(result_); }

  private:
    Result<void> add(const Entry& entry, const CampaignState& after) {
        if (result_.turns.empty()) result_.before = state_;
        if (result_.turns.empty() || result_.turns.back().war.turn != state_.turn) {
            result_.turns.emplace_back().war.turn = state_.turn;
        }
        RecordedTurn& turn = result_.turns.back();
        Happened happened = what_happened(entry);
        for (const Fact& fact : happened.facts) {
            if (const auto* opened = std::get_if<TurnOpened>(&fact)) turn.line = opened->line;
            turn.war.facts.push_back(fact);
        }
        for (const Told& told : happened.reports) turn.war.reports.push_back(told);
        auto command = given(save_, entry, state_, after);
        if (!command) return Failure(command.error());
        turn.commands.push_back(*std::move(command));
        turn.is_played = after.turn != state_.turn || after.progress.phase == Phase::over;
        if (turn.is_played) turn.war.after = after;
        return {};
    }

    const Save& save_;
    TurnNumber from_;
    CampaignState state_;  // before the next entry
    RecordedTurns result_;
};

/// The last turn that has come so far; 0: none.
std::int32_t last_turn(const CampaignState& now, Reached wanted) {
    const bool is_over = now.progress.phase == Phase::over;
    return wanted == Reached::played || is_over ? now.turn.count - 1 : now.turn.count;
}

}  // namespace

Result<RecordedTurns> recorded_turns(const Save& save, TurnNumber from, Reached reached) {
    Recording recording(save, from);
    if (auto read = recording.read(); !read) return Failure(read.error());
    const std::int32_t last = last_turn(recording.at_head(), reached);
    if (from.count < 1 || from.count > last) return Failure(not_reached(from, reached, last));
    RecordedTurns result = std::move(recording).result();
    if (reached == Reached::played && !result.turns.back().is_played) result.turns.pop_back();
    return result;
}

Result<void> Branch::carry_out(const Command& command) {
    state_.seen_dice.clear();  // other orders shall not have other dice
    auto step = advance(how_.rules, state_, command);
    if (!step) return Failure(step.error());
    state_ = std::move(step->after);
    append(happened_, {std::move(step->facts), std::move(step->reports)});
    return {};
}

void Branch::give_sheet_again(const CommandGiven& recorded) {
    const auto& given = std::get<SubmitOrders>(recorded.command);
    const RulesInForce rules(how_.rules, state_);
    const ShownToSide shown(rules.rules(), state_, given.seat);
    const Bound bound = given.overruled.empty() ? Bound::by_rules : Bound::physical_limits_only;
    const std::string text = recorded.text.substr(recorded.text.find('\n') + 1);
    const auto checked = check_sheet(shown.book(), shown.view(), text, {}, bound);
    const std::string& side = rules.definition().side(side_of(given.seat)).name;
    if (!checked) {
        return note(
            fmt::format("the sheet of {} is left out: {}", side, sentence_of(checked.error())));
    }
    for (const SheetLine& line : checked->lines) {
        if (line.order) continue;
        note(fmt::format("an order of {} is left out, \"{}\": {}", side, line.text,
                         sentence_of(line.order.error())));
    }
    const auto taken = carry_out(SubmitOrders{given.seat, checked->sheet, given.overruled});
    if (!taken) {
        note(fmt::format("the sheet of {} is left out: {}", side, sentence_of(taken.error())));
    }
}

Result<void> Branch::give_other_orders() {
    const RulesInForce rules(how_.rules, state_);
    const ShownToSide shown(rules.rules(), state_, other_->seat);
    const Bound bound = other_->overruled.empty() ? Bound::by_rules : Bound::physical_limits_only;
    const auto checked = check_sheet(shown.book(), shown.view(), other_->text, other_->name, bound);
    if (!checked) return Failure(checked.error());
    for (const SheetLine& line : checked->lines) {
        if (!line.order) return Failure(line.order.error());
    }
    Sheet sheet = checked->sheet;
    std::erase_if(sheet.orders, [](const Order& order) {  // its word would change the dice
        return std::holds_alternative<SendWord>(order);
    });
    if (other_->word) sheet.orders.emplace_back(*other_->word);
    return carry_out(SubmitOrders{other_->seat, sheet, other_->overruled});
}

/// What no longer applies is left out: only a sheet is worth a word.
void Branch::give_again(const CommandGiven& recorded) {
    if (std::holds_alternative<SubmitOrders>(recorded.command)) return give_sheet_again(recorded);
    const RulesInForce rules(how_.rules, state_);
    const auto command = read_command(rules.definition(), state_, recorded.text);
    if (command) (void)carry_out(*command);
}

bool Branch::is_answer(const CommandGiven& recorded) const {
    if (const auto* asked = std::get_if<OpenBattle>(&*state_.stop)) {
        const Battle& now = state_.battles.at(asked->battle.index());
        return how_.keeps_results && recorded.battle && is_same(state_, now, *recorded.battle);
    }
    if (!recorded.stop || std::holds_alternative<OpenBattle>(*recorded.stop)) return false;
    return is_of_turn(recorded.command) && *recorded.stop == *state_.stop;
}

std::optional<std::size_t> Branch::answer_in(const RecordedTurn& recorded, std::size_t next) const {
    for (; next < recorded.commands.size(); ++next) {
        if (is_answer(recorded.commands[next])) return next;
    }
    return std::nullopt;
}

Result<void> Branch::settle(const RecordedTurn& recorded, std::size_t& next) {
    const auto found = answer_in(recorded, next);
    if (!found) return decide();
    for (; next < *found; ++next) {  // what the umpire did meanwhile
        if (!is_of_turn(recorded.commands[next].command)) give_again(recorded.commands[next]);
    }
    const CommandGiven& answer = recorded.commands[next++];
    Command command = answer.command;
    if (auto* report = std::get_if<ReportBattle>(&command)) {
        report->battle = std::get<OpenBattle>(*state_.stop).battle;
    }
    const std::uint8_t line = std::exchange(state_.progress.line, answer.line);
    if (carry_out(command)) return {};
    state_.progress.line = line;
    return decide();
}

Result<void> Branch::decide() {
    const RulesInForce rules(how_.rules, state_);
    const Definition& definition = rules.definition();
    const Stop stop = *state_.stop;
    return std::visit(
        Overloaded{
            [&](const FreedCaptain& freed) {
                const FormationRow& row = row_of(definition, state_, freed.formation);
                note(fmt::format("the captain of {}, who is free to change course, steams on",
                                 row.id));
                return carry_out(Answer{seat_of(row.side), row.number, std::nullopt});
            },
            [&](const OpenBattle& open) { return fight(open.battle); },
            [&](const CardChoice& choice) {
                note(fmt::format("{} takes the first option of its card \"{}\"",
                                 definition.side(choice.side).name,
                                 definition.card(choice.card).name));
                return carry_out(Choose{seat_of(choice.side), false});
            },
            [&](const UmpireAsked& asked) {
                note(fmt::format("the umpire is asked \"{}\" and says no", asked.question));
                return carry_out(GiveRuling{false, {}});
            },
        },
        stop);
}

Result<void> Branch::fight(BattleId battle) {
    const RulesInForce rules(how_.rules, state_);
    const Battle& open = state_.battles.at(battle.index());
    auto outcome = fought_by_captains(rules.rules(), state_, battle, how_.modules);
    const std::string where =
        fmt::format("battle {} in {}", battle.number + 1, name_of(open.square));
    if (outcome) {
        note(where + " is fought by the captains of the campaign's module");
    } else {
        note(fmt::format("{} ends without losses: {}", where, sentence_of(outcome.error())));
        outcome = BattleOutcome{};
    }
    if (const auto taken = carry_out(ReportBattle{battle, *outcome, {}})) return taken;
    // The checks are for results that people write; the module's own stands.
    return carry_out(ReportBattle{battle, *outcome, "played in memory"});
}

Result<WarTurn> Branch::play(const RecordedTurn& recorded) {
    happened_ = {};
    const TurnNumber turn = state_.turn;
    const bool is_changed = other_ && other_->turn == turn;
    std::size_t next = 0;
    for (; next < recorded.commands.size(); ++next) {
        const CommandGiven& each = recorded.commands[next];
        if (std::holds_alternative<Resolve>(each.command)) break;
        const auto* sheet = std::get_if<SubmitOrders>(&each.command);
        if (is_changed && sheet != nullptr && sheet->seat == other_->seat) continue;
        if (is_between_turns(each.phase)) give_again(each);
    }
    if (is_changed) {
        if (auto given = give_other_orders(); !given) return Failure(given.error());
    }
    state_.progress.line = recorded.line;
    while (state_.turn == turn && !is_over()) {
        auto done = state_.stop ? settle(recorded, next) : carry_out(Resolve{});
        if (!done) return Failure(done.error());
    }
    return WarTurn{turn, std::move(happened_.facts), std::move(happened_.reports), state_};
}

}  // namespace flagplot
