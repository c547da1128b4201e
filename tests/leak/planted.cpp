#include "leak/planted.h"

#include <algorithm>
#include <utility>

#include "base/digest.h"

namespace flagplot::test {

namespace {

using Seen = std::vector<std::pair<FormationId, Square>>;

const CampaignState& after(const Turn& turn) { return turn.back().step.after; }

/// The enemies on the chart, wherever they are.
Seen enemies(const World& world, const CampaignState& state) {
    Seen found;
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        const FormationState& formation = state.formations[i];
        if (row_of(world.definition, state, {i}).side != side_of(red)) continue;
        if (formation.presence == Presence::on_chart) found.push_back({{i}, formation.square});
    }
    return found;
}

/// The sightings Blue was told of, of which enemies they were.
Seen seen_by_blue(const Turn& turn) {
    Seen seen;
    for (const Played& played : turn) {
        for (const Fact& fact : played.step.facts) {
            const auto* tried = std::get_if<SightingTried>(&fact);
            if (tried == nullptr || tried->side != side_of(blue) || !tried->has_succeeded) continue;
            seen.emplace_back(tried->tried.target, tried->to);
        }
    }
    return seen;
}

/// Is an enemy in this square or in one beside it?
bool lies_beside(const Seen& enemies, Square square) {
    return std::any_of(enemies.begin(), enemies.end(), [&](const auto& enemy) {
        return chebyshev(enemy.second, square) <= Squares{1};
    });
}

bool is_some_own_beside(const World& world, const Turn& turn) {
    const Seen hidden = enemies(world, after(turn));
    const auto& own = after(turn).view(blue).formations;
    return std::any_of(own.begin(), own.end(), [&](const OwnFormation& formation) {
        return formation.presence == Presence::on_chart && lies_beside(hidden, formation.square);
    });
}

// Told to the wrong one, or of what came to nothing.

std::string to_wrong_side(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const Played& played : turn) {
        for (const Told& told : played.step.reports) {
            const bool is_move = std::holds_alternative<OwnMoved>(told.report);
            if (told.seat == red && is_move) text += encoded(told);
        }
    }
    return text;
}

std::string failed_dice(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const Played& played : turn) {
        for (const Fact& fact : played.step.facts) {
            const auto* tried = std::get_if<SightingTried>(&fact);
            const bool is_blues = tried != nullptr && tried->side == side_of(blue);
            if (is_blues && !tried->has_succeeded) text += "a die fell\n";
        }
    }
    return text;
}

// What answers a player knows more than he.

/// The order check refuses a square that an unseen enemy holds.
std::string check_by_truth(const World& world, const Turn& turn) {
    const Seen hidden = enemies(world, after(turn));
    std::string text;
    for (const OwnFormation& own : after(turn).view(blue).formations) {
        for (const Direction direction : clockwise) {
            const Square beside = neighbour(own.square, direction);
            const bool is_held = std::any_of(hidden.begin(), hidden.end(), [&](const auto& enemy) {
                return enemy.second == beside;
            });
            if (is_held) text += own.id + " cannot go to " + name_of(beside) + "\n";
        }
    }
    return text;
}

/// The way that is shown bends round unseen enemies: one step longer for each between its ends.
std::string bent_route(const World& world, const Turn& turn) {
    const Seen hidden = enemies(world, after(turn));
    std::string text;
    for (const OwnFormation& own : after(turn).view(blue).formations) {
        if (!own.route) continue;
        const auto [west, east] = std::minmax(own.square.column, own.route->destination.column);
        const auto [north, south] = std::minmax(own.square.row, own.route->destination.row);
        const auto steps = std::count_if(hidden.begin(), hidden.end(), [&](const auto& enemy) {
            const Square at = enemy.second;
            return at.column >= west && at.column <= east && at.row >= north && at.row <= south;
        });
        text += own.id + " arrives " + std::to_string(steps) + " half hours later\n";
    }
    return text;
}

/// The marker of an old contact, pointed at, says where the nearest enemy is now.
std::string knowing_tooltip(const World& world, const Turn& turn) {
    const Seen hidden = enemies(world, after(turn));
    std::string text;
    for (const Contact& contact : after(turn).view(blue).contacts) {
        const auto nearest =
            std::min_element(hidden.begin(), hidden.end(), [&](const auto& a, const auto& b) {
                return chebyshev(a.second, contact.square) < chebyshev(b.second, contact.square);
            });
        if (nearest != hidden.end()) text += "is in " + name_of(nearest->second) + " now\n";
    }
    return text;
}

