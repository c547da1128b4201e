#include "present/truth/fact_text_events.h"

#include <fmt/format.h>

#include <array>

#include "base/markdown.h"
#include "base/plain_text.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// What was revealed about a formation, in the order of `Reveals`.
constexpr std::array<std::string_view, 3> revealed_phrases{
    "the square of", "the square and the next marker of", "the middle of a block that holds"};

std::string on_whom(const FactNames& names, const std::optional<FormationId>& formation) {
    return formation ? " on " + names.name(*formation) : "";
}

std::string at_where(const std::optional<Square>& square) {
    return square ? " at " + name_of(*square) : "";
}

/// "Royal Navy's card \"Mines\""
std::string card_text(const FactNames& names, const CardResolution& card) {
    return fmt::format("{} of {}", names.card(card.card), names.side(card.side));
}

}  // namespace

// splitting and merging, refusing a battle

std::string EventLog::operator()(const FormationFounded& fact) const {
    const FormationRow& row = fact.founded.row;
    return fmt::format("{} parted from {} and became {} [{}].", names.ships(row.ships),
                       names.name(fact.from), short_name(row.name), row.id);
}

std::string EventLog::operator()(const FormationsMerged& fact) const {
    return fmt::format("{} joined {}.", names.name(fact.from), names.name(fact.into));
}

std::string EventLog::operator()(const BattleRefused& fact) const {
    return fmt::format("{} refused battle and slipped away to {}.", names.name(fact.formation),
                       name_of(fact.to));
}

std::string EventLog::operator()(const RefusalFailed& fact) const {
    return fmt::format("{} could not slip away from the battle.", names.name(fact.formation));
}

std::string EventLog::operator()(const FormationBrokeOff& fact) const {
    return fmt::format("{} broke off the battle and is in {}.", names.name(fact.formation),
                       name_of(fact.to));
}

// searches

std::string EventLog::operator()(const SideLapsed& fact) const {
    const Order order = std::visit([](const auto& what) -> Order { return what; }, fact.order);
    return fmt::format("{} could not carry out \"{}\": {}.", names.side(fact.side),
                       text_of(names.roster(fact.side), order), word_of(fact.why));
}

std::string EventLog::operator()(const SortieFlown& fact) const {
    return fmt::format("{} searched {} for {}.",
                       fact.asset ? names.asset(*fact.asset) : "A card's flight",
                       round_text(names.definition.chart, fact.centre), names.side(fact.side));
}

std::string EventLog::operator()(const FoundFromAir& fact) const {
    return fmt::format("{} found {} and is told of {}, in {}.", names.side(fact.side),
                       names.name(fact.target), phrase_of(fact.told), name_of(fact.told_square));
}

std::string EventLog::operator()(const ContactInvented& fact) const {
    return fmt::format("{} is told of a force that is not there: {}, in {}.", names.side(fact.side),
                       phrase_of(fact.declared), name_of(fact.square));
}

std::string EventLog::operator()(const EnemyRevealed& fact) const {
    return fmt::format("{} learned {} {}: {}.", names.side(fact.side),
                       revealed_phrases[static_cast<std::size_t>(fact.what)],
                       names.name(fact.formation), name_of(fact.square));
}

std::string EventLog::operator()(const FlightGiven& fact) const {
    return fmt::format("{} has a card's flight round {}, with {:+}.", names.side(fact.flight.side),
                       name_of(fact.flight.centre), fact.flight.bonus.count);
}

std::string EventLog::operator()(const FalseReportDue& fact) const {
    return fmt::format("{} will be told of a force that is not there.", names.side(fact.due.side));
}

std::string EventLog::operator()(const FalseReportDropped& fact) const {
    return fmt::format("{} is told of none: no true report could come this turn.",
                       names.side(fact.side));
}

// cards

std::string EventLog::operator()(const DeckShuffled& fact) const {
    return fmt::format("{} has a deck of {} in a new order.", names.side(fact.side),
                       counted(static_cast<std::int32_t>(fact.draw.size()), "card"));
}

std::string EventLog::operator()(const CardMoved& fact) const {
    return fmt::format("{}'s card \"{}\" went from \"{}\" to \"{}\".", names.side(fact.side),
                       names.definition.card(fact.card).name, word_of(fact.from), word_of(fact.to));
}

