#include "files/file_kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "base/ensure.h"
#include "base/limits.h"
#include "base/markdown.h"
#include "files/action_file.h"
#include "files/chart_file.h"
#include "files/deck_file.h"
#include "files/forces_file.h"
#include "files/gazetteer_file.h"
#include "files/result_file.h"
#include "files/result_table.h"
#include "files/schema_action.h"
#include "files/schema_campaign.h"
#include "files/schema_chart.h"
#include "files/schema_deck.h"
#include "files/schema_gazetteer.h"
#include "files/schema_plans.h"
#include "files/schema_result.h"
#include "files/view_file.h"
#include "module_files/catalog.h"
#include "view/sheet_grammar.h"

namespace flagplot {

namespace {

using file_schema::KeyShown;
using file_schema::KeysShown;

Diagnostics problems_of_chart(const SourceFile& file) {
    const auto chart = read_chart(file);
    return chart ? Diagnostics{} : chart.error();
}

Diagnostics problems_of_gazetteer(const SourceFile& file) {
    const auto gazetteer = read_gazetteer({&file, 1});
    return gazetteer ? Diagnostics{} : gazetteer.error();
}

Diagnostics problems_of_sheet(const SourceFile& file) {
    const auto sheet = read_sheet_by_grammar(file.text, file.name);
    if (!sheet) return {sheet.error()};
    Diagnostics problems;
    for (const SheetLine& line : sheet->lines) {
        if (!line.order) problems.push_back(line.order.error());
    }
    return problems;
}

Diagnostics problems_of_view(const SourceFile& file) {
    const auto view = read_view_file(file.text, file.name);
    return view ? Diagnostics{} : Diagnostics{view.error()};
}

/// The sheet, or the same as comma-separated values.
Diagnostics problems_of_result_as_found(const SourceFile& file) {
    return is_result_table(file) ? problems_of_result_table(file) : problems_of_result(file);
}

/// Without any of its files of classes.
Diagnostics problems_of_action_alone(const SourceFile& file) {
    const auto actions = read_action(file, {});
    return actions ? Diagnostics{} : actions.error();
}

constexpr std::string_view alone = "by itself";
constexpr std::string_view in_campaign = "with its whole campaign";

std::vector<FileKindRow> own_kinds() {
    return {
        {FileKind::chart, "chart", "the folder `maps`, or its keys", alone,
         file_schema::shown_keys<file_schema::ChartTable>, problems_of_chart},
        {FileKind::gazetteer, "gazetteer", "the folder `coast`, or its keys", alone,
         file_schema::shown_keys<file_schema::GazetteerFile>, problems_of_gazetteer},
        {FileKind::classes, "ship classes", "the folder `assets`, or its keys", alone,
         file_schema::shown_keys<file_schema::ClassFile>, problems_of_classes},
        {FileKind::deck, "deck", "the folder `decks`, or its keys",
         "by itself; squares and formations with a campaign that uses it",
         file_schema::shown_keys<file_schema::DeckFile>, problems_of_deck},
        {FileKind::campaign, "campaign", "the name `campaign.toml`, or its keys", in_campaign,
         file_schema::shown_keys<file_schema::CampaignTable>, nullptr},
        {FileKind::forces, "forces", "the name `forces.toml`, or its keys", in_campaign,
         file_schema::shown_keys<file_schema::ForcesFile>, nullptr},
        {FileKind::history, "history", "the name `history.toml`, or its keys", in_campaign,
         file_schema::shown_keys<file_schema::HistoryFile>, nullptr},
        {FileKind::plans, "plans", "the name `plans.toml`, or its keys", in_campaign,
         file_schema::shown_keys<file_schema::PlansFile>, nullptr},
        {FileKind::action, "action", "the folder `actions`, or its keys",
         "with its files of ship classes", file_schema::shown_keys<file_schema::ActionFile>,
         problems_of_action_alone},
        {FileKind::result, "battle result", "its keys; as a table the end `.csv` of its name",
         "by itself; its ships and sides with a save of the campaign",
         file_schema::shown_keys<file_schema::ResultFile>, problems_of_result_as_found},
        {FileKind::sheet, "order sheet",
         "a line `ORDERS SIDE turn N`, or the end `.txt` of its name",
         "its grammar; everything else with a side's view or a save", nullptr, problems_of_sheet},
        {FileKind::view, "view file", "a `{` at its beginning, or the end `.json` of its name",
         alone, nullptr, problems_of_view},
    };
}

FileKindRow kind_of_table(std::string_view module, const TableFile& table) {
    return {FileKind::module_tables,
            table.word,
            fmt::format("the name `{}` in `{}`, or its keys", table.file, module),
            alone,
            table.keys,
            table.problems};
}

// --- by its name ---

/// "forces.toml" from "campaigns/convoy-beta/forces.toml".
std::string_view last_part(std::string_view path) { return path.substr(path.rfind('/') + 1); }

/// "convoy-beta" from "campaigns/convoy-beta/forces.toml".
std::string_view folder_part(std::string_view path) {
    const auto end = path.rfind('/');
    return end == std::string_view::npos ? std::string_view{} : last_part(path.substr(0, end));
}

struct Named {
    std::string_view name;
    FileKind kind{};
};

constexpr std::array own_names{
    Named{"campaign.toml", FileKind::campaign}, Named{"forces.toml", FileKind::forces},
    Named{"history.toml", FileKind::history}, Named{"plans.toml", FileKind::plans}};
constexpr std::array folders{Named{"maps", FileKind::chart}, Named{"coast", FileKind::gazetteer},
                             Named{"actions", FileKind::action}, Named{"assets", FileKind::classes},
                             Named{"decks", FileKind::deck}};

template <class Rows>
std::optional<FileKindRow> kind_named(const Rows& rows, std::string_view name) {
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const Named& each) { return each.name == name; });
    return row == rows.end() ? std::nullopt : std::optional(row_of(row->kind));
}

