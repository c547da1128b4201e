#include <fmt/format.h>

#include <algorithm>

#include "base/ensure.h"
#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

constexpr int most_lines = 256;  // the line is one byte of a die's key

/// Adds what was decided to what had been decided before. Words for people are left out, so that
/// nobody gets other dice by writing another remark.
struct Decision {
    DigestWriter& out;

    bool operator()(const Answer& command) const { return put("answer", command); }
    bool operator()(const Choose& command) const { return put("choose", command); }
    bool operator()(const LayCard& command) const { return put("card", command); }
    bool operator()(const GiveRuling& command) const { return put("ruling", command.is_yes); }
    bool operator()(const Amend& command) const { return put("amend", command.definition); }
    bool operator()(const Rule& command) const {
        // A forced die is named by its line. The others only tell something or give points, and
        // move nothing.
        const bool moves = !std::holds_alternative<ruling::Die>(command.what) &&
                           !std::holds_alternative<ruling::Tell>(command.what) &&
                           !std::holds_alternative<ruling::Victory>(command.what);
        return moves && put("rule", command.what);
    }
    bool operator()(const ReportBattle& command) const {
        ReportBattle decided = command;
        decided.overruled.clear();
        decided.outcome.learned.clear();
        decided.outcome.paper.reset();
        decided.outcome.remarks.clear();
        return put("battle", decided);
    }
    template <class Other>
    bool operator()(const Other& /*decides nothing, or is counted where a turn opens*/) const {
        return false;
    }

  private:
    template <class T>
    [[nodiscard]] bool put(std::string_view word, const T& value) const {
        encode(out, std::string(word));
        encode(out, value);
        return true;
    }
};

/// The line of the dice after these decisions: that of the same ones, if they were played before;
/// the present one, if nothing else was decided here before; otherwise a new one, so that nobody
/// can retry until they like the dice. None: there is no new one left.
std::optional<std::uint8_t> line_for(const CampaignState& state, const Digest& after,
                                     const Digest& decided) {
    int next = 0;
    bool is_branch = false;
    for (const SeenDice& seen : state.seen_dice) {
        if (seen.turn != state.turn) continue;
        if (seen.orders == decided) return seen.line;
        is_branch = is_branch || seen.after == after;
        next = std::max(next, seen.line + 1);
    }
    const int line = is_branch ? next : state.progress.line;
    if (line >= most_lines) return std::nullopt;
    return static_cast<std::uint8_t>(line);
}

Error no_line_left(TurnNumber turn) {
    return {ErrorCode::bad_command,
            {fmt::format("turn {} has been played with {} kinds of orders and decisions, and there "
                         "are no dice left for another; give one of those again",
                         turn.count, most_lines)},
            {},
            {}};
}

bool is_between_turns(const CampaignState& state) {
    return state.progress.phase == Phase::orders || state.progress.phase == Phase::over;
}

}  // namespace

std::optional<Error> count_decision(Resolution& turn, const Command& command) {
    DigestWriter out;
    encode(out, turn.state().progress.decided);
    if (!std::visit(Decision{out}, command)) return std::nullopt;
    const Digest decided = out.digest();
    const auto line = is_between_turns(turn.state())
                          ? std::optional(turn.state().progress.line)
                          : line_for(turn.state(), turn.state().progress.decided, decided);
    if (!line) return no_line_left(turn.state().turn);
    turn.fact(DecisionCounted{*line, decided});
    return std::nullopt;
}

Digest decided_at_opening(const CampaignState& state) {
    const Digest sheets = digest_of(state.sheets);
    if (state.progress.decided == Digest{}) return sheets;
    DigestWriter out;
    encode(out, state.progress.decided);
    encode(out, sheets);
    return out.digest();
}

std::optional<Error> problem_with_opening(const CampaignState& state) {
    if (line_for(state, {}, decided_at_opening(state))) return std::nullopt;
    return no_line_left(state.turn);
}

std::uint8_t line_at_opening(const CampaignState& state) {
    const auto line = line_for(state, {}, decided_at_opening(state));
    FLAGPLOT_ENSURE(line.has_value());
    return *line;
}

}  // namespace flagplot::turn
