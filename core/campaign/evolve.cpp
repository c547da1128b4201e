#include <algorithm>
#include <tuple>

#include "campaign/advance.h"
#include "campaign/fact.h"
#include "campaign/shown.h"
#include "view/named_formations.h"

namespace flagplot {

namespace {

template <class T>
void insert_sorted(std::vector<T>& sorted, const T& value) {
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), value);
    if (at == sorted.end() || *at != value) sorted.insert(at, value);
}

/// Takes an item out. Throws `std::out_of_range` if it does not exist, as every look-up here does:
/// a fact that does not fit the state is in a record that the program has not made.
template <class T>
void take_out(std::vector<T>& values, std::size_t place) {
    (void)values.at(place);
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(place));
}

/// Copies facts into the state, one overload for each.
class Evolution {
  public:
    explicit Evolution(CampaignState& state) : state_(state) {}

    void operator()(const DiceRemembered& fact) {
        for (const SeenDice& seen : fact.seen) insert_sorted(state_.seen_dice, seen);
    }
    void operator()(const CommandWithdrawn& /*fact*/) {}
    void operator()(const SoloBegun& fact) { state_.solo = fact.side; }
    void operator()(const SheetReceived& fact) {
        state_.sheets[fact.seat] = fact.sheet;
        std::erase(state_.overruled, fact.seat);
        if (!fact.overruled.empty()) insert_sorted(state_.overruled, fact.seat);
        state_.refused.erase(fact.seat);
    }
    void operator()(const SheetRefused& fact) { state_.refused[fact.seat] = fact.why; }
    void operator()(const TurnOpened& fact) {
        state_.progress = {};
        state_.progress.line = fact.line;
        state_.progress.decided = fact.orders;
        insert_sorted(state_.seen_dice, {fact.turn, fact.line, fact.orders, {}});
        for (FormationState& formation : state_.formations) {
            formation.points.reset();
            formation.spent = {0};
            formation.place = 0;
            formation.is_holding = false;
            formation.has_moved = false;
            formation.has_stopped = false;
            formation.has_refused = false;
            formation.closed_on.clear();
        }
    }
    void operator()(const DecisionCounted& fact) {
        TurnProgress& progress = state_.progress;
        const bool is_open = progress.phase != Phase::orders && progress.phase != Phase::over;
        if (is_open) {  // before this no die has been seen
            insert_sorted(state_.seen_dice,
                          {state_.turn, fact.line, fact.decided, progress.decided});
        }
        progress.line = fact.line;
        progress.decided = fact.decided;
    }
    void operator()(const PhaseEntered& fact) {
        state_.progress.phase = fact.phase;
        state_.progress.next = 0;
    }
    void operator()(const FormationEntered& fact) {
        of(fact).presence = Presence::on_chart;
        of(fact).square = fact.square;
    }
    void operator()(const RouteSet& fact) {
        of(fact).route = fact.route;
        of(fact).leg.clear();
        if (fact.route) of(fact).has_arrived = false;
        of(fact).is_holding = false;
        of(fact).task.reset();
    }
    void operator()(const LegPlanned& fact) { of(fact).leg = fact.steps; }
    void operator()(const StanceTaken& fact) { of(fact).stance = fact.stance; }
    void operator()(const RadarUsed& fact) {
        // A radar that is switched off during a turn was in use until then.
        if (state_.progress.phase != Phase::orders) note_radar(of(fact), state_.turn);
        of(fact).radar_on = fact.on;
    }
    void operator()(const PlaceTaken& fact) { of(fact).place = fact.place; }
    void operator()(const HoldOrdered& fact) { of(fact).is_holding = true; }
    void operator()(const ConditionsSet& fact) { of(fact).conditions = fact.conditions; }
    void operator()(const ConditionMet& fact) {
        take_out(of(fact).conditions, static_cast<std::size_t>(fact.which));
    }
    void operator()(const ConditionExpired& fact) {
        take_out(of(fact).conditions, static_cast<std::size_t>(fact.which));
    }
    void operator()(const TaskSet& fact) { of(fact).task = fact.task; }
    void operator()(const TaskOver& fact) {
        of(fact).task.reset();
        of(fact).leg.clear();
    }
    void operator()(const SpeedSet& fact) {
        of(fact).speed = fact.speed.is_full() ? std::nullopt : std::optional(fact.speed);
    }
    void operator()(const OrderLapsed& /*fact*/) {}
    void operator()(const DieRolled& /*fact*/) {}
    void operator()(const InitiativeDecided& /*fact*/) {}
    void operator()(const QueueDrawnUp& fact) { state_.progress.queue = fact.queue; }
    void operator()(const FormationUnderWay& /*fact*/) { state_.progress.is_under_way = true; }
    void operator()(const FormationDone& /*fact*/) {
        state_.progress.is_under_way = false;
        ++state_.progress.next;
    }
    void operator()(const PulseBegan& fact) { state_.progress.pulse = fact.pulse; }
    void operator()(const AllowanceSet& fact) {
        of(fact).points = fact.points;
        of(fact).carried = fact.carried;
    }
    void operator()(const FormationMoved& fact) {
        FormationState& formation = of(fact);
        displace(formation, fact.to);
        formation.spent += fact.cost;
        formation.run = fact.run;
        formation.has_moved = true;
        if (fact.closes_on) formation.closed_on.push_back(*fact.closes_on);
        if (fact.closes_on || fact.is_of_task) {
            formation.leg.clear();
        } else {
            take_out(formation.leg, 0);
        }
    }
    void operator()(const MarkerReached& fact) {
        FormationState& formation = of(fact);
        if (fact.is_destination) {
            formation.has_stopped = true;
            formation.route.reset();
            formation.has_arrived = true;
            formation.run = {0};
            formation.carried = {0};
        } else {
            take_out(formation.route.value().checkpoints, 0);
        }
    }
    void operator()(const SightingTried& fact) {
        insert_sorted(state_.progress.tried, fact.tried);
        if (!fact.has_succeeded) return;
        spot({fact.side, fact.tried.searcher, fact.tried.target, state_.turn});
    }
    void operator()(const CaptainAsked& fact) { state_.stop = FreedCaptain{fact.formation}; }
    void operator()(const CaptainAnswered& fact) {
        state_.stop.reset();
        insert_sorted(state_.progress.asked, fact.formation);
    }
    void operator()(const BattleMarked& fact) {
        state_.battles.push_back({fact.square, state_.turn, fact.at, fact.formations, fact.numbers,
                                  fact.surprised, std::nullopt});
        for (const FormationId id : fact.formations) {
            FormationState& formation = state_.formations.at(id.index());
            formation.engaged = state_.turn;
        }
        for (const FormationId id : fact.turned_back) {
            FormationState& formation = state_.formations.at(id.index());
            displace(formation, fact.square);
            formation.came_from.reset();  // it met the enemy from its own square
            formation.leg.clear();
            formation.run = {0};
        }
    }
    void operator()(const CrossingsWait& fact) { state_.progress.crossings = fact.crossings; }
    void operator()(const BattleAwaited& fact) { state_.stop = OpenBattle{fact.battle}; }
    void operator()(const BattleOrderAdded& fact) {
        auto& fight = state_.battles.at(fact.battle.index()).fight;
        if (!fight) fight = Fight{fact.more.module, {}};
        fight->orders.insert(fight->orders.end(), fact.more.orders.begin(), fact.more.orders.end());
        fight->present = fact.more.present;
    }
    void operator()(const BattleFought& fact) {
        if (state_.stop == Stop{OpenBattle{fact.battle}}) state_.stop.reset();
        Battle& battle = state_.battles.at(fact.battle.index());
        for (const ShipWentIn& ship : battle.went_in) ship_of(ship.ship) = ship.state;
        battle.outcome = fact.outcome;
        if (battle.fight) battle.fight->present.clear();
        battle.went_in = fact.went_in;
        const TurnNumber last = battle.last_turn();
        for (const FormationId id : battle.formations) {
            state_.formations.at(id.index()).engaged = last;
        }
        for (const ShipOutcome& ship : fact.outcome.ships) come_out(ship, last);
    }
    void operator()(const PrizesHeld& fact) { of(fact).prizes = fact.ships; }
    void operator()(const FormationLost& fact) { of(fact).presence = Presence::gone; }
    void operator()(const FormationRested& fact) {
        of(fact).carried = fact.carried;
        of(fact).run = fact.run;
    }
    void operator()(const SpottingForgotten& fact) {
        std::erase_if(state_.spotted,
                      [&](const SpottedPair& pair) { return pair.turn <= fact.up_to; });
    }
    void operator()(const TurnClosed& fact) {
        for (FormationState& formation : state_.formations) note_radar(formation, state_.turn);
        state_.turn = fact.next;
        state_.progress = {};
        state_.progress.phase = fact.is_war_over ? Phase::over : Phase::orders;
        state_.sheets.clear();
        state_.overruled.clear();
        state_.refused.clear();
    }
    void operator()(const SideLapsed& /*fact*/) {}
    void operator()(const FormationFounded& fact) {
        FormationState part = state_.formations.at(fact.from.index());
        part.ships = fact.founded.row.ships;
        part.prizes.clear();
        part.route.reset();
        part.has_arrived = false;
        part.leg.clear();
        part.conditions.clear();
        part.task.reset();
        part.speed.reset();
        part.place = 0;
        part.is_holding = false;
        std::erase_if(state_.formations.at(fact.from.index()).ships, [&](ShipId ship) {
            return std::binary_search(part.ships.begin(), part.ships.end(), ship);
        });
        state_.formations.push_back(std::move(part));
        state_.founded.push_back(fact.founded);
        if (fact.founded.is_between_turns) make_room_in_sheet(fact.founded.row);
    }
    void operator()(const FormationsMerged& fact) {
        FormationState& from = state_.formations.at(fact.from.index());
        FormationState& into = state_.formations.at(fact.into.index());
        into.ships.insert(into.ships.end(), from.ships.begin(), from.ships.end());
        std::sort(into.ships.begin(), into.ships.end());
        for (const ShipId prize : from.prizes) insert_sorted(into.prizes, prize);
        into.effects = joined(std::move(into.effects), from.effects);
        into.spent = std::max(into.spent, from.spent);  // so nobody steams twice in a turn
        into.has_moved |= from.has_moved;
        into.has_stopped |= from.has_stopped;
        into.used_radar = std::max(into.used_radar, from.used_radar);
        from.ships.clear();
        from.prizes.clear();
        from.effects.clear();
        from.presence = Presence::gone;
    }
    void operator()(const BattleRefused& fact) {
        of(fact).has_refused = true;
        displace(of(fact), fact.to);
        of(fact).leg.clear();
        of(fact).run = {0};
    }
    void operator()(const RefusalFailed& fact) { of(fact).has_refused = true; }
    void operator()(const FormationBrokeOff& fact) {
        displace(of(fact), fact.to);
        of(fact).leg.clear();
        of(fact).run = {0};
    }
    void operator()(const SortieFlown& /*fact*/) {}
    void operator()(const FoundFromAir& fact) {
        spot({fact.side, std::nullopt, fact.target, state_.turn});
    }
    void operator()(const DeckShuffled& fact) {
        CardPiles& piles = state_.cards.at(fact.side.index());
        piles.draw = fact.draw;
        piles.discards.clear();
        ++piles.shuffles;
    }
    void operator()(const CardMoved& fact) {
        CardPiles& piles = state_.cards.at(fact.side.index());
        take(piles, fact.from, fact.card);
        put(piles, fact.to, fact.card);
    }
    void operator()(const CardLaid& fact) { state_.cards_on_table.push_back(fact.card); }
    void operator()(const CardTaken& fact) { std::erase(state_.cards_on_table, fact.card); }
    void operator()(const CardResolutionBegan& fact) {
        state_.progress.card_resolutions.push_back(fact.card);
    }
    void operator()(const CardAimed& fact) {
        CardResolution& resolution = state_.progress.card_resolutions.at(0);
        resolution.on = fact.on;
        resolution.at = fact.at;
        resolution.is_aimed = true;
    }
    void operator()(const CardEffectApplied& /*fact*/) {
        ++state_.progress.card_resolutions.at(0).next_effect;
    }
    void operator()(const CardResolved& /*fact*/) { take_out(state_.progress.card_resolutions, 0); }
    void operator()(const EffectsChanged& fact) { of(fact).effects = fact.effects; }
    void operator()(const ShipEffectsChanged& fact) { ship_of(fact.ship).effects = fact.effects; }
    void operator()(const ShipHit& fact) { leave(fact.ship, fact.left, state_.turn); }
    void operator()(const WeatherCame& fact) { state_.weather.push_back(fact.weather); }
    void operator()(const WeatherPassed& fact) {
        std::erase_if(state_.weather,
                      [&](const PassingWeather& weather) { return weather.last <= fact.up_to; });
    }
    void operator()(const ContactInvented& /*fact*/) {}
    void operator()(const EnemyRevealed& fact) {
        if (fact.what == Reveals::block) return;
        spot({fact.side, std::nullopt, fact.formation, state_.turn});
    }
    void operator()(const FlightGiven& fact) { state_.progress.flights.push_back(fact.flight); }
    void operator()(const FalseReportDue& fact) {
        state_.progress.false_reports.push_back(fact.due);
    }
    void operator()(const FalseReportDropped& /*fact*/) {}
    void operator()(const ChoiceAwaited& fact) { state_.stop = fact.choice; }
    void operator()(const ChoiceMade& /*fact*/) { state_.stop.reset(); }
    void operator()(const RulingAwaited& fact) { state_.stop = fact.asked; }
    void operator()(const RulingGiven& /*fact*/) { state_.stop.reset(); }
    void operator()(const SidePaid& fact) { insert_sorted(state_.paid, fact.paid); }
    void operator()(const UmpireRuled& fact) {
        std::visit([&](const auto& verb) { rule(verb); }, fact.what);
    }
    void operator()(const BriefingsReleased& /*fact*/) { state_.shown.rulings.reset(); }
    void operator()(const BriefingsReleasedTo& /*fact*/) {}
    void operator()(const MessagePassed& /*fact*/) {}
    void operator()(const RefusalOverruled& /*fact*/) {}
    void operator()(const NoteTaken& /*fact*/) {}
    void operator()(const FormationDeparted& fact) { of(fact).presence = Presence::gone; }
    void operator()(const CampaignAmended& fact) {
        keep_shown_rulings();
        state_.rulings.amended = fact.definition;
        if (!fact.is_chart_new) return;
        for (FormationState& formation : state_.formations) formation.leg.clear();
    }

