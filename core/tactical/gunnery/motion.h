#pragma once

#include "tactical/gunnery/field.h"

/// \file
/// How all ships move in a turn (GU-1 to GU-5, GU-52).

namespace flagplot::tactical::gunnery {

/// Takes standing orders into courses, lets ships drop out, and moves everybody. Afterwards
/// `Actor::middle`, `turned` and the divisions are those of this turn.
void move_all(Field& field);

}  // namespace flagplot::tactical::gunnery
