#pragma once

#include <string>
#include <vector>

#include "base/markdown.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// Parts of a briefing that sum up or explain its other parts.

namespace flagplot {

/// The situation in a few sentences: own formations, contacts, battles.
[[nodiscard]] Markdown situation(const Book& book, const SideView& view);

/// What goes on unless it is ordered otherwise, as order lines; empty if nothing does.
[[nodiscard]] Markdown standing_section(const Book& book, const SideView& view);

/// The fingerprint of the dice, or the seed of public dice, and whether the side's own word is in
/// the dice of the last turn that began (docs/dice.md).
[[nodiscard]] Markdown dice_section(const SideView& view);

/// The enemies a side knows of, how far each detail can be trusted, and how to correct it.
[[nodiscard]] Markdown contacts_section(const Book& book, const SideView& view);

/// How far the last place of a contact can be trusted, and who reported it: "certain: UK-K, by
/// radar".
[[nodiscard]] std::string place_grade_text(const Book& book, const SideView& view,
                                           const Contact& contact);

/// How far its composition can be trusted and how it is known; with the hour, if it was not
/// declared when the contact was last placed: "may be wrong: from the air, 8 Nov 1941 06:00".
[[nodiscard]] std::string composition_grade_text(const Book& book, const Contact& contact);

/// Who placed a contact last, and how: "UK-K, by radar", "from the air", "by report", "in battle".
[[nodiscard]] std::string source_text(const SideView& view, const Contact& contact);

/// The own formations that saw a contact last, by id, without repeats.
[[nodiscard]] std::vector<std::string> observers_of(const SideView& view, const Contact& contact);

/// Damage of a ship other than to hull and speed; empty if there is none: "crew 50 %, rudder
/// jammed".
[[nodiscard]] std::string wear_of(const ShipState& left);

}  // namespace flagplot
