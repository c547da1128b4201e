#include "operations/release.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/briefing_papers.h"
#include "cli/command_context.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--side", Takes::text, false,
     "only this side, or these, separated by commas; what the others were told is held back"},
    {"--out", Takes::text, false, "write the briefing and view of each side into this folder"},
    {"--html", Takes::nothing, false, "with --out: each briefing for a screen too, with its plot"},
    {"--pdf", Takes::nothing, false, "with --out: each briefing for a printer too"},
    page_option,
    {"--again", Takes::nothing, false,
     "once more what the last release showed; without --out the briefings are shown"},
};

/// The folder and the papers that the options ask for; none: nothing to write.
Result<std::optional<ReleaseFiles>> files_asked_for(const Arguments& given) {
    if (!given.has("--out") && (given.has("--html") || given.has("--pdf"))) {
        throw WrongUsage("--html and --pdf go with --out");
    }
    const auto page = page_asked_for(given);
    if (!page) return Failure(page.error());
    const auto folder = given.optional_text("--out");
    if (!folder) return std::optional<ReleaseFiles>();
    return std::optional(ReleaseFiles{*folder, {given.has("--html"), given.has("--pdf"), *page}});
}

/// The files of each side, one line for each.
std::string mail_text(const Definition& definition, const std::vector<SideMail>& mail) {
    std::string text;
    for (const SideMail& each : mail) {
        std::vector<std::string> files;
        for (const auto& file : each.files) files.push_back(file.string());
        const SideRow& side = definition.side(each.side);
        text += fmt::format("  {} ({}): {}\n", side.name, side.id, listed(files));
    }
    return text;
}

void tell(const Save& save, const ReleaseDone& released, Console& console) {
    const std::int32_t turn = released.turn.count;
    if (released.is_again) {
        console.out << fmt::format("As released for turn {}:\n", turn);
    } else if (released.held_back.empty()) {
        console.out << fmt::format("Released: every side has what it was told, up to turn {}.\n",
                                   turn);
    } else {
        console.out << fmt::format("Released up to turn {}; still held back from {}.\n", turn,
                                   names_of(save.definition(), released.held_back));
    }
    console.out << mail_text(save.definition(), released.mail);
}

Result<int> show_again(const Save& save, const std::vector<SideId>& sides,
                       const std::optional<ReleaseFiles>& files, Console& console) {
    if (files) {
        tell(save, release_again(save, *files, sides), console);
        return done;
    }
    for (const std::string& mail : mail_again(save, sides)) console.out << mail;
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    const auto files = files_asked_for(given);
    if (!files) return Failure(files.error());
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    if (save->state().solo) return failure(ErrorCode::nothing_to_release);
    std::vector<SideId> sides;
    if (const auto list = given.optional_text("--side")) {
        auto named = sides_named(save->definition(), *list);
        if (!named) return Failure(named.error());
        sides = *std::move(named);
    }
    if (given.has("--again")) return show_again(*save, sides, *files, console);
    const auto released = release(*save, *files, sides);
    if (!released) return Failure(released.error());
    tell(*save, *released, console);
    return done;
}

}  // namespace

const CommandRow release_command{
    "release", "show the sides what they were told since the last release", arguments, run};

}  // namespace flagplot::cli
