#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/at_hand.h"
#include "cli/happenings.h"
#include "cli/standing.h"
#include "view/check_orders.h"
#include "view/permissions.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--turns", Takes::number, false, "so many turns, or up to so many with --until-decision"},
    {"--until-decision", Takes::nothing, false,
     "turn after turn, until a battle, a freed captain or a formation that may change course"},
    {"--missing", Takes::text, false,
     "sides without orders: continue as ordered before, hold, or refuse to begin; without it each "
     "as the campaign says"},
};

using Decided = Result<bool>;  // whether to go on

/// Everything of a side that may stand still, standing still.
Sheet holding_sheet(const Save& save, SeatId seat) {
    const Book& book = save.rules().books.at(seat.index());
    const SideView& view = save.state().view(seat);
    Sheet sheet{save.state().turn, {}};
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        const Order hold = FormationOrder{{number}, Hold{}};
        if (!problem_with(book, view, hold)) sheet.orders.push_back(hold);
    }
    return sheet;
}

/// Which of the sides without orders the turn is not begun without; an error that names them.
Result<void> check_refusals(const Save& save, const std::vector<SideId>& missing,
                            std::optional<WhenMissing> policy) {
    std::vector<std::string> refusing;
    for (const SideId side : missing) {
        const SideRow& row = save.definition().side(side);
        if (policy.value_or(row.missing) == WhenMissing::refuse) refusing.push_back(row.id);
    }
    if (refusing.empty()) return {};
    return failure(ErrorCode::orders_missing,
                   {std::to_string(save.state().turn.count), listed(refusing, " and ")});
}

/// Provides for the sides whose orders are not in: by `policy`, or else as the campaign says.
Result<void> provide_for_missing(Save& save, std::optional<WhenMissing> policy, Console& console) {
    if (save.state().progress.phase != Phase::orders) return {};
    const auto missing = sides_without_orders(save.definition(), save.state());
    if (auto checked = check_refusals(save, missing, policy); !checked) return checked;
    for (const SideId side : missing) {
        const SideRow& row = save.definition().side(side);
        const WhenMissing what = policy.value_or(row.missing);
        if (what == WhenMissing::hold) {
            const SeatId seat = seat_of(side);
            const auto taken = save.carry_out(SubmitOrders{seat, holding_sheet(save, seat), {}});
            if (!taken) return Failure(taken.error());
        }
        console.out << fmt::format("No orders from {} ({}) for turn {}; its formations {}.\n",
                                   row.name, row.id, save.state().turn.count, missing_text(what));
    }
    return {};
}

/// The word behind `--missing`; none: each side as the campaign says.
std::optional<WhenMissing> missing_policy(const Arguments& given) {
    const auto word = given.optional_text("--missing");
    if (!word) return std::nullopt;
    const auto& words = words_of<WhenMissing>;
    const auto found = std::find(words.begin(), words.end(), *word);
    if (found == words.end()) throw WrongUsage("--missing takes continue, hold or refuse");
    return static_cast<WhenMissing>(found - words.begin());
}

/// Has this formation something to decide that it had not before the turn?
bool has_new_decision(const Book& book, const SideView& before, const SideView& after,
                      OwnNumber number) {
    if (after.formation(number).presence != Presence::on_chart) return false;
    const Permission now = permission(book, after, number);
    if (!now.reason) return false;
    if (now.reason->kind != Reason::Kind::no_route) return true;
    if (number.number > before.formations.size()) return true;  // formed in this very turn
    return before.formation(number).presence != Presence::on_chart ||
           before.formation(number).route.has_value();
}

/// Names of the formations that may lawfully change course and could not before.
std::vector<std::string> new_decisions(const Save& save, const std::vector<SideView>& before) {
    std::vector<std::string> ids;
    for (const Book& book : save.rules().books) {
        const SeatId seat = seat_of(book.side);
        const SideView& after = save.state().view(seat);
        for (std::uint32_t number = 1; number <= after.formations.size(); ++number) {
            if (has_new_decision(book, before.at(seat.index()), after, {number})) {
                ids.push_back(after.formation({number}).id);
            }
        }
    }
    return ids;
}

/// One turn, or the rest of one. False when there is nothing to go on with.
Decided resolve_turn(Save& save, bool until_decision, Console& console) {
    const TurnNumber turn = save.state().turn;
    const auto views = until_decision ? save.state().views : std::vector<SideView>{};
    const auto happened = save.carry_out(Resolve{});
    if (!happened) return Failure(happened.error());
    const Definition& definition = save.definition();
    console.out << happenings(definition, save.state(), happened->facts, Detail::summary, turn)
                << standing_text(definition, save.state());
    if (save.state().stop || save.state().progress.phase == Phase::over) return false;
    if (!until_decision) return true;
    const auto decisions = new_decisions(save, views);
    if (!decisions.empty()) {
        console.out << fmt::format("May change course now: {}.\n", listed(decisions));
    }
    return decisions.empty();
}

Result<int> run(const Arguments& given, Console& console) {
    const auto policy = missing_policy(given);
    const bool until_decision = given.has("--until-decision");
    const std::uint64_t turns = given.number("--turns").value_or(until_decision ? UINT64_MAX : 1);

    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    for (std::uint64_t turn = 0; turn < turns; ++turn) {
        const auto provided = provide_for_missing(*save, policy, console);
        if (!provided) return Failure(provided.error());
        const Decided goes_on = resolve_turn(*save, until_decision, console);
        if (!goes_on) return Failure(goes_on.error());
        if (!*goes_on) break;
    }
    console.out << held_back_text(save->definition(), save->state());
    return done;
}

}  // namespace

const CommandRow resolve_command{"resolve", "resolve the turn, to its end or its next stop",
                                 arguments, run};

}  // namespace flagplot::cli
