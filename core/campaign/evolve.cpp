#include <algorithm>

#include "campaign/advance.h"
#include "campaign/fact.h"

namespace flagplot {

namespace {

template <class T>
void insert_sorted(std::vector<T>& sorted, const T& value) {
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), value);
    if (at == sorted.end() || *at != value) sorted.insert(at, value);
}

/// Copies facts into the state, one overload for each.
class Evolution {
  public:
    explicit Evolution(CampaignState& state) : state_(state) {}

    void operator()(const DiceRemembered& fact) {
        for (const SeenDice& seen : fact.seen) insert_sorted(state_.seen_dice, seen);
    }
    void operator()(const CommandWithdrawn& /*fact*/) {}
    void operator()(const SheetReceived& fact) { state_.sheets[fact.seat] = fact.sheet; }
    void operator()(const TurnOpened& fact) {
        state_.progress = {};
        state_.progress.line = fact.line;
        insert_sorted(state_.seen_dice, {fact.turn, fact.line, fact.orders});
        for (FormationState& formation : state_.formations) {
            formation.points = {0};
            formation.spent = {0};
            formation.place = 0;
            formation.is_holding = false;
            formation.has_moved = false;
        }
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
    }
    void operator()(const LegPlanned& fact) { of(fact).leg = fact.steps; }
    void operator()(const StanceTaken& fact) { of(fact).stance = fact.stance; }
    void operator()(const RadarUsed& fact) { of(fact).radar_on = fact.on; }
    void operator()(const PlaceTaken& fact) { of(fact).place = fact.place; }
    void operator()(const HoldOrdered& fact) { of(fact).is_holding = true; }
    void operator()(const ConditionsSet& fact) { of(fact).conditions = fact.conditions; }
    void operator()(const ConditionMet& fact) {
        auto& conditions = of(fact).conditions;
        conditions.erase(conditions.begin() + fact.which);
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
        formation.square = fact.to;
        formation.spent += fact.cost;
        formation.run = fact.run;
        formation.has_moved = true;
        formation.leg.erase(formation.leg.begin());
    }
    void operator()(const MarkerReached& fact) {
        FormationState& formation = of(fact);
        if (fact.is_destination) {
            formation.route.reset();
            formation.run = {0};
            formation.carried = {0};
        } else {
            formation.route->checkpoints.erase(formation.route->checkpoints.begin());
        }
    }
    void operator()(const SightingTried& fact) {
        insert_sorted(state_.progress.tried, fact.tried);
        if (!fact.has_succeeded) return;
        std::erase_if(state_.spotted, [&](const SpottedPair& pair) {
            return pair.searcher == fact.tried.searcher && pair.target == fact.tried.target;
        });
        insert_sorted(state_.spotted, {fact.tried.searcher, fact.tried.target, state_.turn});
    }
    void operator()(const CaptainAsked& fact) { state_.stop = FreedCaptain{fact.formation}; }
    void operator()(const CaptainAnswered& fact) {
        state_.stop.reset();
        insert_sorted(state_.progress.asked, fact.formation);
    }
    void operator()(const BattleMarked& fact) {
        state_.battles.push_back(
            {fact.square, state_.turn, fact.at, fact.formations, fact.numbers, std::nullopt});
        for (const FormationId id : fact.formations) {
            FormationState& formation = state_.formations.at(id.index());
            formation.engaged = state_.turn;
        }
    }
    void operator()(const BattleAwaited& fact) { state_.stop = OpenBattle{fact.battle}; }
    void operator()(const BattleFought& fact) {
        state_.stop.reset();
        state_.battles.at(fact.battle.index()).outcome = fact.outcome;
        for (const ShipOutcome& ship : fact.outcome.ships) {
            state_.ships.at(ship.ship.index()) = {ship.hull, ship.speed};
        }
    }
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
        state_.turn = fact.next;
        state_.progress = {};
        state_.progress.phase = fact.is_war_over ? Phase::over : Phase::orders;
        state_.sheets.clear();
    }

  private:
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
    for (const Told& told : reports) absorb(before.views.at(told.seat.index()), told.report);
    return before;
}

}  // namespace flagplot
