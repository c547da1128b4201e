#pragma once

#include <optional>
#include <vector>

#include "campaign/definition.h"
#include "campaign/fact.h"
#include "campaign/state.h"

/// \file
/// Who an enemy really is that a side was told of: found among the facts of the turn in which it
/// was told. The report itself does not say.

namespace flagplot {

/// An enemy as a side was told of it.
struct EnemyTold {
    SideId side;  ///< that was told
    SightSource source{};
    Square square;
    std::optional<Declaration> declared = {};
    Pulse at = {};                     ///< of a sighting by eye or radar
    std::optional<OwnNumber> by = {};  ///< which formation sighted it; none: any
};

/// What is behind it.
struct EnemyBehind {
    std::vector<FormationId> formations;  ///< all that the facts fit, in their order
    bool is_invented = false;             ///< the facts fit a false report
};

/// Looks at facts, one after another. Holds references: definition and state must outlive it.
class EnemySought {
  public:
    EnemySought(const Definition& definition, const CampaignState& state, const EnemyTold& told)
        : definition_(definition), state_(state), told_(told) {}

    void look_at(const Fact& fact);
    [[nodiscard]] const EnemyBehind& behind() const { return behind_; }

  private:
    const Definition& definition_;
    const CampaignState& state_;
    EnemyTold told_;
    EnemyBehind behind_;
};

/// Can it be found by this fact who was seen?
[[nodiscard]] bool tells_who(const Fact& fact);

/// How a formation would rightly be declared; none if none of its ships is afloat.
[[nodiscard]] std::optional<Declaration> true_declaration(const Definition& definition,
                                                          const CampaignState& state,
                                                          FormationId id);

}  // namespace flagplot
