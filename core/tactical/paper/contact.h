#pragma once

#include <cstdint>
#include <string>

#include "base/markdown.h"
#include "tactical/module.h"

/// \file
/// What players at a table need to set up a battle and would otherwise have to invent: the distance
/// and bearing at which the formations enter, what can be seen, the order of the ships and their
/// weapons. Only what the request contains.

namespace flagplot::tactical::paper {

/// Two formations as they enter.
struct Meeting {
    std::int32_t bearing = 0;            ///< of the second from the first, in degrees from north
    std::int32_t tenths_of_squares = 0;  ///< between them; 0: they enter at the same place

    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// From the edges that they crossed last. One without a course was in the centre.
[[nodiscard]] Meeting meeting_of(const Formation& one, const Formation& other);

/// "by night, in fog; visibility 1 of 9, sea state 3 of 9, wind not known".
[[nodiscard]] std::string sight_text(const Scene& scene);

/// The ships of a formation in order, with the weapons that the data of their classes give for a
/// table (`paper_block`).
[[nodiscard]] std::string ships_in_order(const Formation& formation);

/// For the umpire: what can be seen, and every formation compared with every one of another side.
[[nodiscard]] Markdown contact_text(const BattleRequest& request);

/// The ships in order, as a line of a list.
[[nodiscard]] Markdown order_text(const Formation& formation);

}  // namespace flagplot::tactical::paper
