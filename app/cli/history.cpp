#include <ostream>

#include "cli/campaign_given.h"
#include "cli/command_context.h"
#include "history/figures.h"
#include "present/war/history_json.h"
#include "present/war/history_text.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"CAMPAIGN", Takes::text, true, "a campaign's name (campaigns/NAME) or its folder"},
    json_option,
    {"--marks", Takes::nothing, false, "every fact of the history with how sure it is, too"},
};

Result<int> run(const Arguments& given, Console& console) {
    const auto read = campaign_given(given.text("CAMPAIGN"), console);
    if (!read) return Failure(read.error());
    if (!*read) return input_is_wrong;
    const Definition& definition = (*read)->definition;
    const auto figures = history_figures(definition);
    if (!figures) return Failure(figures.error());
    const bool with_marks = given.has("--marks");
    if (given.has("--json")) {
        console.out << history_json(definition, *figures, with_marks);
        return done;
    }
    console.out << history_text(definition, *figures);
    if (with_marks) console.out << history_marks_text(definition);
    return done;
}

}  // namespace

const CommandRow history_command{
    "history", "how closely the rules fit a campaign's history, and what its sightings needed",
    arguments, run};

}  // namespace flagplot::cli
