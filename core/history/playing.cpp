#include "history/playing.h"

#include <algorithm>

#include "campaign/shown.h"
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
        for (const HistoricTrack& track : definition.tracks) {
            played_.fits.push_back({track.formation, {}, 0});
        }
    }

    Result<PlayedHistory> play() {
        if (auto begun = carry_out(Begin{}); !begun) return Failure(begun.error());
        while (state_.progress.phase != Phase::over) {
            if (auto resolved = play_turn(); !resolved) return Failure(resolved.error());
            compare();
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
        return std::visit(
            Overloaded{
                [&](const FreedCaptain& freed) -> Command {
                    const FormationRow& row = row_of(definition_, state_, freed.formation);
                    return Answer{seat_of(row.side), row.number, std::nullopt};
                },
                [&](const OpenBattle& open) -> Command {
                    return ReportBattle{open.battle, outcome_of(open.battle), {}};
                },
                [](const CardChoice& choice) -> Command {
                    return Choose{seat_of(choice.side), false};
                },
                [](const UmpireAsked& /*asked*/) -> Command { return GiveRuling{false, {}}; },
            },
            stop);
    }

    /// History's result, if it can be used for the present battle.
    [[nodiscard]] BattleOutcome outcome_of(BattleId battle) const {
        const auto historic = historic_result(definition_, state_, battle);
        const bool is_possible =
            historic && advance(rules_, state_, ReportBattle{battle, *historic, {}});
        return is_possible ? *historic : BattleOutcome{};
    }

    /// Compares all formations at the beginning of the next turn.
    void compare() {
        for (FormationFit& fit : played_.fits) {
            const HistoricTrack& track = *definition_.track_of(fit.formation);
            const auto historic = square_at(track, state_.turn);
            if (!historic || state_.turn == track.squares.front().turn) continue;
            if (const auto played = square_of(fit.formation)) {
                fit.standings.push_back({state_.turn, *historic, *played});
            } else {
                ++fit.absent;
            }
        }
    }

    /// Where the formation with this name is in truth, if it is on the chart.
    [[nodiscard]] std::optional<Square> square_of(HistoricId historic) const {
        const SideId side = historic_side(definition_, historic);
        for (std::uint32_t id = 0; id < state_.formations.size(); ++id) {
            const FormationRow& row = row_of(definition_, state_, {id});
            if (row.side != side || row.id != historic_name(definition_, historic)) continue;
            const bool is_there = state_.formations[id].presence == Presence::on_chart;
            return is_there ? std::optional(state_.formations[id].square) : std::nullopt;
        }
        return std::nullopt;
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
