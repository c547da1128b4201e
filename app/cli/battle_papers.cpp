#include "cli/battle_papers.h"

#include <fmt/format.h>

#include <filesystem>
#include <ostream>

#include "campaign/engagement.h"
#include "files/result_file.h"
#include "present/side_files.h"
#include "store/disk.h"
#include "tactical/paper/papers.h"
#include "view/battle_sheet.h"

namespace flagplot::cli {

namespace {

constexpr std::string_view umpire_papers_warning =
    "The umpire's papers name every ship of the enemy that is in this battle, and who has seen "
    "whom: open them when you begin to fight it, not before.\n";

struct Paper {
    std::filesystem::path path;
    std::string text;
};

/// A side's file carries its own number of the battle: the campaign's would tell how many there
/// were. The umpire's carry the campaign's.
std::vector<Paper> papers_of(const Save& save, BattleId id, const std::filesystem::path& folder,
                             std::optional<SeatId> veiled) {
    const Definition& definition = save.definition();
    const CampaignState& state = save.state();
    const tactical::BattleRequest request = request_of(definition, state, id);
    const std::string name = fmt::format("umpire-battle-{}", request.battle);
    std::vector<Paper> papers{
        {folder / (name + ".md"), tactical::paper::contract_markdown(request)},
        {folder / (name + "-result.toml"), tactical::paper::result_toml(request)},
    };
    for (const auto& [side, number] : state.battles.at(id.index()).numbers) {
        const SeatId seat = seat_of(side);
        if (veiled && seat != *veiled) continue;
        const Book& book = save.rules().books.at(seat.index());
        const tactical::SideSheet sheet = side_sheet(book, state.view(seat), number);
        papers.push_back({folder / battle_sheet_name(book, number),
                          tactical::paper::side_sheet_markdown(sheet)});
    }
    return papers;
}

bool is_command(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    return begin != text.npos && text.substr(begin).starts_with("battle ") &&
           text.substr(begin, text.find('\n', begin) - begin).find('=') == text.npos;
}

Result<HandedIn> from_command(const Save& save, const SourceFile& file) {
    auto command = read_command(save.definition(), save.state(), file.text);
    if (!command) {
        command.error().where.file = file.name;
        return Failure(command.error());
    }
    return HandedIn{std::get<ReportBattle>(*std::move(command)), {}};
}

Result<HandedIn> from_sheet(const Save& save, BattleId battle, const SourceFile& file,
                            Console& console) {
    const auto result = read_result(file, save.definition());
    if (!result) {
        const Diagnostics& problems = result.error();
        for (auto each = problems.begin() + 1; each != problems.end(); ++each) {
            console.err << describe(*each) << '\n';
        }
        return Failure(problems.front());
    }
    auto filled = outcome_of(save.definition(), save.state(), battle, *result);
    if (!filled) return Failure(filled.error());
    return HandedIn{{battle, std::move(filled->outcome), {}}, std::move(filled->filled)};
}

}  // namespace

Result<int> write_papers(const Save& save, BattleId battle, const std::string& folder,
                         std::optional<SeatId> veiled, Console& console) {
    const std::vector<Paper> papers = papers_of(save, battle, folder, veiled);
    for (const Paper& paper : papers) {
        if (std::filesystem::exists(paper.path)) {
            return failure(ErrorCode::save_exists, {paper.path.string()});
        }
    }
    make_folder(folder);
    for (const Paper& paper : papers) {
        if (!create_file(paper.path, paper.text)) {
            return failure(ErrorCode::save_exists, {paper.path.string()});
        }
        console.out << "Written: " << paper.path.string() << '\n';
    }
    if (veiled) console.err << umpire_papers_warning;
    return done;
}

Result<HandedIn> result_from(const Save& save, BattleId battle, const std::string& file,
                             Console& console) {
    const auto text = read_file(file);
    if (!text) return Failure(text.error());
    auto handed_in = is_command(*text) ? from_command(save, {file, *text})
                                       : from_sheet(save, battle, {file, *text}, console);
    if (handed_in && handed_in->report.battle != battle) {
        return failure(ErrorCode::bad_outcome,
                       {fmt::format("this is no result of battle {}", battle.number + 1)},
                       {file, 1, 1});
    }
    return handed_in;
}

}  // namespace flagplot::cli
