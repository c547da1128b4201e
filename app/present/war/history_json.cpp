#include "present/war/history_json.h"

#include "present/json/json_parts.h"
#include "present/war/history_text.h"

namespace flagplot {

namespace {

void add_fit(Json& json, const Fit& fit) {
    json["formation_turns"] = fit.formation_turns;
    json["exact"] = fit.exact;
    json["within_one"] = fit.within_one;
    json["max_lag"] = fit.max_lag.count;
}

Json standing_json(const Definition& definition, const Standing& standing) {
    return {{"turn", standing.turn.count},
            {"time", moment_text(definition.calendar.begin_of(standing.turn))},
            {"historic", name_of(standing.historic)},
            {"square", name_of(standing.played)},
            {"lag", standing.lag().count}};
}

Json formation_json(const Definition& definition, const FormationFit& fit) {
    Json json{{"id", historic_name(definition, fit.formation)},
              {"side", definition.side(historic_side(definition, fit.formation)).id}};
    add_fit(json, fit_of(fit));
    json["absent"] = fit.absent;
    json["standings"] = Json::array();
    for (const Standing& standing : fit.standings) {
        json["standings"].push_back(standing_json(definition, standing));
    }
    return json;
}

void add_fits(Json& json, const Definition& definition, const std::vector<FormationFit>& fits) {
    add_fit(json, fit_of(fits));
    json["formations"] = Json::array();
    for (const FormationFit& fit : fits) {
        json["formations"].push_back(formation_json(definition, fit));
    }
}

Json modifiers_json(const Attempt& attempt) {
    Json modifiers = Json::array();
    for (const Modifier& modifier : attempt.modifiers) {
        modifiers.push_back({{"name", word_of(modifier.name)}, {"value", modifier.value}});
    }
    return modifiers;
}

Json sighting_json(const Definition& definition, const SightingOdds& odds) {
    const HistoricEvent& event = definition.events[odds.event];
    Json json{{"time", time_text(event.sighting->time)},
              {"turn", odds.turn.count},
              {"light", word_of(odds.light)},
              {"square", name_of(event.square)},
              {"searcher", searcher_name(definition, odds)},
              {"target", historic_name(definition, odds.target)},
              {"mode", word_of(event.sighting->mode)}};
    json["distance"] = odds.distance ? Json(odds.distance->count) : Json();
    json["needed"] = odds.attempt ? Json(odds.attempt->needed) : Json();
    json["chances"] = odds.chances();
    json["faces"] = sighting_die;
    json["modifiers"] = odds.attempt ? modifiers_json(*odds.attempt) : Json::array();
    json["confidence"] = word_of(event.confidence);
    return json;
}

// Marks.

Json ship_marks(const Definition& definition) {
    Json ships = Json::array();
    for (const FormationRow& formation : definition.formations) {
        for (const ShipId id : formation.ships) {
            const ShipRow& row = definition.ship(id);
            ships.push_back({{"formation", formation.id},
                             {"name", row.ship.name},
                             {"maximum_knots", row.ship.maximum.count / 10.0},
                             {"speed_confidence", word_of(row.speed_confidence)},
                             {"has_radar", row.ship.has_radar},
                             {"radar_confidence", word_of(row.radar_confidence)}});
        }
    }
    return ships;
}

Json position_marks(const Definition& definition) {
    Json positions = Json::array();
    for (const HistoricAnchor& anchor : definition.anchors) {
        positions.push_back({{"formation", historic_name(definition, anchor.formation)},
                             {"time", time_text({anchor.time, anchor.minutes})},
                             {"latitude", anchor.latitude / 100.0},
                             {"longitude", anchor.longitude / 100.0},
                             {"square", name_of(anchor.square)},
                             {"kind", word_of(anchor.kind)},
                             {"what", anchor.what}});
    }
    return positions;
}

Json event_marks(const Definition& definition) {
    Json events = Json::array();
    for (const HistoricEvent& event : definition.events) {
        events.push_back({{"when", event.when},
                          {"square", name_of(event.square)},
                          {"kind", event.kind},
                          {"what", event.what},
                          {"confidence", word_of(event.confidence)},
                          {"sources", event.sources}});
    }
    return events;
}

Json change_marks(const Definition& definition) {
    Json changes = Json::array();
    for (const HistoricChange& change : historic_changes(definition)) {
        if (change.is_joining) {
            const HistoricJoining& joining = definition.joinings[change.index];
            changes.push_back({{"kind", "joining"},
                               {"time", time_text(joining.time)},
                               {"formation", historic_name(definition, joining.formation)},
                               {"into", historic_name(definition, joining.into)},
                               {"what", joining.what},
                               {"confidence", word_of(joining.confidence)}});
            continue;
        }
        const HistoricParting& parting = definition.partings[change.index];
        changes.push_back({{"kind", "parting"},
                           {"time", time_text(parting.time)},
                           {"formation", historic_name(definition, parting.formation)},
                           {"into", parting.id},
                           {"what", parting.what},
                           {"confidence", word_of(parting.confidence)}});
    }
    return changes;
}

Json battle_marks(const Definition& definition) {
    Json battles = Json::array();
    for (const HistoricBattle& battle : definition.battles) {
        battles.push_back({{"name", battle.name},
                           {"square", name_of(battle.square)},
                           {"minutes", battle.outcome.minutes},
                           {"confidence", word_of(battle.confidence)}});
    }
    return battles;
}

Json marks_json(const Definition& definition) {
    return {{"ships", ship_marks(definition)},
            {"positions", position_marks(definition)},
            {"events", event_marks(definition)},
            {"changes", change_marks(definition)},
            {"battles", battle_marks(definition)}};
}

}  // namespace

std::string history_json(const Definition& definition, const HistoryFigures& figures,
                         bool with_marks) {
    Json json{{"campaign", definition.id}, {"title", definition.title}};
    add_fits(json, definition, figures.followed);
    json["sightings"] = Json::array();
    for (const SightingOdds& odds : figures.sightings) {
        json["sightings"].push_back(sighting_json(definition, odds));
    }
    Json played{{"seed", history_seed}, {"battles", figures.played.battles}};
    add_fits(played, definition, figures.played.fits);
    json["played"] = std::move(played);
    if (with_marks) json["marks"] = marks_json(definition);
    return json_text(json);
}

}  // namespace flagplot
