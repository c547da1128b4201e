#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "cli/at_hand.h"
#include "files/file_kind.h"
#include "files/result_file.h"
#include "files/view_file.h"
#include "store/campaign_folder.h"
#include "store/disk.h"
#include "view/check_orders.h"

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

/// The side whose orders are to be checked.
struct Eyes {
    Book book;
    SideView view;
};

/// What files are checked with, beside themselves.
struct Known {
    std::optional<Definition> campaign;
    std::optional<Eyes> eyes;
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

/// Checks files one after another, each once.
class Checking {
  public:
    explicit Checking(const Known& known) : known_(known) {}

    void take(const fs::path& path) {
        if (fs::is_directory(path)) return take_campaign(path);
        auto text = read_file(path);
        if (!text) return add(path.string(), text.error());
        const SourceFile file{path.lexically_normal().string(), *std::move(text)};
        files_.insert(file.name);
        const auto kind = kind_of(file);
        if (!kind) {
            problems_.push_back(why_no_kind(file));
        } else if (row_of(*kind).check == nullptr) {
            take_campaign(path.has_parent_path() ? path.parent_path() : fs::path("."));
        } else {
            add(problems_of(*kind, file));
        }
    }

    [[nodiscard]] std::size_t file_count() const { return files_.size(); }

    /// Sorted by place; what was found twice stands once.
    [[nodiscard]] Diagnostics problems() const {
        Diagnostics sorted = problems_;
        sort_by_place(sorted);
        sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
        return sorted;
    }

  private:
    void take_campaign(const fs::path& folder) {
        const fs::path within = (folder / "").lexically_normal();  // a path, and never a name
        if (!campaigns_.insert(within).second) return;
        const auto sources =
            read_campaign_folder(within.string(), data_roots(), FileNames::as_found);
        if (!sources) return add(folder.string(), sources.error());
        for (const SourceText& text : texts_of(*sources)) {
            if (fs::exists(text.name)) files_.insert(text.name);
        }
        const auto definition = read_campaign(*sources);
        if (!definition) add(definition.error());
    }

    [[nodiscard]] Diagnostics problems_of(FileKind kind, const SourceFile& file) const {
        if (kind == FileKind::sheet && known_.eyes) return problems_of_sheet(file, *known_.eyes);
        if (kind == FileKind::result && known_.campaign) {
            const auto result = read_result(file, *known_.campaign);
            return result ? Diagnostics{} : result.error();
        }
        return row_of(kind).check(file);
    }

    static Diagnostics problems_of_sheet(const SourceFile& file, const Eyes& eyes) {
        const auto checked = check_sheet(eyes.book, eyes.view, file.text, file.name);
        if (!checked) return {checked.error()};
        Diagnostics problems;
        for (const SheetLine& line : checked->lines) {
            if (!line.order) problems.push_back(line.order.error());
        }
        return problems;
    }

    void add(const Diagnostics& problems) {
        problems_.insert(problems_.end(), problems.begin(), problems.end());
    }
    void add(const std::string& file, Error error) {
        if (error.where.file.empty()) error.where.file = file;
        problems_.push_back(std::move(error));
    }

    const Known& known_;
    std::set<std::string> files_;  ///< all that were read
    std::set<fs::path> campaigns_;
    Diagnostics problems_;
};

std::string counted(std::size_t count, std::string_view thing) {
    return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

void show(const Checking& checking, const Diagnostics& problems, Console& console) {
    for (const Error& problem : problems) console.out << describe(problem) << '\n';
    const std::string files = counted(checking.file_count(), "file");
    console.out << (problems.empty()
                        ? fmt::format("{}, no problems\n", files)
                        : fmt::format("{}, {}\n", files, counted(problems.size(), "problem")));
}

Json json_of(const Error& problem) {
    return Json{{"file", problem.where.file},      {"line", problem.where.line},
                {"column", problem.where.column},  {"code", name_of(problem.code)},
                {"message", sentence_of(problem)}, {"nearest", problem.nearest}};
}

void show_json(const Checking& checking, const Diagnostics& problems, Console& console) {
    Json list = Json::array();
    for (const Error& problem : problems) list.push_back(json_of(problem));
    const Json all{{"files", checking.file_count()}, {"problems", std::move(list)}};
    console.out << all.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

/// "maps/med60.toml: chart", one line a file.
int say_kinds(const std::vector<std::string>& files, Console& console) {
    int status = done;
    for (const std::string& path : files) {
        if (fs::is_directory(path)) {
            console.out << fmt::format("{}: {}\n", path, word_of(FileKind::campaign));
            continue;
        }
        const auto text = read_file(path);
        const SourceFile file{path, text.value_or("")};
        const auto kind = kind_of(file);
        if (text && kind) {
            console.out << fmt::format("{}: {}\n", path, word_of(*kind));
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
    Checking checking(*beside);
    for (const std::string& file : files) checking.take(file);
    const Diagnostics problems = checking.problems();
    (given.has("--json") ? show_json : show)(checking, problems, console);
    return problems.empty() ? done : input_is_wrong;
}

}  // namespace

const CommandRow lint_command{
    "lint", "check files: charts, campaigns, decks, order sheets, results, views", arguments, run};

}  // namespace flagplot::cli
