#include "tactical/squadron/command.h"

#include <algorithm>

#include "tactical/kit/shape.h"
#include "tactical/squadron/ships.h"

namespace flagplot::tactical::squadron {

namespace {

using Group = std::vector<ShipNumber>;

/// Everybody that is linked with the first, directly or by others.
Group cluster_from(const Battle& battle, Group& rest, std::int32_t radius) {
    Group cluster{rest.front()};
    rest.erase(rest.begin());
    for (std::size_t at = 0; at < cluster.size(); ++at) {
        const auto joins = [&](ShipNumber ship) {
            return are_linked(battle, cluster[at], ship, radius);
        };
        std::copy_if(rest.begin(), rest.end(), std::back_inserter(cluster), joins);
        std::erase_if(rest, joins);
    }
    std::sort(cluster.begin(), cluster.end());
    return cluster;
}

std::vector<Group> clusters_of(const Battle& battle, Group ships, std::int32_t radius) {
    std::vector<Group> clusters;
    while (!ships.empty()) clusters.push_back(cluster_from(battle, ships, radius));
    return clusters;
}

bool are_all_linked(const Battle& battle, const Group& ships, std::int32_t radius) {
    for (std::size_t one = 0; one < ships.size(); ++one) {
        for (std::size_t other = one + 1; other < ships.size(); ++other) {
            if (!are_linked(battle, ships[one], ships[other], radius)) return false;
        }
    }
    return true;
}

/// For each ship those that are within the radius of her and of each other, taken by number.
std::vector<Group> pairwise_groups(const Battle& battle, const Group& ships, std::int32_t radius) {
    std::vector<Group> groups;
    for (const ShipNumber first : ships) {
        Group group{first};
        for (const ShipNumber ship : ships) {
            Group with = group;
            with.push_back(ship);
            if (ship != first && are_all_linked(battle, with, radius)) group = std::move(with);
        }
        std::sort(group.begin(), group.end());
        if (std::find(groups.begin(), groups.end(), group) == groups.end()) {
            groups.push_back(std::move(group));
        }
    }
    return groups;
}

std::vector<Group> single_ships(const Group& ships) {
    std::vector<Group> singles;
    for (const ShipNumber ship : ships) singles.push_back({ship});
    return singles;
}

std::vector<Group> groups_of(const Switches& switches, const Battle& battle, const Group& ships,
                             std::int32_t radius) {
    if (ships.size() < 2) return {ships};
    const bool is_chain = switches.command_mode == CommandMode::chain;
    auto groups =
        is_chain ? clusters_of(battle, ships, radius) : pairwise_groups(battle, ships, radius);
    const bool is_in_command = groups.size() == 1;
    if (!is_in_command && switches.command_element == ElementMode::single_ship) {
        return single_ships(ships);
    }
    return groups;
}

}  // namespace

std::int32_t command_radius(const Tables& tables, const Battle& battle, SquadronNumber squadron) {
    const std::int32_t by_card = battle.squadrons[squadron].radius;
    return by_card > 0 ? by_card : tables.measures.command_radius;
}

bool are_linked(const Battle& battle, ShipNumber one, ShipNumber other, std::int32_t radius) {
    const Ship& ship = battle.ships[one];
    const Ship& mate = battle.ships[other];
    const bool has_officers =
        ship.damage.of(Lasting::officers) == 0 && mate.damage.of(Lasting::officers) == 0;
    const kit::Box base = base_of(battle, ship), other_base = base_of(battle, mate);
    const std::int32_t reach = radius + base.length + other_base.length;
    return has_officers && !are_far(base.centre, other_base.centre, reach) &&
           kit::is_within(base, other_base, radius);
}

std::vector<std::vector<ShipNumber>> elements_of(const Tables& tables, const Battle& battle,
                                                 SquadronNumber squadron) {
    auto groups = groups_of(tables.switches, battle, ships_of(battle, squadron),
                            command_radius(tables, battle, squadron));
    std::sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    return groups;
}

bool may_be_element(const Tables& tables, const Battle& battle, SquadronNumber squadron,
                    const std::vector<ShipNumber>& ships) {
    const auto elements = elements_of(tables, battle, squadron);
    if (std::find(elements.begin(), elements.end(), ships) != elements.end()) return true;
    if (tables.switches.command_mode == CommandMode::chain || ships.empty() ||
        tables.switches.command_element == ElementMode::single_ship) {
        return false;
    }
    const auto all = ships_of(battle, squadron);
    const bool are_own =
        std::all_of(ships.begin(), ships.end(), [&](ShipNumber ship) { return holds(all, ship); });
    const bool are_in_order =
        std::adjacent_find(ships.begin(), ships.end(), std::greater_equal<>()) == ships.end();
    return are_own && are_in_order &&
           are_all_linked(battle, ships, command_radius(tables, battle, squadron));
}

}  // namespace flagplot::tactical::squadron