std::string EventLog::operator()(const CardLaid& fact) const {
    return fmt::format("{} is laid for the next turn{}{}.",
                       capitalised(card_text(names, fact.card)), on_whom(names, fact.card.on),
                       at_where(fact.card.at));
}

std::string EventLog::operator()(const CardTaken& fact) const {
    return fmt::format("{} was taken from the table.", capitalised(card_text(names, fact.card)));
}

std::string EventLog::operator()(const CardResolutionBegan& fact) const {
    return fmt::format("{} takes effect{}{}.", capitalised(card_text(names, fact.card)),
                       on_whom(names, fact.card.on), at_where(fact.card.at));
}

std::string EventLog::operator()(const CardAimed& fact) const {
    if (!fact.on && !fact.at) return "The card strikes its side.";
    return fmt::format("The card strikes{}{}.", fact.on ? " " + names.name(*fact.on) : "",
                       at_where(fact.at));
}

std::string EventLog::operator()(const CardEffectApplied& /*fact*/) const {
    return "An effect of the card was applied.";
}

std::string EventLog::operator()(const CardResolved& fact) const {
    return fact.had_effect ? "The card is used up." : "The card had no effect.";
}

std::string EventLog::operator()(const EffectsChanged& fact) const {
    std::vector<std::string> effects;
    for (const ActiveEffect& effect : fact.effects) effects.push_back(effect_text(effect));
    return fmt::format("Effects on {}: {}.", names.name(fact.formation),
                       effects.empty() ? "nothing" : fmt::format("{}", fmt::join(effects, "; ")));
}

std::string EventLog::operator()(const ShipEffectsChanged& fact) const {
    std::vector<std::string> effects;
    for (const ActiveEffect& effect : fact.effects) effects.push_back(slowed_text(effect));
    return fmt::format(
        "{} is {}.", names.definition.ship(fact.ship).ship.name,
        effects.empty() ? "slowed by nothing" : fmt::format("{}", fmt::join(effects, "; ")));
}

std::string EventLog::operator()(const ShipHit& fact) const {
    const BookShip& ship = names.definition.ship(fact.ship).ship;
    return fmt::format("{} was hit: {}.", ship.name,
                       state_text(ship, fact.left.hull, fact.left.speed));
}

std::string EventLog::operator()(const ChoiceAwaited& fact) const {
    return fmt::format("The turn waits for {} to choose what {} does{}.",
                       names.side(fact.choice.side), names.card(fact.choice.card),
                       fact.choice.formation ? " to " + names.name(*fact.choice.formation) : "");
}

std::string EventLog::operator()(const ChoiceMade& fact) const {
    return fmt::format("The {} was chosen.", fact.is_second ? "second" : "first");
}

std::string EventLog::operator()(const RulingAwaited& fact) const {
    return fmt::format("The turn waits for the umpire: {}", fact.asked.question);
}

std::string EventLog::operator()(const RulingGiven& fact) const {
    const std::string ruled = fmt::format("The umpire ruled: {}", fact.is_yes ? "yes" : "no");
    return fact.why.empty() ? ruled + "."
                            : fmt::format("{}, and said {}.", ruled, quotation(fact.why));
}

// weather and victory

std::string EventLog::operator()(const WeatherCame& fact) const {
    return fmt::format("Weather came, to the end of turn {}: {}.", fact.weather.last.count,
                       phrase_of(fact.weather.zone));
}

std::string EventLog::operator()(const WeatherPassed& fact) const {
    return fmt::format("Weather that cards brought to turn {} or before is over.",
                       fact.up_to.count);
}

std::string EventLog::operator()(const SidePaid& fact) const {
    const auto& rows = names.definition.victory;
    const VictoryRow& row = rows.at(static_cast<std::size_t>(fact.paid.row));
    const std::string what = row.what == VictoryFor::spots ? names.name({fact.paid.which})
                                                           : names.ship({fact.paid.which});
    return fmt::format("{} was paid {} for {}: {}.", names.side(row.side),
                       counted(fact.paid.points, "point"), what, row.text);
}

}  // namespace flagplot
