#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "leak/turn_again.h"
#include "support/conditional.h"

/// \file
/// The fifth way: enemies that are seen keep what can be seen of them, and all that cannot be seen
/// of them is changed.

namespace flagplot::test {

namespace {

constexpr TurnNumber never{9'999};

bool is_red(const World& world, const CampaignState& state, FormationId id) {
    return row_of(world.definition, state, id).side == side_of(red);
}

/// Everything of a turn that somebody could see or be told: who moved where, who was tried and
/// found, who fought. A change that keeps this must keep what Blue receives.
class Meetings {
  public:
    explicit Meetings(const Turn& turn) {
        for (const Played& played : turn) {
            for (const Fact& fact : played.step.facts) {
                std::visit([&](const auto& each) { take(each); }, fact);
            }
        }
    }

    friend bool operator==(const Meetings&, const Meetings&) = default;

    std::vector<std::string> met;
    std::set<FormationId> seen;      ///< by eye or radar, by anybody
    std::set<FormationId> fighting;  ///< this turn

  private:
    void take(const FormationMoved& fact) {
        FormationMoved moved = fact;
        moved.closes_on.reset();  // by number: a matter of its own side
        met.push_back(encoded(moved));
    }
    void take(const SightingTried& fact) {
        met.push_back(encoded(fact));
        if (fact.has_succeeded) seen.insert(fact.tried.target);
    }
    void take(const FoundFromAir& fact) { met.push_back(encoded(fact)); }
    void take(const BattleMarked& fact) {
        met.push_back(encoded(fact));
        fighting.insert(fact.formations.begin(), fact.formations.end());
    }
    void take(const BattleRefused& fact) { met.push_back(encoded(fact)); }
    /// Blue's, as Red has no standing orders here. Whether one was met before a battle or in it is
    /// to be seen, and may be the battle's cause; its hour must not depend on anything else.
    void take(const ConditionMet& fact) {
        met.push_back("acts " + std::to_string(fact.formation.number));
    }
    template <class Other>
    void take(const Other& /*fact*/) {}
};

// What can be otherwise without anybody's seeing it.

/// The same squares this turn, and then back to where it began it.
void turn_back_later(const World& world, const Turn& turn, CampaignState& state) {
    const CampaignState& after = turn.back().step.after;
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        FormationState& formation = state.formations[i];
        const bool goes_on = formation.route && after.formations[i].route;
        if (!goes_on || !is_red(world, state, {i})) continue;
        std::vector<Square> passed;
        for (const Played& played : turn) {
            for (const Fact& fact : played.step.facts) {
                const auto* moved = std::get_if<FormationMoved>(&fact);
                if (moved != nullptr && moved->formation == FormationId{i}) {
                    passed.push_back(moved->to);
                }
            }
        }
        if (passed.empty() || passed.back() == formation.square) continue;
        formation.route = PlotRoute{passed, formation.square};
        formation.leg.clear();
    }
}

void take_other_stances(const World& world, const Turn& /*turn*/, CampaignState& state) {
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        if (is_red(world, state, {i})) state.formations[i].stance = Stance::avoid;
    }
}

void think_of_another_day(const World& world, const Turn& /*turn*/, CampaignState& state) {
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        if (!is_red(world, state, {i})) continue;
        state.formations[i].conditions.push_back(when_all({WhenTurn{never}}, Hold{}));
    }
}

/// Of ships that are not fighting now: what went into a battle is the battle's business.
void hurt_ships(const World& world, const Turn& turn, CampaignState& state) {
    const Meetings meetings(turn);
    const bool shows_hull = world.definition.switches.sp_basis == SpBasis::current;
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        if (!is_red(world, state, {i}) || meetings.fighting.contains({i})) continue;
        for (const ShipId id : state.formations[i].ships) {
            ShipState& ship = state.ships[id.index()];
            if (ship.fate != Fate::afloat) continue;
            ship.ammunition.count /= 2;
            ship.firepower.count /= 2;
            ship.crew.count /= 2;
            if (!shows_hull) ship.hull.count = std::max(ship.hull.count - 10, 1);
        }
    }
}

void hold_other_cards(const World& world, const Turn& /*turn*/, CampaignState& state) {
    CardPiles& piles = state.cards[side_of(red).index()];
    std::reverse(piles.draw.begin(), piles.draw.end());
    if (!world.definition.deck.cards.empty()) piles.hand.push_back({0});
}

using Change = void (*)(const World&, const Turn&, CampaignState&);
constexpr std::array<Change, 5> changes{turn_back_later, take_other_stances, think_of_another_day,
                                        hurt_ships, hold_other_cards};

/// Another result on the same side of what was needed, where there is one.
std::int32_t other_result(const DieRolled& die) {
    if (die.result <= die.needed) return die.result == 1 ? die.needed : die.result - 1;
    return die.result == die.faces ? std::min(die.needed + 1, die.faces) : die.result + 1;
}

/// Rolls the same successes and failures with other dice.
Dice other_dice(const World& world, const Turn& turn) {
    ForcedDice forced{{}, OfficialDice{world.secret}};
    for (const Played& played : turn) {
        for (const Fact& fact : played.step.facts) {
            const auto* die = std::get_if<DieRolled>(&fact);
            const bool is_sighting = die != nullptr && (die->key.purpose == Purpose::sighting ||
                                                        die->key.purpose == Purpose::air_search);
            if (is_sighting && die->needed > 0) forced.values[die->key] = other_result(*die);
        }
    }
    return forced;
}

