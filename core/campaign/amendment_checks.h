#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/result.h"
#include "campaign/rules_in_force.h"

/// \file
/// What amended data must have in common with the campaign in play. States, orders and dice name
/// things by number, so the numbers must keep their meaning; and nothing that has already taken
/// effect can be changed. None of these checks can be overruled: each error says how else the
/// umpire can get what they want.
/// Rules page: docs/rules/campaign.md#amending

namespace flagplot {

struct AmendmentCase {
    const Definition& was;  ///< as it is, without the switches that the umpire set
    const Definition& is;   ///< as it will be
    const CampaignState& state;
};

struct AmendmentCheck {
    std::string_view question;  ///< what it checks in the amended data
    std::optional<Error> (*refusal)(const AmendmentCase& amendment);
};

/// All checks, in order. Each may rely on those before it.
[[nodiscard]] std::span<const AmendmentCheck> amendment_checks();

/// The error of the first check that refuses.
[[nodiscard]] std::optional<Error> problem_with(const AmendmentCase& amendment);

}  // namespace flagplot
