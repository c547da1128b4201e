#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <utility>

#include "tactical/kit/sweep.h"
#include "tactical/squadron/captain_mind.h"
#include "tactical/squadron/command.h"
#include "tactical/squadron/expected.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/voyage.h"
#include "tactical/squadron/wind.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::array<std::int32_t, 11> turns{0, 15, -15, 30, -30, 45, -45, 60, -60, 90, -90};

/// A move, and where it would bring a ship that nothing stops.
struct Way {
    std::vector<Leg> legs;
    kit::Box base;
    std::int64_t score = 0;
    std::size_t nth = 0;  ///< equal scores keep their order
};

/// An enemy, as far as a choice of places needs it.
struct Foe {
    ShipNumber number = 0;
    kit::Point place;
    std::int32_t size = 0;                     ///< half her length
    std::array<std::int64_t, bands> threat{};  ///< worth that she takes on average, by band
    /// Worth that each arc of the ship to move takes of her on average, by band.
    std::array<std::array<std::int64_t, bands>, weapon_arcs> gain{};
};

/// Where a place is from a base: ahead and to starboard.
struct Relative {
    std::int64_t ahead = 0;
    std::int64_t abeam = 0;
};

Relative relative_to(const kit::Box& base, kit::Point place) {
    const std::int64_t x = place.x - base.centre.x, y = place.y - base.centre.y;
    const std::int64_t sine = kit::sine_of(base.heading), cosine = kit::cosine_of(base.heading);
    return {(x * sine + y * cosine) / kit::sine_unit, (x * cosine - y * sine) / kit::sine_unit};
}

/// Chooses the move of one ship.
class Helm {
  public:
    Helm(const Mind& mind, ShipNumber number)
        : mind_(mind),
          number_(number),
          ship_(mind.ship(number)),
          kind_(mind.kind(number)),
          base_(base_of(mind.battle, number)),
          tactic_(mind.wish<Tactic>(number, "tactic")),
          is_leaving_(mind.breaks_off(number)) {
        for (const ShipNumber mate : ships_of(mind.battle, ship_.squadron)) {
            if (mate != number) mates_.push_back(mate);
        }
        for (const ShipNumber enemy : mind.enemies) foes_.push_back(foe(enemy));
        radius_ = command_radius(mind.tables, mind.battle, ship_.squadron);
        desired_ = desired_range();
    }

    [[nodiscard]] std::optional<Order> order() const {
        if (ship_.anchor == Anchor::anchored) {
            if (const Order weigh{Weigh{number_}}; !is_in_reach() && mind_.may(weigh)) return weigh;
            return Order{Stay{number_}};
        }
        if (is_blocked(mind_.tables, mind_.battle, number_)) return clearing();
        std::vector<Way> ways = all_ways();
        std::sort(ways.begin(), ways.end(), [](const Way& one, const Way& other) {
            return one.score != other.score ? one.score > other.score : one.nth < other.nth;
        });
        if (auto attack = contact_wanted(ways.empty() ? 0 : fire_value(ways.front().base))) {
            return attack;
        }
        return clear_of(ways);
    }

  private:
    // --- what counts -----------------------------------------------------------------------------

