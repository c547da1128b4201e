#pragma once

#include "tactical/catalog/catalog.h"

namespace flagplot::tactical {

/// The modules of the catalog with their shipped data, and the example that new ones are copied
/// from.
[[nodiscard]] Modules modules_under_test();

}  // namespace flagplot::tactical
