#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tactical/gunnery/captain.h"
#include "tactical/gunnery/class_data.h"
#include "tactical/gunnery/order_text.h"
#include "tactical/gunnery/ordering.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/standing.h"

/// \file
/// Views for tests: own divisions and enemy contacts, put anywhere. It is a clear day in 1941, the
/// own side is the first of two, and asked.

namespace flagplot::tactical::gunnery {

/// A class with no data of its own.
inline Design design_of(const std::string& type, std::int32_t knots, std::int32_t size,
                        const Tables& tables = {}) {
    Unit unit;
    unit.name = unit.class_name = unit.type = type;
    unit.size = {size};
    unit.maximum = {knots * 10};
    return class_of(unit, 1941, tables)->design;
}
inline Design battleship() { return design_of("battleship", 28, 4); }
inline Design cruiser() { return design_of("heavy cruiser", 32, 3); }
inline Design destroyer() { return design_of("destroyer", 36, 1); }
inline Design merchant() { return design_of("auxiliary", 12, 2); }

class ViewKit {
  public:
    ViewKit() {
        view_.side = {0};
        Conditions& conditions = view_.conditions;
        conditions.begin = 22'000'000;
        conditions.begin -= conditions.begin % 1440 - 720;  // noon
        conditions.turns = 40;
        conditions.turn = 4;
        conditions.asked = {0};
        conditions.sides = {"Blue", "Red"};
        conditions.hostile = {0, 1, 1, 0};
        view_.own.name = "Blue";
        view_.own.alert = {1, 1};
    }

    /// A division in line ahead, 500 yards from ship to ship.
    ViewKit& division(const Design& design, std::int32_t ships, kit::Point at,
                      std::int32_t heading = 0, std::int32_t knots = 20) {
        Side& own = view_.own;
        Division division;
        division.name = "D" + std::to_string(own.divisions.size() + 1);
        division.heading = heading;
        division.speed = division.knots = knots;
        division.motion = {Verb::steer, heading, 0, {}};
        division.is_convoy = division.is_together = design.is_merchant;
        const auto place = static_cast<std::int32_t>(own.designs.size());
        own.designs.push_back(design);
        for (std::int32_t i = 0; i < ships; ++i) {
            division.ships.push_back(static_cast<std::int32_t>(own.ships.size()));
            own.ships.push_back(ship(design, kit::ahead(at, heading + 180, i * 500), heading));
            own.ships.back().design = place;
            own.ships.back().knots = knots;
            own.ships.back().name = division.name + " ship " + std::to_string(i + 1);
        }
        own.divisions.push_back(std::move(division));
        return *this;
    }

    /// An enemy ship of the division of this number, known by name.
    ViewKit& enemy(const Design& design, kit::Point at, std::int32_t number = 1,
                   std::int32_t heading = 0, std::int32_t knots = 20) {
        Side& own = view_.own;
        Contact contact;
        contact.side = {1};
        contact.enemy = number;
        contact.now = contact.best = Knowing::known;
        contact.is_large = looks_large(design);
        contact.type = design.type;
        contact.name = "Enemy " + std::to_string(own.contacts.size() + 1);
        contact.design = static_cast<std::int32_t>(own.designs.size());
        contact.at = at;
        contact.heading = heading;
        contact.knots = knots;
        contact.turn = view_.conditions.turn;
        own.designs.push_back(design);
        own.contacts.push_back(std::move(contact));
        own.enemies = std::max(own.enemies, number);
        return *this;
    }

    ViewKit& at_night() {
        view_.conditions.is_night = true;
        view_.conditions.begin += 720;
        view_.conditions.moon_age = 0;
        return *this;
    }

    View view_;
    Tables tables;

    Division& own_division(std::size_t place = 0) { return view_.own.divisions.at(place); }
    Ship& own_ship(std::size_t place = 0) { return view_.own.ships.at(place); }
    Contact& contact(std::size_t place = 0) { return view_.own.contacts.at(place); }

    /// The captain's line, with this doctrine for all: "task", "shadow", ...
    [[nodiscard]] std::string captain(std::vector<std::string> wishes = {}) const {
        Doctrine doctrine;
        for (std::size_t i = 0; i + 1 < wishes.size(); i += 2) {
            doctrine.lines.push_back({"", wishes[i], wishes[i + 1]});
        }
        return order_text(captains_order(view_, doctrine, tables));
    }
    /// Does the captain's line have this clause?
    [[nodiscard]] bool orders(const std::string& clause,
                              std::vector<std::string> wishes = {}) const {
        return ("; " + captain(std::move(wishes)) + ";").find("; " + clause + ";") !=
               std::string::npos;
    }
    [[nodiscard]] Order read(const std::string& line) const {
        return read_order_text(view_, line).value();
    }
    [[nodiscard]] Error refused(const std::string& line) const {
        return read_order_text(view_, line).error();
    }

  private:
    static Ship ship(const Design& design, kit::Point at, std::int32_t heading) {
        Ship made;
        made.at = at;
        made.heading = heading;
        made.hull = made.hull_new = new_hull_of(design);
        for (const BatteryDesign& battery : design.batteries) {
            made.batteries.push_back({battery.guns, full_rounds(battery, Tables{})});
        }
        made.tubes = design.tubes;
        return made;
    }
};

}  // namespace flagplot::tactical::gunnery
