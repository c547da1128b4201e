#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/permissions.h"
#include "view/side_view.h"

/// \file
/// What a side has to decide before the next turn, with the order lines for it.

namespace flagplot {

/// Something a formation may do with its ships, with the order for it.
struct Offer {
    std::string why;  ///< "Lively is damaged and may be detached"
    FormationOrder order;

    friend bool operator==(const Offer&, const Offer&) = default;
};

/// Detaching its damaged ships, splitting it, joining another. Empty while a turn is being
/// resolved, and after the last turn. \pre it is on the chart
[[nodiscard]] std::vector<Offer> offers(const Book& book, const SideView& view, OwnNumber number);

/// Why an asset cannot fly in the coming turn; none if it can.
[[nodiscard]] std::optional<SideLapse> grounded(const Book& book, const SideView& view,
                                                OwnAsset asset);

/// Assets that can be ordered to fly in the coming turn.
[[nodiscard]] std::vector<OwnAsset> ready_assets(const Book& book, const SideView& view);

/// "search KALAFRANA at SQUARE"
[[nodiscard]] std::string search_to_copy(const Book& book, const SideView& view, OwnAsset asset);

/// The order that plays a card of the hand, with "SQUARE" for a square it needs; none if the card
/// needs a formation and no formation is on the chart.
[[nodiscard]] std::optional<std::string> play_to_copy(const Book& book, const SideView& view,
                                                      const HandCard& card);

/// What has to be decided, as half sentences, and order lines to copy and change. While a turn is
/// being resolved, only the formations that this turn has freed are in it.
struct Agenda {
    std::vector<std::string> points;
    std::vector<std::string> lines;

    friend bool operator==(const Agenda&, const Agenda&) = default;
};

[[nodiscard]] Agenda agenda(const Book& book, const SideView& view);

/// The formations that may change course now and could not before: under way and freed by
/// something, or at rest after reaching their destination.
[[nodiscard]] std::vector<OwnNumber> new_decisions(const Book& book, const SideView& before,
                                                   const SideView& after);

/// The formations of a side that are on the chart, still due, or gone.
[[nodiscard]] std::vector<OwnNumber> formations_in(const SideView& view, Presence presence);

}  // namespace flagplot
