#include "store/module_data.h"

#include <algorithm>
#include <filesystem>

#include "files/battle_board_file.h"
#include "store/campaign_folder.h"
#include "store/disk.h"

namespace flagplot {

namespace {

constexpr const char* board_reference = "assets/battle_board/reference.toml";
constexpr const char* board_naval = "assets/battle_board/naval.toml";

std::optional<std::filesystem::path> installed(const std::string& name) {
    for (const std::filesystem::path& root : data_roots()) {
        if (std::filesystem::exists(root / name)) return root / name;
    }
    return std::nullopt;
}

/// A table as the campaign keeps it; one that it does not keep from the data roots.
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

template <class T>
Result<T> first_problem(tl::expected<T, Diagnostics> read) {
    if (!read) return Failure(read.error().front());
    return *std::move(read);
}

Result<BoardTables> board_tables(const CampaignSources& campaign) {
    const auto reference = table_of(campaign, board_reference);
    if (!reference) return Failure(reference.error());
    const auto naval = table_of(campaign, board_naval);
    if (!naval) return Failure(naval.error());
    auto tables = first_problem(read_board_tables(*reference, *naval));
    if (!tables) return tables;
    const auto switches = first_problem(read_board_switches(campaign.campaign));
    if (!switches) return Failure(switches.error());
    tables->switches = *switches;
    return tables;
}

}  // namespace

const std::vector<std::string>& module_files() {
    static const std::vector<std::string> files{board_reference, board_naval};
    return files;
}

std::optional<std::string> installed_text(const std::string& name) {
    const auto file = installed(name);
    if (!file) return std::nullopt;
    auto text = read_file(*file);
    if (!text) return std::nullopt;
    return *std::move(text);
}

Result<tactical::ModuleTables> module_tables(const std::vector<SourceText>& campaign_texts) {
    auto board = board_tables(sources_of(campaign_texts));
    if (!board) return Failure(board.error());
    return tactical::ModuleTables{*std::move(board)};
}

const std::vector<SourceText>& texts_in_force(const Save& save, const CampaignState& state) {
    return state.rulings.amended ? save.sources_of(*state.rulings.amended) : save.sources();
}

}  // namespace flagplot