/// One turn as it was, which others are compared with.
class TurnAsItWas {
  public:
    TurnAsItWas(const World& world, const Rules& rules, const Turn& played, Leak leak)
        : world_(world),
          rules_(rules),
          ready_(without_reactions(world, before_resolving(played))),
          turn_(resolved(world, rules, ready_)),
          meetings_(turn_),
          output_(output(world, rules, turn_, leak)),
          leak_(leak) {}

    /// Does Blue receive the same where all that nobody sees is otherwise? What would be seen of a
    /// change keeps that change out of it.
    [[nodiscard]] bool holds() const {
        std::vector<Change> unseen;
        for (const Change change : changes) {
            if (is_unseen({change})) unseen.push_back(change);
        }
        return is_same(unseen) && air_reports_hold();
    }

  private:
    [[nodiscard]] CampaignState changed(const std::vector<Change>& by) const {
        CampaignState state = ready_;
        for (const Change change : by) change(world_, turn_, state);
        return state;
    }
    [[nodiscard]] bool is_unseen(const std::vector<Change>& by) const {
        return Meetings(resolved(world_, rules_, changed(by))) == meetings_;
    }
    [[nodiscard]] bool is_same(const std::vector<Change>& by) const {
        const Rules rules(world_.definition, other_dice(world_, turn_));
        const Turn other = resolved(world_, rules, changed(by));
        if (!(Meetings(other) == meetings_)) return true;  // together they would be seen
        return output(world_, rules, other, leak_) == output_;
    }

    /// An enemy that was reported from the air alone, and where it was not, is in another square
    /// from which the same report comes.
    [[nodiscard]] bool air_reports_hold() const {
        for (const Played& played : turn_) {
            for (const Fact& fact : played.step.facts) {
                const auto* found = std::get_if<FoundFromAir>(&fact);
                const bool is_blues = found != nullptr && found->side == side_of(blue);
                if (!is_blues || meetings_.seen.contains(found->target)) continue;
                const bool is_there = ready_.formation(found->target).square == found->told_square;
                if (!is_there && !air_report_holds(*found)) return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool air_report_holds(const FoundFromAir& found) const {
        const Square is_in = ready_.formation(found.target).square;
        for (const Direction direction : clockwise) {
            const Square other = neighbour(found.told_square, direction);
            if (other == is_in || !world_.definition.chart.contains(other)) continue;
            if (!moved_report_holds(found, other)) return false;
        }
        return true;
    }
    /// So many squares are beside one that a report can name in its place.
    [[nodiscard]] std::int32_t beside(Square square) const {
        const Chart& chart = world_.definition.chart;
        return static_cast<std::int32_t>(std::count_if(
            clockwise.begin(), clockwise.end(),
            [&](Direction direction) { return chart.is_navigable(neighbour(square, direction)); }));
    }
    [[nodiscard]] bool moved_report_holds(const FoundFromAir& found, Square other) const {
        CampaignState state = ready_;
        const auto lie_still = [&](CampaignState& each) {
            FormationState& formation = each.formations[found.target.index()];
            formation.route.reset();
            formation.leg.clear();
        };
        lie_still(state);
        const Turn still = resolved(world_, rules_, state);
        const std::string still_output = output(world_, rules_, still, leak_);
        const Meetings still_meetings(still);
        if (still_meetings.seen.contains(found.target)) return true;
        state.formations[found.target.index()].square = other;
        for (const Played& played : still) {
            for (const Fact& fact : played.step.facts) {
                const auto* die = std::get_if<DieRolled>(&fact);
                const bool is_its = die != nullptr && die->key.purpose == Purpose::misreport &&
                                    die->key.object == found.target.number;
                if (!is_its) continue;
                constexpr std::uint32_t dice_per_report = 4;  // the last one names a square
                const bool is_of_square = die->key.index % dice_per_report == dice_per_report - 1;
                const std::int32_t faces = is_of_square ? beside(other) : die->faces;
                for (std::int32_t value = 1; value <= faces; ++value) {
                    ForcedDice forced{{{die->key, value}}, OfficialDice{world_.secret}};
                    const Rules rules(world_.definition, Dice{std::move(forced)});
                    const Turn moved = resolved(world_, rules, state);
                    if (!(Meetings(moved) == still_meetings)) continue;
                    if (output(world_, rules, moved, leak_) != still_output) return false;
                }
            }
        }
        return true;
    }

    const World& world_;
    const Rules& rules_;
    CampaignState ready_;
    Turn turn_;
    Meetings meetings_;
    std::string output_;
    Leak leak_;
};

}  // namespace

bool intent_holds(const World& any_world, Leak leak) {
    const World world = with_own_cards(any_world);
    const Rules rules = rules_of(world);
    const std::vector<Turn> turns = turns_of(world, rules);
    return std::all_of(turns.begin(), turns.end(), [&](const Turn& turn) {
        return TurnAsItWas(world, rules, turn, leak).holds();
    });
}

}  // namespace flagplot::test
