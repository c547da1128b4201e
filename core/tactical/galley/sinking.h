#pragma once

#include "tactical/galley/ground.h"

/// \file
/// Ships that sink, and those they drag down (WG-23, WG-B27).

namespace flagplot::tactical::galley {

/// She sinks, and so do those held with her by grapples that do not come free at once.
void sink(Ground& ground, Tag ship, std::string_view rule);

}  // namespace flagplot::tactical::galley
