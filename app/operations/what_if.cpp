#include "operations/what_if.h"

#include <fmt/format.h>

#include "campaign/shown.h"
#include "operations/branch.h"
#include "store/module_data.h"

namespace flagplot {

namespace {

/// The question, with everything that is needed to answer it.
class Asking {
  public:
    Asking(const Save& save, const WhatIfAsked& asked, const Progress& progress)
        : save_(save), asked_(asked), progress_(progress), side_(side_of(asked.seat)) {}

    Result<WhatIf> answer() {
        if (auto ready = prepare(); !ready) return Failure(ready.error());
        Branch branch({save_.written_rules(), modules_, true}, record_.before, other_.orders);
        std::vector<WarTurn> would;
        for (const RecordedTurn& turn : record_.turns) {
            auto played = branch.play(turn);
            if (!played) return Failure(played.error());
            would.push_back(*std::move(played));
        }
        std::vector<WarTurn> was;
        for (RecordedTurn& turn : record_.turns) was.push_back(turn.war);
        WhatIf result = compared(rules_->definition(), side_, was, would);
        result.dropped = other_.dropped;
        result.added = other_.added;
        for (const BranchNote& note : branch.notes()) {
            result.remarks.push_back({note.turn, note.text});
        }
        if (auto played = play_again(result); !played) return Failure(played.error());
        return result;
    }

  private:
    Result<void> prepare() {
        auto record = recorded_turns(save_, asked_.turn);
        if (!record) return Failure(record.error());
        record_ = *std::move(record);
        if (auto cut = cut_at_until(); !cut) return cut;
        rules_.emplace(save_.written_rules(), record_.before);
        modules_ = modules_for(texts_in_force(save_, record_.before));
        return write_other_orders();
    }

    Result<void> cut_at_until() {
        const TurnNumber last = record_.turns.back().war.turn;
        const TurnNumber until = asked_.until.value_or(last);
        if (until < asked_.turn || until > last) {
            return failure(ErrorCode::out_of_range,
                           {"--until", std::to_string(until.count),
                            fmt::format("a turn that has been played, {} to {}", asked_.turn.count,
                                        last.count)});
        }
        const auto turns = static_cast<std::size_t>(until.count - asked_.turn.count) + 1;
        record_.turns.resize(turns);
        return {};
    }

    Result<void> write_other_orders() {
        const ShownToSide shown(rules_->rules(), record_.before, asked_.seat);
        auto other = other_orders(asked_.other, sheet_given(record_.turns.front(), asked_.seat),
                                  roster_of(shown.book(), shown.view()), asked_.seat, asked_.turn);
        if (!other) return Failure(other.error());
        other_ = *std::move(other);
        return {};
    }

    /// The lead of the side at the end of a game with other dice.
    Result<std::int32_t> lead_with(const Rules& rules, std::optional<OtherOrders> other) const {
        Branch branch({rules, modules_, false}, record_.before, std::move(other));
        for (const RecordedTurn& turn : record_.turns) {
            const auto played = branch.play(turn);
            if (!played) return Failure(played.error());
        }
        return lead_of(RulesInForce(rules, branch.state()).definition(), branch.state(), side_);
    }

    /// The same dice for both lines of play, so that what they have in common cancels out.
    Result<void> play_again(WhatIf& result) const {
        std::vector<std::int32_t> gains;
        std::vector<std::int32_t> leads;
        Rules rules = save_.written_rules();
        progress_.begin(asked_.again);
        for (std::int32_t game = 1; game <= asked_.again && !progress_.is_cancelled(); ++game) {
            rules.dice = OddsDice{static_cast<std::uint64_t>(game)};
            const auto was = lead_with(rules, std::nullopt);
            if (!was) return Failure(was.error());
            const auto would = lead_with(rules, other_.orders);
            if (!would) return Failure(would.error());
            leads.push_back(*was);
            gains.push_back(*would - *was);
            progress_.advance(1);
        }
        if (gains.empty()) return {};
        result.gains = spread_of(std::move(gains));
        result.leads = spread_of(std::move(leads));
        return {};
    }

    const Save& save_;
    const WhatIfAsked& asked_;
    const Progress& progress_;
    SideId side_;
    RecordedTurns record_;
    std::optional<RulesInForce> rules_;  // of the turn asked about
    Result<tactical::Modules> modules_;
    ComparedOrders other_;
};

}  // namespace

Result<WhatIf> what_if(const Save& save, const WhatIfAsked& asked, const Progress& progress) {
    return Asking(save, asked, progress).answer();
}

}  // namespace flagplot
