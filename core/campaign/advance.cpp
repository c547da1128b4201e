#include "campaign/advance.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/ensure.h"
#include "campaign/shown.h"
#include "campaign/turn.h"
#include "view/check_orders.h"

namespace flagplot {

namespace turn {

void work(Resolution& turn) {
    switch (turn.state().progress.phase) {
        case Phase::orders:
            return open(turn);
        case Phase::events:
            return resolve_card(turn);
        case Phase::air:
            return fly(turn);
        case Phase::initiative:
            return decide_initiative(turn);
        case Phase::activations:
            return activate(turn);
        case Phase::courses:
            return change_courses(turn);
        case Phase::pulses:
            return run_pulse(turn);
        case Phase::late:
            return sight_late(turn);
        case Phase::battles:
            return await_battles(turn);
        case Phase::end:
            return close(turn);
        case Phase::over:
            FLAGPLOT_ENSURE(false);
    }
}

}  // namespace turn

namespace {

using Outcome = std::optional<Error>;

std::string what_waits(const Definition& definition, const CampaignState& state, const Stop& stop) {
    return std::visit(Overloaded{
                          [&](const FreedCaptain& freed) {
                              return fmt::format("the captain of {}",
                                                 row_of(definition, state, freed.formation).id);
                          },
                          [](const OpenBattle& open) {
                              return fmt::format("the result of battle {}", open.battle.number + 1);
                          },
                          [&](const CardChoice& choice) {
                              return fmt::format("the choice of {} on its card",
                                                 definition.side(choice.side).name);
                          },
                          [](const UmpireAsked& asked) {
                              return fmt::format("the umpire's ruling: {}", asked.question);
                          },
                      },
                      stop);
}

/// Carries out the commands, with one overload for each: an error, or the work is done.
class Execution {
  public:
    explicit Execution(Resolution& resolution) : resolution_(resolution) {}

    Outcome operator()(const Begin& command) {
        if (state().views.front().dice_commitment) {
            return Error{ErrorCode::bad_command, {"the campaign has begun already"}, {}, {}};
        }
        if (command.seed && secret_from_seed(command.seed->number) != secret()) {
            return Error{ErrorCode::bad_command, {"the dice are not those of the seed"}, {}, {}};
        }
        if (command.solo) {
            if (command.solo->index() >= state().views.size()) {
                return Error{
                    ErrorCode::unknown_side, {std::to_string(command.solo->number)}, {}, {}};
            }
            resolution_.fact(SoloBegun{*command.solo});
        }
        for (std::uint32_t seat = 0; seat < state().views.size(); ++seat) {
            resolution_.tell({seat}, DiceCommitted{commitment_of(secret()), command.seed});
        }
        turn::place_arrivals(resolution_, state().turn);
        turn::release(resolution_);  // the first briefings
        return std::nullopt;
    }

    Outcome operator()(const SubmitOrders& command) {
        if (const auto problem = problem_between_turns()) return problem;
        if (command.seat.index() >= state().views.size()) {
            return Error{ErrorCode::unknown_side, {std::to_string(command.seat.number)}, {}, {}};
        }
        if (command.sheet.turn != state().turn) {
            return Error{
                ErrorCode::wrong_turn,
                {std::to_string(command.sheet.turn.count), std::to_string(state().turn.count)},
                {},
                {}};
        }
        const ShownToSide shown(resolution_.rules(), state(), command.seat);
        const Bound bound =
            command.overruled.empty() ? Bound::by_rules : Bound::physical_limits_only;
        auto problem = flagplot::problem_with(shown.book(), shown.view(), command.sheet, bound);
        if (problem && bound == Bound::physical_limits_only) {
            // The umpire may accept orders about what the side could not know, so the actual
            // picture counts.
            problem = flagplot::problem_with(resolution_.book(command.seat),
                                             resolution_.view(command.seat),
                                             shown.numbered_as_told(command.sheet), bound);
        }
        if (problem) return problem;
        resolution_.fact(
            SheetReceived{command.seat, shown.numbered_as_told(command.sheet), command.overruled});
        const Roster roster = shown_roster_of(resolution_.definition(), state(), command.seat);
        resolution_.tell(command.seat, OrdersReceived{receipt_of(roster, command.sheet)});
        return std::nullopt;
    }

