#include "cli/campaign_given.h"

#include <ostream>

#include "store/campaign_folder.h"

namespace flagplot::cli {

Result<std::optional<GivenCampaign>> campaign_given(const std::string& name, Console& console) {
    auto sources = read_campaign_folder(name, data_roots());
    if (!sources) return Failure(sources.error());
    auto definition = read_campaign(*sources);
    if (definition) return GivenCampaign{*std::move(sources), *std::move(definition)};
    for (const Error& problem : definition.error()) console.err << describe(problem) << '\n';
    return std::nullopt;
}

}  // namespace flagplot::cli
