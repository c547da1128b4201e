#include <fmt/format.h>

#include <cstdlib>

#include "present/json/json_parts.h"
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
    if (asked.dropped.empty() && asked.added.empty()) {
        return fmt::format("What if {} had given the same orders in turn {}\n", asked.side,
                           asked.turn.count);
    }
    return fmt::format("What if {} had given other orders in turn {}\n", asked.side,
                       asked.turn.count) +
           listed(asked.dropped, "without: ") + listed(asked.added, "with:    ");
}

std::string difference_text(const WhatIf& asked) {
    if (!asked.difference) {
        return fmt::format("Nothing else differs to the end of turn {}.\n", asked.until.count);
    }
    return fmt::format("First difference: turn {}\n", asked.difference->turn.count) +
           listed(asked.difference->was, "was:   ") + listed(asked.difference->would, "would: ");
}

std::string in_turn(const std::optional<TurnNumber>& turn) {
    return turn ? fmt::format("in turn {}", turn->count) : std::string("never");
}

std::string sightings_text(const WhatIf& asked) {
    std::vector<std::string> lines;
    for (const SightingChange& change : asked.sightings) {
        lines.push_back(fmt::format("{}: {} sights {} {} instead of {}",
                                    !change.was                 ? "gained"
                                    : !change.would             ? "lost"
                                    : change.would < change.was ? "earlier"
                                                                : "later",
                                    change.side, change.target, in_turn(change.would),
                                    in_turn(change.was)));
    }
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

std::string tenths_text(std::int32_t tenths) {
    return fmt::format("{}{}.{}", tenths < 0 ? "-" : "", std::abs(tenths) / 10,
                       std::abs(tenths) % 10);
}

std::string spread_text(const Spread& spread) {
    return fmt::format(
        "{} on average; 10 of 100 games at most {}, half of them at least {}, 10 of "
        "100 at least {}",
        tenths_text(spread.mean_tenths), spread.low, spread.middle, spread.high);
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

Json turn_json(const std::optional<TurnNumber>& turn) { return turn ? Json(turn->count) : Json(); }

Json spread_json(const Spread& spread) {
    return {{"games", spread.games},
            {"mean", static_cast<double>(spread.mean_tenths) / 10},
            {"p10", spread.low},
            {"p50", spread.middle},
            {"p90", spread.high}};
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

std::string what_if_json(const WhatIf& what_if) {
    Json json{{"side", what_if.id},
              {"turn", what_if.turn.count},
              {"until", what_if.until.count},
              {"orders", {{"without", what_if.dropped}, {"with", what_if.added}}}};
    json["first_difference"] = Json();
    if (what_if.difference) {
        json["first_difference"] = {{"turn", what_if.difference->turn.count},
                                    {"was", what_if.difference->was},
                                    {"would", what_if.difference->would}};
    }
    json["sightings"] = Json::array();
    for (const SightingChange& change : what_if.sightings) {
        json["sightings"].push_back({{"side", change.side},
                                     {"of", change.target},
                                     {"was", turn_json(change.was)},
                                     {"would", turn_json(change.would)}});
    }
    json["ships"] = Json::array();
    for (const ShipChange& change : what_if.ships) {
        json["ships"].push_back({{"ship", change.ship},
                                 {"side", change.side},
                                 {"was", change.was},
                                 {"would", change.would},
                                 {"was_lost", change.was_lost},
                                 {"would_be_lost", change.would_be_lost}});
    }
    json["points"] = Json::array();
    for (const PointsChange& change : what_if.points) {
        json["points"].push_back(
            {{"side", change.id}, {"was", change.was}, {"would", change.would}});
    }
    json["lead"] = {{"was", what_if.lead}, {"would", what_if.lead + what_if.gain}};
    json["with_other_dice"] = {{"lead", spread_json(what_if.leads)},
                               {"gain", spread_json(what_if.gains)}};
    json["not_as_recorded"] = Json::array();
    for (const TurnRemark& remark : what_if.remarks) {
        json["not_as_recorded"].push_back({{"turn", remark.turn.count}, {"text", remark.text}});
    }
    return json_text(json);
}

}  // namespace flagplot
