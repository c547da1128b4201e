#include "adjudication/chronicle.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "adjudication/chronicle_names.h"
#include "campaign/command.h"
#include "view/phrases.h"

namespace flagplot::book {

namespace {

/// Hour of the turn: "at 3.5 h".
std::string hour_text(Pulse at) {
    return fmt::format("{}{} h", at.count / 2, at.count % 2 == 0 ? "" : ".5");
}

/// Says each fact in the words of the book; empty for those that only keep the books.
class Teller : Names {
  public:
    using Names::Names;

    std::string operator()(const DiceRemembered&) const { return {}; }
    std::string operator()(const CommandWithdrawn&) const { return {}; }
    std::string operator()(const SoloBegun&) const { return {}; }
    std::string operator()(const SheetReceived& fact) const {
        if (fact.overruled.empty()) return {};
        return fmt::format("the umpire takes the orders of {} : {}", side(side_of(fact.seat)),
                           fact.overruled);
    }
    std::string operator()(const TurnOpened& fact) const {
        return fmt::format("turn {} opens by {}", fact.turn.count, word_of(fact.light));
    }
    std::string operator()(const DecisionCounted&) const { return {}; }
    std::string operator()(const PhaseEntered& fact) const {
        return fmt::format("phase: {}", word_of(fact.phase));
    }
    std::string operator()(const FormationEntered& fact) const {
        return fmt::format("{} enters in {}", id(fact.formation), name_of(fact.square));
    }
    std::string operator()(const RouteSet& fact) const {
        if (!fact.route) return fmt::format("{} loses its route", id(fact.formation));
        return fmt::format("{} sets {}", id(fact.formation), action(fact.formation, *fact.route));
    }
    std::string operator()(const LegPlanned& fact) const {
        return fmt::format("{} plans {}", id(fact.formation), directions(fact.steps));
    }
    std::string operator()(const StanceTaken& fact) const {
        return fmt::format("{} takes stance {}", id(fact.formation), word_of(fact.stance));
    }
    std::string operator()(const RadarUsed& fact) const {
        return fmt::format("{} turns radar {}", id(fact.formation), fact.on ? "on" : "off");
    }
    std::string operator()(const PlaceTaken& fact) const {
        return fmt::format("{} takes place {}", id(fact.formation), fact.place);
    }
    std::string operator()(const HoldOrdered& fact) const {
        return fmt::format("{} holds", id(fact.formation));
    }
    std::string operator()(const ConditionsSet& fact) const {
        return fmt::format("{} has {}", id(fact.formation),
                           counted(static_cast<std::int32_t>(fact.conditions.size()), "condition"));
    }
    std::string operator()(const ConditionMet& fact) const {
        return fmt::format("{} acts on condition {} at {}", id(fact.formation), fact.which + 1,
                           hour_text(fact.at));
    }
    std::string operator()(const ConditionExpired& fact) const {
        return fmt::format("{} drops condition {}", id(fact.formation), fact.which + 1);
    }
    std::string operator()(const TaskSet& fact) const {
        const Action what = std::visit([](const auto& task) -> Action { return task; }, fact.task);
        return fmt::format("{} takes up {}", id(fact.formation), action(fact.formation, what));
    }
    std::string operator()(const TaskOver& fact) const {
        return fmt::format("{} ends its task : {}", id(fact.formation), word_of(fact.why));
    }
    std::string operator()(const SpeedSet& fact) const {
        return fmt::format("{} keeps {}", id(fact.formation), action(fact.formation, fact.speed));
    }
    std::string operator()(const OrderLapsed& fact) const {
        return fmt::format("{} cannot {} : {}", id(fact.formation),
                           action(fact.formation, fact.order), word_of(fact.why));
    }
    std::string operator()(const DieRolled& fact) const {
        if (fact.key.purpose == Purpose::shuffle || fact.key.purpose == Purpose::lot) return {};
        const Roller roller = roller_of(fact.key);
        std::string text = fmt::format("{} rolls {} {}", roller.who, fact.result, roller.what);
        if (fact.needed == 0) return text;
        text += fmt::format(" and needs {} :", fact.needed);
        for (const Modifier& modifier : fact.modifiers) {
            text += fmt::format(" {} {:+}", word_of(modifier.name), modifier.value);
        }
        return text;
    }
    std::string operator()(const InitiativeDecided& fact) const {
        return fmt::format("{} wins the initiative and {} begins", side(fact.won.front()),
                           sides(fact.began));
    }
    std::string operator()(const QueueDrawnUp& fact) const {
        std::vector<std::string> ids;
        for (const FormationId each : fact.queue) ids.push_back(id(each));
        return "order of activation: " + (ids.empty() ? "nobody" : joined(ids));
    }
    std::string operator()(const FormationUnderWay& fact) const {
        return fmt::format("{} is activated", id(fact.formation));
    }
    std::string operator()(const FormationDone&) const { return {}; }
    std::string operator()(const PulseBegan&) const { return {}; }
    std::string operator()(const AllowanceSet& fact) const {
        std::string text =
            fmt::format("{} has {}", id(fact.formation), counted(fact.points.count, "point"));
        if (fact.carried.count > 0) text += fmt::format(" and {} carried", fact.carried.count);
        return text;
    }
    std::string operator()(const FormationMoved& fact) const {
        std::string text = fmt::format("{} steps {} to {} for {} at {}", id(fact.formation),
                                       word_of(fact.direction), name_of(fact.to), fact.cost.count,
                                       hour_text(fact.at));
        if (fact.closes_on) text += fmt::format(" at its contact C{}", fact.closes_on->number);
        return text;
    }
    std::string operator()(const MarkerReached& fact) const {
        return fmt::format("{} {} {} at {}", id(fact.formation),
                           fact.is_destination ? "reaches its destination" : "passes",
                           name_of(fact.marker), hour_text(fact.at));
    }
    std::string operator()(const SightingTried& fact) const {
        const std::string pair = fmt::format("{} {} {} by {}", id(fact.tried.searcher),
                                             fact.has_succeeded ? "spots" : "misses",
                                             id(fact.tried.target), word_of(fact.mode));
        if (!fact.has_succeeded) return fmt::format("{} at {}", pair, hour_text(fact.at));
        return fmt::format("{} at {} : {}", pair, hour_text(fact.at),
                           fact.declared ? declared_text(*fact.declared) : "nothing declared");
    }
    std::string operator()(const CaptainAsked& fact) const {
        return fmt::format("the turn waits for the captain of {}", id(fact.formation));
    }
    std::string operator()(const CaptainAnswered&) const { return {}; }
    std::string operator()(const BattleMarked& fact) const {
        std::vector<std::string> ids;
        for (const FormationId each : fact.formations) ids.push_back(id(each));
        std::string text = fmt::format("battle in {} at {}: {}", name_of(fact.square),
                                       hour_text(fact.at), joined(ids));
        if (!fact.surprised.empty()) text += fmt::format(" ; {} surprised", sides(fact.surprised));
        return text;
    }
    std::string operator()(const BattleAwaited& fact) const {
        return fmt::format("the turn waits for battle {}", fact.battle.number + 1);
    }
    std::string operator()(const BattleOrderAdded& fact) const {
        return fmt::format("battle {} is fought by {}", fact.battle.number + 1, fact.more.module);
    }
    std::string operator()(const CrossingsWait&) const { return {}; }  // what comes of it says it
    std::string operator()(const BattleFought& fact) const {
        return fmt::format("battle {} is fought in {} minutes", fact.battle.number + 1,
                           fact.outcome.minutes);
    }
    std::string operator()(const PrizesHeld& fact) const {
        std::vector<std::string> prizes;
        for (const ShipId ship : fact.ships) prizes.push_back(definition.ship(ship).ship.name);
        if (prizes.empty()) return fmt::format("{} has no prizes", id(fact.formation));
        return fmt::format("{} has the prizes {}", id(fact.formation), joined(prizes));
    }
    std::string operator()(const FormationLost& fact) const {
        return fmt::format("{} is lost", id(fact.formation));
    }
    std::string operator()(const FormationRested&) const { return {}; }  // the outcome says it
    std::string operator()(const SpottingForgotten&) const { return {}; }
    std::string operator()(const TurnClosed& fact) const {
        if (fact.is_war_over) return "the campaign ends";
        return fmt::format("turn {} ends", fact.next.count - 1);
    }
    std::string operator()(const SideLapsed& fact) const {
        const std::string order =
            std::visit([&](const auto& what) { return side_order(fact.side, what); }, fact.order);
        return fmt::format("{} cannot {} : {}", side(fact.side), order, word_of(fact.why));
    }
    std::string operator()(const FormationFounded& fact) const {
        return fmt::format("{} is formed from {} in {} : {}", fact.founded.row.id, id(fact.from),
                           name_of(fact.founded.row.enters_at), ships(fact.founded.row.ships));
    }
    std::string operator()(const FormationsMerged& fact) const {
        return fmt::format("{} joins {}", id(fact.from), id(fact.into));
    }
    std::string operator()(const BattleRefused& fact) const {
        return fmt::format("{} slips away to {} at {}", id(fact.formation), name_of(fact.to),
                           hour_text(fact.at));
    }
    std::string operator()(const RefusalFailed& fact) const {
        return fmt::format("{} cannot slip away", id(fact.formation));
    }
    std::string operator()(const FormationBrokeOff& fact) const {
        return fmt::format("{} breaks off to {}", id(fact.formation), name_of(fact.to));
    }
    std::string operator()(const SortieFlown& fact) const {
        return fmt::format("{} searches round {}", flier(fact.side, fact.asset),
                           name_of(fact.centre));
    }
    std::string operator()(const FoundFromAir& fact) const {
        return fmt::format("{} finds {} and is told {} in {}", side(fact.side), id(fact.target),
                           declared_text(fact.told), name_of(fact.told_square));
    }
    std::string operator()(const DeckShuffled& fact) const {
        return fmt::format("{} shuffles {}", side(fact.side),
                           counted(static_cast<std::int32_t>(fact.draw.size()), "card"));
    }
    std::string operator()(const CardMoved& fact) const {
        return fmt::format("{} card \"{}\" goes from {} to {}", side(fact.side), card(fact.card),
                           word_of(fact.from), word_of(fact.to));
    }
    std::string operator()(const CardLaid& fact) const {
        return fmt::format("{} card \"{}\" lies on the table", side(fact.card.side),
                           card(fact.card.card));
    }
    std::string operator()(const CardTaken&) const { return {}; }
    std::string operator()(const CardResolutionBegan&) const { return {}; }
    std::string operator()(const CardAimed& fact) const {
        std::string text =
            fmt::format("{} card \"{}\" strikes", side(head().side), card(head().card));
        if (fact.on) text += " " + id(*fact.on);
        if (fact.at) text += " in " + name_of(*fact.at);
        return text;
    }
    std::string operator()(const CardEffectApplied&) const { return {}; }
    std::string operator()(const CardResolved& fact) const {
        if (fact.had_effect) return {};
        return fmt::format("{} card \"{}\" has no effect", side(head().side), card(head().card));
    }
    std::string operator()(const EffectsChanged& fact) const {
        if (fact.effects.empty()) return fmt::format("nothing lies on {}", id(fact.formation));
        std::string text;
        for (const ActiveEffect& effect : fact.effects) {
            text += (text.empty() ? "" : " ; ") + effect_text(effect);
        }
        return fmt::format("on {} lies: {}", id(fact.formation), text);
    }
    std::string operator()(const ShipEffectsChanged& fact) const {
        if (fact.effects.empty()) return fmt::format("nothing lies on {}", ship(fact.ship));
        std::string text;
        for (const ActiveEffect& effect : fact.effects) {
            text += (text.empty() ? "" : " ; ") + slowed_text(effect);
        }
        return fmt::format("on {} lies: {}", ship(fact.ship), text);
    }
    std::string operator()(const FalseReportDue& fact) const {
        return fmt::format("{} will be told of a force that is not there", side(fact.due.side));
    }
    std::string operator()(const FalseReportDropped& fact) const {
        return fmt::format("{} is told of no force that is not there", side(fact.side));
    }
    std::string operator()(const ShipHit& fact) const {
        return fmt::format("{} is hit and has hull {} speed {}", ship(fact.ship),
                           fact.left.hull.count, fact.left.speed.count);
    }
    std::string operator()(const WeatherCame& fact) const {
        return fmt::format("weather: {} to the end of turn {}", phrase_of(fact.weather.zone),
                           fact.weather.last.count);
    }
    std::string operator()(const WeatherPassed&) const { return {}; }
    std::string operator()(const ContactInvented& fact) const {
        return fmt::format("{} is told of {} in {} that is not there", side(fact.side),
                           declared_text(fact.declared), name_of(fact.square));
    }
    std::string operator()(const EnemyRevealed& fact) const {
        return fmt::format("{} learns the {} of {} : {}", side(fact.side), word_of(fact.what),
                           id(fact.formation), name_of(fact.square));
    }
    std::string operator()(const FlightGiven& fact) const {
        return fmt::format("{} is given a search round {}", side(fact.flight.side),
                           name_of(fact.flight.centre));
    }
    std::string operator()(const ChoiceAwaited& fact) const {
        return fmt::format("the turn waits for {} to choose on \"{}\"", side(fact.choice.side),
                           card(fact.choice.card));
    }
    std::string operator()(const ChoiceMade& fact) const {
        return fmt::format("the choice is {}", fact.is_second ? "b" : "a");
    }
    std::string operator()(const RulingAwaited& fact) const {
        return fmt::format("the turn waits for the umpire: {}", fact.asked.question);
    }
    std::string operator()(const RulingGiven& fact) const {
        return fmt::format("the umpire rules {}", fact.is_yes ? "yes" : "no");
    }
    std::string operator()(const SidePaid& fact) const {
        const VictoryRow& row = definition.victory.at(static_cast<std::size_t>(fact.paid.row));
        const std::string what =
            row.ships.empty() ? id(FormationId{fact.paid.which}) : ship(ShipId{fact.paid.which});
        return fmt::format("{} is paid {} : {} {}", side(row.side), fact.paid.points, row.text,
                           what);
    }

