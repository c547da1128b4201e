#include <fmt/format.h>

#include "view/briefing.h"
#include "view/notation.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

constexpr std::array<std::string_view, 3> stance_phrases{"seeks battle", "accepts battle",
                                                         "avoids battle"};

std::string conditions_text(const std::vector<Conditional>& conditions) {
    std::string text;
    for (const Conditional& conditional : conditions) {
        text += (text.empty() ? "" : "; ") + text_of(conditional);
    }
    return text;
}

/// Says each report in the words of the seat's own book.
struct Teller {
    const Book& book;

    [[nodiscard]] std::string name(OwnNumber number) const { return called(book, number); }
    [[nodiscard]] std::string side(SideId id) const { return book.sides.at(id.index()).name; }

    std::string operator()(const DiceCommitted& told) const {
        return fmt::format("The umpire committed himself to the dice of the campaign: {}.",
                           hex(told.commitment));
    }
    std::string operator()(const TurnBegan& told) const {
        return fmt::format("Turn {} began, by {}.", told.turn.count, word_of(told.light));
    }
    std::string operator()(const TurnEnded& told) const {
        return fmt::format("Turn {} ended.", told.turn.count);
    }
    std::string operator()(const OrdersReceived& told) const {
        return fmt::format("Orders were received; their receipt is {}.", short_hex(told.receipt));
    }
    std::string operator()(const OwnEntered& told) const {
        return fmt::format("{} entered in {}.", name(told.formation),
                           place_text(book.chart, told.square));
    }
    std::string operator()(const OwnRouteSet& told) const {
        if (!told.route) return fmt::format("{} has no route.", name(told.formation));
        return fmt::format("{} set course {}.", name(told.formation), phrase_of(*told.route));
    }
    std::string operator()(const OwnStanceTaken& told) const {
        return fmt::format("{} {} from now on.", name(told.formation),
                           stance_phrases[static_cast<std::size_t>(told.stance)]);
    }
    std::string operator()(const OwnRadarUsed& told) const {
        return fmt::format("{} {}.", name(told.formation),
                           told.on ? "uses its radar" : "keeps its radar silent");
    }
    std::string operator()(const OwnConditionsSet& told) const {
        if (told.conditions.empty()) {
            return fmt::format("{} has no standing orders.", name(told.formation));
        }
        return fmt::format("{} has standing orders: {}.", name(told.formation),
                           conditions_text(told.conditions));
    }
    std::string operator()(const OwnConditionMet& told) const {
        return fmt::format("{} acted on its standing order: {}.", name(told.formation),
                           text_of(told.condition));
    }
    std::string operator()(const OwnOrderLapsed& told) const {
        return fmt::format("{} could not carry out \"{}\": {}.", name(told.formation),
                           text_of(told.order), word_of(told.why));
    }
    std::string operator()(const OwnAllowance&) const { return {}; }
    std::string operator()(const OwnMoved& told) const {
        return fmt::format("{} steamed {} to {}.", name(told.formation), word_of(told.direction),
                           name_of(told.to));
    }
    std::string operator()(const OwnReached& told) const {
        return fmt::format(
            "{} {} {}.", name(told.formation),
            told.is_destination ? "reached its destination" : "passed its checkpoint",
            place_text(book.chart, told.marker));
    }
    std::string operator()(const OwnTurnOver&) const { return {}; }
    std::string operator()(const OwnSpotted& told) const {
        return fmt::format("{} was spotted; by whom and from where is not known.",
                           name(told.formation));
    }
    std::string operator()(const Seen& told) const {
        const std::string known =
            told.declared ? phrase_of(*told.declared) : "nothing is known of it but its place";
        return fmt::format("{} sighted a force {} in {}: {} (contact C{}).", name(told.by),
                           phrase_of(told.mode), name_of(told.square), known, told.contact.number);
    }
    std::string operator()(const InitiativeTold& told) const {
        if (told.won == told.began) {
            return fmt::format("The initiative went to {}, who began.", side(told.won));
        }
        return fmt::format("The initiative went to {}; {} began.", side(told.won),
                           side(told.began));
    }
    [[nodiscard]] static std::string enemies_text(const std::vector<Declaration>& enemies) {
        if (enemies.size() == 1) return "a force of " + phrase_of(enemies.front());
        std::string text = counted(static_cast<std::int32_t>(enemies.size()), "force");
        for (const Declaration& enemy : enemies) {
            text += (&enemy == &enemies.front() ? ": " : "; ") + phrase_of(enemy);
        }
        return text;
    }
    std::string operator()(const BattleJoined& told) const {
        std::vector<std::string> own;
        for (const OwnNumber number : told.own) own.push_back(name(number));
        return fmt::format("Battle B{} was joined in {}: {} against {}.", told.battle.number,
                           name_of(told.square), enumeration(own), enemies_text(told.enemy));
    }
    std::string operator()(const OwnShipsLeft& told) const {
        const auto& ships = book.formation(told.formation).ships;
        std::vector<std::string> states;
        for (std::size_t i = 0; i < ships.size(); ++i) {
            const OwnShipState& left = told.ships.at(i);
            states.push_back(
                fmt::format("{} {}", ships[i].name, state_text(ships[i], left.hull, left.speed)));
        }
        return fmt::format("{} after the battle: {}.", name(told.formation), enumeration(states));
    }
    std::string operator()(const BattleOver& told) const {
        const std::string over =
            fmt::format("Battle B{} in {} is over.", told.battle.number, name_of(told.square));
        return told.learned.text.empty() ? over : over + " " + told.learned.text;
    }
};

}  // namespace

std::string sentence_of(const Book& book, const SideView& /*view*/, const Report& report) {
    return std::visit(Teller{book}, report);
}

std::optional<Pulse> hour_of(const Report& report) {
    return std::visit(
        [](const auto& told) -> std::optional<Pulse> {
            if constexpr (requires { told.at; }) return told.at;
            return std::nullopt;
        },
        report);
}

}  // namespace flagplot
