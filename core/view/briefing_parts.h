#pragma once

#include <string>
#include <vector>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// Parts of a briefing that sum up what its other parts say one by one.

namespace flagplot {

/// How things stand, in a few sentences: own formations, contacts, battles.
[[nodiscard]] std::string situation(const Book& book, const SideView& view);

/// What goes on unless it is ordered otherwise, as order lines; empty where nothing stands.
[[nodiscard]] std::string standing_section(const Book& book, const SideView& view);

/// How far a contact may be trusted, by how it was last known: "certain", "place alone",
/// "may be wrong", "may be false".
[[nodiscard]] std::string grade_of(const Book& book, const Contact& contact);

/// The own formations that saw a contact last, by id, each once.
[[nodiscard]] std::vector<std::string> observers_of(const SideView& view, const Contact& contact);

/// What battles and blows left of a ship beside her hull and speed, if it is not all of it:
/// "crew 50 %, rudder jammed".
[[nodiscard]] std::string wear_of(const ShipState& left);

}  // namespace flagplot