std::optional<FileKindRow> table_named(const ModuleFiles& module, std::string_view name) {
    const auto table = std::find_if(module.tables.begin(), module.tables.end(),
                                    [&](const TableFile& each) { return each.file == name; });
    return table == module.tables.end() ? std::nullopt
                                        : std::optional(kind_of_table(module.module, *table));
}

std::optional<FileKindRow> kind_by_name(std::string_view path) {
    if (path.ends_with(".txt")) return row_of(FileKind::sheet);
    if (path.ends_with(".json")) return row_of(FileKind::view);
    if (path.ends_with(".csv")) return row_of(FileKind::result);
    if (!path.ends_with(".toml")) return std::nullopt;
    for (const ModuleFiles& module : module_files()) {
        if (folder_part(path) == module.module) return table_named(module, last_part(path));
    }
    const auto own = kind_named(own_names, last_part(path));
    return own ? own : kind_named(folders, folder_part(path));
}

// --- by what is in it ---

bool is_sheet(const SourceFile& file) {
    const auto sheet = read_sheet_by_grammar(file.text, file.name);
    return sheet || sheet.error().code == ErrorCode::no_sheet_end;
}

/// How many keys of a text are among these.
std::size_t shared_keys(const toml::table& text, const KeysShown& keys) {
    return static_cast<std::size_t>(std::count_if(
        keys.begin(), keys.end(), [&](const KeyShown& each) { return text.contains(each.key); }));
}

/// The kind that has most of a TOML text's keys; the first of equals.
std::optional<FileKindRow> kind_by_keys(const SourceFile& file) {
    Problems ignored;
    const auto text = parsed(file, ignored);
    if (!text) return std::nullopt;
    std::optional<FileKindRow> best;
    std::size_t most = 0;
    for (const FileKindRow& row : file_kinds()) {
        if (row.keys == nullptr) continue;
        const std::size_t shared = shared_keys(*text, row.keys());
        if (shared <= most) continue;
        most = shared;
        best = row;
    }
    return best;
}

