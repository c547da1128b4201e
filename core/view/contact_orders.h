#pragma once

#include <optional>
#include <string>

#include "view/order.h"
#include "view/side_view.h"

/// \file
/// How a side corrects its own picture of the enemy by lines of its sheet.

namespace flagplot {

/// Why this correction could not be made now, if it could not.
[[nodiscard]] std::optional<SideLapse> obstacle(const SideView& view, const ContactOrder& order);

/// The report of a correction. \pre nothing stands in its way
[[nodiscard]] ContactRevised revision_of(const SideView& view, const ContactOrder& order);

/// Makes it in the picture: a contact that is taken for another keeps what it was made of, so that
/// it can be set apart again.
void revise(SideView& view, const ContactRevised& told);

/// "C1"
[[nodiscard]] std::string name_of(ContactId contact);

/// What a contact is called: "C1", or "C1, the raider" with the name its side gave it.
[[nodiscard]] std::string name_of(const SideView& view, ContactId contact);

}  // namespace flagplot
