#pragma once

#include <vector>

#include "support/random_world.h"

/// \file
/// An umpire for the leak tests: he rules, passes messages and releases every turn by hand.

namespace flagplot::test {

/// The world with such an umpire. Blue is told of what he does; or nobody but Red is, and it
/// concerns none but formations out of everyone's reach, where `is_busier_in_secret`.
[[nodiscard]] World with_umpire(World world);

}  // namespace flagplot::test
