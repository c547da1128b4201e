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
    {"--solo", Takes::text, false,
     "one plays, and leads this side; the others follow history and are hidden from him"},
};

/// The side of the one player, if one plays.
Result<std::optional<SideId>> solo_side(const Definition& definition, const Arguments& given) {
    const auto side = given.optional_text("--solo");
    if (!side) return std::optional<SideId>{};
    const auto seat = seat_named(definition, *side);
    if (!seat) return Failure(seat.error());
    return std::optional(side_of(*seat));
}

Result<int> run(const Arguments& given, Console& console) {
    const auto sources = read_campaign_folder(given.text("CAMPAIGN"), data_roots());
    if (!sources) return Failure(sources.error());
    auto definition = read_campaign(*sources);
    if (!definition) {
        for (const Error& problem : definition.error()) console.err << describe(problem) << '\n';
        return input_is_wrong;
    }
    const auto solo = solo_side(*definition, given);
    if (!solo) return Failure(solo.error());
    const std::string title = definition->title;
    const std::string led = *solo ? definition->side(**solo).name : "";
    const auto seed = given.number("--seed");
    const DiceSource dice = seed ? seeded_dice(*seed) : secret_dice();
    const auto made =
        create_save(given.text("SAVE"), {*std::move(definition), texts_of(*sources), dice, *solo});
    if (!made) return Failure(made.error());
    console.out << fmt::format("{} begins in {}.\n", title, given.text("SAVE"));
    if (*solo) {
        console.out << fmt::format(
            "You lead {}; the other sides do as they did in history, and are hidden from you.\n",
            led);
    }
    console.out << (seed ? fmt::format("Its dice are public: seed {}.\n", *seed)
                         : fmt::format("Its dice are secret; every briefing shows the commitment "
                                       "{}.\n",
                                       short_hex(commitment_of(dice.secret))));
    return done;
}

}  // namespace

const CommandRow new_command{"new", "start a campaign in a new save", arguments, run};

}  // namespace flagplot::cli
