#pragma once

#include <memory>
#include <string>
#include <vector>

#include "campaign/data_change.h"
#include "store/save.h"

/// \file
/// Changes the campaign's data during the campaign.

namespace flagplot {

/// Why, and who is told of it.
struct AmendmentWhy {
    std::string why;                ///< kept in the record; no side is told
    std::vector<SideId> told = {};  ///< sorted, without repeats
    std::string say = {};           ///< in these words
};

/// The campaign has these data from now on. Errors: those of `Save::amend`.
[[nodiscard]] Result<Happened> amend(Save& save, AmendedCampaign campaign, const AmendmentWhy& why);

/// An amendment tried out on a save, without changing it.
class AmendmentTried {
  public:
    /// Errors: why the amendment is refused. The save must outlive it.
    [[nodiscard]] static Result<AmendmentTried> on(const Save& save, AmendedCampaign campaign,
                                                   const AmendmentWhy& why);

    [[nodiscard]] const Step& step() const { return step_; }
    /// The rules in force after it.
    [[nodiscard]] const Rules& rules() const { return in_force_->rules(); }

  private:
    AmendmentTried() = default;

    std::unique_ptr<const Amendments> amendments_;
    std::unique_ptr<const Rules> rules_;
    Step step_;
    std::unique_ptr<const RulesInForce> in_force_;
};

/// What amendments among these facts have changed, in order.
[[nodiscard]] std::vector<DataChange> changes_in(const std::vector<Fact>& facts);

}  // namespace flagplot
