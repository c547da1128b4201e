#pragma once

#include <string_view>

#include "store/save.h"

namespace flagplot {

/// What `verify` finds out about a save: whether its texts still mean the campaign it is played by,
/// what it was amended to included, whether every command, decided again, does the same, and
/// whether every battle that the program fought comes out the same from its orders.
[[nodiscard]] Verdict verdict_on(const Save& save, Compile compile);

/// What a verdict is called: "identical", "record altered".
[[nodiscard]] std::string_view name_of(Verdict::Kind kind);

}  // namespace flagplot
