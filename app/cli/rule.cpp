#include "operations/rulings.h"

#include <ostream>

#include "cli/command_context.h"
#include "cli/event_log.h"

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

RulingInWords ruling_of(const std::vector<std::string>& words, const Arguments& given) {
    RulingInWords ruling{{words.begin() + 1, words.end()}, given.text("--why")};
    if (given.has("--tell")) ruling.told = split_at_commas(given.text("--tell"));
    ruling.say = given.optional_text("--say").value_or("");
    return ruling;
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
    const TurnNumber turn = save->state().turn;
    const auto happened = rule_by_hand(*save, ruling_of(words, given));
    if (!happened) return Failure(happened.error());
    console.out << happenings(save->definition(), save->state(), happened->facts, Detail::summary,
                              turn)
                << told_to_sides(save->rules(), save->state(), happened->reports, turn);
    return done;
}

}  // namespace

const CommandRow rule_command{"rule", "decide something by hand, with a reason", arguments, run};

}  // namespace flagplot::cli
