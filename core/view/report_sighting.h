#pragma once

#include <optional>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/sighting.h"
#include "view/order.h"

/// \file
/// Reports about sightings: what own ships, aircraft and others saw, and who was spotted.

namespace flagplot {

/// The owner of a spotted formation is told which one it is, but not by whom or from where it was
/// seen (A-ST-17).
struct OwnSpotted {
    OwnNumber formation;
    Pulse at;

    friend bool operator==(const OwnSpotted&, const OwnSpotted&) = default;
};
FLAGPLOT_FIELDS(OwnSpotted, formation, at)

/// What the owner of a spotted formation must declare (ST-37).
struct Declaration {
    ShipType biggest{};
    ShipCount units;

    friend bool operator==(const Declaration&, const Declaration&) = default;
};
FLAGPLOT_FIELDS(Declaration, biggest, units)

/// An enemy formation was spotted (ST-36, ST-37).
struct Seen {
    ContactId contact;  ///< numbered by this seat
    OwnNumber by;
    SightMode mode{};
    Reach reach{};
    Square square;
    std::optional<Declaration> declared;  ///< none by radar (ST-36)
    Pulse at;

    friend bool operator==(const Seen&, const Seen&) = default;
};
FLAGPLOT_FIELDS(Seen, contact, by, mode, reach, square, declared, at)

/// One force that a sortie saw.
struct AirSighting {
    ContactId contact;
    Square square;
    Declaration declared;

    friend bool operator==(const AirSighting&, const AirSighting&) = default;
};
FLAGPLOT_FIELDS(AirSighting, contact, square, declared)

/// One sortie over the nine squares round `centre`, and what it reports (AR-6, AR-7).
struct AirReport {
    std::optional<OwnAsset> asset;  ///< none: the search of a card
    Square centre;
    std::vector<AirSighting> found;  ///< none: nothing seen

    friend bool operator==(const AirReport&, const AirReport&) = default;
};
FLAGPLOT_FIELDS(AirReport, asset, centre, found)

/// A report of an enemy force that no own formation or sortie made: intelligence, coast watchers,
/// rumour (3.4, AR-9).
struct ContactReported {
    ContactId contact;
    Square square;
    std::optional<Declaration> declared;
    std::optional<Square> next_marker;  ///< of its route, if that was learned

    friend bool operator==(const ContactReported&, const ContactReported&) = default;
};
FLAGPLOT_FIELDS(ContactReported, contact, square, declared, next_marker)

/// An enemy force is in one of the nine squares round this one (3.4, A-ST-47).
struct BlockLearned {
    Square centre;

    friend bool operator==(const BlockLearned&, const BlockLearned&) = default;
};
FLAGPLOT_FIELDS(BlockLearned, centre)

/// A correction that this side made in its own picture.
struct ContactRevised {
    ContactOrder order;
    std::optional<ContactId> made;  ///< the number of a sighting that was separated

    friend bool operator==(const ContactRevised&, const ContactRevised&) = default;
};
FLAGPLOT_FIELDS(ContactRevised, order, made)

}  // namespace flagplot
