#include <algorithm>
#include <cstdlib>

#include "tactical/galley/allowed.h"
#include "tactical/galley/board.h"
#include "tactical/galley/captain_mind.h"
#include "tactical/galley/captain_places.h"
#include "tactical/galley/chances.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/raking.h"
#include "tactical/galley/ramming.h"
#include "tactical/galley/reach.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

using kit::Around;
using kit::HexShip;

constexpr Worth certain = 10'000;

bool is_still(const std::vector<Step>& steps) {
    return std::any_of(steps.begin(), steps.end(), [](Step step) {
        return step == Step::about || step == Step::spin_port || step == Step::spin_starboard;
    });
}

/// Judges the places that a ship can reach.
class Judge {
  public:
    Judge(const Mind& mind, const OpenWater& ways, const Battle& battle, Tag tag)
        : mind_(mind),
          battle_(battle),
          tag_(tag),
          ship_(battle.ship(tag)),
          course_(course_of(mind.tables, battle, tag)),
          attack_(mind.wish<Attack>(tag, "attack")),
          is_rammer_(why_not_a_rammer(mind.tables, battle, tag).empty()),
          near_(mind.is_withdrawing ? std::vector<Tag>{}
                                    : mind.enemies_within(ship_.at, farthest_threat + 2)),
          places_(mind, ways, battle, tag, near_) {}

    [[nodiscard]] Plan best() const {
        Plan best;
        bool is_first = true;
        for (const Reach& reach : reachable(mind_.tables, battle_, tag_)) {
            Plan plan = judged(reach);
            if (!is_first && plan.worth <= best.worth) continue;
            plan.steps = reach.steps;
            best = std::move(plan);
            is_first = false;
        }
        return best;
    }

  private:
    [[nodiscard]] Plan judged(const Reach& reach) const {
        Plan plan = deed_at(reach);
        plan.worth = plan.gain + places_.worth_of(reach.at);
        // From where she is she has looked already.
        if (!reach.steps.empty()) plan.worth += places_.prospect_from(reach.at);
        return plan;
    }

    /// The best deed that is possible where she stops.
    [[nodiscard]] Plan deed_at(const Reach& reach) const {
        Plan best;
        for (const Tag target : near_) {
            if (hexes_apart(reach.at, battle_.ship(target).at) > 1) continue;
            for (const Plan& plan : {ram(reach, target), rake(reach, target),
                                     through(reach, target), grapple(reach, target)}) {
                if (plan.gain > best.gain) best = plan;
            }
        }
        return best;
    }
    [[nodiscard]] Plan plan(Plan::Deed deed, Tag target, Worth chance, Worth points,
                            bool may_be_avoided = true) const {
        if (may_be_avoided) {
            chance =
                chance * (certain - avoid_chance(mind_.tables, battle_, tag_, target)) / certain;
        }
        return {deed, target, 0, chance * points, {}};
    }

    [[nodiscard]] Plan ram(const Reach& reach, Tag target) const {
        const HexShip& at = battle_.ship(target).at;
        const bool may_ram = is_rammer_ && !course_.motion.is_ended &&
                             !course_.motion.has_turned_still && !is_still(reach.steps) &&
                             is_pointed_at_flank(reach.at, at) && !was_raked(target);
        const bool has_come = course_.motion.ahead > 0 || !reach.steps.empty();
        const bool can_pay = has_come || course_.motion.left >= mind_.tables.switches.ram_min_mp;
        if (!may_ram || !can_pay) return {};
        const Worth weight = attack_ == Attack::board ? 1 : 2;
        return plan(Plan::Deed::ram, target, ram_chance(mind_.tables, battle_, tag_, target),
                    mind_.points(target) * weight / 2);
    }
    [[nodiscard]] bool was_raked(Tag target) const {
        return !mind_.tables.switches.rake_and_ram_same_target &&
               std::find(ship_.raked.begin(), ship_.raked.end(), target) != ship_.raked.end();
    }

