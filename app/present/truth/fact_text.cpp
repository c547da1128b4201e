#include "present/truth/fact_text.h"

#include <fmt/format.h>

#include "base/plain_text.h"
#include "campaign/fight_order.h"
#include "present/truth/fact_text_dice.h"
#include "present/truth/fact_text_events.h"
#include "present/truth/fact_text_rulings.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

constexpr std::array<std::string_view, 2> reach_phrases{"in the same or the next square",
                                                        "with one square between"};

std::string steps_text(const std::vector<Direction>& steps) {
    std::string text;
    for (const Direction step : steps) text += fmt::format(" {}", word_of(step));
    return text;
}

/// Describes each fact in the words of the campaign.
struct Log : EventLog {
    using EventLog::operator();

    [[nodiscard]] const Definition& definition() const { return names.definition; }
    [[nodiscard]] std::string name(FormationId id) const { return names.name(id); }
    [[nodiscard]] std::string side(SideId id) const { return names.side(id); }

    // the record
    std::string operator()(const DiceRemembered& fact) const {
        std::vector<std::string> turns;
        for (const SeenDice& seen : fact.seen) {
            turns.push_back(fmt::format("turn {}, line {}", seen.turn.count, seen.line));
        }
        if (turns.empty()) return "No dice had been seen in what was taken back.";
        return fmt::format(
            "Dice were seen in what was taken back: {}; other orders will have "
            "other dice.",
            enumeration(turns));
    }
    std::string operator()(const CommandWithdrawn& fact) const {
        return fmt::format("Command {} and all that followed it were taken back: {}.", fact.command,
                           fact.why);
    }
    std::string operator()(const SheetReceived& fact) const {
        const SideId from = side_of(fact.seat);
        Roster roster = names.roster(from);
        std::string orders;
        for (const Order& order : fact.sheet.orders) {
            orders += (orders.empty() ? "" : "; ") + text_of(roster, order);
            enlist(roster, order);
        }
        return fmt::format("{} sent orders for turn {}: {}{}.", side(from), fact.sheet.turn.count,
                           orders.empty() ? "no changes" : orders,
                           fact.overruled.empty() ? "" : against_the_rules(fact.overruled));
    }
    [[nodiscard]] static std::string against_the_rules(const std::string& why) {
        return "; the umpire took them against the rules: " + without_full_stop(why);
    }
    std::string operator()(const SoloBegun& fact) const {
        return fmt::format("The campaign is played by one, who leads {}.", side(fact.side));
    }
    std::string operator()(const UmpireRuled& fact) const { return ruling_text(names, fact); }
    std::string operator()(const CampaignAmended& fact) const {
        return amendment_text(names, fact);
    }
    std::string operator()(const SheetRefused& fact) const {
        return fmt::format("A sheet of {} for turn {} was refused: {}.", side(side_of(fact.seat)),
                           fact.turn.count, without_full_stop(fact.why));
    }
    std::string operator()(const RefusalOverruled& fact) const {
        return fmt::format("The umpire overruled a refusal, {}: {}.", quotation(fact.refusal),
                           without_full_stop(fact.why));
    }
    std::string operator()(const MessagePassed& fact) const {
        return fmt::format("{} sent {} a message: {}", fact.from ? side(*fact.from) : "The umpire",
                           fact.to ? side(*fact.to) : "all sides", quotation(fact.text));
    }
    std::string operator()(const NoteTaken& fact) const {
        return fmt::format("The umpire noted: {}.", without_full_stop(fact.text));
    }
    std::string operator()(const BriefingsReleased& fact) const {
        return fmt::format("The briefings went out; they ask for the orders of turn {}.",
                           fact.next.count);
    }
    std::string operator()(const BriefingsReleasedTo& fact) const {
        return fmt::format(
            "The briefings of {} went out, and no others; they ask for the orders of turn {}.",
            names_of(definition(), fact.sides), fact.next.count);
    }

