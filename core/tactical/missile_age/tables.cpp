#include "tactical/missile_age/tables.h"

#include <algorithm>

namespace flagplot::tactical::missile_age {

namespace {

template <class Rows>
std::optional<std::int32_t> row_called(const Rows& rows, std::string_view name) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.name == name; });
    if (found == rows.end()) return std::nullopt;
    return static_cast<std::int32_t>(found - rows.begin());
}

}  // namespace

std::optional<std::int32_t> weapon_called(const Tables& tables, std::string_view name) {
    return row_called(tables.weapons, name);
}

std::optional<std::int32_t> template_called(const Tables& tables, std::string_view name) {
    return row_called(tables.templates, name);
}

}  // namespace flagplot::tactical::missile_age