    Outcome operator()(const RefuseOrders& command) {
        if (const auto problem = problem_between_turns()) return problem;
        if (command.seat.index() >= state().views.size()) {
            return Error{ErrorCode::unknown_side, {std::to_string(command.seat.number)}, {}, {}};
        }
        resolution_.fact(SheetRefused{command.seat, state().turn, command.why});
        return std::nullopt;
    }

    Outcome operator()(const Resolve& command) {
        if (state().progress.phase == Phase::over) return war_over();
        if (state().stop) return waiting();
        if (state().progress.phase == Phase::orders) {
            if (auto problem = turn::problem_with_opening(state())) return problem;
            if (auto problem = take_head_start(command)) return problem;
        }
        resolution_.set_record(command.record);
        std::int32_t left = command.at_most.value_or(INT32_MAX);
        const TurnNumber number = state().turn;
        while (left-- > 0 && state().turn == number && !state().stop) turn::work(resolution_);
        return std::nullopt;
    }

    Outcome operator()(const Answer& command) {
        const auto* freed = state().stop ? std::get_if<FreedCaptain>(&*state().stop) : nullptr;
        if (freed == nullptr || resolution_.owner(freed->formation) != command.seat ||
            resolution_.own_number(freed->formation) != command.formation) {
            return Error{ErrorCode::no_such_stop, {}, {}, {}};
        }
        const FormationId id = freed->formation;
        if (command.action) {
            const auto problem = flagplot::problem_with(
                resolution_.book(command.seat), resolution_.view(command.seat),
                as_order(command.formation, *command.action));
            if (problem) return problem;
        }
        if (auto problem = turn::count_decision(resolution_, command)) return problem;
        resolution_.fact(CaptainAnswered{id});
        if (command.action) turn::carry_out(resolution_, id, *command.action, Bound::by_rules);
        return std::nullopt;
    }

    Outcome operator()(const ReportBattle& command) {
        if (const auto problem = turn::problem_with(resolution_, command)) return problem;
        if (auto problem = turn::count_decision(resolution_, command)) return problem;
        turn::take_result(resolution_, command);
        return std::nullopt;
    }

    Outcome operator()(const OrderBattle& command) {
        if (const auto problem = turn::problem_with(resolution_, command)) return problem;
        resolution_.fact(BattleOrderAdded{command.battle, command.more});
        return std::nullopt;
    }

    Outcome operator()(const Choose& command) {
        const auto* choice = state().stop ? std::get_if<CardChoice>(&*state().stop) : nullptr;
        if (choice == nullptr || choice->side != side_of(command.seat)) {
            return Error{ErrorCode::no_such_stop, {}, {}, {}};
        }
        if (auto problem = turn::count_decision(resolution_, command)) return problem;
        turn::take_choice(resolution_, command.is_second);
        return std::nullopt;
    }

    Outcome operator()(const GiveRuling& command) {
        const auto* asked = state().stop ? std::get_if<UmpireAsked>(&*state().stop) : nullptr;
        if (asked == nullptr) return Error{ErrorCode::no_such_stop, {}, {}, {}};
        const UmpireAsked question = *asked;
        if (auto problem = turn::count_decision(resolution_, command)) return problem;
        resolution_.fact(RulingGiven{command.is_yes, command.text});
        if (state().progress.phase == Phase::events) {
            turn::take_card_ruling(resolution_, command.is_yes, command.text);
        } else {
            turn::take_refusal_ruling(resolution_, question, command.is_yes);
        }
        return std::nullopt;
    }

    Outcome operator()(const LayCard& command) {
        if (const auto problem = problem_between_turns()) return problem;
        const Card& card = resolution_.definition().card(command.card);
        if (!is_in_deck_of(card, command.side)) {
            return Error{ErrorCode::bad_command,
                         {fmt::format("\"{}\" is not in the deck of {}", card.name,
                                      resolution_.definition().side(command.side).name)},
                         {},
                         {}};
        }
        if (auto problem = turn::count_decision(resolution_, command)) return problem;
        resolution_.fact(
            CardLaid{{command.side, command.card, 0, command.on, command.at, 0, false, false}});
        return std::nullopt;
    }

    Outcome operator()(const Release& command) {
        if (auto problem = problem_with_release(resolution_.definition(), state(), command.to)) {
            return problem;
        }
        resolution_.set_record(command.record);
        if (command.to.empty()) {
            resolution_.fact(BriefingsReleased{state().turn});
            turn::release(resolution_);
        } else {
            resolution_.fact(BriefingsReleasedTo{state().turn, command.to});
            turn::release(resolution_, command.to);
        }
        return std::nullopt;
    }

