#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "campaign/advance.h"

/// \file
/// What happened, in the closed vocabulary of the book: one line for a fact, and lines that sum up
/// what became of everybody. docs/adjudication/README.md lists every form.

namespace flagplot::book {

/// What happened, fact by fact, in order. `before` is the state before the first of them.
[[nodiscard]] std::vector<std::string> events_of(const Definition& definition, CampaignState before,
                                                 const std::vector<Fact>& facts);

/// What was made of it: how each formation moved, where it stands, what is left of each ship.
[[nodiscard]] std::vector<std::string> outcome_of(const Definition& definition,
                                                  const CampaignState& after,
                                                  const std::vector<Fact>& facts);

}  // namespace flagplot::book
