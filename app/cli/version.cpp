#include "cli/version.h"

#include <fmt/format.h>

#include "store/data_roots.h"
#include "store/revision.h"

namespace flagplot::cli {

std::string version_text() {
    std::string text =
        fmt::format("flagplot {}\nrules    {}", program_version(), program_revision());
    bool is_any_found = false;
    for (const auto& root : data_roots()) {
        const auto revision = data_revision(root);
        if (!revision) continue;
        is_any_found = true;
        text += fmt::format("\ndata     {} in {}", *revision, root.string());
    }
    if (is_any_found) return text;
    text += "\ndata     none; looked for campaigns, maps and assets in:";
    for (const auto& root : data_roots()) text += fmt::format("\n         {}", root.string());
    return text;
}

}  // namespace flagplot::cli
