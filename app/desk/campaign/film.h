#pragma once

#include <SFML/System/Clock.hpp>
#include <optional>

#include "desk/campaign/open_document.h"
#include "present/desk/state/intent.h"

/// \file
/// Shows one turn after another, each for a while.

namespace flagplot::desk {

/// The turn this many turns from the one that is shown; none if that is the same.
[[nodiscard]] std::optional<LookAtTurn> turn_beside(const OpenDocument& document,
                                                    std::int32_t turns);

class Film {
  public:
    /// What to show now; none: keep showing the same for a while.
    [[nodiscard]] std::optional<Intent> next(const OpenDocument& document);
    void stop() { runs_ = false; }

  private:
    bool runs_ = false;
    sf::Clock since_turn_;
};

}  // namespace flagplot::desk
