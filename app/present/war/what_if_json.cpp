#include "present/json/json_parts.h"
#include "present/war/what_if.h"

namespace flagplot {

namespace {

Json turn_json(const std::optional<TurnNumber>& turn) { return turn ? Json(turn->count) : Json(); }

Json spread_json(const Spread& spread) {
    return {{"games", spread.games},
            {"mean", static_cast<double>(spread.mean_tenths) / 10},
            {"p10", spread.low},
            {"p50", spread.middle},
            {"p90", spread.high}};
}

Json orders_json(const std::vector<std::string>& dropped, const std::vector<std::string>& added) {
    return {{"without", dropped}, {"with", added}};
}

Json counted_json(const GamesCounted& games) {
    return {{"sightings", games.sightings},       {"spotted", games.spotted},
            {"battles", games.battles},           {"own_losses", games.own_losses},
            {"enemy_losses", games.enemy_losses}, {"lead", spread_json(games.lead)}};
}

}  // namespace

std::string what_if_json(const WhatIf& what_if) {
    Json json{{"side", what_if.id},
              {"turn", what_if.turn.count},
              {"until", what_if.until.count},
              {"orders", orders_json(what_if.dropped, what_if.added)}};
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

std::string what_if_known_json(const WhatIfKnown& what_if) {
    return json_text({{"side", what_if.id},
                      {"turn", what_if.turn.count},
                      {"until", what_if.until.count},
                      {"orders", orders_json(what_if.dropped, what_if.added)},
                      {"in_imagined_worlds", true},
                      {"games", what_if.gain.games},
                      {"given", counted_json(what_if.given)},
                      {"other", counted_json(what_if.other)},
                      {"gain", spread_json(what_if.gain)},
                      {"better", what_if.better},
                      {"worse", what_if.worse}});
}

}  // namespace flagplot
