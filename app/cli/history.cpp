#include <ostream>

#include "cli/campaign_given.h"
#include "cli/command_context.h"
#include "cli/history_battles.h"
#include "history/figures.h"
#include "present/war/history_json.h"
#include "present/war/history_text.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"CAMPAIGN", Takes::words, false,
     "a campaign's name (campaigns/NAME) or its folder; with --battles, actions' names "
     "(assets/actions/NAME.toml) or files, or none for all of them"},
    json_option,
    {"--marks", Takes::nothing, false, "every fact of the history with how sure it is, too"},
    {"--battles", Takes::nothing, false,
     "fight actions of history many times, and say which statements about them hold; the exit "
     "status is 1 if one does not"},
    {"--runs", Takes::number, false, "with --battles: how often each; 1000 if not given"},
    {"--seed", Takes::number, false, "with --battles: the first battle's dice; 1 if not given"},
    {"--module", Takes::text, false,
     "with --battles: who fights them, {modules}; without it the one each action names"},
};

void check_usage(const Arguments& given) {
    const bool is_of_battles = given.has("--battles");
    for (const char* option : {"--runs", "--seed", "--module"}) {
        if (given.has(option) && !is_of_battles) {
            throw WrongUsage(std::string(option) + " goes with --battles");
        }
    }
    if (given.has("--marks") && is_of_battles) {
        throw WrongUsage("--marks are of a campaign; leave out --battles");
    }
    if (is_of_battles) return;
    if (!given.has("CAMPAIGN")) throw ArgumentMissing("CAMPAIGN");
    if (given.words("CAMPAIGN").size() > 1) {
        throw WrongUsage("history takes one campaign; several actions with --battles");
    }
}

Result<int> run(const Arguments& given, Console& console) {
    check_usage(given);
    if (given.has("--battles")) return count_battles(given, console);
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
    "history",
    "how closely the rules fit a campaign's history, what its sightings needed, and which battles "
    "of history come out as they did",
    arguments, run};

}  // namespace flagplot::cli
