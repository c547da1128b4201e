#include <fmt/format.h>

#include <cstdlib>

#include "present/war/what_if.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

constexpr std::size_t most_lines = 6;  // of each list: it is one page

std::string listed(const std::vector<std::string>& lines, const std::string& before) {
    std::string text;
    for (std::size_t i = 0; i < std::min(lines.size(), most_lines); ++i) {
        text += fmt::format("  {}{}\n", before, lines[i]);
    }
    if (lines.size() > most_lines) {
        text += fmt::format("  {}and {} more\n", before, lines.size() - most_lines);
    }
    return text;
}

std::string orders_text(const WhatIf& asked) {
    return fmt::format("What if {} had given other orders in turn {}\n", asked.side,
                       asked.turn.count) +
           changed_orders_text(asked.dropped, asked.added);
}

std::string difference_text(const WhatIf& asked) {
    if (!asked.difference) {
        return fmt::format("Nothing else differs to the end of turn {}.\n", asked.until.count);
    }
    return fmt::format("First difference: turn {}\n", asked.difference->turn.count) +
           listed(asked.difference->was, "was:   ") + listed(asked.difference->would, "would: ");
}

/// "gained: Royal Navy sights AX-BETA in turn 5".
std::string sighting_text(const SightingChange& change) {
    const std::string who = fmt::format("{} sights {} in turn", change.side, change.target);
    if (!change.was) return fmt::format("gained: {} {}", who, change.would->count);
    if (!change.would) return fmt::format("lost: {} {}", who, change.was->count);
    return fmt::format("{}: {} {} instead of {}", change.would < change.was ? "earlier" : "later",
                       who, change.would->count, change.was->count);
}

std::string sightings_text(const WhatIf& asked) {
    std::vector<std::string> lines;
    for (const SightingChange& change : asked.sightings) lines.push_back(sighting_text(change));
    return lines.empty() ? std::string() : "Sightings\n" + listed(lines, "");
}

std::string ships_text(const WhatIf& asked) {
    std::vector<std::string> lines;
    for (const ShipChange& change : asked.ships) {
        lines.push_back(fmt::format("{} ({}): {} instead of {}", change.ship, change.side,
                                    change.would, change.was));
    }
    return lines.empty() ? std::string() : "Ships\n" + listed(lines, "");
}

std::string points_text(const WhatIf& asked) {
    std::string text = fmt::format("Points at the end of turn {}\n", asked.until.count);
    for (const PointsChange& change : asked.points) {
        text +=
            change.was == change.would
                ? fmt::format("  {}: {}, as it was\n", change.side, change.was)
                : fmt::format("  {}: {} instead of {}\n", change.side, change.would, change.was);
    }
    return text;
}

/// "3 points better", "no better and no worse".
std::string gain_text(std::int32_t gain) {
    if (gain == 0) return "no better and no worse";
    return fmt::format("{} {}", counted(std::abs(gain), "point"), gain > 0 ? "better" : "worse");
}

std::string dice_text(const WhatIf& asked) {
    std::string text = fmt::format(
        "Decision and dice\n"
        "  With the dice of this campaign the lead of {} over its enemies would be {}: {} instead "
        "of {}.\n",
        asked.side, gain_text(asked.gain), asked.lead + asked.gain, asked.lead);
    if (asked.gains.games == 0) return text;
    const std::int32_t by_dice = 10 * asked.gain - asked.gains.mean_tenths;
    text += fmt::format("  In {} with other dice, all battles fought by the module's captains:\n",
                        counted(asked.gains.games, "game"));
    text += fmt::format("    the lead as the orders were: {}\n", spread_text(asked.leads));
    text += fmt::format("    the gain by the other orders: {}\n", spread_text(asked.gains));
    text += fmt::format("  So the decision is worth {} of the {} points, and the dice {}.\n",
                        tenths_text(asked.gains.mean_tenths), asked.gain, tenths_text(by_dice));
    return text;
}

std::string remarks_text(const WhatIf& asked) {
    std::vector<std::string> lines;
    for (const TurnRemark& remark : asked.remarks) {
        lines.push_back(fmt::format("turn {}: {}", remark.turn.count, remark.text));
    }
    return lines.empty() ? std::string() : "Not decided as in the record\n" + listed(lines, "");
}

}  // namespace

std::string what_if_text(const WhatIf& what_if) {
    std::string text = orders_text(what_if);
    for (const std::string& part :
         {difference_text(what_if), sightings_text(what_if), ships_text(what_if),
          points_text(what_if), dice_text(what_if), remarks_text(what_if)}) {
        if (!part.empty()) text += "\n" + part;
    }
    return text;
}

}  // namespace flagplot
