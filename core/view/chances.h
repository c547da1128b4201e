#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/contact.h"
#include "rules/sighting.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// What may come of a meeting, by the rules and by what a side knows: its numbers to sight a
/// contact and to be sighted, how fast it gets away. The side does not know the enemy's effects,
/// radar and speed, so they are left out. Rules page: docs/rules/campaign.md#sighting

namespace flagplot {

/// Of how many faces of the die (`sighting_die`) an attempt succeeds. `least` and `most` differ if
/// the biggest ship of the enemy is not known: then any size is possible.
struct SightChance {
    SightMode mode{};
    std::int32_t least = 0;
    std::int32_t most = 0;
    std::vector<Modifier> made_of;  ///< of `least`

    friend bool operator==(const SightChance&, const SightChance&) = default;
};

/// The chance of an own formation to sight a contact, if the contact is where it was last seen and
/// the formation at this reach of it. In the light and weather of the turn of the view. None: it
/// cannot sight it at all. \pre something of the formation is afloat
[[nodiscard]] std::optional<SightChance> chance_to_sight(const Book& book, const SideView& view,
                                                         OwnNumber by, ContactId contact,
                                                         Reach reach);

/// The chance of that contact to sight the own formation by eye, beside it or in its square; the
/// side cannot know whether it has radar. \pre something of the formation is afloat
[[nodiscard]] std::optional<SightChance> chance_to_be_sighted(const Book& book,
                                                              const SideView& view, OwnNumber own,
                                                              ContactId by);

/// The chance of a sortie of an asset over the contact's square to find it there. None: it cannot
/// fly, the square is out of its range, or it could not find anything.
[[nodiscard]] std::optional<SightChance> chance_from_air(const Book& book, const SideView& view,
                                                         OwnAsset asset, ContactId contact);

/// How fast an own formation is when it tries to avoid battle: its points of the coming turn, and
/// its slowest ship. \pre something of the formation is afloat
[[nodiscard]] Pace own_pace(const Book& book, const SideView& view, OwnNumber own);

/// The most squares a turn that a contact is known to have made between two turns in which it was
/// seen; none if it was seen in one turn only. Where a sighting may be wrong, so may this be.
[[nodiscard]] std::optional<Squares> seen_to_make(const Contact& contact);

}  // namespace flagplot
