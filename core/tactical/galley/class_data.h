#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/galley/tables.h"
#include "tactical/module.h"
#include "tactical/terms.h"

/// \file
/// What the data of a ship and of her class say of her (`[class.module.galley]`).

namespace flagplot::tactical::galley {

/// A ship as her data say.
struct ClassOf {
    std::uint32_t kind = 0;  ///< place in `Tables::classes`
    ShipClass made;
    std::int32_t crew = 3;
    std::int32_t firepots = 0;
    bool has_flames = false;
    bool is_commander = false;
    std::optional<std::int32_t> admiral;  ///< his initiative, if he is aboard
};

[[nodiscard]] std::vector<DataKey> class_keys();
/// What was expected instead of this value; empty: it is right.
[[nodiscard]] std::string problem_with(const Tables& tables, std::string_view key,
                                       std::string_view value);
/// Error: her data name a class that the tables do not have.
[[nodiscard]] Result<ClassOf> class_of(const Tables& tables, const Unit& unit);

}  // namespace flagplot::tactical::galley
