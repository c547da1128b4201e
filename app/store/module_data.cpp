#include "store/module_data.h"

#include <filesystem>

#include "files/battle_board_file.h"
#include "store/campaign_folder.h"
#include "store/disk.h"

namespace flagplot {

namespace {

/// A file of the data roots, under its name there.
Result<SourceFile> shipped(const std::string& name) {
    for (const std::filesystem::path& root : data_roots()) {
        if (!std::filesystem::exists(root / name)) continue;
        auto text = read_file(root / name);
        if (!text) return Failure(text.error());
        return SourceFile{name, *std::move(text)};
    }
    return failure(ErrorCode::unreadable, {name, "no data folder has it"});
}

template <class T>
Result<T> first_problem(tl::expected<T, Diagnostics> read) {
    if (!read) return Failure(read.error().front());
    return *std::move(read);
}

Result<BoardTables> board_tables(const SourceFile& campaign) {
    const auto reference = shipped("assets/battle_board/reference.toml");
    if (!reference) return Failure(reference.error());
    const auto naval = shipped("assets/battle_board/naval.toml");
    if (!naval) return Failure(naval.error());
    auto tables = first_problem(read_board_tables(*reference, *naval));
    if (!tables) return tables;
    const auto switches = first_problem(read_board_switches(campaign));
    if (!switches) return Failure(switches.error());
    tables->switches = *switches;
    return tables;
}

}  // namespace

Result<tactical::ModuleTables> module_tables(const std::vector<SourceText>& campaign_texts) {
    auto board = board_tables(sources_of(campaign_texts).campaign);
    if (!board) return Failure(board.error());
    return tactical::ModuleTables{*std::move(board)};
}

const std::vector<SourceText>& texts_in_force(const Save& save, const CampaignState& state) {
    return state.rulings.amended ? save.sources_of(*state.rulings.amended) : save.sources();
}

}  // namespace flagplot
