#pragma once

#include "tactical/catalog/catalog.h"

namespace flagplot::tactical {

/// What the modules of the catalog are shipped with.
[[nodiscard]] ModuleTables shipped_tables();

/// The modules of the catalog with their shipped data, and the example that new ones are copied
/// from.
[[nodiscard]] Modules modules_under_test();

}  // namespace flagplot::tactical
