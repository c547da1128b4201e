#include "cli/battle_papers.h"

#include <fmt/format.h>

#include <filesystem>
#include <ostream>
#include <utility>

#include "campaign/command_kind.h"
#include "campaign/engagement.h"
#include "files/result_file.h"
#include "files/result_short.h"
#include "files/result_table.h"
#include "operations/battle.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr std::string_view umpire_papers_warning =
    "The umpire's papers name every ship of the enemy that is in this battle, and who has seen "
    "whom: open them when you begin to fight it, not before.\n";

bool is_command(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    return begin != text.npos && kind_of(text.substr(begin)) == CommandKind::battle &&
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
    const bool is_short = is_short_result(file);
    const auto result = is_short                ? read_short_result(file, save.definition())
                        : is_result_table(file) ? read_result_table(file, save.definition())
                                                : read_result(file, save.definition());
    if (!result) {
        const Diagnostics& problems = result.error();
        for (auto each = problems.begin() + 1; each != problems.end(); ++each) {
            console.err << describe(*each) << '\n';
        }
        return Failure(problems.front());
    }
    auto filled = outcome_of(save.definition(), save.state(), battle, *result);
    if (!filled) return Failure(filled.error());
    if (is_short) filled->outcome.paper.reset();  // it was not written on one
    return HandedIn{{battle, std::move(filled->outcome), {}}, std::move(filled->filled)};
}

}  // namespace

Result<std::string> text_given(const std::string& file, Console& console) {
    return file == "-" ? read_stream(console.in, "standard input") : read_file(file);
}

Result<int> write_papers(const Save& save, BattleId battle, const PapersWanted& wanted,
                         Console& console) {
    const auto written =
        write_battle_papers(save, battle, wanted.folder, {wanted.veiled, wanted.printed});
    if (!written) return Failure(written.error());
    for (const auto& file : *written) console.out << "Written: " << file.string() << '\n';
    if (wanted.veiled) console.err << umpire_papers_warning;
    return done;
}

Result<HandedIn> result_from(const Save& save, BattleId battle, const std::string& file,
                             Console& console) {
    const auto text = text_given(file, console);
    if (!text) return Failure(text.error());
    return result_in(save, battle, {file, *text}, console);
}

Result<HandedIn> result_in(const Save& save, BattleId battle, const SourceFile& file,
                           Console& console) {
    auto handed_in =
        is_command(file.text) ? from_command(save, file) : from_sheet(save, battle, file, console);
    if (handed_in && handed_in->report.battle != battle) {
        return failure(ErrorCode::bad_outcome,
                       {fmt::format("this is not a result of battle {}", battle.number + 1)},
                       {file.name, 1, 1});
    }
    return handed_in;
}

}  // namespace flagplot::cli