  private:
    /// Formations that a sheet will form are numbered after all existing ones.
    void make_room_in_sheet(const FormationRow& founded) {
        const auto sheet = state_.sheets.find(seat_of(founded.side));
        if (sheet == state_.sheets.end()) return;
        for (Order& order : sheet->second.orders) {
            each_formation(order, [&](OwnNumber& number) {
                if (number >= founded.number) ++number.number;
            });
        }
    }
    /// Until the next release, the sides go by the data and switches that they have been shown.
    void keep_shown_rulings() {
        if (!state_.shown.rulings) state_.shown.rulings = state_.rulings;
    }

    // Rulings that only this fact carries out.
    void rule(const ruling::Place& verb) {
        FormationState& formation = of(verb);
        displace(formation, verb.to);
        formation.leg.clear();
        formation.run = {0};
    }
    void rule(const ruling::Stance& verb) { of(verb).stance = verb.stance; }
    void rule(const ruling::Leave& verb) { of(verb).presence = Presence::gone; }
    void rule(const ruling::Repair& verb) {
        ship_of(verb.ship).hull = verb.hull;
        ship_of(verb.ship).speed = verb.speed;
        ship_of(verb.ship).fate = Fate::afloat;
    }
    void rule(const ruling::Speed& verb) { ship_of(verb.ship).speed = verb.speed; }
    void rule(const ruling::Reveal& verb) {
        spot({verb.to, std::nullopt, verb.formation, state_.turn});
    }
    void rule(const ruling::Contact& verb) {
        if (verb.of) spot({verb.to, std::nullopt, *verb.of, state_.turn});
    }
    void rule(const ruling::Hide& verb) {
        std::erase_if(state_.spotted, [&](const SpottedPair& pair) {
            return pair.side == verb.from && pair.target == verb.formation;
        });
    }
    void rule(const ruling::Light& verb) { state_.rulings.lights[verb.turn] = verb.light; }
    void rule(const ruling::Switch& verb) {
        keep_shown_rulings();
        state_.rulings.switches.push_back({verb.key, verb.value});
    }
    void rule(const ruling::Die& verb) { state_.rulings.dice[verb.key] = verb.shows; }
    void rule(const ruling::Victory& verb) {
        state_.rulings.points.push_back({verb.side, verb.points, verb.text});
    }
    template <class Other>
    void rule(const Other& /*verb*/) {}

