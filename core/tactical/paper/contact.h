#pragma once

#include <cstdint>
#include <string>

#include "base/markdown.h"
#include "tactical/module.h"

/// \file
/// What a table needs to set a battle up and would else invent: how far apart the formations come
/// in and on which bearing, what can be seen, the order of the ships and their weapons. Only what
/// the request holds.

namespace flagplot::tactical::paper {

/// Two formations as both come in.
struct Meeting {
    std::int32_t bearing = 0;            ///< of the second from the first, in degrees from north
    std::int32_t tenths_of_squares = 0;  ///< between them; 0: they come in at the same place

    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// By the edges that they crossed last; one without a course was in the middle.
[[nodiscard]] Meeting meeting_of(const Formation& one, const Formation& other);

/// "by night, in fog; visibility 1 of 9, sea state 3 of 9, wind not known".
[[nodiscard]] std::string sight_text(const Scene& scene);

/// The ships of a formation in their order, with the weapons that the data of their classes give
/// for a table (`paper_block`).
[[nodiscard]] std::string ships_in_order(const Formation& formation);

/// For the umpire: what can be seen, and every formation against every one of another side.
[[nodiscard]] Markdown contact_text(const BattleRequest& request);

/// The ships in their order as a line of a list.
[[nodiscard]] Markdown order_text(const Formation& formation);

}  // namespace flagplot::tactical::paper
