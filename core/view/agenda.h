#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/permissions.h"
#include "view/side_view.h"

/// \file
/// What a side has to decide before the next turn, and the order lines that do it.

namespace flagplot {

/// Something a formation may do with its ships, and the order that does it.
struct Offer {
    std::string why;  ///< "Lively is damaged and may be detached"
    FormationOrder order;

    friend bool operator==(const Offer&, const Offer&) = default;
};

/// Detaching its damaged ships, splitting it, joining another; none of them while a turn is being
/// resolved or after the last. \pre it is on the chart
[[nodiscard]] std::vector<Offer> offers(const Book& book, const SideView& view, OwnNumber number);

/// Why an asset flies no sortie in the turn to come, if it flies none.
[[nodiscard]] std::optional<SideLapse> grounded(const Book& book, const SideView& view,
                                                OwnAsset asset);

/// Assets that can be ordered to fly in the turn to come.
[[nodiscard]] std::vector<OwnAsset> ready_assets(const Book& book, const SideView& view);

/// "search KALAFRANA at SQUARE"
[[nodiscard]] std::string search_to_copy(const Book& book, const SideView& view, OwnAsset asset);

/// The order that plays a card of the hand, "SQUARE" for the square it needs; none while no
/// formation is there to play it on.
[[nodiscard]] std::optional<std::string> play_to_copy(const Book& book, const SideView& view,
                                                      const HandCard& card);

/// What is to be decided, as half sentences, and order lines to copy and change. In the middle of a
/// turn only formations that this very turn has freed are in it.
struct Agenda {
    std::vector<std::string> points;
    std::vector<std::string> lines;

    friend bool operator==(const Agenda&, const Agenda&) = default;
};

[[nodiscard]] Agenda agenda(const Book& book, const SideView& view);

/// The formations that may change course now and had not that to decide before: something frees
/// them that are under way, or they have come to rest.
[[nodiscard]] std::vector<OwnNumber> new_decisions(const Book& book, const SideView& before,
                                                   const SideView& after);

/// The formations of a side that are on the chart, still due, or gone.
[[nodiscard]] std::vector<OwnNumber> formations_in(const SideView& view, Presence presence);

}  // namespace flagplot
