#include "tactical/gunnery/hidden.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/gunnery/field.h"
#include "tactical/gunnery/light.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/units.h"

namespace flagplot::tactical::gunnery {

namespace {

/// How far off ships are put of which nothing is known.
constexpr std::int32_t out_of_sight = 60'000;

/// Which thing of a ship or side is drawn.
enum class Drawn : std::uint32_t { awareness, hull, rounds, tubes, heading, place };

bool is_heads(const Dice& dice, std::int32_t turn, std::size_t who, Drawn what) {
    return roll(dice, key_of(DieUse::hidden, turn, who, 0, static_cast<std::uint32_t>(what)), 2) ==
           1;
}

// --- a battle that looks just so -----------------------------------------------------------------

void set_truth(const Side& side, SideIndex index, Truth& truth) {
    truth.undetected.resize(side.divisions.size());
    truth.finishing.resize(side.ships.size());
    truth.struck_at.resize(side.ships.size());
    truth.hit_by.resize(side.ships.size(), index);
}

/// Makes the other sides of a battle out of what one of them knows.
class Guess {
  public:
    Guess(const View& view, const Dice& dice, const Tables& tables)
        : view_(view), dice_(dice), tables_(tables) {
        battle_.conditions = view.conditions;
        battle_.sides.resize(view.conditions.sides.size());
        battle_.truths.resize(battle_.sides.size());
    }

    Battle battle() {
        battle_.sides[view_.side.index()] = view_.own;
        for (const Contact& contact : view_.own.contacts) add_ship(contact);
        for (std::uint32_t side = 0; side < battle_.sides.size(); ++side) {
            if (SideIndex{side} != view_.side) complete({side});
            set_truth(battle_.sides[side], {side}, battle_.truths[side]);
        }
        return std::move(battle_);
    }

  private:
    Side& side_of(SideIndex side) { return battle_.sides[side.index()]; }
    [[nodiscard]] bool is_heads(SideIndex side, Drawn what) const {
        return gunnery::is_heads(dice_, view_.conditions.turn, side.index(), what);
    }

    [[nodiscard]] const Design& design_at(std::int32_t place) const {
        return view_.own.designs[static_cast<std::size_t>(place)];
    }

    void add_ship(const Contact& contact) {
        Side& side = side_of(contact.side);
        const auto place = static_cast<std::int32_t>(side.ships.size());
        battle_.truths[view_.side.index()].contacts.push_back({contact.side, place});
        Ship ship = new_ship(side, design_at(contact.design));
        ship.name = contact.name.empty() ? fmt::format("Ship {}", place + 1) : contact.name;
        ship.at = contact.at;
        ship.heading = contact.heading;
        ship.knots = contact.knots;
        ship.fires = contact.is_burning ? 1 : 0;
        ship.has_fired = ship.fired_last_turn = contact.has_fired;
        if (contact.is_wreck) ship.hull = 0;
        if (contact.is_gone) ship.fate = Fate::foundered;
        side.ships.push_back(std::move(ship));
        Division& division = division_of(side, contact);
        division.ships.push_back(place);
        note_enemy(contact, static_cast<std::int32_t>(&division - side.divisions.data()));
    }

    /// Whose division E1, E2, ... is.
    void note_enemy(const Contact& contact, std::int32_t division) {
        std::vector<DivisionRef>& enemies = battle_.truths[view_.side.index()].enemies;
        const auto number = static_cast<std::size_t>(std::max(1, contact.enemy));
        enemies.resize(std::max<std::size_t>(
            number, static_cast<std::size_t>(std::max(0, view_.own.enemies))));
        enemies[number - 1] = {contact.side, division};
    }

    [[nodiscard]] Ship new_ship(Side& side, Design design) const {
        Ship ship;
        ship.design = static_cast<std::int32_t>(side.designs.size());
        ship.hull = ship.hull_new = new_hull_of(design);
        for (const BatteryDesign& battery : design.batteries) {
            ship.batteries.push_back({battery.guns, full_rounds(battery, tables_)});
        }
        ship.tubes = design.tubes;
        side.designs.push_back(std::move(design));
        return ship;
    }

    static Division& division_of(Side& side, const Contact& contact) {
        const std::string name = fmt::format("D{}", std::max(1, contact.enemy));
        const auto found = std::find_if(side.divisions.begin(), side.divisions.end(),
                                        [&](const Division& each) { return each.name == name; });
        if (found != side.divisions.end()) return *found;
        Division division;
        division.name = name;
        division.heading = contact.heading;
        division.speed = division.knots = contact.knots;
        division.motion = {Verb::steer, contact.heading, 0, {}};
        return side.divisions.emplace_back(std::move(division));
    }

