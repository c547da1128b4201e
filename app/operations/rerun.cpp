#include "operations/rerun.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/lines.h"
#include "campaign/command_kind.h"
#include "campaign/engagement.h"
#include "campaign/solo.h"
#include "operations/battle_fight.h"
#include "operations/solo.h"
#include "view/check_orders.h"

namespace flagplot {

namespace {

bool is_of_save(const Error& error) {
    return error.code == ErrorCode::save_busy || error.code == ErrorCode::save_damaged;
}

/// The seat of "orders uk"; nothing if the sheet is accepted against the rules, because then its
/// lines are not checked.
std::optional<SeatId> seat_of_orders(const Definition& definition, std::string_view command) {
    const std::string head = first_line(command);
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        if (head == "orders " + definition.sides[side].id) return SeatId{side};
    }
    return std::nullopt;
}

/// The battle that a command gives orders or a result for.
std::optional<BattleId> battle_in(const Command& command) {
    if (const auto* result = std::get_if<ReportBattle>(&command)) return result->battle;
    if (const auto* orders = std::get_if<OrderBattle>(&command)) return orders->battle;
    return std::nullopt;
}

}  // namespace

Result<std::optional<RerunStep>> Rerun::next() {
    if (is_waiting_ || next_ == list_.size()) return std::optional<RerunStep>{};
    const TakenBack taken = list_[next_];
    auto step = save_.state().turn < taken.turn ? end_turn() : run(taken);
    if (!step) return Failure(step.error());
    is_waiting_ = step->kind == RerunStep::Kind::waits;
    if (step->entry && !is_waiting_) ++next_;
    return std::optional(*std::move(step));
}

Result<RerunStep> Rerun::end_turn() {
    return carried_out(Resolve{}, {RerunStep::Kind::done, {}, save_.state().turn, "resolve", {}});
}

Result<RerunStep> Rerun::run(const TakenBack& taken) {
    const std::string text = save_.entries().at(static_cast<std::size_t>(taken.entry) - 1).command;
    RerunStep step{RerunStep::Kind::done, taken.entry, taken.turn, text, {}};
    if (taken.turn < save_.state().turn) {
        step.kind = RerunStep::Kind::left_out;
        step.problems = {fmt::format("turn {} is over", taken.turn.count)};
        return step;
    }
    const auto command = command_again(taken.entry, step);
    if (command) return carried_out(*command, std::move(step));
    step.kind = RerunStep::Kind::left_out;
    step.problems = {sentence_of(command.error())};
    return step;
}

Result<RerunStep> Rerun::carried_out(const Command& command, RerunStep step) {
    const auto happened = save_.carry_out(command);
    if (happened) return step;
    const Error& error = happened.error();
    if (is_of_save(error)) return Failure(error);
    const bool is_waiting =
        !step.entry || (error.code == ErrorCode::waiting_for && save_.state().stop.has_value());
    step.kind = is_waiting ? RerunStep::Kind::waits : RerunStep::Kind::left_out;
    step.problems = {sentence_of(error)};
    return step;
}

Result<Command> Rerun::command_again(std::int32_t entry, RerunStep& step) const {
    if (const auto seat = seat_of_orders(save_.definition(), step.command)) {
        return sheet_again(*seat, step);
    }
    auto command = read_command(save_.definition(), save_.state(), step.command);
    if (!command) return command;
    if (const auto battle = battle_in(*command)) {
        if (auto problem = problem_with(entry, *battle)) return Failure(*std::move(problem));
    }
    if (const auto* fight = std::get_if<OrderBattle>(&*command)) return orders_again(*fight, step);
    const auto* report = std::get_if<ReportBattle>(&*command);
    const bool is_fought = report != nullptr && report->from == ResultFrom::fought;
    return is_fought ? result_again(*report) : command;
}

