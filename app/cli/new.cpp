#include <ostream>

#include "cli/at_hand.h"
#include "store/new_game.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"CAMPAIGN", Takes::text, true, "a campaign's name (campaigns/NAME) or its folder"},
    {"SAVE", Takes::text, true, "the file to make; it must not exist"},
    {"--seed", Takes::number, false, "public dice that everybody can foresee: tests and examples"},
    {"--solo", Takes::text, false,
     "one plays, and leads this side; the others follow history and are hidden from him"},
};

Result<int> run(const Arguments& given, Console& console) {
    const auto sources = read_campaign_folder(given.text("CAMPAIGN"), data_roots());
    if (!sources) return Failure(sources.error());
    auto definition = read_campaign(*sources);
    if (!definition) {
        for (const Error& problem : definition.error()) console.err << describe(problem) << '\n';
        return input_is_wrong;
    }
    const auto said =
        begin_game(*sources, *std::move(definition),
                   {given.text("SAVE"), given.number("--seed"), given.optional_text("--solo")});
    if (!said) return Failure(said.error());
    for (const std::string& sentence : *said) console.out << sentence << '\n';
    return done;
}

}  // namespace

const CommandRow new_command{"new", "start a campaign in a new save", arguments, run};

}  // namespace flagplot::cli
