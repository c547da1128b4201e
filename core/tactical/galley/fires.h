#pragma once

#include "tactical/galley/ground.h"

/// \file
/// Fires (WG-81, WG-83).

namespace flagplot::tactical::galley {

/// She burns from now on; she rolls from the next turn. No change if she burns already.
void set_fire(Ground& ground, Tag ship, SideIndex by);
/// Phase G: every fire burns once.
void burn(Ground& ground);
/// Burns all fires out at the end of the battle (WG-B26).
void burn_out(Ground& ground);

}  // namespace flagplot::tactical::galley
