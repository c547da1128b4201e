#include "desk/run_on.h"

#include <fmt/format.h>

#include "campaign/solo.h"
#include "history/historic_result.h"
#include "store/campaign_folder.h"
#include "store/missing_orders.h"
#include "store/save.h"
#include "store/solo.h"

namespace flagplot::desk {

namespace {

/// What is decided where it is not stopped at; none: it is for somebody to decide.
struct Deciding {
    const Definition& definition;
    const CampaignState& state;
    RunStops stops;

    [[nodiscard]] bool stops_at(RunStop stop) const { return stops.test(place_of(stop)); }

    std::optional<Command> operator()(const FreedCaptain& freed) const {
        if (stops_at(RunStop::question)) return std::nullopt;
        const FormationRow& row = row_of(definition, state, freed.formation);
        return Answer{seat_of(row.side), row.number, std::nullopt};
    }
    std::optional<Command> operator()(const OpenBattle& open) const {
        if (stops_at(RunStop::battle)) return std::nullopt;
        const auto outcome = historic_result(definition, state, open.battle);
        return outcome ? std::optional<Command>(ReportBattle{open.battle, *outcome, {}})
                       : std::nullopt;
    }
    std::optional<Command> operator()(const CardChoice& choice) const {
        if (stops_at(RunStop::card)) return std::nullopt;
        return Choose{seat_of(choice.side), false};
    }
    std::optional<Command> operator()(const UmpireAsked& /*asked*/) const {
        if (stops_at(RunStop::question)) return std::nullopt;
        return GiveRuling{false, {}};
    }
};

std::optional<Command> decision(const Save& save, RunStops stops) {
    const CampaignState& state = save.state();
    return std::visit(Deciding{save.rules().definition, state, stops}, *state.stop);
}

/// Of every side, or of the one who plays alone.
std::size_t contacts_of(const Save& save) {
    const auto player = player_of(save.state());
    std::size_t count = 0;
    for (const Book& book : save.rules().books) {
        const SeatId seat = seat_of(book.side);
        if (!player || seat == *player) count += save.state().view(seat).contacts.size();
    }
    return count;
}

class Running {
  public:
    Running(Save& save, RunStops stops, std::stop_token asked, std::atomic<std::int32_t>& pieces)
        : save_(save), stops_(stops), asked_(std::move(asked)), pieces_(pieces) {}

    Result<std::string> to_its_end() {
        std::string missing;  // said again in every turn, and of no use here
        while (why_stopped_.empty()) {
            if (asked_.stop_requested()) return standing("It was stopped.");
            if (save_.state().progress.phase == Phase::over) return standing({});
            if (save_.state().progress.phase == Phase::orders) {
                if (auto provided = provide_for_missing(save_, std::nullopt, missing); !provided) {
                    return Failure(provided.error());
                }
            }
            if (auto done = one_piece(); !done) return Failure(done.error());
        }
        return standing(why_stopped_);
    }

  private:
    Result<void> one_piece() {
        constexpr std::int32_t at_once = 200;  // pieces of work between two looks at the stop
        const TurnNumber turn = save_.state().turn;
        if (turn != counted_in_) {
            counted_in_ = turn;
            contacts_ = contacts_of(save_);
        }
        const bool is_solo = save_.state().solo.has_value();
        std::optional<Command> wanted = Resolve{at_once};
        if (save_.state().stop && !is_solo) wanted = decision(save_, stops_);
        if (!wanted) {
            why_stopped_ = "A decision is needed.";
            return {};
        }
        const auto happened = is_solo ? play_on(save_) : save_.carry_out(*wanted);
        if (!happened) return Failure(happened.error());
        pieces_ += at_once;
        if (is_solo && save_.state().stop) why_stopped_ = "A decision is needed.";
        const bool has_seen = save_.state().turn != turn && contacts_of(save_) > contacts_;
        if (has_seen && stops_.test(place_of(RunStop::contact))) {
            why_stopped_ = "Something new was sighted.";
        }
        return {};
    }

    [[nodiscard]] std::string standing(const std::string& why) const {
        const CampaignState& state = save_.state();
        if (state.progress.phase == Phase::over) return "The campaign is over.";
        return fmt::format("Turn {}. {}", state.turn.count, why);
    }

    Save& save_;
    RunStops stops_;
    std::stop_token asked_;
    std::atomic<std::int32_t>& pieces_;
    std::string why_stopped_;
    TurnNumber counted_in_{};
    std::size_t contacts_ = 0;  ///< when the turn began
};

}  // namespace

Result<std::string> run_on(const std::filesystem::path& file, RunStops stops, std::stop_token stop,
                           std::atomic<std::int32_t>& pieces) {
    auto save = Save::open(file, Save::Access::write, compiled);
    if (!save) return Failure(save.error());
    return Running(*save, stops, std::move(stop), pieces).to_its_end();
}

}  // namespace flagplot::desk
