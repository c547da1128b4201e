#include "module_files/catalog.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "base/ensure.h"
#include "module_files/battle_board.h"
#include "module_files/galley.h"
#include "module_files/gunnery.h"
#include "module_files/missile_age.h"
#include "module_files/squadron.h"

namespace flagplot {

std::vector<ModuleFiles> module_files() {
    std::vector<ModuleFiles> modules;
    modules.push_back(battle_board_files());
    modules.push_back(gunnery_files());
    modules.push_back(missile_age_files());
    modules.push_back(squadron_files());
    modules.push_back(galley_files());
    return modules;
}

std::vector<std::string> table_names() {
    std::vector<std::string> names;
    for (const ModuleFiles& of_module : module_files()) {
        for (const TableFile& table : of_module.tables) {
            names.push_back(fmt::format("assets/{}/{}", of_module.module, table.file));
        }
    }
    return names;
}

tl::expected<tactical::Modules, Diagnostics> read_modules(const std::vector<SourceFile>& tables,
                                                          const SourceFile& campaign) {
    tactical::Modules modules = tactical::catalog();
    std::span<const SourceFile> rest = tables;
    for (const ModuleFiles& of_module : module_files()) {
        FLAGPLOT_ENSURE(rest.size() >= of_module.tables.size());
        auto made = of_module.read(rest.first(of_module.tables.size()), campaign);
        if (!made) return tl::unexpected(std::move(made.error()));
        rest = rest.subspan(of_module.tables.size());
        const auto place =
            std::find_if(modules.begin(), modules.end(),
                         [&](const MadeModule& each) { return each->name() == of_module.module; });
        FLAGPLOT_ENSURE(place != modules.end());
        *place = *std::move(made);
    }
    return modules;
}

}  // namespace flagplot
