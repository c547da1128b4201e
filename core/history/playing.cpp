#include "history/playing.h"

#include <algorithm>

#include "campaign/shown.h"
#include "campaign/usual_decision.h"
#include "history/beside.h"
#include "history/historic_result.h"
#include "history/orders.h"

namespace flagplot {

namespace {

/// One game of a campaign.
class Play {
  public:
    explicit Play(const Definition& definition)
        : definition_(definition),
          rules_(definition, OfficialDice{secret_from_seed(history_seed)}),
          state_(first_state(definition)) {
        played_.fits = fits_of_tracks(definition);
    }

    Result<PlayedHistory> play() {
        if (auto begun = carry_out(Begin{}); !begun) return Failure(begun.error());
        while (state_.progress.phase != Phase::over) {
            if (auto resolved = play_turn(); !resolved) return Failure(resolved.error());
            add_standings(played_.fits, definition_, state_);
        }
        played_.battles = static_cast<std::int32_t>(state_.battles.size());
        return std::move(played_);
    }

  private:
    Result<void> carry_out(const Command& command) {
        auto step = advance(rules_, state_, command);
        if (!step) return Failure(step.error());
        state_ = std::move(step->after);
        return {};
    }

    Result<void> play_turn() {
        if (is_held_back(definition_, state_)) {  // orders are judged by what a side has been shown
            if (auto released = carry_out(Release{}); !released) return released;
        }
        for (std::uint32_t seat = 0; seat < rules_.books.size(); ++seat) {
            const SubmitOrders orders{{seat}, historical_sheet(rules_, state_, {seat}), {}};
            if (auto taken = carry_out(orders); !taken) return taken;
        }
        const TurnNumber turn = state_.turn;
        while (state_.turn == turn && state_.progress.phase != Phase::over) {
            if (auto done = carry_out(state_.stop ? answer(*state_.stop) : Resolve{}); !done) {
                return done;
            }
        }
        return {};
    }

    [[nodiscard]] Command answer(const Stop& stop) const {
        const auto* open = std::get_if<OpenBattle>(&stop);
        if (open == nullptr) return usual_decision(definition_, state_, stop);
        return ReportBattle{open->battle, outcome_of(open->battle), {}};
    }

    /// History's result, if it can be used for the present battle.
    [[nodiscard]] BattleOutcome outcome_of(BattleId battle) const {
        const auto historic = historic_result(definition_, state_, battle);
        const bool is_possible =
            historic && advance(rules_, state_, ReportBattle{battle, *historic, {}});
        return is_possible ? *historic : BattleOutcome{};
    }

    const Definition& definition_;
    const Rules rules_;
    CampaignState state_;
    PlayedHistory played_;
};

}  // namespace

Result<PlayedHistory> played_history(const Definition& definition) {
    return Play(definition).play();
}

}  // namespace flagplot
