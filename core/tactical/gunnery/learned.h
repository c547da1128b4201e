#pragma once

#include <string>

#include "tactical/gunnery/battle.h"

/// \file
/// What a side learned of others (GU-66).

namespace flagplot::tactical::gunnery {

/// In a sentence or two, of its contacts alone.
[[nodiscard]] std::string learned_by(const Side& side);

}  // namespace flagplot::tactical::gunnery
