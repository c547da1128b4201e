#include <fmt/format.h>

#include <ostream>

#include "cli/at_hand.h"
#include "store/campaign_folder.h"
#include "store/secret.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"CAMPAIGN", Takes::text, true, "a campaign's name (campaigns/NAME) or its folder"},
    {"SAVE", Takes::text, true, "the file to make; it must not exist"},
    {"--seed", Takes::number, false, "public dice that everybody can foresee: tests and examples"},
};

Result<int> run(const Arguments& given, Console& console) {
    const auto sources = read_campaign_folder(given.text("CAMPAIGN"), data_roots());
    if (!sources) return Failure(sources.error());
    auto definition = read_campaign(*sources);
    if (!definition) {
        for (const Error& problem : definition.error()) console.err << describe(problem) << '\n';
        return input_is_wrong;
    }
    const std::string title = definition->title;
    const auto seed = given.number("--seed");
    const DiceSource dice = seed ? seeded_dice(*seed) : secret_dice();
    const auto made =
        create_save(given.text("SAVE"), {*std::move(definition), texts_of(*sources), dice});
    if (!made) return Failure(made.error());
    console.out << fmt::format("{} begins in {}.\n", title, given.text("SAVE"));
    console.out << (seed ? fmt::format("Its dice are public: seed {}.\n", *seed)
                         : fmt::format("Its dice are secret; every briefing shows the commitment "
                                       "{}.\n",
                                       short_hex(commitment_of(dice.secret))));
    return done;
}

}  // namespace

const CommandRow new_command{"new", "start a campaign in a new save", arguments, run};

}  // namespace flagplot::cli
