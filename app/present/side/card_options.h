#pragma once

#include <vector>

#include "present/side/contact_card.h"

/// \file
/// What may be done about something that happened, by the rules and by what the side knows.

namespace flagplot {

/// Whom the options are about: the contacts and formations that something happened to.
struct Concerned {
    std::vector<ContactId> contacts;    ///< the latest first
    std::vector<OwnNumber> formations;  ///< those that were concerned first
};

/// What the side may decide in the middle of a turn.
[[nodiscard]] std::vector<CardOption> options_for(const Book& book, const SideView& view,
                                                  const PendingDecision& pending,
                                                  const Concerned& concerned, bool plays_alone);

/// What the side may order before the next turn. Only options that the check of orders allows;
/// searches and cards that lack a square say so. Empty while a turn is being resolved, and after
/// the last turn.
[[nodiscard]] std::vector<CardOption> options_between_turns(const Book& book, const SideView& view,
                                                            const Concerned& concerned,
                                                            std::optional<Square> pointed);

}  // namespace flagplot
