#include "tactical/squadron/captain.h"

#include <algorithm>

#include "base/ensure.h"
#include "tactical/squadron/allowed.h"
#include "tactical/squadron/captain_mind.h"

namespace flagplot::tactical::squadron {

namespace {

/// Of the places listed, as near to the middle of the table as may be and headed for it, so that
/// guns bear soon.
std::optional<Order> deployment_wanted(const Mind& mind, const std::vector<Order>& options) {
    const Order* best = nullptr;
    std::int64_t least = 0;
    const Switches& switches = mind.tables.switches;
    for (const Order& order : options) {
        const auto* deploy = std::get_if<Deploy>(&order.what);
        if (deploy == nullptr) continue;
        const BoardPlace at = deploy->at;
        const std::int64_t x = at.column * 20 - switches.table_width / 10;
        const std::int64_t y = at.row * 20 - switches.table_height / 10;
        const std::int64_t off = x * x + y * y;
        if (best != nullptr && off >= least) continue;
        best = &order;
        least = off;
    }
    return best == nullptr ? std::nullopt : std::optional(*best);
}

/// A die of 3 or less is worth another.
std::optional<Order> reroll_wanted(const Mind& mind) {
    constexpr std::int32_t low = 3;
    if (mind.battle.sides[mind.side.index()].initiative_die > low) return std::nullopt;
    return Order{Reroll{}};
}

/// The element with the most points.
std::optional<Order> element_wanted(const Mind& mind, const std::vector<Order>& options) {
    const Order* best = nullptr;
    std::int32_t most = -1;
    for (const Order& order : options) {
        const auto* element = std::get_if<Element>(&order.what);
        if (element == nullptr) continue;
        std::int32_t points = 0;
        for (const ShipNumber ship : element->ships) points += mind.kind(ship).points;
        if (points <= most) continue;
        most = points;
        best = &order;
    }
    return best == nullptr ? std::nullopt : std::optional(*best);
}

std::optional<Order> wanted(const Mind& mind, const std::vector<Order>& options) {
    switch (mind.battle.progress.asking) {
        case Asking::readiness:
            return Order{Ready{}};
        case Asking::deployment:
            return deployment_wanted(mind, options);
        case Asking::turn_card:
            return turn_card_wanted(mind);
        case Asking::reroll:
            return reroll_wanted(mind);
        case Asking::who_begins:
            return Order{Begin{}};
        case Asking::squadron:
            return activation_wanted(mind, options);
        case Asking::element:
            return element_wanted(mind, options);
        case Asking::break_off:
            return break_off_wanted(mind, options);
        case Asking::melee_dice:
            return melee_dice_wanted(mind, options);
        case Asking::movement:
            return move_wanted(mind);
        case Asking::fire:
            return shot_wanted(mind);
        case Asking::melee:
            return boarding_wanted(mind, options);
        case Asking::reaction:
            return reaction_wanted(mind);
        case Asking::losses:
        case Asking::exchange:
        case Asking::nobody:
            return std::nullopt;
    }
    return std::nullopt;
}

/// Questions for which a captain looks through the orders listed.
bool needs_options(Asking asking) {
    switch (asking) {
        case Asking::deployment:
        case Asking::squadron:
        case Asking::element:
        case Asking::break_off:
        case Asking::melee_dice:
        case Asking::melee:
            return true;
        default:
            return false;
    }
}

}  // namespace

std::vector<DoctrineKey> captains_keys() {
    return {key_of_words<Tactic>("tactic", "how a ship fights"),
            key_of_words<Targets>("targets", "what shots are fired at"),
            key_of_words<Withdraw>("withdraw", "when a ship leaves"),
            key_of_words<CardUse>("cards", "when cards are played"),
            key_of_words<SquadronCard>("s_card", "which S card is played first"),
            key_of_words<Anchoring>("anchor", "where a ship drops anchor")};
}

Order captains_order(const Tables& tables, const View& view, const Doctrine& doctrine,
                     const Dice& /*dice*/) {
    const Mind mind(tables, view, doctrine);
    const bool has_list = needs_options(view.known.progress.asking);
    const std::vector<Order> options = has_list ? options_of(tables, view) : std::vector<Order>{};
    if (auto order = wanted(mind, options); order && mind.may(*order)) return *std::move(order);
    if (auto order = passing(tables, view)) return *std::move(order);
    const std::vector<Order> listed = has_list ? options : options_of(tables, view);
    FLAGPLOT_ENSURE(!listed.empty());
    return listed.front();
}

}  // namespace flagplot::tactical::squadron
