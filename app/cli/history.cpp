#include <ostream>

#include "cli/at_hand.h"
#include "history/figures.h"
#include "present/history_json.h"
#include "present/history_text.h"
#include "store/campaign_folder.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"CAMPAIGN", Takes::text, true, "a campaign's name (campaigns/NAME) or its folder"},
    json_option,
    {"--marks", Takes::nothing, false, "every fact of the history with how sure it is, too"},
};

Result<int> run(const Arguments& given, Console& console) {
    const auto sources = read_campaign_folder(given.text("CAMPAIGN"), data_roots());
    if (!sources) return Failure(sources.error());
    const auto definition = read_campaign(*sources);
    if (!definition) {
        for (const Error& problem : definition.error()) console.err << describe(problem) << '\n';
        return input_is_wrong;
    }
    const auto figures = history_figures(*definition);
    if (!figures) return Failure(figures.error());
    const bool with_marks = given.has("--marks");
    if (given.has("--json")) {
        console.out << history_json(*definition, *figures, with_marks);
        return done;
    }
    console.out << history_text(*definition, *figures);
    if (with_marks) console.out << history_marks_text(*definition);
    return done;
}

}  // namespace

const CommandRow history_command{
    "history", "how closely the rules fit a campaign's history, and what its sightings took",
    arguments, run};

}  // namespace flagplot::cli
