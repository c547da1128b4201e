#include "cli/screen.h"

#include "campaign/solo.h"
#include "cli/event_log.h"
#include "cli/standing.h"
#include "present/side/contact_card.h"
#include "present/side/side_standing.h"

namespace flagplot::cli {

std::string screen_standing(const Save& save, std::optional<SeatId> veiled) {
    const CampaignState& state = save.state();
    if (!veiled) return standing_text(save.definition(), state);
    return side_standing(save.rules().books.at(veiled->index()), state.view(*veiled),
                         pending_for(save.definition(), state, *veiled));
}

std::string screen_happenings(const Save& save, const Happened& happened, TurnNumber turn,
                              std::optional<SeatId> veiled) {
    const CampaignState& state = save.state();
    if (!veiled) {
        return happenings(save.definition(), state, happened.facts, Detail::summary, turn);
    }
    return told_text(save.rules().books.at(veiled->index()), state.view(*veiled), turn,
                     reports_to(happened.reports, *veiled));
}

std::string screen_agenda(const Save& save, SeatId seat) {
    if (save.state().progress.phase != Phase::orders) return {};
    return to_be_decided(save.rules().books.at(seat.index()), save.state().view(seat));
}

std::string screen_card(const Save& save, SeatId seat) {
    const CampaignState& state = save.state();
    CardWanted wanted;
    wanted.pending = pending_for(save.definition(), state, seat);
    const auto card = contact_card(save.rules().books.at(seat.index()), state.view(seat), wanted);
    return card ? contact_card_text(*card) : std::string();
}

std::vector<Report> reports_to(const std::vector<Told>& reports, SeatId seat) {
    std::vector<Report> own;
    for (const Told& told : reports) {
        if (told.seat == seat) own.push_back(told.report);
    }
    return own;
}

}  // namespace flagplot::cli
