#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "cli/completion_scripts.h"
#include "store/campaign_folder.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"WHAT", Takes::text, true,
     "bash, zsh or fish: the script for that shell; campaigns, or sides of a save: what the "
     "scripts offer"},
    {"SAVE", Takes::text, false, "the save whose sides are listed"},
};

Result<int> list_campaigns(const Arguments&, Console& console) {
    for (const std::string& name : campaign_names(data_roots())) console.out << name << '\n';
    return done;
}

Result<int> list_sides(const Arguments& given, Console& console) {
    if (!given.has("SAVE")) throw WrongUsage("completion sides needs a save");
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    for (const auto& side : save->definition().sides) console.out << side.id << '\n';
    return done;
}

template <std::string (*Script)()>
Result<int> print(const Arguments&, Console& console) {
    console.out << Script();
    return done;
}

struct Answer {
    std::string_view what;
    Result<int> (*give)(const Arguments& given, Console& console);
};
constexpr Answer answers[]{
    {"bash", print<bash_completion>},
    {"zsh", print<zsh_completion>},
    {"fish", print<fish_completion>},
    {"campaigns", list_campaigns},
    {"sides", list_sides},
};

Result<int> run(const Arguments& given, Console& console) {
    std::vector<std::string> words;
    for (const Answer& each : answers) {
        if (each.what == given.text("WHAT")) return each.give(given, console);
        words.emplace_back(each.what);
    }
    throw WrongUsage(fmt::format("completion takes {}", listed(words, " or ")));
}

}  // namespace

const CommandRow completion_command{"completion", "print what completes command lines in a shell",
                                    arguments, run};

}  // namespace flagplot::cli
