#include "operations/amend.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/campaign_given.h"
#include "cli/command_context.h"
#include "cli/event_log.h"
#include "cli/standing.h"
#include "store/campaign_folder.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"FOLDER", Takes::text, true, "the mended campaign: its name (campaigns/NAME) or its folder"},
    {"--why", Takes::text, true, "the reason, which is kept and told to nobody"},
    {"--tell", Takes::text, false, "the sides that are told, separated by commas"},
    {"--say", Takes::text, false, "what they are told, in your words"},
    {"--dry", Takes::nothing, false, "only show what would change and what is refused"},
    truth_option,
};

Result<AmendmentWhy> why_of(const Definition& definition, const Arguments& given) {
    AmendmentWhy why{given.text("--why"), {}, given.optional_text("--say").value_or("")};
    if (given.has("--tell")) {
        auto told = sides_named(definition, given.text("--tell"));
        if (!told) return Failure(told.error());
        why.told = *std::move(told);
    }
    return why;
}

std::string changes_text(const std::vector<Fact>& facts) {
    std::string text;
    for (const DataChange& change : changes_in(facts)) {
        text += fmt::format("  {}\n", text_of(change));
    }
    return text;
}

Result<int> try_out(const Save& save, AmendedCampaign campaign, const AmendmentWhy& why,
                    Console& console) {
    const auto tried = AmendmentTried::on(save, std::move(campaign), why);
    if (!tried) return Failure(tried.error());
    const Step& step = tried->step();
    console.out << "The campaign would be amended:\n"
                << changes_text(step.facts)
                << told_to_sides(tried->rules(), step.after, step.reports, save.state().turn)
                << "Nothing was done.\n";
    return done;
}

Result<int> carry_out(Save& save, AmendedCampaign campaign, const AmendmentWhy& why,
                      Console& console) {
    const TurnNumber turn = save.state().turn;
    const auto happened = amend(save, std::move(campaign), why);
    if (!happened) return Failure(happened.error());
    console.out << "The campaign is amended:\n"
                << changes_text(happened->facts)
                << told_to_sides(save.rules(), save.state(), happened->reports, turn)
                << held_back_text(save.definition(), save.state());
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    auto read = campaign_given(given.text("FOLDER"), console);
    if (!read) return Failure(read.error());
    if (!*read) return input_is_wrong;
    AmendedCampaign campaign{std::move((*read)->definition), texts_of((*read)->sources)};
    const bool is_dry = given.has("--dry");
    auto save = open_save(given, is_dry ? Save::Access::read : Save::Access::write);
    if (!save) return Failure(save.error());
    if (auto shown = check_unveiled(*save, given, console, "amend"); !shown) {
        return Failure(shown.error());
    }
    const auto why = why_of(save->definition(), given);
    if (!why) return Failure(why.error());
    return is_dry ? try_out(*save, std::move(campaign), *why, console)
                  : carry_out(*save, std::move(campaign), *why, console);
}

}  // namespace

const CommandRow amend_command{"amend", "correct the campaign's data while it is played", arguments,
                               run};

}  // namespace flagplot::cli