    [[nodiscard]] Foe foe(ShipNumber enemy) const {
        Foe made{enemy, mind_.ship(enemy).place, mind_.kind(enemy).length / 2, {}};
        for (std::size_t band = 0; band < bands; ++band) {
            const std::int64_t loss =
                expected_loss(mind_.tables, mind_.battle, number_, mind_.most_dice(enemy, band));
            made.threat.at(band) = worth_of_hull(mind_.battle, number_, loss);
            for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
                const std::int32_t dice = mind_.dice_of(number_, static_cast<WeaponArc>(arc), band);
                if (dice > 0) made.gain.at(arc).at(band) = mind_.gain(enemy, linked(dice));
            }
        }
        return made;
    }

    [[nodiscard]] std::int32_t gap_to(const kit::Box& base, const Foe& foe) const {
        const std::int32_t apart = kit::distance(base.centre, foe.place);
        return std::max(0, apart - foe.size - kind_.breadth / 2);
    }

    /// The farther edge of the band in which she gives most for what she gets.
    [[nodiscard]] std::int32_t desired_range() const {
        const auto& reach = mind_.tables.arcs.reach;
        if (tactic_ == Tactic::board || tactic_ == Tactic::close) return reach[0] / 2;
        if (foes_.empty()) return reach[0];
        std::size_t best = 0;
        std::int64_t most = std::numeric_limits<std::int64_t>::min();
        for (std::size_t band = 0; band < bands; ++band) {
            std::int64_t given = 0, taken = 0;
            for (const Foe& foe : foes_) {
                given += mind_.gain(foe.number, linked(mind_.most_dice(number_, band)));
                taken += foe.threat.at(band);
            }
            if (given == 0) continue;
            const std::int64_t balance =
                tactic_ == Tactic::stand_off ? given - 2 * taken : given - taken / 2;
            if (balance <= most) continue;
            most = balance;
            best = band;
        }
        return reach.at(best);
    }

    /// What her dice come to if squadron mates join in.
    [[nodiscard]] std::int32_t linked(std::int32_t dice) const {
        const auto joiners = static_cast<std::int32_t>(std::min<std::size_t>(mates_.size(), 2));
        return dice + joiners * dice / 2;
    }

    [[nodiscard]] bool is_in_reach() const {
        return std::any_of(foes_.begin(), foes_.end(), [&](const Foe& foe) {
            const auto band = mind_.band_at(gap_to(base_, foe));
            return band && mind_.most_dice(number_, *band) > 0;
        });
    }

    /// Worth that her own shots from there take on average: each arc at its best target.
    [[nodiscard]] std::int64_t fire_value(const kit::Box& base) const {
        std::array<std::int64_t, weapon_arcs> best{};
        for (const Foe& foe : foes_) {
            const auto band = mind_.band_at(gap_to(base, foe));
            if (!band) continue;
            const Relative at = relative_to(base, foe.place);
            for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
                const std::int64_t gain = foe.gain.at(arc).at(*band);
                if (gain <= best.at(arc) || !bears(static_cast<WeaponArc>(arc), at, foe)) continue;
                best.at(arc) = gain;
            }
        }
        std::int64_t sum = 0;
        for (const std::int64_t each : best) sum += each;
        return sum;
    }

    [[nodiscard]] bool bears(WeaponArc arc, const Relative& at, const Foe& foe) const {
        const std::int64_t beam = std::abs(at.abeam), along = std::abs(at.ahead);
        const bool is_in_corridor = beam <= (kind_.breadth + foe.size) / 2;
        switch (arc) {
            case WeaponArc::port:
                return at.abeam < 0 && beam >= along;
            case WeaponArc::starboard:
                return at.abeam > 0 && beam >= along;
            case WeaponArc::fore:
                return at.ahead > 0 && is_in_corridor;
            case WeaponArc::aft:
                return at.ahead < 0 && is_in_corridor;
            case WeaponArc::turret:
                break;
        }
        return true;
    }

    /// Worth that enemies could take of her there, from where they are.
    [[nodiscard]] std::int64_t threat(const kit::Box& base) const {
        std::int64_t sum = 0;
        for (const Foe& foe : foes_) {
            if (const auto band = mind_.band_at(gap_to(base, foe))) sum += foe.threat.at(*band);
        }
        return sum;
    }

    /// How far beyond the range that she wants the nearest enemy is.
    [[nodiscard]] std::int32_t too_far(const kit::Box& base) const {
        std::int32_t nearest = std::numeric_limits<std::int32_t>::max();
        for (const Foe& foe : foes_) nearest = std::min(nearest, gap_to(base, foe));
        return foes_.empty() ? 0 : std::max(0, nearest - desired_);
    }

    [[nodiscard]] bool is_out_of_command(const kit::Box& base) const {
        if (mates_.empty()) return false;
        return std::none_of(mates_.begin(), mates_.end(), [&](ShipNumber mate) {
            const kit::Box other = base_of(mind_.battle, mate);
            // those that have not moved yet will come after her
            const std::int32_t slack =
                mind_.ship(mate).has_moved ? 0 : allowance_of(mind_.battle, ship_);
            return kit::distance(base.centre, other.centre) <=
                   radius_ + slack + (kind_.length + other.length) / 2;
        });
    }

    /// From the nearest edge by which she may leave.
    [[nodiscard]] std::int32_t off_the_edge(const kit::Box& base) const {
        const Switches& switches = mind_.tables.switches;
        const std::int32_t half_width = switches.table_width / 2;
        const std::int32_t half_height = switches.table_height / 2;
        const std::array<std::int32_t, 4> off{
            half_height - base.centre.y, half_width - base.centre.x, half_height + base.centre.y,
            half_width + base.centre.x};
        std::int32_t nearest = std::numeric_limits<std::int32_t>::max();
        for (std::size_t edge = 0; edge < off.size(); ++edge) {
            if (!is_enemys(edge)) nearest = std::min(nearest, off.at(edge));
        }
        return nearest;
    }

    [[nodiscard]] bool is_enemys(std::size_t edge) const {
        constexpr std::int32_t quarter = 90;
        const auto bearing = static_cast<std::int32_t>(edge) * quarter;
        for (std::uint32_t other = 0; other < mind_.battle.sides.size(); ++other) {
            const bool is_hostile = mind_.battle.is_hostile(mind_.side, {other});
            if (is_hostile && mind_.battle.sides[other].entry == bearing) return true;
        }
        return false;
    }

    [[nodiscard]] std::int64_t score(const kit::Box& base) const {
        // an inch too far is three tenths of a hull point of hers
        const std::int64_t hull = worth_of_hull(mind_.battle, number_, whole_point);
        constexpr std::int64_t inch = 100, part = 3, parts = 10;
        if (is_leaving_) return -hull * off_the_edge(base) / inch - threat(base) / 2;
        std::int64_t sum = fire_value(base) - threat(base) / 2;
        sum -= hull * part * too_far(base) / (parts * inch);
        if (is_out_of_command(base)) sum -= 2 * hull;
        const bool is_hindered = cost_factor(mind_.tables, mind_.battle, ship_, base.heading) > 1;
        if (is_hindered) sum -= hull / parts;
        return sum;
    }

    // --- moves -----------------------------------------------------------------------------------

    [[nodiscard]] std::vector<Way> all_ways() const {
        std::vector<Way> ways;
        const bool may_turn = ship_.damage.of(Lasting::steering) == 0;
        for (const std::int32_t turn : turns) {
            if (turn != 0 && !may_turn) continue;
            const std::int32_t room = straight_after(turn);
            if (room < 0) continue;
            const std::int32_t least = std::max(0, least_run(mind_.tables, mind_.battle, ship_) -
                                                       run_of(mind_.battle, ship_, {{0, turn}}));
            for (const std::int32_t run : {least, std::max(least, room / 2), room}) {
                if (run > room) continue;
                if (turn == 0) {
                    add(ways, {{run, 0}});
                    continue;
                }
                add(ways, {{0, turn}, {run, 0}});
                add(ways, {{run / 2, turn}, {run - run / 2, 0}});
                add(ways, {{run, turn}});
            }
        }
        return ways;
    }

    /// How far she runs straight besides a turn, when every part is paid at its dearest.
    [[nodiscard]] std::int32_t straight_after(std::int32_t turn) const {
        const std::int32_t left = allowance_of(mind_.battle, ship_) -
                                  cost_of(mind_.tables, mind_.battle, ship_, {{0, turn}});
        const std::int32_t after = kit::in_circle(ship_.heading + turn);
        const std::int32_t factor =
            std::max(cost_factor(mind_.tables, mind_.battle, ship_, ship_.heading),
                     cost_factor(mind_.tables, mind_.battle, ship_, after));
        return left / factor;
    }

    void add(std::vector<Way>& ways, std::vector<Leg> legs) const {
        legs.erase(std::remove(legs.begin(), legs.end(), Leg{}), legs.end());
        Way way{std::move(legs), base_, 0, ways.size()};
        for (const Leg& leg : way.legs) {
            way.base = kit::run_ahead(way.base, leg.ahead);
            if (leg.turn != 0) way.base = kit::run_round(way.base, kind_.radius, leg.turn);
        }
        way.score = score(way.base);
        ways.push_back(std::move(way));
    }

    /// The best of them that touches nothing and stays on the table, as far as she wants to.
    [[nodiscard]] std::optional<Order> clear_of(const std::vector<Way>& ways) const {
        std::optional<Order> touching;
        for (const Way& way : ways) {
            const Order order{Move{number_, way.legs, false, anchors_at(way)}};
            const Voyage voyage = voyage_of(mind_.tables, mind_.battle, number_, way.legs);
            if (voyage.exit && !(is_leaving_ && is_way_out(*voyage.exit))) continue;
            if (!mind_.may(order)) continue;
            if (voyage.met.empty() && !voyage.is_blocked) return order;
            if (!touching) touching = order;
        }
        return touching;
    }

    [[nodiscard]] bool is_way_out(std::int32_t bearing) const {
        constexpr std::int32_t quarter = 90;
        return !is_enemys(static_cast<std::size_t>(bearing / quarter));
    }

    [[nodiscard]] bool anchors_at(const Way& way) const {
        return mind_.wish<Anchoring>(number_, "anchor") == Anchoring::in_range && !is_leaving_ &&
               fire_value(way.base) > 0 && too_far(way.base) == 0;
    }

    /// Of a ship that cannot go ahead (US-B1).
    [[nodiscard]] std::optional<Order> clearing() const {
        const std::int32_t swing = mind_.tables.measures.swing;
        const std::array<Order, 4> orders{
            Order{Back{number_}}, Order{Swing{number_, Turning::starboard, swing}},
            Order{Swing{number_, Turning::port, swing}}, Order{Stay{number_}}};
        for (const Order& order : orders) {
            if (mind_.may(order)) return order;
        }
        return std::nullopt;
    }

    // --- contacts --------------------------------------------------------------------------------

    /// Rams, boards or takes a derelict, where that is worth more than gunfire (1.5, 2).
    [[nodiscard]] std::optional<Order> contact_wanted(std::int64_t by_fire) const {
        if (is_leaving_) return std::nullopt;
        std::optional<Order> best;
        std::int64_t most = tactic_ == Tactic::board ? 0 : by_fire;
        const auto consider = [&](ShipNumber target, std::int64_t gain) {
            if (gain <= most || !is_near(target)) return;
            if (auto order = order_against(target)) {
                best = std::move(order);
                most = gain;
            }
        };
        for (const ShipNumber derelict : mind_.derelicts) consider(derelict, mind_.worth(derelict));
        for (const ShipNumber enemy : mind_.enemies) consider(enemy, contact_gain(enemy));
        return best;
    }

    [[nodiscard]] bool is_near(ShipNumber target) const {
        const kit::Box other = base_of(mind_.battle, target);
        return kit::distance(base_.centre, other.centre) <=
               allowance_of(mind_.battle, ship_) + (base_.length + other.length) / 2;
    }

    /// What a ram and the fight after it bring; 0 if not a fifth more than they cost.
    [[nodiscard]] std::int64_t contact_gain(ShipNumber enemy) const {
        const Battle& battle = mind_.battle;
        const AttackKind kind = kind_.is_ram_red ? AttackKind::red_ram : AttackKind::plain;
        std::int64_t given = worth_of_hull(
            battle, enemy, expected_loss(mind_.tables, battle, enemy, kind_.ram, kind));
        std::int64_t taken = worth_of_hull(
            battle, number_, expected_loss(mind_.tables, battle, number_, mind_.kind(enemy).hull));
        const std::int32_t own = crew_left(battle, ship_);
        const std::int32_t crew = crew_left(battle, mind_.ship(enemy));
        constexpr std::int32_t tenths = 10, enough = 13, part = 7;
        if (own * tenths >= crew * enough) given += mind_.worth(enemy) * part / tenths;
        if (crew * tenths >= own * enough) taken += mind_.worth(number_) * part / tenths;
        constexpr std::int64_t fifth = 5;
        return given * fifth > taken * (fifth + 1) ? given - taken : 0;
    }

    [[nodiscard]] std::optional<Order> order_against(ShipNumber target) const {
        const auto legs =
            legs_towards(mind_.tables, mind_.battle, number_, mind_.ship(target).place);
        if (legs.empty()) return std::nullopt;
        const Voyage voyage = voyage_of(mind_.tables, mind_.battle, number_, legs);
        const bool is_met = std::any_of(voyage.met.begin(), voyage.met.end(),
                                        [&](const Met& met) { return met.ship == target; });
        const Order order{Move{number_, legs, true, false}};
        if (!is_met || voyage.met.size() > 1 || !mind_.may(order)) return std::nullopt;
        return order;
    }

    const Mind& mind_;
    ShipNumber number_;
    const Ship& ship_;
    const ShipClass& kind_;
    kit::Box base_;
    Tactic tactic_;
    bool is_leaving_;
    std::vector<Foe> foes_;
    std::vector<ShipNumber> mates_;
    std::int32_t radius_ = 0;
    std::int32_t desired_ = 0;
};

/// Ships nearest to the enemy go first, so that they are out of the way of the others.
std::vector<ShipNumber> in_order(const Mind& mind) {
    const auto nearest = [&](ShipNumber ship) {
        std::int32_t least = std::numeric_limits<std::int32_t>::max();
        for (const ShipNumber enemy : mind.enemies) {
            least = std::min(least, kit::distance(mind.ship(ship).place, mind.ship(enemy).place));
        }
        return least;
    };
    std::vector<std::pair<std::int32_t, ShipNumber>> by_distance;
    for (const ShipNumber ship : mind.battle.activation.element) {
        if (!is_able(mind.ship(ship)) || mind.ship(ship).has_moved) continue;
        by_distance.emplace_back(nearest(ship), ship);
    }
    std::sort(by_distance.begin(), by_distance.end());
    std::vector<ShipNumber> ships;
    for (const auto& [distance, ship] : by_distance) ships.push_back(ship);
    return ships;
}

}  // namespace

std::optional<Order> move_wanted(const Mind& mind) {
    for (const ShipNumber ship : in_order(mind)) {
        if (auto order = Helm(mind, ship).order(); order && mind.may(*order)) return order;
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical::squadron