    [[nodiscard]] bool may_rake(const Reach& reach, Tag target) const {
        return !reach.steps.empty() && reach.steps.back() == Step::ahead &&
               why_not_a_raker(mind_.tables, battle_, tag_, target).empty();
    }
    [[nodiscard]] Plan rake(const Reach& reach, Tag target) const {
        if (!may_rake(reach, target)) return {};
        const HexShip before = a_hex_astern(reach.at);
        if (!has_gone_along(mind_.tables, before, reach.at, battle_.ship(target).at)) return {};
        return plan(Plan::Deed::rake, target,
                    rake_chance(mind_.tables, battle_, tag_, target, false) / 2,
                    mind_.points(target));
    }
    [[nodiscard]] Plan through(const Reach& reach, Tag target) const {
        const bool can_pay = level_of(ship_) == Speed::maximum &&
                             course_.motion.left - reach.cost >= mind_.tables.costs.through;
        if (!can_pay || !may_rake(reach, target)) return {};
        if (!is_before_end(reach.at, battle_.ship(target).at)) return {};
        if (!why_not_between(mind_.tables, battle_, tag_, reach.at, target).empty()) return {};
        return plan(Plan::Deed::rake, target,
                    rake_chance(mind_.tables, battle_, tag_, target, true) / 2,
                    mind_.points(target));
    }
    [[nodiscard]] Plan grapple(const Reach& reach, Tag target) const {
        const bool may_grapple = level_of(ship_) == Speed::cruise && ship_.manpower > 0 &&
                                 !are_held_together(battle_, tag_, target);
        if (!may_grapple) return {};
        const auto shared = kit::shared_sides(reach.at, battle_.ship(target).at);
        const bool is_side_by_side = std::any_of(
            shared.begin(), shared.end(),
            [](const auto& side) { return is_flank(side.hers) && is_flank(side.the_others); });
        if (!is_side_by_side) return {};
        const Worth win = capture_chance(mind_.tables, battle_, tag_, target, ship_.manpower) *
                          (attack_ == Attack::board ? 4 : 2);
        const Worth chance =
            grapple_chance(mind_.tables, battle_, tag_, target) * std::min(win, certain) / certain;
        return plan(Plan::Deed::grapple, target, chance, mind_.points(target) + 1);
    }

    const Mind& mind_;
    const Battle& battle_;
    Tag tag_;
    const Ship& ship_;
    Course course_;
    Attack attack_;
    bool is_rammer_;
    std::vector<Tag> near_;
    Places places_;
};

/// Orders that she may give at once against an enemy near her, the best of them first.
class Deeds {
  public:
    Deeds(const Mind& mind, Tag tag) : mind_(mind), tag_(tag), ship_(mind.battle.ship(tag)) {}

    [[nodiscard]] std::optional<Order> best() {
        for (const Tag target : mind_.enemies_within(ship_.at, 3)) offer_all(target);
        return best_;
    }

  private:
    void offer_all(Tag target) {
        const Worth points = mind_.points(target);
        const Worth comes_off = certain - avoid_chance(mind_.tables, mind_.battle, tag_, target);
        const Worth ram =
            ram_chance(mind_.tables, mind_.battle, tag_, target) * comes_off / certain * points;
        const Worth rake = rake_chance(mind_.tables, mind_.battle, tag_, target, false) *
                           comes_off / certain * points / 2;
        const Worth through = rake_chance(mind_.tables, mind_.battle, tag_, target, true) *
                              comes_off / certain * points / 2;
        if (ship_.firepots > 0) offer(RamWithFirepot{tag_, target}, ram + point / 10);
        offer(Ram{tag_, target}, ram);
        for (const Hand hand : {Hand::port, Hand::starboard}) {
            if (ship_.may_anastrophe) offer(Anastrophe{tag_, target, hand}, (ram + rake) * 3 / 4);
        }
        offer(PassThrough{tag_, target}, through);
        offer(Rake{tag_, target}, rake);
    }
    void offer(Order order, Worth worth) {
        if (worth <= worth_ || !mind_.may(order)) return;
        best_ = std::move(order);
        worth_ = worth;
    }

    const Mind& mind_;
    Tag tag_;
    const Ship& ship_;
    std::optional<Order> best_;
    Worth worth_ = 0;
};

std::optional<Order> grapple_wanted(const Mind& mind, Tag tag) {
    const Ship& ship = mind.battle.ship(tag);
    if (ship.manpower == 0 || mind.is_withdrawing) return std::nullopt;
    for (const Tag target : mind.enemies_within(ship.at, 1)) {
        if (mind.battle.ship(target).manpower > ship.manpower) continue;
        Order order = Grapple{tag, target};
        if (mind.may(order)) return order;
    }
    return std::nullopt;
}

/// She fires all she has at the ship that is worth most.
std::optional<Order> fire_wanted(const Mind& mind, Tag tag) {
    const Ship& ship = mind.battle.ship(tag);
    if (ship.has_fired || mind.wish<Missiles>(tag, "missiles") == Missiles::hold) return {};
    const std::int32_t strength = missile_strength(mind.tables, ship);
    if (strength == 0) return std::nullopt;
    std::optional<Order> best;
    Worth most = -1;
    for (const Tag target : mind.enemies_within(ship.at, 2)) {
        const bool is_worth_it = mind.battle.ship(target).manpower > 0;
        const Worth worth = mind.points(target) + (is_worth_it ? 100 : 0);
        if (worth <= most) continue;
        Order fire = Fire{tag, {{target, strength}}};
        Order flame = Flame{tag, {{target, strength}}};
        const bool burns = ship.has_flames && mind.may(flame);
        if (!burns && (!is_worth_it || !mind.may(fire))) continue;
        best = burns ? std::move(flame) : std::move(fire);
        most = worth;
    }
    return best;
}

bool is_outnumbered(const Mind& mind, Tag tag) {
    const Ship& ship = mind.battle.ship(tag);
    for (const Tag other : held_with(mind.battle, tag)) {
        const Ship& held = mind.battle.ship(other);
        const bool is_stuck = is_held(mind.battle, tag, HoldKind::fouled);
        if (held.side != ship.side && (is_stuck || ship.manpower < held.manpower)) return true;
    }
    return false;
}

