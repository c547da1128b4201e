#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/result.h"
#include "campaign/rules_in_force.h"

/// \file
/// What amended data must have in common with the campaign in play. States, orders and dice name
/// things by number, so the numbers must go on meaning the same; and nothing may be changed that
/// has taken effect already. None of these checks can be overruled: each says by which other means
/// the umpire gets what he wants.
/// Rules page: docs/rules/campaign.md#amending

namespace flagplot {

struct AmendmentCase {
    const Definition& was;  ///< as it stands, without the switches the umpire set
    const Definition& is;   ///< as it is to be
    const CampaignState& state;
};

struct AmendmentCheck {
    std::string_view question;  ///< what it asks of the amended data
    std::optional<Error> (*refusal)(const AmendmentCase& amendment);
};

/// All of them, in the order in which they are asked: each may rely on those before it.
[[nodiscard]] std::span<const AmendmentCheck> amendment_checks();

/// The first that refuses.
[[nodiscard]] std::optional<Error> problem_with(const AmendmentCase& amendment);

}  // namespace flagplot
