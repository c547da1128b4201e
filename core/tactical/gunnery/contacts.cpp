#include "tactical/gunnery/contacts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "tactical/gunnery/helm.h"

namespace flagplot::tactical::gunnery {

namespace {

const Ship& ship_at(const Side& side, std::int32_t ship) {
    return side.ships[static_cast<std::size_t>(ship)];
}

/// A name that stands between quotation marks in one clause.
bool is_callable(const std::string& name) {
    return !name.empty() && name.find_first_of("\";") == std::string::npos;
}

/// "D1" for the first, "D1/2" for the second.
std::string numbered_id(const std::string& name, std::size_t place) {
    return place == 0 ? name : fmt::format("{}/{}", name, place + 1);
}

/// The numbers of the enemies whose contacts are so, each once.
template <class Test>
std::vector<std::int32_t> enemies_where(const View& view, const Test& is_wanted) {
    std::vector<std::int32_t> enemies;
    for (const Contact& contact : view.own.contacts) {
        if (contact.enemy > 0 && !contact.is_gone && is_hostile(view, contact) &&
            is_wanted(contact)) {
            enemies.push_back(contact.enemy);
        }
    }
    std::sort(enemies.begin(), enemies.end());
    enemies.erase(std::unique(enemies.begin(), enemies.end()), enemies.end());
    return enemies;
}

}  // namespace

bool is_there(const Side& side, const Division& division) {
    return std::any_of(division.ships.begin(), division.ships.end(),
                       [&](std::int32_t ship) { return ship_at(side, ship).is_there(); });
}

std::vector<std::int32_t> contacts_of(const View& view, std::int32_t enemy) {
    std::vector<std::int32_t> held, lost;
    const std::vector<Contact>& contacts = view.own.contacts;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
        const Contact& contact = contacts[i];
        if (contact.enemy != enemy || contact.is_gone || !is_hostile(view, contact)) continue;
        (is_held(contact) ? held : lost).push_back(static_cast<std::int32_t>(i));
    }
    held.insert(held.end(), lost.begin(), lost.end());
    return held;
}

std::vector<std::int32_t> enemies_of(const View& view) {
    return enemies_where(view, [](const Contact&) { return true; });
}

std::vector<std::int32_t> enemies_held(const View& view) {
    return enemies_where(
        view, [](const Contact& contact) { return is_held(contact) && !contact.is_wreck; });
}

std::vector<std::string> ships_known(const View& view) {
    std::vector<std::string> names;
    for (const Contact& contact : view.own.contacts) {
        if (contact.is_gone || !is_hostile(view, contact) || !is_callable(contact.name)) continue;
        if (std::find(names.begin(), names.end(), contact.name) == names.end()) {
            names.push_back(contact.name);
        }
    }
    return names;
}

std::string enemy_name(std::int32_t enemy) { return fmt::format("E{}", enemy); }

std::vector<std::string> ids_of_ships(const View& view) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < view.own.ships.size(); ++i)
        ids.push_back(fmt::format("S{}", i + 1));
    for (const Division& division : view.own.divisions) {
        const std::vector<std::int32_t> there = ships_there(view.own, division);
        for (std::size_t i = 0; i < there.size(); ++i) {
            ids[static_cast<std::size_t>(there[i])] = numbered_id(division.name, i);
        }
    }
    return ids;
}

std::vector<std::string> ids_of_contacts(const View& view) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < view.own.contacts.size(); ++i) {
        ids.push_back(fmt::format("C{}", i + 1));
    }
    for (const std::int32_t enemy : enemies_of(view)) {
        const std::vector<std::int32_t> contacts = contacts_of(view, enemy);
        for (std::size_t i = 0; i < contacts.size(); ++i) {
            ids[static_cast<std::size_t>(contacts[i])] = numbered_id(enemy_name(enemy), i);
        }
    }
    return ids;
}

}  // namespace flagplot::tactical::gunnery
