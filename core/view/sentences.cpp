#include <fmt/format.h>

#include "base/plain_text.h"
#include "view/briefing.h"
#include "view/notation.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

constexpr std::array<std::string_view, 3> stance_phrases{"seeks battle", "accepts battle",
                                                         "avoids battle"};

std::string conditions_text(const Roster& roster, const std::vector<Conditional>& conditions) {
    std::string text;
    for (const Conditional& conditional : conditions) {
        text += (text.empty() ? "" : "; ") + text_of(roster, conditional);
    }
    return text;
}

/// A text that somebody wrote, with a full stop if it has no end of its own.
std::string as_sentence(std::string text) {
    constexpr std::string_view ends = ".!?\")";
    const bool has_end = text.empty() || ends.find(text.back()) != ends.npos;
    return has_end ? text : text + ".";
}

std::string contact_name(ContactId contact) { return fmt::format("contact C{}", contact.number); }

/// "4 units, the biggest a battleship, in D5 (contact C3)".
std::string sighting_text(const AirSighting& sighting) {
    return fmt::format("{}, in {} ({})", phrase_of(sighting.declared), name_of(sighting.square),
                       contact_name(sighting.contact));
}

std::string findings_text(const std::vector<AirSighting>& found) {
    if (found.empty()) return "nothing seen";
    std::string text;
    for (const AirSighting& sighting : found) {
        text += (text.empty() ? "" : "; ") + sighting_text(sighting);
    }
    return text;
}

/// Says each report in the words of the seat's own book.
struct Teller {
    const Book& book;
    const SideView& view;

    [[nodiscard]] std::string name(OwnNumber number) const { return called(view, number); }
    [[nodiscard]] Roster roster() const { return roster_of(book, view); }
    [[nodiscard]] std::string side(SideId id) const { return book.sides.at(id.index()).name; }

