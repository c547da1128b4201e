#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "present/desk/state/preview_room.h"
#include "present/desk/umpire/umpire_panels.h"
#include "view/side_view.h"

/// \file
/// What differs from the truth in the briefings that the umpire looks at. It is the umpire's alone:
/// never printed, never sent.

namespace flagplot::desk {

struct TruthMark {
    enum class Kind : std::uint8_t {
        late,   ///< where it was told to be is no longer true
        wrong,  ///< what it was told to be never was
        untold  ///< an enemy is near, and its side does not know
    };
    SideId side;  ///< whose briefing
    Kind kind{};
    std::optional<ContactId> contact;  ///< none of what was not told
    std::string text;
    std::optional<FormationId> enemy = {};  ///< who it really is
};

/// Side by side, of each its contacts, then who is within two squares and not known. `facts`: all
/// that tell who was seen (`tells_who`); of a contact that came about otherwise, as in a battle,
/// nothing is said.
[[nodiscard]] std::vector<TruthMark> marks_against_truth(const Definition& definition,
                                                         const CampaignState& state,
                                                         const std::vector<TurnFact>& facts);

/// "Late", "Wrong", "Not told".
[[nodiscard]] std::string_view phrase_of(TruthMark::Kind kind);

/// Page by page the marks of a side: those of a contact beside its row, what was not told beside
/// the heading of the contacts.
[[nodiscard]] std::vector<std::vector<MarginMark>> margin_marks(
    const std::vector<std::vector<LineOnPage>>& pages, SideId side,
    const std::vector<TruthMark>& marks);

}  // namespace flagplot::desk
