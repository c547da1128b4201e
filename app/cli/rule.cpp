#include <fmt/format.h>

#include <ostream>

#include "campaign/ruling_text.h"
#include "cli/command_context.h"
#include "cli/event_log.h"
#include "cli/standing.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"WORDS", Takes::words, true,
     "SAVE and the ruling: place F at SQUARE, free F, reveal F to SIDE, ...; docs/umpire.md lists "
     "the verbs"},
    {"--why", Takes::text, true, "the reason, which is kept and told to nobody"},
    {"--tell", Takes::text, false, "the sides that are told, separated by commas"},
    {"--say", Takes::text, false, "what they are told, in your words"},
    truth_option,
};

/// As the record writes it: what holds a blank in quotation marks.
std::string in_words(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        const bool is_plain = !word.empty() && word.find_first_of(" \"\\\n") == word.npos;
        text += (text.empty() ? "" : " ") + (is_plain ? word : in_quotes(word));
    }
    return text;
}

Result<Command> ruling_of(const Save& save, const Arguments& given) {
    auto words = given.words("WORDS");
    words.front() = "rule";
    std::string text = in_words(words) + " why " + in_quotes(given.text("--why"));
    if (given.has("--tell")) {
        for (const std::string& side : split_at_commas(given.text("--tell"))) {
            text += " tell " + side;
        }
    }
    if (given.has("--say")) text += " say " + in_quotes(given.text("--say"));
    auto command = read_command(save.definition(), save.state(), text);
    if (!command) command.error().where = {};  // the words were typed, not read from a file
    return command;
}

Result<int> run(const Arguments& given, Console& console) {
    const auto words = given.words("WORDS");
    if (words.size() < 2) throw WrongUsage("rule takes a save and a ruling");
    if (words[1] == "amend") {
        throw WrongUsage("another command corrects data: flagplot amend SAVE FOLDER");
    }
    auto save = open_save(Arguments({{"SAVE", {words.front()}}}), Save::Access::write);
    if (!save) return Failure(save.error());
    if (auto shown = check_unveiled(*save, given, console, "rule"); !shown) {
        return Failure(shown.error());
    }
    const auto command = ruling_of(*save, given);
    if (!command) return Failure(command.error());
    const TurnNumber turn = save->state().turn;
    const auto happened = save->carry_out(*command);
    if (!happened) return Failure(happened.error());
    console.out << happenings(save->definition(), save->state(), happened->facts, Detail::summary,
                              turn)
                << told_to_sides(save->rules(), save->state(), happened->reports, turn);
    return done;
}

}  // namespace

const CommandRow rule_command{"rule", "decide something by hand, with a reason", arguments, run};

}  // namespace flagplot::cli
