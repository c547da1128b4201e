#include <fmt/format.h>

#include <ostream>

#include "campaign/command_words.h"
#include "campaign/solo.h"
#include "cli/command_context.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"VERB", Takes::text, true, "drawn: a card was drawn from a deck of paper"},
    {"CARD", Takes::text, true, "its name"},
    own_side_option,
    {"--on", Takes::text, false, "the formation it strikes, instead of one by lot"},
    {"--at", Takes::text, false, "the square it strikes, instead of one by lot"},
    truth_option,
};

/// As the record names it: one of the player's own where the rest is kept from him, else one of any
/// side. Who names a side too has put the formation into quotation marks.
Result<std::string> formation_words(const Save& save, const std::string& typed,
                                    std::optional<SeatId> veiled) {
    if (!veiled) return typed.find('"') == typed.npos ? in_quotes(typed) : typed;
    const auto number = formation_named(roster_of(save.definition(), save.state(), *veiled), typed);
    if (!number) return Failure(number.error());
    const SideId side = side_of(*veiled);
    return formation_text({save.definition(), save.state()},
                          formation_of(save.definition(), save.state(), side, *number));
}

Result<Command> card_laid(const Save& save, const Arguments& given, std::optional<SeatId> veiled) {
    const auto seat = seat_asked_for(save, given);
    if (!seat) return Failure(seat.error());
    std::string text = fmt::format("card {} {}", save.definition().side(side_of(*seat)).id,
                                   in_quotes(given.text("CARD")));
    if (given.has("--on")) {
        const auto formation = formation_words(save, given.text("--on"), veiled);
        if (!formation) return Failure(formation.error());
        text += " on " + *formation;
    }
    if (given.has("--at")) text += " at " + given.text("--at");
    auto command = read_command(save.definition(), save.state(), text);
    if (!command) command.error().where = {};  // the words were typed, not read from a file
    return command;
}

Result<int> run(const Arguments& given, Console& console) {
    const std::string& verb = given.text("VERB");
    if (verb != "drawn") {
        return failure(ErrorCode::unknown_word, {verb, "drawn"}, {}, nearest_word(verb, {"drawn"}));
    }
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto command = card_laid(*save, given, veiled_seat(*save, given, console));
    if (!command) return Failure(command.error());
    const auto taken = save->carry_out(*command);
    if (!taken) return Failure(veiled(save->definition(), save->state(), taken.error()));
    const LayCard& laid = std::get<LayCard>(*command);
    console.out << fmt::format(
        "{} has drawn \"{}\"; it is dealt or strikes when turn {} is resolved.\n",
        save->definition().side(laid.side).name, save->definition().card(laid.card).name,
        save->state().turn.count);
    return done;
}

}  // namespace

const CommandRow card_command{"card", "name a card drawn from a paper deck", arguments, run};

}  // namespace flagplot::cli
