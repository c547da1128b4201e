#include "tactical/catalog/catalog.h"

#include <fmt/format.h>

#include "tactical/battle_board/board_module.h"
#include "tactical/galley/galley_module.h"
#include "tactical/gunnery/gunnery_module.h"
#include "tactical/missile_age/missile_age_module.h"
#include "tactical/squadron/squadron_module.h"

namespace flagplot::tactical {

Modules catalog() {
    Modules modules;
    modules.push_back(module_of(battle_board::BoardModule({})));
    modules.push_back(module_of(gunnery::GunneryModule()));
    modules.push_back(module_of(missile_age::MissileAgeModule()));
    modules.push_back(module_of(squadron::SquadronModule()));
    modules.push_back(module_of(galley::GalleyModule()));
    return modules;
}

std::vector<std::string> module_names(const Modules& modules) {
    std::vector<std::string> names;
    for (const auto& module : modules) names.emplace_back(module->name());
    return names;
}

Result<const Module*> module_named(const Modules& modules, std::string_view name) {
    const std::vector<std::string> names = module_names(modules);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) return modules[i].get();
    }
    return failure(ErrorCode::unknown_module,
                   {std::string(name), fmt::format("{}", fmt::join(names, ", "))}, {},
                   nearest_word(name, names));
}

}  // namespace flagplot::tactical
