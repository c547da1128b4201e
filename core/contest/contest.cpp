#include "contest/contest.h"

#include <utility>
#include <variant>

#include "campaign/engagement.h"
#include "campaign/shown.h"
#include "campaign/usual_decision.h"

namespace flagplot {

namespace {

class Play {
  public:
    Play(const Definition& definition, const Contest& contest)
        : definition_(definition),
          contest_(contest),
          rules_(definition, OfficialDice{secret_from_seed(contest.seed)}),
          state_(first_state(definition)) {}

    Result<Contested> play() {
        if (auto begun = carry_out(Begin{}); !begun) return Failure(begun.error());
        while (state_.progress.phase != Phase::over) {
            if (state_.progress.phase == Phase::orders) {
                if (auto ordered = give_orders(); !ordered) return Failure(ordered.error());
            }
            if (auto done = go_on(); !done) return Failure(done.error());
        }
        return Contested{std::move(state_), refused_};
    }

  private:
    Result<void> carry_out(const Command& command) {
        auto step = advance(rules_, state_, command);
        if (!step) return Failure(step.error());
        state_ = std::move(step->after);
        return {};
    }

    /// What has come about is shown to the sides, and they order by it.
    Result<void> give_orders() {
        if (is_held_back(definition_, state_)) {
            if (auto released = carry_out(Release{}); !released) return released;
        }
        for (std::uint32_t number = 0; number < rules_.books.size(); ++number) {
            const SeatId seat{number};
            const ShownToSide shown(rules_, state_, seat);
            const Sheet sheet =
                contest_.ask(contest_.admirals[number], shown.book(), shown.view()).sheet;
            if (!carry_out(SubmitOrders{seat, shown.numbered_as_told(sheet), {}})) ++refused_;
        }
        return {};
    }

    Result<void> go_on() {
        if (!state_.stop) return carry_out(Resolve{});
        const Stop stop = *state_.stop;
        if (const auto* freed = std::get_if<FreedCaptain>(&stop)) return decide(*freed);
        if (const auto* open = std::get_if<OpenBattle>(&stop)) return decide(*open);
        return carry_out(usual_decision(definition_, state_, stop));
    }

    Result<void> decide(const FreedCaptain& freed) {
        const FormationRow& row = row_of(definition_, state_, freed.formation);
        const SeatId seat = seat_of(row.side);
        const auto action =
            admiral::answer_of(contest_.admirals[row.side.index()], rules_.books[seat.index()],
                               state_.view(seat), row.number);
        if (action) {
            if (carry_out(Answer{seat, row.number, action})) return {};
            ++refused_;
        }
        return carry_out(usual_decision(definition_, state_, freed));
    }

    Result<void> decide(const OpenBattle& open) {
        const auto result = contest_.fight(request_of(definition_, state_, open.battle));
        if (!result.units.empty()) {
            const auto outcome = outcome_of(definition_, state_, open.battle, result);
            if (outcome && carry_out(ReportBattle{open.battle, outcome->outcome, {}})) return {};
        }
        return carry_out(usual_decision(definition_, state_, open));
    }

    const Definition& definition_;
    const Contest& contest_;
    const Rules rules_;
    CampaignState state_;
    std::int32_t refused_ = 0;
};

}  // namespace

Result<Contested> contested(const Definition& definition, const Contest& contest) {
    return Play(definition, contest).play();
}

std::int32_t margin_of(const Definition& definition, const CampaignState& end, SideId side) {
    const auto points = scores(definition, end);
    std::int32_t margin = 0;
    for (const SideId enemy : definition.side(side).hostile_to) {
        margin += points[side.index()] - points[enemy.index()];
    }
    return margin;
}

}  // namespace flagplot