    static void note_radar(FormationState& formation, TurnNumber turn) {
        const bool is_in_use = formation.presence == Presence::on_chart && formation.radar_on;
        if (is_in_use) formation.used_radar = turn;
    }
    static void displace(FormationState& formation, Square to) {
        if (formation.square == to) return;
        formation.came_from = formation.square;
        formation.square = to;
    }
    /// One entry for each pair, with its latest turn.
    void spot(const SpottedPair& spotted) {
        const auto kind = [](const SpottedPair& pair) {
            return std::tie(pair.side, pair.searcher, pair.target);
        };
        auto& pairs = state_.spotted;
        const auto at = std::lower_bound(
            pairs.begin(), pairs.end(), spotted,
            [&](const SpottedPair& a, const SpottedPair& b) { return kind(a) < kind(b); });
        if (at != pairs.end() && kind(*at) == kind(spotted)) {
            at->turn = spotted.turn;
        } else {
            pairs.insert(at, spotted);
        }
    }
    ShipState& ship_of(ShipId id) { return state_.ships.at(id.index()); }
    /// After a battle. What is not said of her is as it was before.
    void come_out(const ShipOutcome& out, TurnNumber last) {
        leave(out.ship, {out.hull, out.speed}, last);
        ShipState& ship = ship_of(out.ship);
        ship.fate = out.fate;
        ship.captor = out.fate == Fate::captured ? out.by : std::nullopt;
        ship.crew = out.crew.value_or(ship.crew);
        ship.firepower = out.firepower.value_or(ship.firepower);
        ship.ammunition = out.ammunition.value_or(ship.ammunition);
        if (out.notes) ship.notes = *out.notes;
        if (out.lasting) ship.lasting = *out.lasting;
    }
    /// Damage counts for the turn after `when` (A-ST-15).
    void leave(ShipId id, const ShipLeft& left, TurnNumber when) {
        ShipState& ship = ship_of(id);
        const bool is_worse = left.hull < ship.hull || left.speed < ship.speed;
        if (is_worse) ship.hurt = std::max(ship.hurt, std::optional(when));
        ship.hull = left.hull;
        ship.speed = left.speed;
        if (ship.is_sunk()) ship.fate = Fate::sunk;
    }
    static std::vector<CardId>* pile_of(CardPiles& piles, Pile pile) {
        switch (pile) {
            case Pile::draw:
            case Pile::under_draw:
                return &piles.draw;
            case Pile::discards:
                return &piles.discards;
            case Pile::hand:
                return &piles.hand;
            case Pile::away:
                return nullptr;
        }
        return nullptr;
    }
    static void take(CardPiles& piles, Pile from, CardId card) {
        if (auto* pile = pile_of(piles, from)) {
            const auto place = std::find(pile->begin(), pile->end(), card) - pile->begin();
            take_out(*pile, static_cast<std::size_t>(place));
        }
    }
    static void put(CardPiles& piles, Pile to, CardId card) {
        if (auto* pile = pile_of(piles, to)) pile->push_back(card);
    }

    template <class F>
    FormationState& of(const F& fact) {
        return state_.formations.at(fact.formation.index());
    }

    CampaignState& state_;
};

}  // namespace

void evolve(CampaignState& state, const Fact& fact) { std::visit(Evolution(state), fact); }

CampaignState folded(CampaignState before, const std::vector<Fact>& facts,
                     const std::vector<Told>& reports) {
    for (const Fact& fact : facts) evolve(before, fact);
    for (const Told& told : reports) tell(before, told.seat, told.report);
    return before;
}

}  // namespace flagplot
