#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/missile_age/tables.h"
#include "tactical/module.h"

/// \file
/// What a class of ships says of itself for this module, and what ships without such a block are
/// (B-MN-23).

namespace flagplot::tactical::missile_age {

[[nodiscard]] std::vector<DataKey> class_keys();

/// What was expected instead of this value; empty: it is right.
[[nodiscard]] std::string problem_with(const Tables& tables, std::string_view key,
                                       std::string_view value);

/// A ship's template with what her class says in place of it.
struct ClassOf {
    std::int32_t kind = 0;  ///< the template it is made of
    Template made;
    std::optional<std::int32_t> commander = {};  ///< he sails in her, of this rating
};

/// Error: what her class says cannot be.
[[nodiscard]] Result<ClassOf> class_of(const Tables& tables, const tactical::Unit& unit);

/// "medium ASM 4, 76 mm gun 2": of weapons with rounds, how many, else how many mounts. None: it is
/// no such list.
[[nodiscard]] std::optional<std::vector<Fitted>> fitted_in(const Tables& tables,
                                                           std::string_view text);

}  // namespace flagplot::tactical::missile_age
