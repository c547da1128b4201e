#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/at_hand.h"
#include "view/plain_text.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"VERB", Takes::text, true, "drawn: a card was drawn from a deck of paper"},
    {"CARD", Takes::text, true, "its name"},
    own_side_option,
    {"--on", Takes::text, false, "the formation it strikes, instead of one by lot"},
    {"--at", Takes::text, false, "the square it strikes, instead of one by lot"},
};

/// The card of this name, in any case; the error names the nearest.
Result<CardId> card_named(const Deck& deck, const std::string& name) {
    std::vector<std::string> names;
    for (const Card& card : deck.cards) names.push_back(card.name);
    const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& each) {
        return is_same_word(each, name);
    });
    if (found == names.end()) {
        return failure(ErrorCode::unknown_reference, {"card", name}, {}, nearest_word(name, names));
    }
    return CardId{static_cast<std::uint32_t>(found - names.begin())};
}

/// The formation of any side that goes by this name.
Result<FormationId> any_formation_named(const Save& save, const std::string& name) {
    std::vector<std::string> ids;
    for (std::uint32_t i = 0; i < save.state().formations.size(); ++i) {
        ids.push_back(row_of(save.definition(), save.state(), {i}).id);
        if (is_same_word(ids.back(), name)) return FormationId{i};
    }
    return failure(ErrorCode::unknown_formation, {name}, {}, nearest_word(name, ids));
}

Result<Square> square_named(const Chart& chart, const std::string& name) {
    const auto square = read_square(name);
    if (!square || !chart.contains(*square)) {
        return failure(ErrorCode::bad_square, {name, chart.last_square()});
    }
    return *square;
}

Result<LayCard> card_laid(const Save& save, const Arguments& given) {
    const auto seat = seat_named(save.definition(), given.text("--side"));
    if (!seat) return Failure(seat.error());
    const auto card = card_named(save.definition().deck, given.text("CARD"));
    if (!card) return Failure(card.error());
    LayCard command{side_of(*seat), *card, {}, {}};
    if (given.has("--on")) {
        const auto formation = any_formation_named(save, given.text("--on"));
        if (!formation) return Failure(formation.error());
        command.on = *formation;
    }
    if (given.has("--at")) {
        const auto square = square_named(save.definition().chart, given.text("--at"));
        if (!square) return Failure(square.error());
        command.at = *square;
    }
    return command;
}

Result<int> run(const Arguments& given, Console& console) {
    const std::string& verb = given.text("VERB");
    if (verb != "drawn") {
        return failure(ErrorCode::unknown_word, {verb, "drawn"}, {}, nearest_word(verb, {"drawn"}));
    }
    auto save = open_save(given, Save::Access::write);
    if (!save) return Failure(save.error());
    const auto command = card_laid(*save, given);
    if (!command) return Failure(command.error());
    const auto taken = save->carry_out(*command);
    if (!taken) return Failure(taken.error());
    console.out << fmt::format(
        "{} has drawn \"{}\"; it is dealt or strikes when turn {} is resolved.\n",
        save->definition().side(command->side).name,
        save->definition().deck.cards[command->card.index()].name, save->state().turn.count);
    return done;
}

}  // namespace

const CommandRow card_command{"card", "a card drawn from a deck of paper on the umpire's table",
                              arguments, run};

}  // namespace flagplot::cli