    // the turn
    std::string operator()(const TurnOpened& fact) const {
        return fmt::format("Turn {} opened at {}, by {}, with line {} of its dice; orders {}.",
                           fact.turn.count, date_hour(definition().calendar.begin_of(fact.turn)),
                           word_of(fact.light), fact.line, short_hex(fact.orders));
    }
    std::string operator()(const DecisionCounted& fact) const {
        return fmt::format("The dice behind this decision are those of line {}; decisions {}.",
                           fact.line, short_hex(fact.decided));
    }
    std::string operator()(const PhaseEntered& fact) const {
        return fmt::format("Phase of the turn: {}.", word_of(fact.phase));
    }
    std::string operator()(const InitiativeDecided& fact) const {
        return fmt::format("The initiative by dice, best first: {}; order of activation: {}.",
                           names.sides(fact.won), names.sides(fact.began));
    }
    std::string operator()(const QueueDrawnUp& fact) const {
        return fmt::format("Formations are activated in this order: {}.",
                           fact.queue.empty() ? "none is on the chart" : names.names(fact.queue));
    }
    std::string operator()(const FormationDeparted& fact) const {
        return fmt::format("{} left the game at its destination.", name(fact.formation));
    }
    std::string operator()(const FormationUnderWay& fact) const {
        return fmt::format("{} began its activation.", name(fact.formation));
    }
    std::string operator()(const FormationDone& fact) const {
        return fmt::format("{} ended its activation.", name(fact.formation));
    }
    std::string operator()(const PulseBegan& fact) const {
        return fmt::format("Half hour {} of the turn began.", fact.pulse.count);
    }
    std::string operator()(const SpottingForgotten& fact) const {
        return fmt::format("Sightings of turn {} and before are current no more.",
                           fact.up_to.count);
    }
    std::string operator()(const TurnClosed& fact) const {
        if (fact.is_war_over) return "The turn closed, and with it the campaign.";
        return fmt::format("The turn closed; turn {} is next.", fact.next.count);
    }

    // orders
    std::string operator()(const FormationEntered& fact) const {
        return fmt::format("{} entered in {}.", name(fact.formation),
                           place_text(definition().chart, fact.square));
    }
    std::string operator()(const RouteSet& fact) const {
        if (!fact.route) return fmt::format("{} has no route.", name(fact.formation));
        return fmt::format("{} set course {}.", name(fact.formation), phrase_of(*fact.route));
    }
    std::string operator()(const LegPlanned& fact) const {
        if (fact.steps.empty()) return fmt::format("{} has no leg planned.", name(fact.formation));
        return fmt::format("{} planned its leg:{}.", name(fact.formation), steps_text(fact.steps));
    }
    std::string operator()(const StanceTaken& fact) const {
        return fmt::format("{} took the stance \"{}\".", name(fact.formation),
                           word_of(fact.stance));
    }
    std::string operator()(const RadarUsed& fact) const {
        return fmt::format("{} {}.", name(fact.formation),
                           fact.on ? "uses its radar" : "keeps its radar silent");
    }
    std::string operator()(const PlaceTaken& fact) const {
        return fmt::format("{} asked for place {} among its side's activations.",
                           name(fact.formation), fact.place);
    }
    std::string operator()(const HoldOrdered& fact) const {
        return fmt::format("{} holds where it is.", name(fact.formation));
    }
    std::string operator()(const ConditionsSet& fact) const {
        const Roster roster = names.roster_for(fact.formation);
        std::string orders;
        for (const Conditional& conditional : fact.conditions) {
            orders += (orders.empty() ? "" : "; ") + text_of(roster, conditional);
        }
        return fmt::format("{} has standing orders: {}.", name(fact.formation),
                           orders.empty() ? "none" : orders);
    }
    std::string operator()(const ConditionMet& fact) const {
        return fmt::format("{} acted on standing order {}, which is used up.", name(fact.formation),
                           fact.which + 1);
    }
    std::string operator()(const ConditionExpired& fact) const {
        return fmt::format("The time of standing order {} of {} is up.", fact.which + 1,
                           name(fact.formation));
    }
    std::string operator()(const TaskSet& fact) const {
        return fmt::format("{} was ordered: {}.", name(fact.formation),
                           text_of(names.roster_for(fact.formation), fact.task));
    }
    std::string operator()(const TaskOver& fact) const {
        return fmt::format("{} is done with its task: {}.", name(fact.formation),
                           word_of(fact.why));
    }
    std::string operator()(const SpeedSet& fact) const {
        return fmt::format("{} {}.", name(fact.formation), phrase_of(fact.speed));
    }
    std::string operator()(const OrderLapsed& fact) const {
        return fmt::format("{} could not carry out \"{}\": {}.", name(fact.formation),
                           text_of(names.roster_for(fact.formation), fact.order),
                           word_of(fact.why));
    }
    std::string operator()(const CaptainAsked& fact) const {
        return fmt::format("{} was freed and asked for its decision.", name(fact.formation));
    }
    std::string operator()(const CaptainAnswered& fact) const {
        return fmt::format("{} gave its decision.", name(fact.formation));
    }

