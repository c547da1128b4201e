#include "store/module_data.h"

#include <algorithm>
#include <filesystem>

#include "module_files/catalog.h"
#include "store/campaign_folder.h"
#include "store/disk.h"

namespace flagplot {

namespace {

std::optional<std::filesystem::path> installed(const std::string& name) {
    for (const std::filesystem::path& root : data_roots()) {
        if (std::filesystem::exists(root / name)) return root / name;
    }
    return std::nullopt;
}

/// A table as stored in the campaign, otherwise from the data roots.
Result<SourceFile> table_of(const CampaignSources& campaign, const std::string& name) {
    const auto kept = std::find_if(campaign.tables.begin(), campaign.tables.end(),
                                   [&](const SourceFile& file) { return file.name == name; });
    if (kept != campaign.tables.end()) return *kept;
    const auto file = installed(name);
    if (!file) return failure(ErrorCode::unreadable, {name, "no data folder has it"});
    auto text = read_file(*file);
    if (!text) return Failure(text.error());
    return SourceFile{name, *std::move(text)};
}

}  // namespace

std::optional<std::string> installed_text(const std::string& name) {
    const auto file = installed(name);
    if (!file) return std::nullopt;
    auto text = read_file(*file);
    if (!text) return std::nullopt;
    return *std::move(text);
}

Result<tactical::Modules> modules_for(const std::vector<SourceText>& campaign_texts) {
    const CampaignSources campaign = sources_of(campaign_texts);
    std::vector<SourceFile> tables;
    for (const std::string& name : table_names()) {
        auto table = table_of(campaign, name);
        if (!table) return Failure(table.error());
        tables.push_back(*std::move(table));
    }
    auto modules = read_modules(tables, campaign.campaign);
    if (!modules) return Failure(modules.error().front());
    return *std::move(modules);
}

const std::vector<SourceText>& texts_in_force(const Save& save, const CampaignState& state) {
    return state.rulings.amended ? save.sources_of(*state.rulings.amended) : save.sources();
}

}  // namespace flagplot
