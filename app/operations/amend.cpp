#include "operations/amend.h"

#include <utility>

namespace flagplot {

namespace {

Amend command_of(const Digest& definition, const AmendmentWhy& why) {
    return {definition, why.why, why.told, why.say};
}

}  // namespace

Result<Happened> amend(Save& save, AmendedCampaign campaign, const AmendmentWhy& why) {
    return save.amend(std::move(campaign), command_of({}, why));
}

Result<AmendmentTried> AmendmentTried::on(const Save& save, AmendedCampaign campaign,
                                          const AmendmentWhy& why) {
    AmendmentTried tried;
    const Amend command = command_of(digest_of(campaign.definition), why);
    Amendments amendments = save.amendments();
    amendments.emplace(command.definition, std::move(campaign.definition));
    tried.amendments_ = std::make_unique<const Amendments>(std::move(amendments));
    tried.rules_ = std::make_unique<const Rules>(save.written_rules().definition,
                                                 *tried.amendments_, save.written_rules().dice);
    auto step = advance(*tried.rules_, save.state(), command);
    if (!step) return Failure(step.error());
    tried.step_ = *std::move(step);
    tried.in_force_ = std::make_unique<const RulesInForce>(*tried.rules_, tried.step_.after);
    return tried;
}

std::vector<DataChange> changes_in(const std::vector<Fact>& facts) {
    std::vector<DataChange> changes;
    for (const Fact& fact : facts) {
        const auto* amended = std::get_if<CampaignAmended>(&fact);
        if (amended == nullptr) continue;
        changes.insert(changes.end(), amended->changes.begin(), amended->changes.end());
    }
    return changes;
}

}  // namespace flagplot