/// Over her own edge, if she is at it and her side withdraws.
std::optional<Order> leaving(const Mind& mind, Tag tag) {
    const Ship& ship = mind.battle.ship(tag);
    if (!mind.is_withdrawing || is_on_board(mind.battle, a_hex_ahead(ship.at).bow)) return {};
    Order order = Move{tag, {Step::ahead}};
    if (mind.may(order)) return order;
    return std::nullopt;
}

/// What the ship that moves now does next; none: she has finished.
std::optional<Order> continued(const Mind& mind, Tag tag, const Plan& plan) {
    if (is_outnumbered(mind, tag)) {
        if (Order cut = Cut{tag}; mind.may(cut)) return cut;
    }
    if (auto deed = Deeds(mind, tag).best()) return deed;
    if (!plan.steps.empty()) {
        if (Order move = Move{tag, plan.steps}; mind.may(move)) return move;
    }
    if (auto order = leaving(mind, tag)) return order;
    if (auto order = grapple_wanted(mind, tag)) return order;
    return fire_wanted(mind, tag);
}

/// Ships with a ram go first, then rakes, grapples and the rest; of equals the better plan.
bool goes_before(const Plan& one, const Plan& other) {
    return one.deed != other.deed ? one.deed < other.deed : one.worth > other.worth;
}

/// The next order of the first that has one: far from all enemies it does not matter who goes
/// first.
std::optional<Order> first_of(const Mind& mind, const OpenWater& ways,
                              const std::vector<Tag>& ships) {
    for (const Tag tag : ships) {
        if (auto order = continued(mind, tag, plan_of(mind, ways, mind.battle, tag))) return order;
    }
    return std::nullopt;
}

std::optional<Order> best_of(const Mind& mind, const OpenWater& ways,
                             const std::vector<Tag>& ships) {
    std::vector<std::pair<Tag, Plan>> plans;
    for (const Tag tag : ships) plans.emplace_back(tag, plan_of(mind, ways, mind.battle, tag));
    std::stable_sort(plans.begin(), plans.end(), [](const auto& one, const auto& other) {
        return goes_before(one.second, other.second);
    });
    for (const auto& [tag, plan] : plans) {
        if (auto order = continued(mind, tag, plan)) return order;
    }
    return std::nullopt;
}

}  // namespace

Plan plan_of(const Mind& mind, const OpenWater& ways, const Battle& battle, Tag ship) {
    return Judge(mind, ways, battle, ship).best();
}

std::optional<Order> movement_wanted(const Mind& mind) {
    const Battle& battle = mind.battle;
    const OpenWater ways = mind.ways();
    const Tag moving = battle.progress.motion.ship;
    if (moving != 0 && why_not_moved(battle, moving).empty()) {
        // A ship that has gone where she wanted thinks again only after a rake.
        const bool is_new = !battle.progress.motion.is_spent || !battle.ship(moving).raked.empty();
        const Plan plan = is_new ? plan_of(mind, ways, battle, moving) : Plan{};
        if (auto order = continued(mind, moving, plan)) return order;
    }
    std::vector<Tag> waiting;
    for (const Tag tag : battle.group(battle.progress.active).ships) {
        if (tag != moving && why_not_moved(battle, tag).empty()) waiting.push_back(tag);
    }
    const bool is_far = std::all_of(waiting.begin(), waiting.end(), [&](Tag tag) {
        return mind.enemies_within(battle.ship(tag).at, farthest_threat + 2).empty();
    });
    return is_far ? first_of(mind, ways, waiting) : best_of(mind, ways, waiting);
}

std::vector<Tag> fast_ships(const Mind& mind, GroupNumber group) {
    constexpr Worth good_chance = 4'000;
    std::vector<Tag> fast;
    const OpenWater ways = mind.ways();
    Battle faster = mind.battle;
    for (const Tag tag : mind.battle.group(group).ships) {
        const Pace pace = mind.wish<Pace>(tag, "speed");
        Ship& ship = faster.ship(tag);
        if (pace == Pace::cruise || !may_go_maximum(mind.battle, ship)) continue;
        if (pace == Pace::maximum) {
            fast.push_back(tag);
            continue;
        }
        if (mind.enemies_within(ship.at, ship.maximum + 1).empty()) continue;
        ship.speed = Speed::maximum;
        const Plan plan = plan_of(mind, ways, faster, tag);
        ship.speed = Speed::cruise;
        const bool is_attack = plan.deed == Plan::Deed::ram || plan.deed == Plan::Deed::rake;
        const Worth worth = is_attack ? mind.points(plan.target) : 0;
        const Worth share = plan.deed == Plan::Deed::rake ? 2 : 1;
        if (is_attack && plan.gain * share >= good_chance * worth) fast.push_back(tag);
    }
    return fast;
}

}  // namespace flagplot::tactical::galley