    // movement
    std::string operator()(const AllowanceSet& fact) const {
        return fmt::format("{} has {} this turn and {} kept from the last.", name(fact.formation),
                           counted(fact.points.count, "point"), fact.carried.count);
    }
    std::string operator()(const FormationMoved& fact) const {
        return fmt::format(
            "{} steamed {} to {} for {}{}.", name(fact.formation), word_of(fact.direction),
            name_of(fact.to), counted(fact.cost.count, "point"),
            fact.closes_on ? fmt::format(", to attack contact C{}", fact.closes_on->number) : "");
    }
    std::string operator()(const MarkerReached& fact) const {
        return fmt::format("{} reached its {} {}.", name(fact.formation),
                           fact.is_destination ? "destination" : "checkpoint",
                           place_text(definition().chart, fact.marker));
    }
    std::string operator()(const FormationRested& fact) const {
        return fmt::format("{} keeps {} and a run of {} for the next turn.", name(fact.formation),
                           counted(fact.carried.count, "point"),
                           counted(fact.run.count, "diagonal"));
    }

    // dice and sighting
    std::string operator()(const DieRolled& fact) const { return die_text(names, fact); }
    std::string operator()(const SightingTried& fact) const {
        const std::string tried =
            fmt::format("{} in {} {} {} in {} {}, {}", name(fact.tried.searcher),
                        name_of(fact.from), fact.has_succeeded ? "spotted" : "did not spot",
                        name(fact.tried.target), name_of(fact.to), phrase_of(fact.mode),
                        reach_phrases[static_cast<std::size_t>(fact.tried.reach)]);
        if (!fact.has_succeeded) return tried + ".";
        return fmt::format(
            "{}; {}.", tried,
            fact.declared ? "declared were " + phrase_of(*fact.declared) : "nothing was declared");
    }

