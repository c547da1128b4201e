#pragma once

#include "module_files/schema_missile_age.h"
#include "tactical/missile_age/tables.h"

namespace flagplot {

/// Takes `units.toml` over: weapons, the units that carry them, and what refers to units by name.
/// Reports names that nothing has, and keys that a kind of weapon or unit asks for.
void take_units(const Source& source, const file_schema::missile_age::UnitsFile& file,
                tactical::missile_age::Tables& tables);

}  // namespace flagplot
