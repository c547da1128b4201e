#include "tactical/missile_age/acts.h"

#include <algorithm>
#include <cstdlib>

#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/moving.h"
#include "tactical/missile_age/spotting.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/missile_age/torpedoes.h"

namespace flagplot::tactical::missile_age {

namespace {

bool can_move(const Battle& battle, const Unit& unit) {
    return unit.is_on_table() && !unit.is_aircraft() && !unit.is_wreck() &&
           (unit.markers > 0 || markers_allowed(battle, unit).most > 0);
}

bool is_able_to_return(const Battle& battle, const Unit& unit) {
    return unit.where == Whereabouts::away && battle.progress.turn >= unit.back_from;
}

/// Gathers the acts of one unit, or only whether there are any.
class Gathering {
  public:
    Gathering(const Tables& tables, const Battle& battle, const Unit& unit, bool only_whether)
        : tables_(tables), battle_(battle), unit_(unit), only_whether_(only_whether) {}

    std::vector<Order> all() {
        switch (battle_.progress.phase) {
            case Phase::air:
            case Phase::air_again:
                flights();
                break;
            case Phase::vessels:
                moves();
                break;
            case Phase::spotting:
                searches();
                break;
            case Phase::launch:
                take_offs_and_landings();
                shots();
                break;
            case Phase::guns:
            case Phase::sams:
            case Phase::decoys:
            case Phase::close_in:
                shots();
                break;
            case Phase::opening:
            case Phase::civilians:
            case Phase::torpedoes:
            case Phase::hits:
            case Phase::over:
                break;
        }
        return std::move(orders_);
    }

  private:
    void add(Order order) { orders_.push_back(std::move(order)); }
    [[nodiscard]] bool is_enough() const { return only_whether_ && !orders_.empty(); }

    // --- moves -----------------------------------------------------------------------------------

    void moves() {
        if (!can_move(battle_, unit_) || is_broken(tables_, unit_)) return;
        const MarkerRange range = markers_allowed(battle_, unit_);
        for (std::int32_t markers = range.least; markers <= range.most; ++markers) {
            moves_with(markers);
            if (is_enough()) return;
        }
        if (unit_.markers > 0) add({Stop{unit_.tag}});
    }

    void moves_with(std::int32_t markers) {
        if (markers == 0) return add({Move{unit_.tag, 0, {}}});
        const SpeedBand band = band_of(tables_, markers);
        add({Move{unit_.tag, markers, {{band.most, 0}}}});
        if (is_enough()) return;
        const std::int32_t carried = tables_.switches.move_straight_carry ? unit_.run : 0;
        const std::int32_t first =
            unit_.is_aground ? 0 : std::max(0, run_before_turn(tables_, unit_) - carried);
        if (first > band.most) return;
        const std::int32_t turn = tables_.switches.move_turn_deg;
        for (const std::int32_t side : {-turn, turn}) {
            std::vector<Leg> legs{{first, side}};
            if (band.most > first) legs.push_back({band.most - first, 0});
            add({Move{unit_.tag, markers, std::move(legs)}});
        }
    }

    // --- aircraft --------------------------------------------------------------------------------

    void flights() {
        if (is_able_to_return(battle_, unit_)) return returns();
        if (!unit_.is_on_table() || !unit_.is_aircraft()) return;
        constexpr std::int32_t eighth = 45, circle = 360;
        const FlightRange range = flight_of(tables_, unit_);
        if (range.least == 0) add_flight(unit_.place);
        for (std::int32_t heading = 0; heading < circle && !is_enough(); heading += eighth) {
            add_flight(kit::ahead(unit_.place, unit_.heading + heading, range.most));
            add_flight(
                kit::ahead(unit_.place, unit_.heading + heading, (range.least + range.most) / 2));
        }
        // Where the table ends nearer than it must fly, it has to turn for the middle.
        if (orders_.empty()) add_flight({0, 0});
    }

    void add_flight(kit::Point to) {
        const Fly flight{unit_.tag, place_on_board(battle_.conditions, to), unit_.altitude};
        if (why_not_fly(tables_, battle_, unit_, flight)) return;
        if (std::find(orders_.begin(), orders_.end(), Order{flight}) == orders_.end()) {
            add({flight});
        }
    }

    void returns() {
        const std::int32_t last = steps_across(battle_.conditions) - 1;
        const std::int32_t middle = last / 2;
        for (const BoardPlace at : {BoardPlace{middle, 0}, BoardPlace{last, middle},
                                    BoardPlace{middle, last}, BoardPlace{0, middle}}) {
            add({Return{unit_.number, at}});
        }
    }

    void take_offs_and_landings() {
        if (!is_fighting(unit_)) return;
        for (const Unit& other : battle_.units) {
            if (other.side != unit_.side || is_enough()) continue;
            const bool is_on_deck =
                other.where == Whereabouts::aboard && unit_.entry >= 0 && other.home == unit_.entry;
            if (is_on_deck) add({TakeOff{other.number}});
            if (unit_.is_aircraft() && can_land(tables_, unit_, other)) {
                add({Land{unit_.tag, other.tag}});
            }
        }
    }

    // --- spotting and weapons --------------------------------------------------------------------

    void searches() {
        for (const Unit& target : battle_.units) {
            if (is_enough()) return;
            if (can_detect(tables_, battle_, unit_, target)) {
                add({Detect{unit_.tag, target.tag}});
            }
            if (can_identify(tables_, battle_, unit_, target)) {
                add({Identify{unit_.tag, target.tag}});
            }
        }
    }