Result<Command> Rerun::orders_again(const OrderBattle& command, RerunStep& step) const {
    if (command.battle.index() >= save_.state().battles.size()) return Command{command};
    auto fight = FightAtHand::open(save_, command.battle, command.more.module);
    if (!fight) return Failure(fight.error());
    std::size_t taken = 0;
    for (const FightOrder& order : command.more.orders) {
        if (const auto done = fight->carry_out_again(save_, order); !done) {
            if (taken == 0) return Failure(done.error());
            step.kind = RerunStep::Kind::in_part;
            step.problems.push_back(
                fmt::format("\"{}\": {}", order.text, sentence_of(done.error())));
            break;
        }
        ++taken;
    }
    return Command{fight->unkept(save_)};
}

Result<Command> Rerun::result_again(ReportBattle report) const {
    if (report.battle.index() >= save_.state().battles.size()) return Command{std::move(report)};
    const auto fight = FightAtHand::open(save_, report.battle, {});
    if (!fight) return Failure(fight.error());
    if (fight->to_act()) {
        return failure(ErrorCode::bad_battle,
                       {fmt::format("battle {} has other dice now, and is not over by the old "
                                    "orders",
                                    report.battle.number + 1)});
    }
    auto filled = outcome_of(save_.definition(), save_.state(), report.battle, fight->result());
    if (!filled) return Failure(filled.error());
    report.outcome = std::move(filled->outcome);
    return Command{std::move(report)};
}

Result<Command> Rerun::sheet_again(SeatId seat, RerunStep& step) const {
    const ShownToSide shown(save_.rules(), save_.state(), seat);
    const std::string sheet = step.command.substr(step.command.find('\n') + 1);
    const auto checked = check_sheet(shown.book(), shown.view(), sheet, {});
    if (!checked) return Failure(checked.error());
    for (const SheetLine& line : checked->lines) {
        if (line.order) continue;
        step.kind = RerunStep::Kind::in_part;
        step.problems.push_back(
            fmt::format("\"{}\": {}", line.text, sentence_of(line.order.error())));
    }
    return Command{SubmitOrders{seat, checked->sheet, {}}};
}

std::optional<Error> Rerun::problem_with(std::int32_t entry, BattleId battle) const {
    const std::int32_t parent = save_.entries().at(static_cast<std::size_t>(entry) - 1).parent;
    const CampaignState then = save_.state_after(parent);
    const auto& battles = save_.state().battles;
    if (battle.index() >= battles.size() || battle.index() >= then.battles.size()) {
        return std::nullopt;  // that is why it is refused
    }
    const Battle& was = then.battles[battle.index()];
    const Battle& is = battles[battle.index()];
    if (was.turn == is.turn && was.formations == is.formations) return std::nullopt;
    return Error{ErrorCode::bad_outcome,
                 {fmt::format("battle {} is another one now", battle.number + 1)},
                 {},
                 {}};
}

std::string short_text(const std::string& command) {
    const bool is_sheet = kind_of(command) == CommandKind::orders;
    return first_line(is_sheet ? command.substr(command.find('\n') + 1) : command);
}

bool is_hidden(const Save& save, const std::string& command) {
    if (!is_veiled(save.state())) return false;
    return kind_of(command) == CommandKind::resolve ||
           is_of_others(save.definition(), save.state(), command);
}

Result<void> rerun_all(Save& save, const std::function<void(const RerunStep&)>& told,
                       const Progress& progress) {
    if (taken_back(save.entries()).empty()) return failure(ErrorCode::nothing_to_rerun);
    for (bool has_decided = true; has_decided && !progress.is_cancelled();) {
        Rerun rerun(save);
        while (!progress.is_cancelled()) {
            const auto step = rerun.next();
            if (!step) return Failure(step.error());
            if (!*step) break;
            told(**step);
            progress.advance(1);
        }
        const auto decided = save.state().solo ? decide_for_others(save) : Result<bool>(false);
        if (!decided) return Failure(decided.error());
        has_decided = *decided;
    }
    return {};
}

}  // namespace flagplot
