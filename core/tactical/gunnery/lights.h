#pragma once

#include "tactical/gunnery/field.h"

/// \file
/// Searchlights and star shell by night (GU-16).

namespace flagplot::tactical::gunnery {

/// Who lights whom in this turn, of what was held before it.
void put_on_lights(Field& field);

}  // namespace flagplot::tactical::gunnery
