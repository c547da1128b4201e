#pragma once

#include <string_view>

#include "store/save.h"

namespace flagplot {

/// What `verify` finds out about a save: whether its texts, including amendments, still mean the
/// campaign it is played by; whether every command, decided again, does the same; and whether every
/// battle that the program fought has the same result from its orders.
[[nodiscard]] Verdict verdict_on(const Save& save, Compile compile);

/// The name of a verdict: "identical", "record altered".
[[nodiscard]] std::string_view name_of(Verdict::Kind kind);

}  // namespace flagplot