// --- the reference ---

/// The program's own texts, written as Markdown.
Markdown own(std::string_view words) { return markdown_as_made(std::string(words)); }

Markdown table_of(const KeysShown& keys) {
    Markdown text = table_head({"key", "needed", "value", "meaning"});
    for (const KeyShown& each : keys) {
        text += table_row({code(each.key), each.is_required ? "yes" : "no", own(each.expected),
                           own(each.meaning)});
    }
    return text;
}

Markdown table_of_limits() {
    Markdown text = table_head({"of", "counted", "at most"});
    for (const limits::LimitRow& row : limits::table) {
        text += table_row({own(row.of), own(row.what), fmt::format("{}", row.most)});
    }
    return text;
}

/// The tables within a table, each below a heading with the keys that lead to it.
Markdown inner_tables_of(const std::string& heading, std::string_view parted,
                         const KeysShown& keys) {
    Markdown text;
    for (const KeyShown& each : keys) {
        if (each.keys.empty()) continue;
        const std::string inner = fmt::format("{}{}{}", heading, parted, each.key);
        text += markdown("\n### {}\n\n{}", own(inner), table_of(each.keys));
        text += inner_tables_of(inner, ", ", each.keys);
    }
    return text;
}

}  // namespace

std::vector<FileKindRow> file_kinds() {
    std::vector<FileKindRow> kinds = own_kinds();
    for (const ModuleFiles& module : module_files()) {
        for (const TableFile& table : module.tables) {
            kinds.push_back(kind_of_table(module.module, table));
        }
    }
    return kinds;
}

FileKindRow row_of(FileKind kind) {
    const std::vector<FileKindRow> kinds = file_kinds();
    const auto row = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const FileKindRow& each) { return each.kind == kind; });
    FLAGPLOT_ENSURE(row != kinds.end());
    return *row;
}

std::optional<FileKindRow> kind_of(const SourceFile& file) {
    if (const auto kind = kind_by_name(file.name)) return kind;
    const auto first = file.text.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && file.text[first] == '{') return row_of(FileKind::view);
    if (const auto kind = kind_by_keys(file)) return kind;
    return is_sheet(file) ? std::optional(row_of(FileKind::sheet)) : std::nullopt;
}

Error why_no_kind(const SourceFile& file) {
    Problems problems;
    if (file.name.ends_with(".toml") && !parsed(file, problems)) return problems.sorted().front();
    std::vector<std::string> words;
    for (const FileKindRow& kind : file_kinds()) words.emplace_back(kind.word);
    return {ErrorCode::unknown_file, {list_of(words)}, {file.name, 0, 0}, {}};
}

std::string data_reference() {
    Markdown text = Markdown(
                        "# Data reference\n\n"
                        "Every kind of file, its tables and their keys, as the program reads them. "
                        "`flagplot lint --reference`\nprints this page. What they are for, with "
                        "examples, is told "
                        "in [data files](data.md).\n\n"
                        "## Kinds of files\n\n") +
                    table_head({"kind", "known by", "checked"});
    const std::vector<FileKindRow> kinds = file_kinds();
    for (const FileKindRow& row : kinds) {
        text += table_row({own(row.word), own(row.known_by), own(row.checked)});
    }
    text +=
        Markdown(
            "\n## Limits\n\n"
            "What is beyond these is refused where it stands, before anything is made of it. The "
            "names, "
            "texts and numbers\nof a key have bounds of their own, in its row below.\n\n") +
        table_of_limits();
    for (const FileKindRow& row : kinds) {
        if (row.keys == nullptr) continue;
        const std::string heading = capitalised(std::string(row.word));
        const KeysShown keys = row.keys();
        text += markdown("\n## {}\n\n{}", own(heading), table_of(keys));
        text += inner_tables_of(heading, ": ", keys);
    }
    return text.text();
}

}  // namespace flagplot