    Outcome operator()(const Rule& command) {
        if (const auto problem = turn::problem_with(resolution_, command)) return problem;
        if (auto problem = turn::count_decision(resolution_, command)) return problem;
        turn::take_ruling(resolution_, command);
        return std::nullopt;
    }

    Outcome operator()(const Amend& command) {
        if (const auto problem = turn::problem_with(resolution_, command)) return problem;
        if (auto problem = turn::count_decision(resolution_, command)) return problem;
        turn::take_amendment(resolution_, command);
        return std::nullopt;
    }

    Outcome operator()(const PassMessage& command) {
        if (command.text.empty() || (command.from && command.from == command.to)) {
            return Error{
                ErrorCode::bad_command, {"a message has a text, and goes to another side"}, {}, {}};
        }
        resolution_.fact(MessagePassed{command.from, command.to, command.text});
        for (std::uint32_t side = 0; side < state().views.size(); ++side) {
            const bool is_meant =
                command.to ? *command.to == SideId{side} : command.from != SideId{side};
            if (!is_meant) continue;
            resolution_.tell(seat_of({side}), MessageTold{command.from, said(command.text)});
        }
        return std::nullopt;
    }

    Outcome operator()(const Note& command) {
        if (command.text.empty())
            return Error{ErrorCode::bad_command, {"a note has a text"}, {}, {}};
        resolution_.fact(NoteTaken{command.text});
        return std::nullopt;
    }

    Outcome operator()(const Withdraw& command) {
        resolution_.fact(DiceRemembered{command.seen});
        const bool is_told = resolution_.definition().fairness.tell_withdrawals;
        resolution_.fact(CommandWithdrawn{command.command, command.why});
        for (std::uint32_t seat = 0; is_told && seat < state().views.size(); ++seat) {
            resolution_.tell({seat}, TakenBackTold{state().turn});
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] const CampaignState& state() const { return resolution_.state(); }

    /// Odds dice have no secret, and never begin a campaign.
    [[nodiscard]] Secret secret() const {
        return std::visit(Overloaded{
                              [](const OfficialDice& dice) { return dice.secret; },
                              [](const ForcedDice& dice) { return dice.otherwise.secret; },
                              [](const OddsDice&) { return Secret{}; },
                              [](const WrittenDice& dice) { return dice.dice.secret; },
                          },
                          resolution_.rules().dice);
    }
    [[nodiscard]] static Order as_order(OwnNumber formation, const Action& action) {
        return std::visit(
            [&](const auto& what) -> Order { return FormationOrder{formation, what}; }, action);
    }
    [[nodiscard]] Error war_over() const {
        const TurnNumber last = resolution_.definition().calendar.last_turn();
        return {ErrorCode::war_over, {std::to_string(last.count)}, {}, {}};
    }
    [[nodiscard]] Error waiting() const {
        return {ErrorCode::waiting_for,
                {what_waits(resolution_.definition(), state(), *state().stop)},
                {},
                {}};
    }
    /// Some sides know the last turn and others do not: no turn begins like that, unless the umpire
    /// has a reason.
    [[nodiscard]] Outcome take_head_start(const Resolve& command) {
        auto refusal = problem_with_head_start(resolution_.definition(), state());
        if (!refusal || command.overruled.empty()) return refusal;
        resolution_.fact(RefusalOverruled{sentence_of(*refusal), command.overruled});
        return std::nullopt;
    }
    [[nodiscard]] Outcome problem_between_turns() const {
        if (state().progress.phase == Phase::over) return war_over();
        if (state().stop) return waiting();
        if (state().progress.phase != Phase::orders) {
            return Error{ErrorCode::waiting_for, {"the rest of it to be resolved"}, {}, {}};
        }
        return std::nullopt;
    }

    Resolution& resolution_;
};

}  // namespace

Result<Step> advance(const Rules& rules, CampaignState before, const Command& command) {
    const RulesInForce in_force(rules, before);
    Resolution resolution(in_force.rules(), std::move(before));
    if (auto problem = std::visit(Execution(resolution), command)) {
        return Failure(std::move(*problem));
    }
    return std::move(resolution).finish();
}

}  // namespace flagplot
