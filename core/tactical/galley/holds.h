#pragma once

#include "tactical/galley/battle.h"

/// \file
/// The links between ships that are grappled or fouled (WG-A29).

namespace flagplot::tactical::galley {

/// No change if they are held together already.
void hold(Battle& battle, Tag one, Tag other, HoldKind kind);
void release(Battle& battle, Tag one, Tag other);
/// From all.
void release(Battle& battle, Tag ship);

}  // namespace flagplot::tactical::galley