    void shots() {
        if (!is_fighting(unit_)) return;
        const Phase phase = battle_.progress.phase;
        for (std::size_t place = 0; place < unit_.mounts.size() && !is_enough(); ++place) {
            const Mount& mount = unit_.mounts[place];
            if (!is_ready(tables_, unit_, mount, phase) || is_as_an_earlier_one(place)) continue;
            const Weapon& weapon = weapon_of(tables_, mount);
            const std::int32_t most = rounds_ready(tables_, unit_, place, phase);
            if (weapon.kind == WeaponKind::torpedo) {
                add({Aim{unit_.tag, static_cast<std::int32_t>(place), 1, unit_.heading}});
            }
            for (const Tag target : targets_of(weapon)) {
                if (is_enough()) return;
                if (why_not_target(tables_, battle_, unit_, weapon, target)) continue;
                shots_at(place, most, target);
            }
        }
    }

    /// All rounds, and one.
    void shots_at(std::size_t place, std::int32_t most, Tag target) {
        const auto mount = static_cast<std::int32_t>(place);
        const Target at = named(battle_, target);
        add({Fire{unit_.tag, mount, most, at}});
        if (most > 1) add({Fire{unit_.tag, mount, 1, at}});
    }

    /// A mount of a weapon of which an earlier one that is ready has been listed.
    [[nodiscard]] bool is_as_an_earlier_one(std::size_t place) const {
        const auto end = unit_.mounts.begin() + static_cast<std::ptrdiff_t>(place);
        return std::any_of(unit_.mounts.begin(), end, [&](const Mount& mount) {
            return mount.weapon == unit_.mounts[place].weapon &&
                   mount.rounds == unit_.mounts[place].rounds &&
                   is_ready(tables_, unit_, mount, battle_.progress.phase);
        });
    }

    [[nodiscard]] std::vector<Tag> targets_of(const Weapon& weapon) const {
        std::vector<Tag> tags;
        const bool is_decoy = phase_of(weapon.kind) == Phase::decoys;
        for (const Missile& missile : battle_.missiles) tags.push_back(missile.tag);
        if (is_decoy) {
            for (const Torpedo& torpedo : battle_.torpedoes) tags.push_back(torpedo.tag);
            return tags;
        }
        for (const Unit& target : battle_.units) {
            if (target.is_on_table() && target.side != unit_.side) tags.push_back(target.tag);
        }
        return tags;
    }

    const Tables& tables_;
    const Battle& battle_;
    const Unit& unit_;
    bool only_whether_;
    std::vector<Order> orders_;
};

/// Missiles and torpedoes that come in are the things that act in 5e.
bool is_to_resolve(const Battle& battle, SideIndex side, Tag tag) {
    if (const Missile* missile = missile_with(battle, tag)) {
        return missile->side == side && comes_in(battle, *missile);
    }
    const Torpedo* torpedo = torpedo_with(battle, tag);
    return torpedo != nullptr && torpedo->side == side && torpedo->target != 0;
}

const Torpedo* steered(const Tables& tables, const Battle& battle, SideIndex side, Tag tag) {
    const Torpedo* torpedo = torpedo_with(battle, tag);
    const bool is_own = battle.progress.phase == Phase::vessels && torpedo != nullptr &&
                        torpedo->side == side && is_steered(tables, battle, *torpedo);
    return is_own ? torpedo : nullptr;
}

std::vector<Order> guidings(const Tables& tables, const Torpedo& torpedo) {
    const std::int32_t turn = tables.switches.move_turn_deg;
    std::vector<Order> orders;
    for (const std::int32_t by : {0, -turn, turn}) {
        orders.push_back({Guide{torpedo.tag, kit::in_circle(torpedo.heading + by)}});
    }
    return orders;
}

}  // namespace

bool can_act(const Tables& tables, const Battle& battle, SideIndex side, Tag tag) {
    if (battle.progress.phase == Phase::hits) return is_to_resolve(battle, side, tag);
    if (steered(tables, battle, side, tag) != nullptr) return true;
    const Unit* unit = unit_with(battle, tag);
    return unit != nullptr && unit->side == side &&
           !Gathering(tables, battle, *unit, true).all().empty();
}

std::vector<Order> acts_of(const Tables& tables, const Battle& battle, SideIndex side, Tag tag) {
    if (battle.progress.phase == Phase::hits) {
        return is_to_resolve(battle, side, tag) ? std::vector<Order>{{Resolve{named(battle, tag)}}}
                                                : std::vector<Order>{};
    }
    if (const Torpedo* torpedo = steered(tables, battle, side, tag)) {
        return guidings(tables, *torpedo);
    }
    const Unit* unit = unit_with(battle, tag);
    if (unit == nullptr || unit->side != side) return {};
    return Gathering(tables, battle, *unit, false).all();
}

std::vector<Tag> asked_in_phase(const Tables& tables, const Battle& battle, SideIndex side) {
    std::vector<Tag> tags;
    const auto add = [&](Tag tag) {
        if (can_act(tables, battle, side, tag)) tags.push_back(tag);
    };
    for (const Missile& missile : battle.missiles) add(missile.tag);
    for (const Torpedo& torpedo : battle.torpedoes) add(torpedo.tag);
    for (const Unit& unit : battle.units) {
        if (unit.side == side && unit.tag != 0) add(unit.tag);
    }
    return tags;
}

}  // namespace flagplot::tactical::missile_age