    void complete(SideIndex index) {
        Side& side = side_of(index);
        side.name = view_.conditions.sides[index.index()];
        side.alert.assign(battle_.sides.size(), 1);
        side.is_aware = view_.own.alert[index.index()] != 0 || is_heads(index, Drawn::awareness);
        side.carry_on = index < view_.conditions.asked ? 1 : 0;
        if (side.ships.empty()) add_unmet_ship(side);
        if (side.is_aware) add_contacts(index, side);
        if (side.enemies > 0) battle_.truths[index.index()].enemies = {{view_.side, 0}};
    }

    /// A side of which nobody was met is somewhere with one ship of a class that is there.
    void add_unmet_ship(Side& side) const {
        Ship ship = new_ship(side, design_at(view_.own.ships.front().design));
        ship.name = "Ship 1";
        ship.at = {out_of_sight, out_of_sight};
        side.ships.push_back(std::move(ship));
        division_of(side, Contact{}).ships.push_back(0);
    }

    /// A side that is aware holds what would be seen by day or by this night.
    void add_contacts(SideIndex index, Side& side) {
        const Light light = light_in(view_.conditions, view_.conditions.turn, tables_);
        const std::int32_t reach = light.visibility * yards_in_range;
        for (std::size_t place = 0; place < view_.own.ships.size(); ++place) {
            const Ship& ship = view_.own.ships[place];
            if (!ship.is_in_sight() || !is_any_within(side, ship.at, reach)) continue;
            side.contacts.push_back(contact_with(ship, side));
            battle_.truths[index.index()].contacts.push_back(
                {view_.side, static_cast<std::int32_t>(place)});
        }
    }
    static bool is_any_within(const Side& side, kit::Point at, std::int32_t reach) {
        return std::any_of(side.ships.begin(), side.ships.end(), [&](const Ship& ship) {
            return ship.is_there() && kit::distance(ship.at, at) <= reach;
        });
    }
    [[nodiscard]] Contact contact_with(const Ship& ship, Side& side) const {
        Contact contact;
        contact.side = view_.side;
        contact.enemy = side.enemies = 1;
        contact.now = contact.best = Knowing::seen;
        contact.design = static_cast<std::int32_t>(side.designs.size());
        contact.is_large = looks_large(design_at(ship.design));
        contact.type = design_at(ship.design).type;
        side.designs.push_back(design_at(ship.design));
        contact.at = ship.at;
        contact.heading = ship.heading;
        contact.knots = ship.knots;
        contact.turn = view_.conditions.turn;
        contact.is_wreck = ship.is_wreck();
        return contact;
    }

    const View& view_;
    const Dice& dice_;
    const Tables& tables_;
    Battle battle_;
};

// --- the same with what is hidden changed --------------------------------------------------------

void change(Ship& ship, const Dice& dice, std::int32_t turn, std::size_t who) {
    const auto is_so = [&](Drawn what) { return is_heads(dice, turn, who, what); };
    if (is_so(Drawn::hull) && ship.hull > 1) --ship.hull;
    if (is_so(Drawn::tubes) && ship.tubes > 0) --ship.tubes;
    for (Battery& battery : ship.batteries) {
        if (is_so(Drawn::rounds) && battery.rounds > 0) --battery.rounds;
    }
    ship.crew = std::max(1, ship.crew - 1);
}

void change(Division& division, const Dice& dice, std::int32_t turn, std::size_t who) {
    constexpr std::int32_t other_way = 170, further = 50;
    if (is_heads(dice, turn, who, Drawn::heading)) {
        division.motion = {Verb::steer, kit::in_circle(division.heading + other_way), 0, {}};
    }
    division.opens_at += further;
    division.makes_smoke = !division.makes_smoke;
}

/// Has this side met that ship?
bool is_met(const Battle& battle, SideIndex side, ShipRef ship) {
    const auto& met = battle.truths[side.index()].contacts;
    return std::find(met.begin(), met.end(), ship) != met.end();
}

}  // namespace

Battle possible_battle(const View& view, const Dice& dice, const Tables& tables) {
    return Guess(view, dice, tables).battle();
}

Battle hidden_changed(Battle battle, SideIndex side, const Dice& dice) {
    const std::int32_t turn = battle.conditions.turn;
    constexpr std::int32_t elsewhere = 300;
    std::size_t who = 0;
    for (std::uint32_t index = 0; index < battle.sides.size(); ++index) {
        if (SideIndex{index} == side) continue;
        Side& other = battle.sides[index];
        for (std::size_t place = 0; place < other.ships.size(); ++place, ++who) {
            Ship& ship = other.ships[place];
            change(ship, dice, turn, who);
            const ShipRef ref{{index}, static_cast<std::int32_t>(place)};
            if (!is_met(battle, side, ref)) ship.at.x += elsewhere;
        }
        for (Division& division : other.divisions) change(division, dice, turn, ++who);
    }
    for (std::int32_t& turns : battle.truths[side.index()].undetected) ++turns;
    return battle;
}

}  // namespace flagplot::tactical::gunnery
