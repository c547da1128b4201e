#include "operations/branch.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "campaign/command_kind.h"
#include "campaign/shown.h"
#include "campaign/usual_decision.h"
#include "operations/battle_by_captains.h"
#include "view/check_orders.h"

namespace flagplot {

namespace {

/// Does it answer what the turn waited for, and not only change an earlier result?
bool answers_a_stop(const CommandGiven& given) {
    if (!given.stop) return false;
    if (const auto* report = std::get_if<ReportBattle>(&given.command)) {
        return *given.stop == Stop{OpenBattle{report->battle}};
    }
    return std::holds_alternative<Answer>(given.command) ||
           std::holds_alternative<Choose>(given.command) ||
           std::holds_alternative<GiveRuling>(given.command);
}

Result<CommandGiven> given(const Save& save, const Entry& entry, const CampaignState& before,
                           const CampaignState& after) {
    auto command = read_command(save.rules_in(before).definition(), before, entry.command);
    if (!command) return Failure(command.error());
    CommandGiven result{entry.command, *std::move(command), before.stop, after.progress.line};
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

/// Do the same formations fight in the same square, with the same ships in the same state?
bool is_same(const CampaignState& state, const Battle& now, const Battle& then) {
    if (now.square != then.square || now.turn != then.turn || now.formations != then.formations) {
        return false;
    }
    const auto is_unchanged = [&](const ShipWentIn& each) {
        return state.ships.at(each.ship.index()) == each.state;
    };
    std::vector<ShipId> ships;
    for (const FormationId id : now.formations) {
        const auto& in = state.formation(id).ships;
        ships.insert(ships.end(), in.begin(), in.end());
    }
    std::sort(ships.begin(), ships.end());
    return std::equal(ships.begin(), ships.end(), then.went_in.begin(), then.went_in.end(),
                      [](ShipId ship, const ShipWentIn& each) { return ship == each.ship; }) &&
           std::all_of(then.went_in.begin(), then.went_in.end(), is_unchanged);
}

/// How a stop that the record does not have is decided. \pre it is no battle
std::string decided_text(const Definition& definition, const CampaignState& state,
                         const Stop& stop) {
    if (const auto* freed = std::get_if<FreedCaptain>(&stop)) {
        return fmt::format("the captain of {}, who is free to change course, steams on",
                           row_of(definition, state, freed->formation).id);
    }
    if (const auto* choice = std::get_if<CardChoice>(&stop)) {
        return fmt::format("{} takes the first option of its card \"{}\"",
                           definition.side(choice->side).name, definition.card(choice->card).name);
    }
    return fmt::format("the umpire is asked \"{}\" and says no",
                       std::get<UmpireAsked>(stop).question);
}

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
        if (line.order) continue;
        Error error = line.order.error();
        if (other_->name.empty()) error.where = {};  // nobody has seen its lines in this order
        return Failure(std::move(error));
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
    if (!answers_a_stop(recorded)) return false;
    const auto* open = std::get_if<OpenBattle>(&*state_.stop);
    if (open == nullptr) return *recorded.stop == *state_.stop;
    const Battle& now = state_.battles.at(open->battle.index());
    return how_.keeps_results && recorded.battle && is_same(state_, now, *recorded.battle);
}

bool Branch::give_answer(const CommandGiven& recorded) {
    Command command = recorded.command;
    if (auto* report = std::get_if<ReportBattle>(&command)) {
        report->battle = std::get<OpenBattle>(*state_.stop).battle;
        state_.battles.at(report->battle.index()).fight = recorded.battle->fight;
    }
    const std::uint8_t line = std::exchange(state_.progress.line, recorded.line);
    if (carry_out(command)) return true;
    state_.progress.line = line;
    return false;
}

/// Decides until the turn waits for nothing, by answers of the record as far as it has them.
Result<void> Branch::settle(std::vector<const CommandGiven*>& left) {
    while (state_.stop) {
        const auto found = std::find_if(left.begin(), left.end(),
                                        [&](const CommandGiven* each) { return is_answer(*each); });
        bool is_answered = false;
        if (found != left.end()) {
            is_answered = give_answer(**found);
            left.erase(found);
        }
        if (is_answered) continue;
        if (auto decided = decide(); !decided) return decided;
    }
    return {};
}

Result<void> Branch::decide() {
    const RulesInForce rules(how_.rules, state_);
    const Definition& definition = rules.definition();
    const Stop stop = *state_.stop;
    if (const auto* open = std::get_if<OpenBattle>(&stop)) return fight(open->battle);
    note(decided_text(definition, state_, stop));
    return carry_out(usual_decision(definition, state_, stop));
}

Result<void> Branch::fight(BattleId battle) {
    const RulesInForce rules(how_.rules, state_);
    const Battle& open = state_.battles.at(battle.index());
    auto outcome = how_.modules ? fought_by_captains(rules.rules(), state_, battle, *how_.modules)
                                : Result<BattleOutcome>(Failure(how_.modules.error()));
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

/// What was done before the turn was opened, with the other sheet instead of the one given.
Result<void> Branch::prepare(std::vector<const CommandGiven*>& left) {
    const bool is_changed = other_ && other_->turn == state_.turn;
    const auto opening = std::find_if(left.begin(), left.end(), [](const CommandGiven* each) {
        return std::holds_alternative<Resolve>(each->command);
    });
    for (auto each = left.begin(); each != opening; ++each) {
        const auto* sheet = std::get_if<SubmitOrders>(&(**each).command);
        if (is_changed && sheet != nullptr && sheet->seat == other_->seat) continue;
        give_again(**each);
    }
    left.erase(left.begin(), opening);
    return is_changed ? give_other_orders() : Result<void>{};
}

Result<WarTurn> Branch::play(const RecordedTurn& recorded) {
    happened_ = {};
    const TurnNumber turn = state_.turn;
    const auto is_played = [&] { return state_.turn != turn || is_over(); };
    std::vector<const CommandGiven*> left;
    for (const CommandGiven& each : recorded.commands) left.push_back(&each);
    if (auto prepared = prepare(left); !prepared) return Failure(prepared.error());
    state_.progress.line = recorded.line;
    while (!is_played()) {
        if (left.empty() || std::holds_alternative<Resolve>(left.front()->command)) {
            if (auto settled = settle(left); !settled) return Failure(settled.error());
            const auto done = carry_out(left.empty() ? Command{Resolve{}} : left.front()->command);
            if (!done) return Failure(done.error());
        } else if (answers_a_stop(*left.front())) {
            if (state_.stop && is_answer(*left.front())) (void)give_answer(*left.front());
        } else if (!std::holds_alternative<OrderBattle>(left.front()->command)) {
            state_.progress.line = left.front()->line;
            give_again(*left.front());
        }
        if (!left.empty()) left.erase(left.begin());
    }
    return WarTurn{turn, std::move(happened_.facts), std::move(happened_.reports), state_};
}

}  // namespace flagplot
