#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "operations/decide.h"

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

Result<int> run(const Arguments& given, Console& console) {
    const std::string& verb = given.text("VERB");
    if (verb != "drawn") {
        return failure(ErrorCode::unknown_word, {verb, "drawn"}, {}, nearest_word(verb, {"drawn"}));
    }
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto veiled = veiled_seat(*save, given, console);
    const auto seat = seat_asked_for(*save, given);
    if (!seat) return Failure(seat.error());
    const auto laid = lay_card(
        *save, *seat,
        {given.text("CARD"), given.optional_text("--on"), given.optional_text("--at"), veiled});
    if (!laid) return Failure(laid.error());
    console.out << fmt::format(
        "{} has drawn \"{}\"; it is dealt or strikes when turn {} is resolved.\n",
        save->definition().side(laid->side).name, save->definition().card(laid->card).name,
        save->state().turn.count);
    return done;
}

}  // namespace

const CommandRow card_command{"card", "name a card drawn from a paper deck", arguments, run};

}  // namespace flagplot::cli