/// The plot is centred on all that moves.
std::string centred_on_all(const World& /*world*/, const Turn& turn) {
    std::int32_t columns = 0;
    for (const FormationState& formation : after(turn).formations) {
        columns += formation.square.column;
    }
    return "centre " + std::to_string(columns);
}

/// A command ends with another status where an enemy is near.
std::string exit_status(const World& world, const Turn& turn) {
    return is_some_own_beside(world, turn) ? "1" : "0";
}

// Counts, numbers, names, sizes.

std::string true_names(const World& world, const Turn& turn) {
    std::string text;
    for (const auto& [enemy, square] : seen_by_blue(turn)) {
        text += row_of(world.definition, after(turn), enemy).name;
    }
    return text;
}

std::string true_numbers(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const auto& [enemy, square] : seen_by_blue(turn)) text += std::to_string(enemy.number);
    return text;
}

std::string in_order_of_numbers(const World& /*world*/, const Turn& turn) {
    Seen seen = seen_by_blue(turn);
    std::sort(seen.begin(), seen.end());
    std::string text;
    for (const auto& [enemy, square] : seen) text += name_of(square);
    return text;
}

/// The next contact's number counts the sightings of both sides.
std::string jumping_numbers(const World& /*world*/, const Turn& turn) {
    const auto& spotted = after(turn).spotted;
    return "contact " + std::to_string(spotted.size() + 1);
}

/// The log has an entry for each command, whoever it was for.
std::string count_of_commands(const World& /*world*/, const Turn& turn) {
    return std::to_string(turn.size()) + " entries";
}

/// The file is as long as the truth.
std::string size_of_file(const World& world, const Turn& turn) {
    const std::size_t size =
        encoded(after(turn)).size() + encoded(world.definition.formations).size();
    return std::string(size, '.');
}

/// Ships are said to have fought by their classes.
std::string classes_that_fought(const World& world, const Turn& turn) {
    std::string text;
    for (const Battle& battle : after(turn).battles) {
        for (const FormationId id : battle.formations) {
            for (const ShipId ship : after(turn).formation(id).ships) {
                text += world.definition.ship(ship).ship.class_name;
            }
        }
    }
    return text;
}

// The beginning, what went before, digests.

std::string forces_of_first_packet(const World& world, const Turn& turn) {
    const bool is_first = turn.front().before.turn == TurnNumber{1};
    return is_first ? std::to_string(world.definition.formations.size()) : std::string{};
}

/// What can be undone is kept: the enemy's orders with it.
std::string undo_stack(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const Played& played : turn) {
        const auto* submitted = std::get_if<SubmitOrders>(&played.command);
        if (submitted != nullptr) text += encoded(submitted->sheet);
    }
    return text;
}

/// A receipt over the orders of all sides.
std::string receipt_of_all(const World& /*world*/, const Turn& turn) {
    std::string orders;
    for (const Played& played : turn) {
        const auto* submitted = std::get_if<SubmitOrders>(&played.command);
        if (submitted != nullptr) orders += encoded(submitted->sheet);
    }
    return short_hex(digest_of(orders));
}

std::string digest_of_truth(const World& /*world*/, const Turn& turn) {
    return short_hex(digest_of(after(turn)));
}

// Left over from the other side: a view made by leaving things out.

std::string ships_left_over(const World& world, const Turn& turn) {
    std::string text;
    for (std::uint32_t ship = 0; ship < after(turn).ships.size(); ++ship) {
        if (after(turn).ships[ship].is_lost()) text += world.definition.ship({ship}).ship.name;
    }
    return text;
}

std::string aircraft_left_over(const World& world, const Turn& /*turn*/) {
    std::string text;
    for (const AssetRow& asset : world.definition.assets) text += asset.name;
    return text;
}

std::string routes_left_over(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const FormationState& formation : after(turn).formations) text += encoded(formation.route);
    return text;
}

// Of enemies that were seen: what nobody can see of them.

