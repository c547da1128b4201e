#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tactical/gunnery/battle.h"

/// \file
/// Divisions and contacts as orders and the board name them: D1 and its ships, E2 and its ships.

namespace flagplot::tactical::gunnery {

[[nodiscard]] inline bool is_hostile(const View& view, const Contact& contact) {
    return view.conditions.is_hostile(view.side, contact.side);
}
[[nodiscard]] constexpr bool is_held(const Contact& contact) {
    return contact.now != Knowing::lost && !contact.is_gone;
}

/// Has it a ship that is there?
[[nodiscard]] bool is_there(const Side& side, const Division& division);

/// Contacts of the enemy division of a number that are not gone; those held now first, each in the
/// order of the contacts.
[[nodiscard]] std::vector<std::int32_t> contacts_of(const View& view, std::int32_t enemy);

/// Numbers of the enemy divisions of which a contact is not gone, in order.
[[nodiscard]] std::vector<std::int32_t> enemies_of(const View& view);
/// Those of which a contact is held now and no wreck.
[[nodiscard]] std::vector<std::int32_t> enemies_held(const View& view);

/// Names of known enemy ships that are not gone and that an order can call by name; in order.
[[nodiscard]] std::vector<std::string> ships_known(const View& view);

/// "E2".
[[nodiscard]] std::string enemy_name(std::int32_t enemy);

/// What the board calls the own ships and the contacts, by their places: "D1" is the guide of that
/// division and "D1/2" the ship behind her; "E2" is the first ship of that enemy division. What
/// belongs to none is "S5" or "C5".
[[nodiscard]] std::vector<std::string> ids_of_ships(const View& view);
[[nodiscard]] std::vector<std::string> ids_of_contacts(const View& view);

}  // namespace flagplot::tactical::gunnery
