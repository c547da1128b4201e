#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

#include "support/random_world.h"

// Who is told what: table 5.2 of the rules written down once more, independently of the engine,
// from the facts alone. Every step of many random campaigns must tell exactly this.

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// Contact numbers and receipts are the seat's own business: left out of the comparison.
Report comparable(Report report) {
    if (auto* sighting = std::get_if<Seen>(&report)) sighting->contact = {0};
    if (auto* receipt = std::get_if<OrdersReceived>(&report)) receipt->receipt = {};
    return report;
}

class Table52 {
  public:
    Table52(const Definition& definition, CampaignState before)
        : definition_(definition), state_(std::move(before)) {}

    std::vector<Told> told_by(const std::vector<Fact>& facts) {
        for (const Fact& fact : facts) {
            std::visit([&](const auto& each) { (*this)(each); }, fact);
            evolve(state_, fact);
        }
        return told_;
    }

    // own order, step, points, carried point, arrival, damage: its owner, all; others nothing
    void operator()(const FormationEntered& f) { owner(f, OwnEntered{own(f), f.square}); }
    void operator()(const RouteSet& f) { owner(f, OwnRouteSet{own(f), f.route}); }
    void operator()(const StanceTaken& f) { owner(f, OwnStanceTaken{own(f), f.stance}); }
    void operator()(const RadarUsed& f) { owner(f, OwnRadarUsed{own(f), f.on}); }
    void operator()(const ConditionsSet& f) { owner(f, OwnConditionsSet{own(f), f.conditions}); }
    void operator()(const ConditionMet& f) {
        const auto& standing = state_.formation(f.formation).conditions;
        owner(f, OwnConditionMet{own(f), standing.at(static_cast<std::size_t>(f.which)), f.at});
    }
    void operator()(const OrderLapsed& f) { owner(f, OwnOrderLapsed{own(f), f.order, f.why}); }
    void operator()(const AllowanceSet& f) {
        owner(f, OwnAllowance{own(f), f.points + f.carried, f.carried});
    }
    void operator()(const FormationMoved& f) {
        spotted_.clear();  // whoever looks about after this step is told anew
        owner(f, OwnMoved{own(f), f.direction, f.to, f.cost, f.run, f.at});
    }
    void operator()(const MarkerReached& f) {
        owner(f, OwnReached{own(f), f.marker, f.is_destination, f.at});
    }
    void operator()(const FormationRested& f) { owner(f, OwnTurnOver{own(f), f.carried, f.run}); }
    void operator()(const SheetReceived& f) { told_.push_back({f.seat, OrdersReceived{}}); }

    // sighting: success tells the searcher; failure nobody, not even that a die fell
    void operator()(const DieRolled& /*f*/) {}
    void operator()(const SightingTried& f) {
        if (!f.has_succeeded) return;
        const SideId searching = definition_.formation(f.tried.searcher).side;
        const OwnNumber by = definition_.formation(f.tried.searcher).number;
        told_.push_back(
            {seat_of(searching), Seen{{0}, by, f.mode, f.tried.reach, f.to, f.declared, f.at}});
        if (!definition_.switches.notify_spotted) return;
        const FormationRow& target = definition_.formation(f.tried.target);
        const Told spotted{seat_of(target.side), OwnSpotted{target.number, f.at}};
        const auto key = std::pair(f.tried.target, f.at);
        if (spotted_.insert(key).second) told_.push_back(spotted);
    }

    // clock and light: everyone; initiative: everyone, but nobody where an umpire presides
    void operator()(const TurnOpened& f) { everyone(TurnBegan{f.turn, f.light}); }
    void operator()(const TurnClosed& f) { everyone(TurnEnded{f.next - TurnNumber{1}}); }
    void operator()(const InitiativeDecided& f) {
        if (definition_.profile == Profile::umpired) return;
        everyone(InitiativeTold{f.won.front(), f.began.front()});
    }

