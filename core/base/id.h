#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace flagplot {

/// A number that identifies one thing of one kind; cannot be mixed with those of another kind.
template <class Tag>
struct Id {
    std::uint32_t number = 0;

    friend constexpr auto operator<=>(Id, Id) = default;
    /// Index in the vector of its kind.
    [[nodiscard]] constexpr std::size_t index() const { return number; }
};

// Known to everybody.
using SideId = Id<struct SideTag>;  ///< a side of the war
using SeatId = Id<struct SeatTag>;  ///< a place at the table: whose picture it is

// The truth, only for the umpire. No report may contain one (view/report.h).
using FormationId = Id<struct FormationTag>;
using ShipId = Id<struct ShipTag>;
using BattleId = Id<struct BattleTag>;
using AssetId = Id<struct AssetTag>;  ///< an air asset or a watcher (AR-1, AR-9)
using CardId = Id<struct CardTag>;    ///< a card of the deck, all its copies

// A side's own numbers, without gaps that would reveal others. Formations, contacts and battles are
// counted from 1, as the side names them.
using OwnNumber = Id<struct OwnNumberTag>;        ///< formation F1, F2, ... of this side
using ContactId = Id<struct ContactTag>;          ///< contact C1, C2, ... of this seat
using OwnBattleNumber = Id<struct OwnBattleTag>;  ///< battle B1, B2, ... of this side
using OwnShip = Id<struct OwnShipTag>;            ///< index in the ships of this side's book
using OwnAsset = Id<struct OwnAssetTag>;          ///< index in the air assets of its book

}  // namespace flagplot