    // the umpire's own hand
    std::string operator()(const UmpireRuled& fact) const {
        return "the umpire " + ruling_deed(definition, state, fact.what);
    }
    std::string operator()(const SheetRefused& fact) const {
        return fmt::format("a sheet of {} is refused", side(side_of(fact.seat)));
    }
    std::string operator()(const BriefingsReleased&) const { return "the briefings are released"; }
    std::string operator()(const BriefingsReleasedTo& fact) const {
        std::string text = "the briefings are released to";
        for (const SideId id : fact.sides) text += " " + side(id);
        return text;
    }
    std::string operator()(const MessagePassed& fact) const {
        return fmt::format("message {}to {} : {}",
                           fact.from ? fmt::format("from {} ", side(*fact.from)) : "",
                           fact.to ? side(*fact.to) : "all", fact.text);
    }
    std::string operator()(const NoteTaken& fact) const {
        return fmt::format("the umpire notes : {}", fact.text);
    }
    std::string operator()(const FormationDeparted& fact) const {
        return fmt::format("{} leaves the game", id(fact.formation));
    }
    std::string operator()(const CampaignAmended& fact) const {
        return fmt::format("the umpire amends the campaign : {}", fact.why);
    }
    std::string operator()(const RefusalOverruled& fact) const {
        return fmt::format("refusal overruled: {}", fact.refusal);
    }

