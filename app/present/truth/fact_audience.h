#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "campaign/record.h"

/// \file
/// Which sides were told of what happened, for the umpire's log. Taken from the reports of the
/// record, not from the rules by which they were made.

namespace flagplot {

/// The sides that were told of each fact of a command.
class Audiences {
  public:
    void add(std::size_t fact, SideId side) {
        told_.emplace_back(static_cast<std::uint32_t>(fact), side);
    }
    /// Puts what was added in order, once, before anything is asked for.
    void close();
    /// Sorted.
    [[nodiscard]] std::vector<SideId> operator[](std::size_t fact) const;

  private:
    std::vector<std::pair<std::uint32_t, SideId>> told_;
};

/// A decision of the umpire has all that its command told anybody. Nobody for what is told to its
/// own side alone (a step, an order), and for what says in its own sentence who was told. `after`
/// is the state after the command.
[[nodiscard]] Audiences audiences_of(const Definition& definition, const CampaignState& after,
                                     const Happened& happened);

/// The sentence of a fact with its audience: "... Told: Royal Navy." Without it, if there is none
/// or the sentence names it already.
[[nodiscard]] std::string sentence_with_audience(const Definition& definition,
                                                 const CampaignState& after, const Fact& fact,
                                                 const std::vector<SideId>& told);

}  // namespace flagplot
