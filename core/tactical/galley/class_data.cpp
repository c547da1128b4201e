#include "tactical/galley/class_data.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"
#include "tactical/galley/galley_module.h"

namespace flagplot::tactical::galley {

namespace {

std::optional<std::string_view> said(const Unit& unit, std::string_view key) {
    for (const ModuleValue& value : unit.data) {
        if (value.module == GalleyModule::name && value.key == key) return value.value;
    }
    return std::nullopt;
}

std::optional<std::int32_t> number_said(const Unit& unit, std::string_view key) {
    const auto text = said(unit, key);
    return text ? whole_number<std::int32_t>(*text) : std::nullopt;
}

std::optional<std::uint32_t> kind_called(const Tables& tables, std::string_view name) {
    const auto found =
        std::find_if(tables.classes.begin(), tables.classes.end(),
                     [name](const ShipClass& each) { return is_same_word(each.name, name); });
    if (found == tables.classes.end()) return std::nullopt;
    return static_cast<std::uint32_t>(found - tables.classes.begin());
}

std::string_view class_for(const Tables& tables, const Unit& unit) {
    if (const auto name = said(unit, "class")) return *name;
    if (kind_called(tables, unit.class_name)) return unit.class_name;
    for (const TypeRow& row : tables.types) {
        if (row.type == unit.type) return row.ship_class;
    }
    return tables.usual_class;
}

/// A crew of experience 100 is usual; 25 more or less are one rating.
std::int32_t crew_of(const Tables& tables, const Unit& unit) {
    constexpr std::int32_t usual = 100, step = 25, worst = 1, best = 5;
    const std::int32_t better = (unit.experience.count - usual) / step;
    return std::clamp(tables.command.usual_crew + better, worst, best);
}

}  // namespace

std::vector<DataKey> class_keys() {
    return {{"class", "her class in the tables; without it that of her name or type"},
            {"crew", "crew rating, 1 to 5; without it by experience"},
            {"firepots", "how many she carries; 0 without it"},
            {"flames", "yes: she has flame missiles"},
            {"commander", "yes: she leads her formation; without it the first ship does"},
            {"admiral", "initiative of the admiral aboard, 0 to 3"}};
}

std::string problem_with(const Tables& tables, std::string_view key, std::string_view value) {
    const auto number = whole_number<std::int32_t>(value);
    const auto is_from = [&](std::int32_t least, std::int32_t most) {
        return number && *number >= least && *number <= most;
    };
    if (key == "class") return kind_called(tables, value) ? "" : "a class of the galley tables";
    if (key == "crew") return is_from(1, 5) ? "" : "a whole number from 1 to 5";
    if (key == "firepots") return is_from(0, 9) ? "" : "a whole number from 0 to 9";
    if (key == "admiral") return is_from(0, 3) ? "" : "a whole number from 0 to 3";
    return value == "yes" || value == "no" ? "" : "yes or no";
}

Result<ClassOf> class_of(const Tables& tables, const Unit& unit) {
    ClassOf made;
    const std::string_view name = class_for(tables, unit);
    const auto kind = kind_called(tables, name);
    if (!kind) {
        return failure(ErrorCode::cannot_begin,
                       {std::string(GalleyModule::name),
                        fmt::format("its tables have no class \"{}\" for {}", name, unit.name)});
    }
    made.kind = *kind;
    made.made = tables.classes[*kind];
    made.crew = number_said(unit, "crew").value_or(crew_of(tables, unit));
    made.firepots = number_said(unit, "firepots").value_or(0);
    made.has_flames = said(unit, "flames") == "yes";
    made.is_commander = said(unit, "commander") == "yes";
    made.admiral = number_said(unit, "admiral");
    return made;
}

}  // namespace flagplot::tactical::galley