  private:
    [[nodiscard]] const CardResolution& head() const {
        return state.progress.card_resolutions.front();
    }
    [[nodiscard]] static std::string directions(const std::vector<Direction>& steps) {
        std::string text;
        for (const Direction step : steps) {
            text += fmt::format("{}{}", text.empty() ? "" : " ", word_of(step));
        }
        return text.empty() ? "nothing" : text;
    }
    template <class What>
    [[nodiscard]] std::string side_order(SideId of, const What& what) const {
        return text_of(roster_of(definition, state, seat_of(of)), Order{what});
    }
    [[nodiscard]] std::string flier(SideId of, std::optional<AssetId> asset) const {
        return asset ? definition.assets.at(asset->index()).id : fmt::format("{} card", side(of));
    }
    struct Roller {
        std::string who;
        std::string what;  ///< it rolls for
    };
    [[nodiscard]] Roller roller_of(const DieKey& key) const {
        const auto formation = [&](std::uint32_t number) {
            return id(formation_of_die(definition, state, number));
        };
        const auto flight = [&] {
            return key.subject < definition.assets.size() ? definition.assets[key.subject].id
                                                          : std::string("card");
        };
        switch (key.purpose) {
            case Purpose::initiative:
                return {side({key.subject}), "for the initiative"};
            case Purpose::sighting:
                return {formation(key.subject), "against " + formation(key.object)};
            case Purpose::air_search:
                return {flight(), "against " + formation(key.object)};
            case Purpose::misreport:
                return {flight(), "reporting " + formation(key.object)};
            case Purpose::draw:
                return {side({key.subject}), "for a card"};
            case Purpose::card:
                return {side({key.subject}), "on its card"};
            case Purpose::refusal:
                return {formation(key.subject), "to slip from " + formation(key.object)};
            case Purpose::shuffle:
            case Purpose::lot:
            case Purpose::battle:
                break;
        }
        return {};
    }
};

}  // namespace

std::vector<std::string> events_of(const Definition& definition, CampaignState before,
                                   const std::vector<Fact>& facts) {
    std::vector<std::string> lines;
    for (const Fact& fact : facts) {
        std::string line = std::visit(Teller(definition, before), fact);
        if (!line.empty()) lines.push_back(std::move(line));
        evolve(before, fact);
    }
    return lines;
}

}  // namespace flagplot::book
