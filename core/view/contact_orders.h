#pragma once

#include <optional>
#include <string>

#include "view/order.h"
#include "view/side_view.h"

/// \file
/// How lines of a side's sheet correct its own picture of the enemy.

namespace flagplot {

/// Why this correction cannot be made now; none if it can.
[[nodiscard]] std::optional<SideLapse> obstacle(const SideView& view, const ContactOrder& order);

/// The report of a correction. \pre nothing prevents it
[[nodiscard]] ContactRevised revision_of(const SideView& view, const ContactOrder& order);

/// Makes the correction in the picture. A contact that is joined to another keeps its own
/// sightings, so that it can be separated again.
void revise(SideView& view, const ContactRevised& told);

/// "C1"
[[nodiscard]] std::string name_of(ContactId contact);

/// A contact by its number, and by the name its side gave it: "C1", or "C1, the raider".
[[nodiscard]] std::string name_of(const SideView& view, ContactId contact);

}  // namespace flagplot
