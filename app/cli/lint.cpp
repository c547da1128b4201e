#include <fmt/format.h>

#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>
#include <ostream>

#include "base/plain_text.h"
#include "cli/command_context.h"
#include "files/file_kind.h"
#include "files/view_file.h"
#include "store/disk.h"
#include "store/file_check.h"
#include "view/phrases.h"

namespace flagplot::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr ArgumentRow arguments[]{
    {"FILES", Takes::words, false,
     "charts, ship classes, decks, campaigns (their folder or any file of it), battle results, "
     "order sheets, view files"},
    {"--save", Takes::text, false,
     "check battle results against this save's campaign, and with --side order sheets as it "
     "stands"},
    side_option,
    {"--view", Takes::text, false, "check order sheets against this view file of the side's own"},
    {"--kinds", Takes::nothing, false, "only say what each file is taken for"},
    {"--reference", Takes::nothing, false, "print every file, table and key there is"},
    json_option,
};

Result<Known> known_by_save(const Arguments& given) {
    const auto save = open_save(Arguments({{"SAVE", {given.text("--save")}}}), Save::Access::read);
    if (!save) return Failure(save.error());
    Known known{save->definition(), {}};
    if (!given.has("--side")) return known;
    const auto seat = seat_named(save->definition(), given.text("--side"));
    if (!seat) return Failure(seat.error());
    known.eyes = Eyes{save->rules().books.at(seat->index()), save->state().view(*seat)};
    return known;
}

Result<Known> known_by_view(const std::string& file) {
    const auto text = read_file(file);
    if (!text) return Failure(text.error());
    auto read = read_view_file(*text, file);
    if (!read) return Failure(read.error());
    return Known{{}, Eyes{std::move(read->first), std::move(read->second)}};
}

Result<Known> known(const Arguments& given) {
    if (given.has("--save")) return known_by_save(given);
    if (given.has("--view")) return known_by_view(given.text("--view"));
    return Known{};
}

void show(const FileCheck& checking, const Diagnostics& problems, Console& console) {
    for (const Error& problem : problems) console.out << describe(problem) << '\n';
    for (const std::string& note : checking.notes()) console.out << note << '\n';
    const std::string files = counted(std::ssize(checking.files()), "file");
    console.out << (problems.empty()
                        ? fmt::format("{}, no problems\n", files)
                        : fmt::format("{}, {}\n", files, counted(std::ssize(problems), "problem")));
}

Json json_of(const Error& problem) {
    return Json{{"file", problem.where.file},      {"line", problem.where.line},
                {"column", problem.where.column},  {"code", name_of(problem.code)},
                {"message", sentence_of(problem)}, {"nearest", problem.nearest}};
}

void show_json(const FileCheck& checking, const Diagnostics& problems, Console& console) {
    Json list = Json::array();
    for (const Error& problem : problems) list.push_back(json_of(problem));
    const Json all{{"files", checking.files().size()},
                   {"problems", std::move(list)},
                   {"notes", checking.notes()}};
    console.out << unseen_escaped(all.dump(2, ' ', false, Json::error_handler_t::replace)) << '\n';
}

/// "maps/med60.toml: chart", one line for each file.
int say_kinds(const std::vector<std::string>& files, Console& console) {
    int status = done;
    for (const std::string& path : files) {
        if (fs::is_directory(path)) {
            console.out << fmt::format("{}: {}\n", path, row_of(FileKind::campaign).word);
            continue;
        }
        const auto text = read_file(path);
        const SourceFile file{path, text.value_or("")};
        const auto kind = kind_of(file);
        if (text && kind) {
            console.out << fmt::format("{}: {}\n", path, kind->word);
        } else {
            console.err << describe(text ? why_no_kind(file) : text.error()) << '\n';
            status = input_is_wrong;
        }
    }
    return status;
}

void check_usage(const Arguments& given) {
    if (!given.has("FILES")) throw WrongUsage("lint needs files, or --reference");
    if (given.has("--save") && given.has("--view")) {
        throw WrongUsage("lint takes one of --save and --view");
    }
    if (given.has("--side") && !given.has("--save")) throw WrongUsage("--side goes with --save");
}

Result<int> run(const Arguments& given, Console& console) {
    if (given.has("--reference")) {
        console.out << data_reference();
        return done;
    }
    check_usage(given);
    const auto files = given.words("FILES");
    if (given.has("--kinds")) return say_kinds(files, console);
    const auto beside = known(given);
    if (!beside) return Failure(beside.error());
    FileCheck checking(*beside);
    for (const std::string& file : files) checking.take(file);
    const Diagnostics problems = checking.problems();
    (given.has("--json") ? show_json : show)(checking, problems, console);
    return problems.empty() ? done : input_is_wrong;
}

}  // namespace

const CommandRow lint_command{
    "lint", "check files: charts, campaigns, decks, order sheets, results, views", arguments, run};

}  // namespace flagplot::cli
