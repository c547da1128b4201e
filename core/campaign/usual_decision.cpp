#include "campaign/usual_decision.h"

#include "base/fields.h"

namespace flagplot {

Command usual_decision(const Definition& definition, const CampaignState& state, const Stop& stop) {
    return std::visit(
        Overloaded{
            [&](const FreedCaptain& freed) -> Command {
                const FormationRow& row = row_of(definition, state, freed.formation);
                return Answer{seat_of(row.side), row.number, std::nullopt};
            },
            [](const OpenBattle& open) -> Command { return ReportBattle{open.battle, {}, {}}; },
            [](const CardChoice& choice) -> Command { return Choose{seat_of(choice.side), false}; },
            [](const UmpireAsked& /*asked*/) -> Command { return GiveRuling{false, {}}; },
        },
        stop);
}

}  // namespace flagplot