    // battle joined: both; of the enemy type of biggest and number. Battle over: own units in full
    void operator()(const BattleMarked& f) {
        for (const auto& [side, number] : f.numbers) {
            BattleJoined joined{number, f.square, {}, {}, f.at};
            for (const FormationId id : f.formations) {
                const FormationRow& row = definition_.formation(id);
                if (row.side == side) {
                    joined.own.push_back(row.number);
                } else {
                    const Strength s =
                        strength_of(units_of(definition_, state_, id), SpBasis::nominal);
                    joined.enemy.push_back({s.biggest, s.units});
                }
            }
            std::sort(joined.own.begin(), joined.own.end());
            std::sort(joined.enemy.begin(), joined.enemy.end(),
                      [](const Declaration& a, const Declaration& b) {
                          if (a.biggest != b.biggest) return a.biggest < b.biggest;
                          return a.units > b.units;
                      });
            told_.push_back({seat_of(side), joined});
        }
    }
    void operator()(const BattleFought& f) {
        CampaignState after = state_;
        evolve(after, f);
        const Battle& battle = state_.battles.at(f.battle.index());
        for (const FormationId id : battle.formations) {
            OwnShipsLeft left{definition_.formation(id).number, {}};
            for (const ShipId ship : definition_.formation(id).ships) {
                left.ships.push_back(
                    {after.ships[ship.index()].hull, after.ships[ship.index()].speed});
            }
            told_.push_back({seat_of(definition_.formation(id).side), left});
        }
        for (const auto& [side, number] : battle.numbers) {
            told_.push_back({seat_of(side), BattleOver{number, battle.square, {}}});
        }
    }

    // the umpire's own business
    void operator()(const DiceRemembered& /*f*/) {}
    void operator()(const CommandWithdrawn& /*f*/) {}
    void operator()(const PhaseEntered& /*f*/) { spotted_.clear(); }
    void operator()(const LegPlanned& /*f*/) {}
    void operator()(const PlaceTaken& /*f*/) {}
    void operator()(const HoldOrdered& /*f*/) {}
    void operator()(const QueueDrawnUp& /*f*/) {}
    void operator()(const FormationUnderWay& /*f*/) {}
    void operator()(const FormationDone& /*f*/) { spotted_.clear(); }
    void operator()(const PulseBegan& /*f*/) { spotted_.clear(); }
    void operator()(const CaptainAsked& /*f*/) {}
    void operator()(const CaptainAnswered& /*f*/) {}
    void operator()(const BattleAwaited& /*f*/) {}
    void operator()(const FormationLost& /*f*/) {}
    void operator()(const SpottingForgotten& /*f*/) {}

  private:
    template <class F>
    OwnNumber own(const F& fact) const {
        return definition_.formation(fact.formation).number;
    }
    template <class F>
    void owner(const F& fact, Report report) {
        told_.push_back({seat_of(definition_.formation(fact.formation).side), std::move(report)});
    }
    void everyone(const Report& report) {
        for (std::uint32_t seat = 0; seat < definition_.sides.size(); ++seat) {
            told_.push_back({{seat}, report});
        }
    }

    const Definition& definition_;
    CampaignState state_;
    std::vector<Told> told_;
    std::set<std::pair<FormationId, Pulse>> spotted_;  // told of in this look-about
};

std::vector<std::string> sorted_bytes(const std::vector<Told>& told) {
    std::vector<std::string> bytes;
    for (const Told& each : told) {
        bytes.push_back(encoded(Told{each.seat, comparable(each.report)}));
    }
    std::sort(bytes.begin(), bytes.end());
    return bytes;
}

}  // namespace

TEST_CASE("every step tells exactly what table 5.2 says, row by row", "[audience]") {
    std::map<std::size_t, int> rows_met;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        for (const Played& played : play(world, rules)) {
            if (std::holds_alternative<Begin>(played.command)) continue;
            Table52 table(world.definition, played.before);
            const auto expected = table.told_by(played.step.facts);
            INFO("world " << seed);
            REQUIRE(sorted_bytes(played.step.reports) == sorted_bytes(expected));
            for (const Told& told : played.step.reports) ++rows_met[told.report.index()];
        }
    }
    // every kind of report but the commitment of the first briefing came up
    CHECK(rows_met.size() == std::variant_size_v<Report> - 1);
}
