#include "operations/new_campaign.h"

#include <utility>

#include "store/campaign_folder.h"
#include "store/disk.h"
#include "store/new_files.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

std::string chart_name(const CampaignToWrite& wanted) {
    return "maps/" + wanted.plan.chart + ".toml";
}

CampaignSources own_texts(const CampaignToWrite& wanted) {
    const std::string folder = "campaigns/" + wanted.plan.id + "/";
    CampaignSources own;
    own.campaign = {folder + "campaign.toml", campaign_text(wanted.plan)};
    own.forces = {folder + "forces.toml", forces_text(wanted.plan)};
    own.history = {folder + "history.toml", ""};
    if (wanted.chart) own.charts = {{chart_name(wanted), chart_text(*wanted.chart)}};
    return own;
}

}  // namespace

fs::path folder_for(const CampaignToWrite& wanted, const fs::path& root) {
    return root / "campaigns" / wanted.plan.id;
}

Diagnostics problems_of(const CampaignToWrite& wanted, const fs::path& root,
                        const std::vector<fs::path>& roots) {
    const auto sources = with_shared_files(own_texts(wanted), folder_for(wanted, root), roots);
    if (!sources) return {sources.error()};
    const auto definition = read_campaign(*sources);
    return definition ? Diagnostics{} : definition.error();
}

Result<fs::path> write_campaign(const CampaignToWrite& wanted, const fs::path& root,
                                const std::vector<fs::path>& roots) {
    if (const auto problems = problems_of(wanted, root, roots); !problems.empty()) {
        return Failure(problems.front());
    }
    const CampaignSources own = own_texts(wanted);
    fs::path folder = folder_for(wanted, root);
    std::vector<NewFile> files{{folder / "campaign.toml", own.campaign.text},
                               {folder / "forces.toml", own.forces.text}};
    for (const SourceFile& chart : own.charts) {
        make_folder((root / chart.name).parent_path());
        files.push_back({root / chart.name, chart.text});
    }
    if (const auto made = create_files(folder, files); !made) return Failure(made.error());
    return folder;
}

}  // namespace flagplot
