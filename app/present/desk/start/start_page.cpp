#include "present/desk/start/start_page.h"
#include "base/plain_text.h"

#include <utility>

namespace flagplot::desk {

namespace {

class StartChange {
  public:
    explicit StartChange(StartState& state) : state_(state) {}

    void operator()(const ChooseCampaign& choose) {
        if (choose.number >= state_.campaigns.size()) return;
        state_.chosen = choose.number;
        state_.form.led.reset();
        state_.form.save = state_.campaigns[choose.number].name + ".save";
    }
    void operator()(const FillGame& fill) { state_.form = fill.form; }
    void operator()(const NameOtherFile& named) { state_.other_file = named.path; }
    void operator()(const BeginGame&) {}
    void operator()(const BeginTutorial&) {}
    void operator()(const OpenSave&) {}
    void operator()(const OpenOther&) {}
    void operator()(const RestoreSave&) {}
    void operator()(const UpgradeSave&) {}

  private:
    StartState& state_;
};

}  // namespace

const CampaignOffer* StartState::campaign() const {
    return chosen < campaigns.size() ? &campaigns[chosen] : nullptr;
}

StartState start_after(StartState state, const StartIntent& intent) {
    std::visit(StartChange(state), intent);
    return state;
}

std::string why_not_begun(const StartState& state) {
    const CampaignOffer* const campaign = state.campaign();
    if (campaign == nullptr) return "Choose a campaign.";
    if (!campaign->problems.empty()) return "Its files have problems; check them first.";
    if (state.form.save.empty()) return "Name the file of the save.";
    if (state.form.has_public_dice && !whole_number<std::uint64_t>(state.form.seed)) {
        return "The seed is a whole number.";
    }
    return {};
}

}  // namespace flagplot::desk