    // battle
    std::string operator()(const BattleMarked& fact) const {
        return fmt::format(
            "Battle {} was joined in {}: {}{}{}.", fact.battle.number + 1, name_of(fact.square),
            names.names(fact.formations),
            fact.surprised.empty() ? "" : "; surprised: " + names.sides(fact.surprised),
            fact.turned_back.empty()
                ? ""
                : "; met on the way out of it: " + names.names(fact.turned_back));
    }
    std::string operator()(const CrossingsWait& fact) const {
        std::vector<std::string> pairs;
        for (const Crossing& each : fact.crossings) {
            pairs.push_back(fmt::format("{} and {}", name(each.a), name(each.b)));
        }
        if (pairs.empty()) return "Nobody who exchanged squares waits for the umpire any more.";
        return fmt::format("Exchanged squares, and wait for the umpire's answer: {}.",
                           fmt::join(pairs, "; "));
    }
    std::string operator()(const BattleAwaited& fact) const {
        return fmt::format("The turn waits for battle {}.", fact.battle.number + 1);
    }
    std::string operator()(const BattleOrderAdded& fact) const {
        std::vector<std::string> orders;
        for (const FightOrder& order : fact.more.orders) {
            const bool is_umpires = order.side == umpire_of_battle;
            orders.push_back(
                fmt::format("{}: {}", is_umpires ? "the umpire" : side(order.side), order.text));
        }
        return fmt::format(
            "Battle {}, fought by {}: {}.", fact.battle.number + 1, fact.more.module,
            orders.empty() ? "no order yet" : fmt::format("{}", fmt::join(orders, "; ")));
    }
    /// "Maria captured by Royal Navy"
    [[nodiscard]] std::string came_out(const ShipOutcome& out) const {
        constexpr Hundredths all{100};
        const BookShip& ship = definition().ship(out.ship).ship;
        ShipState left{out.hull,
                       out.speed,
                       {},
                       out.fate,
                       out.by,
                       out.crew.value_or(all),
                       out.firepower.value_or(all),
                       out.ammunition.value_or(all),
                       out.notes.value_or(std::vector<ToldText>{})};
        return fmt::format("{} {}{}", ship.name, state_text(ship, left),
                           out.by ? " by " + side(*out.by) : "");
    }
    /// How it ended and who holds the field, as far as it was said.
    [[nodiscard]] std::string end_of(const BattleOutcome& outcome) const {
        std::string text;
        if (outcome.ended_by) text += fmt::format(" It ended by {}.", phrase_of(*outcome.ended_by));
        if (outcome.field_holder) {
            text += fmt::format(" {} holds the field.", side(*outcome.field_holder));
        }
        if (outcome.remarks.empty()) return text;
        return text + " " + without_full_stop(outcome.remarks) + ".";
    }
    std::string operator()(const BattleFought& fact) const {
        std::vector<std::string> ships;
        for (const ShipOutcome& out : fact.outcome.ships) ships.push_back(came_out(out));
        const bool is_entered = fact.from == ResultFrom::entered;
        std::string text = fmt::format("Battle {} was fought in {}{}: {}.", fact.battle.number + 1,
                                       counted(fact.outcome.minutes, "minute"),
                                       is_entered ? " (its result was entered by hand)" : "",
                                       ships.empty() ? "no ship was harmed" : enumeration(ships)) +
                           end_of(fact.outcome);
        for (const Learned& learned : fact.outcome.learned) {
            text += fmt::format(" {} learned: {}", side(learned.side), quotation(learned.text));
        }
        return text;
    }
    std::string operator()(const PrizesHeld& fact) const {
        std::vector<std::string> prizes;
        for (const ShipId ship : fact.ships) prizes.push_back(names.ship(ship));
        if (prizes.empty()) {
            return fmt::format("{} has no prize in company any more.", name(fact.formation));
        }
        return fmt::format("Prizes in company with {}: {}.", name(fact.formation),
                           enumeration(prizes));
    }
    std::string operator()(const FormationLost& fact) const {
        return fmt::format("{} was lost with all its ships.", name(fact.formation));
    }
};

}  // namespace

std::string sentence_of(const Definition& definition, const CampaignState& after,
                        const Fact& fact) {
    return one_line(std::visit(Log{{{definition, after}}}, fact));
}

bool is_for_summary(const Fact& fact) {
    if (const auto* tried = std::get_if<SightingTried>(&fact)) return tried->has_succeeded;
    return is_one_of<TurnOpened, FormationEntered, ConditionMet, OrderLapsed, FormationMoved,
                     MarkerReached, CaptainAsked, BattleMarked, BattleFought, PrizesHeld,
                     FormationLost, TurnClosed, CommandWithdrawn, SideLapsed, FormationFounded,
                     FormationsMerged, BattleRefused, FormationBrokeOff, FoundFromAir,
                     CardResolutionBegan, CardAimed, CardResolved, ShipHit, WeatherCame,
                     ContactInvented, EnemyRevealed, ChoiceAwaited, RulingAwaited, RulingGiven,
                     SidePaid, UmpireRuled, CampaignAmended, BriefingsReleased, BriefingsReleasedTo,
                     MessagePassed, RefusalOverruled, SheetRefused, NoteTaken, FormationDeparted>(
        fact);
}

std::optional<Pulse> hour_of(const Fact& fact) {
    return std::visit(
        [](const auto& happened) -> std::optional<Pulse> {
            if constexpr (requires(Pulse at) { at = happened.at; }) return happened.at;
            return std::nullopt;
        },
        fact);
}

}  // namespace flagplot