    std::string operator()(const DiceCommitted& told) const {
        const std::string print = hex(told.commitment);
        return told.seed ? fmt::format("Public dice, seed {}; their fingerprint is {}.",
                                       told.seed->number, print)
                         : fmt::format("The fingerprint of the dice of the campaign is {}.", print);
    }
    std::string operator()(const WordTaken& told) const {
        return fmt::format("Your word \"{}\" is in the dice of this turn.", told.word.text);
    }
    std::string operator()(const TakenBackTold& told) const {
        return fmt::format(
            "The umpire took back something that was decided in turn {}, and what "
            "followed it.",
            told.turn.count);
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
                           conditions_text(roster(), told.conditions));
    }
    std::string operator()(const OwnConditionMet& told) const {
        return fmt::format("{} acted on its standing order: {}.", name(told.formation),
                           text_of(roster(), told.condition));
    }
    std::string operator()(const OwnOrderLapsed& told) const {
        return fmt::format("{} could not carry out \"{}\": {}.", name(told.formation),
                           text_of(roster(), told.order), word_of(told.why));
    }
    std::string operator()(const OwnConditionExpired& told) const {
        return fmt::format("A standing order of {} is over with its time: {}.",
                           name(told.formation), text_of(roster(), told.condition));
    }
    std::string operator()(const OwnTaskSet& told) const {
        return fmt::format("{} {} from now on.", name(told.formation), phrase_of(view, told.task));
    }
    std::string operator()(const OwnTaskOver& told) const {
        const std::string order = text_of(roster(), told.task);
        if (told.why == TaskEnd::done) {
            return fmt::format("{} has carried out \"{}\".", name(told.formation), order);
        }
        return fmt::format("{} carries out \"{}\" no longer: {}.", name(told.formation), order,
                           word_of(told.why));
    }
    std::string operator()(const OwnSpeedSet& told) const {
        return fmt::format("{} {} from now on.", name(told.formation), phrase_of(told.speed));
    }
    std::string operator()(const OwnAllowance&) const { return {}; }
    std::string operator()(const OwnMoved& told) const {
        return fmt::format("{} steamed {} to {}.", name(told.formation), word_of(told.direction),
                           name_of(told.to));
    }
    std::string operator()(const OwnAttacks& told) const {
        return fmt::format("{} turned to attack {} in {}.", name(told.formation),
                           contact_name(told.contact), name_of(told.square));
    }
    std::string operator()(const OwnAttackMissed& told) const {
        if (told.battle) {
            return fmt::format("{} found battle B{} being fought in {} and took no part in it.",
                               name(told.formation), told.battle->number, name_of(told.square));
        }
        return fmt::format("{} found nobody to fight in {}, where it looked for {}.",
                           name(told.formation), name_of(told.square), contact_name(told.contact));
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
    [[nodiscard]] static std::string enemy_text(const EnemyMet& enemy) {
        return fmt::format("{} ({})", phrase_of(enemy.declared), contact_name(enemy.contact));
    }
    [[nodiscard]] static std::string enemies_text(const std::vector<EnemyMet>& enemies) {
        if (enemies.size() == 1) return "a force of " + enemy_text(enemies.front());
        std::string text = counted(static_cast<std::int32_t>(enemies.size()), "force");
        for (const EnemyMet& enemy : enemies) {
            text += (&enemy == &enemies.front() ? ": " : "; ") + enemy_text(enemy);
        }
        return text;
    }
    std::string operator()(const BattleJoined& told) const {
        std::vector<std::string> own;
        for (const OwnNumber number : told.own) own.push_back(name(number));
        std::string text =
            fmt::format("Battle B{} was joined in {}: {} against {}.", told.battle.number,
                        name_of(told.square), enumeration(own), enemies_text(told.enemy));
        for (const OwnNumber number : told.turned_back) {
            text += fmt::format(" {} met the enemy on its way out of {} and is back there.",
                                name(number), name_of(told.square));
        }
        return text;
    }
    std::string operator()(const OwnShipsLeft& told) const {
        std::vector<std::string> states;
        for (const OwnShipLeft& each : told.ships) {
            const BookShip& ship = book.ship(each.ship);
            states.push_back(fmt::format("{} {}", ship.name, state_text(ship, each.left)));
        }
        return fmt::format("State of {}: {}.", name(told.formation), enumeration(states));
    }
    std::string operator()(const OwnPrizes& told) const {
        if (told.prizes.empty()) {
            return fmt::format("{} has no prize in company any more.", name(told.formation));
        }
        std::string prizes;
        for (const Prize& prize : told.prizes) {
            prizes += (prizes.empty() ? "" : "; ") + phrase_of(prize);
        }
        return fmt::format("Prizes in company with {}: {}.", name(told.formation), prizes);
    }
    std::string operator()(const BattleOver& told) const {
        const std::string how_long =
            told.goes_on() ? fmt::format("goes on to the end of turn {}, for {} in all",
                                         told.last.count, duration_text(told.length))
                           : "is over after " + duration_text(told.length);
        const std::string text = fmt::format(
            "Battle B{} in {} {}{}.", told.battle.number, name_of(told.square), how_long,
            told.from == ResultFrom::entered ? "; its result was entered by hand" : "");
        return told.learned.text.empty() ? text : text + " " + told.learned.text;
    }
    std::string operator()(const BattleEnded& told) const {
        return fmt::format("Battle B{} in {} is over.", told.battle.number, name_of(told.square));
    }
    std::string operator()(const SideOrderLapsed& told) const {
        const Order order = std::visit([](const auto& what) -> Order { return what; }, told.order);
        return fmt::format("\"{}\" could not be carried out: {}.", text_of(roster(), order),
                           word_of(told.why));
    }

    // formations formed and merged
    [[nodiscard]] std::string ship_names(const std::vector<OwnShip>& ships) const {
        std::vector<std::string> names;
        for (const OwnShip ship : ships) names.push_back(book.ship(ship).name);
        return enumeration(names);
    }
    std::string operator()(const OwnFounded& told) const {
        const std::string called = short_name(told.name.text);
        const std::string id = told.id.text == called ? "" : ", in orders " + told.id.text;
        return fmt::format("{} parted from {} in {} and {} {}{}.", ship_names(told.ships),
                           name(told.from), name_of(told.square),
                           told.ships.size() == 1 ? "is now" : "are now", called, id);
    }
    std::string operator()(const OwnMerged& told) const {
        return fmt::format("{} joined {} and is part of it from now on.", name(told.formation),
                           name(told.into));
    }
    std::string operator()(const OwnSlipped& told) const {
        return fmt::format("{} refused battle and slipped away to {}.", name(told.formation),
                           name_of(told.to));
    }
    std::string operator()(const OwnBrokeOff& told) const {
        return fmt::format("{} broke off the battle and is in {}.", name(told.formation),
                           name_of(told.to));
    }

    // air reports and intelligence
    [[nodiscard]] std::string flight(const AirReport& told) const {
        if (!told.asset) return "An extra flight searched";
        const BookAsset& asset = book.assets.at(told.asset->index());
        return asset.watches ? asset.name + " watched" : fmt::format("The {} searched", asset.name);
    }
    std::string operator()(const AirReport& told) const {
        return fmt::format("{} {}: {}.", flight(told), round_text(book.chart, told.centre),
                           findings_text(told.found));
    }
    std::string operator()(const ContactReported& told) const {
        return fmt::format("A report puts {} in {}{} ({}).",
                           told.declared ? phrase_of(*told.declared) + "," : "an enemy force",
                           name_of(told.square),
                           told.next_marker ? ", bound for " + name_of(*told.next_marker) : "",
                           contact_name(told.contact));
    }
    std::string operator()(const BlockLearned& told) const {
        return fmt::format("A direction-finding fix puts an enemy in one of {}.",
                           block_text(book.chart, told.centre));
    }

    [[nodiscard]] static std::string revision(ContactId contact, const ContactIs& order) {
        return fmt::format("Contact C{} is taken for contact C{} from now on.", contact.number,
                           order.other.number);
    }
    [[nodiscard]] static std::string revision(ContactId contact, const ContactNamed& order) {
        return fmt::format("Contact C{} is called \"{}\" from now on.", contact.number, order.name);
    }
    [[nodiscard]] static std::string revision(ContactId contact, const ContactApart& /*order*/) {
        return fmt::format("Contact C{} is a contact of its own again.", contact.number);
    }
    [[nodiscard]] static std::string revision(ContactId contact, const ContactStruck& /*order*/) {
        return fmt::format("Contact C{} was struck from the picture.", contact.number);
    }
    [[nodiscard]] static std::string revision(ContactId contact, const ContactRestored& /*order*/) {
        return fmt::format("Contact C{} is back in the picture.", contact.number);
    }
    std::string operator()(const ContactRevised& told) const {
        if (told.made) {
            return fmt::format("The last sighting of contact C{} is contact C{} from now on.",
                               told.order.contact.number, told.made->number);
        }
        return std::visit([&](const auto& order) { return revision(told.order.contact, order); },
                          told.order.what);
    }

    // weather and cards
    std::string operator()(const WeatherTold& told) const {
        return fmt::format("The forecast for turn {}: {}.", told.turn.count,
                           weather_text(told.zones));
    }
    std::string operator()(const CardDealt& told) const {
        const std::string& name = told.card.name.text;
        if (!told.is_kept) {
            return fmt::format("The card \"{}\" came, but the hand was full: it was put away.",
                               name);
        }
        return fmt::format("The card \"{}\" came into the hand: {}", name,
                           as_sentence(told.card.text.text));
    }
    std::string operator()(const CardPlayed& told) const {
        return fmt::format("The card \"{}\" was played{}.", told.name.text,
                           told.on ? " on " + name(*told.on) : "");
    }
    std::string operator()(const OwnStruck& told) const {
        const std::string seen =
            fmt::format("{}: {}", name(told.formation), as_sentence(told.seen.text));
        if (told.effects.empty()) return seen;
        std::string effects;
        for (const ActiveEffect& effect : told.effects) {
            effects += (effects.empty() ? "" : "; ") + effect_text(effect);
        }
        return fmt::format("{} It means: {}.", seen, effects);
    }
    std::string operator()(const OwnWeathered& told) const {
        return fmt::format("{} has run into {}; how far it reaches is not known.",
                           name(told.formation), phrase_of(told.weather));
    }
    std::string operator()(const OwnRefreshed& told) const {
        return fmt::format("{} has been in port, and what hindered it until then is over.",
                           name(told.formation));
    }
    std::string operator()(const TextTold& told) const { return as_sentence(told.text.text); }

    // the umpire's interventions
    std::string operator()(const OwnPlaced& told) const {
        return fmt::format("The umpire put {} in {}.", name(told.formation),
                           place_text(book.chart, told.square));
    }
    std::string operator()(const OwnFreed& told) const {
        return fmt::format("{} was freed by the umpire and may change course.",
                           name(told.formation));
    }
    std::string operator()(const OwnLeft& told) const {
        return fmt::format("{} left the chart for good.", name(told.formation));
    }
    std::string operator()(const CardTakenAway& told) const {
        return fmt::format("The card \"{}\" was taken out of the hand.", told.name.text);
    }
    std::string operator()(const LightTold& told) const {
        return fmt::format("Turn {} is by {}.", told.turn.count, word_of(told.light));
    }
    std::string operator()(const SwitchTold& told) const {
        return fmt::format("From now on {} is {}.", told.key.text, told.value.text);
    }
    std::string operator()(const OwnRenamed& told) const {
        return fmt::format("{} is called {} from now on.", view.formation(told.formation).id,
                           told.name.text);
    }
    std::string operator()(const Released& /*told*/) const { return {}; }
    std::string operator()(const MessageTold& told) const {
        return fmt::format("A message from {}: {}", told.from ? side(*told.from) : "the umpire",
                           quotation(as_sentence(told.text.text)));
    }
};

}  // namespace

std::string sentence_of(const Book& book, const SideView& view, const Report& report) {
    return one_line(std::visit(Teller{book, view}, report));
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
