#pragma once

#include <optional>
#include <span>
#include <vector>

#include "view/side_view.h"

/// \file
/// Which of a seat's contacts a sighting belongs to, judged only from that seat's own picture.

namespace flagplot {

/// A sighting that has no contact number yet.
struct Sighting {
    std::optional<OwnNumber> by;  ///< none: from the air, by report or in battle
    SightSource source{};
    Reach reach{};
    Square square;
    std::optional<Declaration> declared;
    Pulse at;
};

/// Which contact a sighting belongs to. Contacts qualify that could have come here since they were
/// last seen and that the declaration does not contradict. Of these, one of the same composition is
/// preferred, then the nearest, the latest seen, the lowest number. Without one, the contact is
/// new.
///
/// - Two sightings by one formation at one reach in one turn are two enemies, since it tries each
///   once (A-ST-11).
/// - If aircraft may be wrong, their declarations contradict nothing that AR-7 could have changed
///   into them.
/// - A sighting without a composition, as by radar, only shows a place. It belongs to a contact
///   whose own place may be wrong or false only if it is in that place or beside it.
/// - Contacts that the side has struck, or joined to another, do not qualify.
///
/// Those in `taken` are other enemies of the same report.
[[nodiscard]] ContactId contact_of(const SideView& view, const Switches& switches,
                                   const Sighting& sighting, std::span<const ContactId> taken = {});

/// Contacts that this observer has seen in this turn, by number.
[[nodiscard]] std::vector<ContactId> seen_already(const SideView& view, const Observer& observer);

/// The report of a sighting, numbered by `contact_of`. \pre by an own formation, by eye or radar
[[nodiscard]] Seen seen(const SideView& view, const Switches& switches, const Sighting& sighting,
                        std::span<const ContactId> taken = {});

}  // namespace flagplot
