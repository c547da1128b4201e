#include "present/side/what_if_known.h"

#include <fmt/format.h>

#include "view/phrases.h"

namespace flagplot {

namespace {

std::string count_row(std::string_view what, std::int32_t given, std::int32_t other) {
    return fmt::format("  {:<34}{:>9}{:>9}\n", what, given, other);
}

std::string counts_text(const WhatIfKnown& asked) {
    const GamesCounted& given = asked.given;
    const GamesCounted& other = asked.other;
    return fmt::format("Of {}, to the end of turn {}      as given    other\n",
                       counted(given.games(), "game"), asked.until.count) +
           count_row("an enemy is sighted", given.sightings, other.sightings) +
           count_row("an own formation is spotted", given.spotted, other.spotted) +
           count_row("a battle is joined", given.battles, other.battles) +
           count_row("an own ship is lost", given.own_losses, other.own_losses) +
           count_row("an enemy ship is lost", given.enemy_losses, other.enemy_losses);
}

std::string gain_text(const WhatIfKnown& asked) {
    const std::int32_t same = asked.gain.games - asked.better - asked.worse;
    return fmt::format(
        "Points ahead of the enemy\n"
        "  as given: {}\n"
        "  other:    {}\n"
        "  gained:   {}\n"
        "  The other orders are better in {}, worse in {} and no different in {}.\n",
        spread_text(asked.given.lead), spread_text(asked.other.lead), spread_text(asked.gain),
        counted(asked.better, "game"), asked.worse, same);
}

}  // namespace

std::string changed_orders_text(const std::vector<std::string>& dropped,
                                const std::vector<std::string>& added) {
    std::string text;
    for (const std::string& line : dropped) text += fmt::format("  without: {}\n", line);
    for (const std::string& line : added) text += fmt::format("  with:    {}\n", line);
    return text.empty() ? "  the same orders\n" : text;
}

std::string what_if_known_text(const WhatIfKnown& asked) {
    return fmt::format("What if {} gives other orders in turn {}\n", asked.side, asked.turn.count) +
           changed_orders_text(asked.dropped, asked.added) +
           "\nOn your own knowledge alone: every game is played in an imagined world that agrees\n"
           "with all you have been told, and with other dice than the campaign's. The enemies in\n"
           "it steam on and do not react.\n\n" +
           counts_text(asked) + "\n" + gain_text(asked);
}

}  // namespace flagplot
