#include <ostream>

#include "cli/campaign_given.h"
#include "cli/command_context.h"
#include "operations/new_game.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"CAMPAIGN", Takes::text, true, "a campaign's name (campaigns/NAME) or its folder"},
    {"SAVE", Takes::text, true, "the file to make; it must not exist"},
    {"--seed", Takes::number, false, "public dice that everybody can foresee: tests and examples"},
    {"--solo", Takes::text, false,
     "a solo game: you lead this side; the others are hidden from you"},
    {"--against", Takes::text, false,
     "who leads the others of a solo game: history (if not given), plan or admiral"},
    {"--level", Takes::number, false, "how well an admiral plays, from 1 to 3; 2 if not given"},
};

Result<int> run(const Arguments& given, Console& console) {
    const bool is_against = given.has("--against") || given.has("--level");
    if (is_against && !given.has("--solo")) {
        throw WrongUsage("--against and --level go with --solo");
    }
    const auto against = opponent_named(
        given.optional_text("--against").value_or(given.has("--level") ? "admiral" : "history"),
        given.number("--level"));
    if (!against) return Failure(against.error());
    auto read = campaign_given(given.text("CAMPAIGN"), console);
    if (!read) return Failure(read.error());
    if (!*read) return input_is_wrong;
    GivenCampaign& campaign = **read;
    const auto said = begin_game(
        campaign.sources, std::move(campaign.definition),
        {given.text("SAVE"), given.number("--seed"), given.optional_text("--solo"), *against});
    if (!said) return Failure(said.error());
    for (const std::string& sentence : *said) console.out << sentence << '\n';
    return done;
}

}  // namespace

const CommandRow new_command{"new", "start a campaign in a new save", arguments, run};

}  // namespace flagplot::cli