std::string cards_of_the_enemy_left(const World& /*world*/, const Turn& turn) {
    return encoded(after(turn).cards[side_of(red).index()]);
}

std::string intentions_of_the_seen(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const auto& [enemy, square] : seen_by_blue(turn)) {
        const FormationState& formation = after(turn).formation(enemy);
        text += encoded(formation.route) + encoded(formation.stance);
    }
    return text;
}

std::string conditions_of_the_seen(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const auto& [enemy, square] : seen_by_blue(turn)) {
        text += encoded(after(turn).formation(enemy).conditions);
    }
    return text;
}

std::string hulls_of_the_fought(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const Battle& battle : after(turn).battles) {
        for (const FormationId id : battle.formations) {
            for (const ShipId ship : after(turn).formation(id).ships) {
                text += encoded(after(turn).ships[ship.index()]);
            }
        }
    }
    return text;
}

/// The die behind a success of one's own: it tells how near it was, and so how big the enemy is.
std::string dice_of_successes(const World& /*world*/, const Turn& turn) {
    std::string text;
    for (const Played& played : turn) {
        for (const Fact& fact : played.step.facts) {
            const auto* die = std::get_if<DieRolled>(&fact);
            if (die == nullptr || die->key.purpose != Purpose::sighting) continue;
            if (die->result <= die->needed) text += std::to_string(die->result) + " ";
        }
    }
    return text;
}

std::string true_squares_behind_reports(const World& /*world*/, const Turn& turn) {
    std::string text;
    CampaignState state = turn.front().before;
    for (const Played& played : turn) {
        for (const Fact& fact : played.step.facts) {
            const auto* found = std::get_if<FoundFromAir>(&fact);
            if (found != nullptr && found->side == side_of(blue)) {
                text += name_of(state.formation(found->target).square);
            }
            evolve(state, fact);
        }
    }
    return text;
}

}  // namespace

const std::vector<PlantedLeak>& planted_leaks() {
    static const std::vector<PlantedLeak> leaks{
        {"reports to the wrong side", to_wrong_side, {far_holds, absent_holds}},
        {"a die that failed", failed_dice, {absent_holds}},
        {"an order check that answers from the truth", check_by_truth, {absent_holds}},
        {"a route that bends round unseen enemies", bent_route, {absent_holds}},
        {"a tooltip that knows where a contact is now", knowing_tooltip, {absent_holds}},
        {"a plot centred on all that moves", centred_on_all, {far_holds, absent_holds}},
        {"an exit status that knows of enemies near", exit_status, {absent_holds}},
        {"true names", true_names, {swap_holds, rename_holds}},
        {"true numbers", true_numbers, {swap_holds}},
        {"an order by true numbers", in_order_of_numbers, {swap_holds}},
        {"contact numbers that jump", jumping_numbers, {absent_holds}},
        {"a log with an entry for each command", count_of_commands, {far_holds}},
        {"a file as long as the truth", size_of_file, {far_holds, rename_holds}},
        {"classes of ships that fought", classes_that_fought, {rename_holds}},
        {"a first packet that counts the enemy", forces_of_first_packet, {far_holds}},
        {"orders of both sides in what can be undone", undo_stack, {far_holds, swap_holds}},
        {"a receipt over the orders of all", receipt_of_all, {far_holds, swap_holds}},
        {"a digest of the truth", digest_of_truth, {far_holds, swap_holds, absent_holds}},
        {"names of ships lost, left over", ships_left_over, {rename_holds}},
        {"aircraft of both sides, left over", aircraft_left_over, {rename_holds}},
        {"routes of both sides, left over",
         routes_left_over,
         {far_holds, absent_holds, intent_holds}},
        {"the enemy's pile of cards", cards_of_the_enemy_left, {intent_holds}},
        {"route and stance of enemies that were seen", intentions_of_the_seen, {intent_holds}},
        {"conditions of enemies that were seen", conditions_of_the_seen, {intent_holds}},
        {"hulls of enemies that were fought", hulls_of_the_fought, {intent_holds}},
        {"the die behind a success of one's own", dice_of_successes, {intent_holds}},
        {"the true square behind an air report", true_squares_behind_reports, {intent_holds}},
    };
    return leaks;
}

}  // namespace flagplot::test
