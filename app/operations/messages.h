#pragma once

#include <optional>
#include <string>

#include "store/save.h"

namespace flagplot {

/// A message to be passed on.
struct MessageHandedIn {
    std::string text;
    std::string to;                        ///< the id of a side, or `all_sides`
    std::optional<std::string> from = {};  ///< the id of a side; none: the umpire
};

/// Passes it on, and returns who gets it from whom. Errors: no such side; it has no text; a side
/// sends it to itself.
[[nodiscard]] Result<PassMessage> pass_message(Save& save, const MessageHandedIn& message);

/// Records a note of the umpire's; no side is told. Error: there is no text.
[[nodiscard]] Result<void> take_note(Save& save, const std::string& text);

}  // namespace flagplot
