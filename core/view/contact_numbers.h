#pragma once

#include <optional>
#include <span>
#include <vector>

#include "view/side_view.h"

/// \file
/// Which of a seat's contacts a sighting is of, judged from that seat's own picture alone.

namespace flagplot {

/// A sighting before it has a contact number.
struct Sighting {
    std::optional<OwnNumber> by;  ///< none: from the air, by report or in battle
    SightSource source{};
    Reach reach{};
    Square square;
    std::optional<Declaration> declared;
    Pulse at;
};

/// Which contact a sighting belongs to: of those that could have come here since they were last
/// seen and are not contradicted by what was declared, first one of the same composition, then the
/// nearest, the latest seen, the lowest number. Otherwise a new number.
///
/// - Two sightings by one formation at one reach in one turn are two enemies, since it tries each
///   once (A-ST-11).
/// - Where aircraft may err, what they declare contradicts nothing that AR-7 could have made of it.
/// - A sighting without a composition, as by radar, shows only where somebody is. It is of a
/// contact
///   whose own place may be wrong or false only in that place or beside it.
/// - What its side has struck, or taken for another contact, is none of them.
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
