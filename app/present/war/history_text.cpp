#include "present/war/history_text.h"

#include <fmt/format.h>

#include <cstdlib>

#include "present/war/aligned_table.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

std::string share_of(std::int32_t part, std::int32_t whole) {
    const std::int32_t hundredths = whole == 0 ? 0 : (part * 100 + whole / 2) / whole;
    return fmt::format("{} of {} ({} %)", part, whole, hundredths);
}

std::string summary(const Fit& fit) {
    return fmt::format("Exact {}, within one square {}, largest lag {}.\n",
                       share_of(fit.exact, fit.formation_turns),
                       share_of(fit.within_one, fit.formation_turns), fit.max_lag.count);
}

std::vector<std::string> row_of(const std::string& name, const Fit& fit, std::int32_t absent) {
    return {name,
            std::to_string(fit.formation_turns),
            std::to_string(fit.exact),
            std::to_string(fit.within_one),
            std::to_string(fit.max_lag.count),
            std::to_string(absent)};
}

std::string fits_text(const Definition& definition, const std::vector<FormationFit>& fits) {
    AlignedTable table(
        {"formation", "turn starts", "exact", "within one", "largest lag", "absent"});
    std::int32_t absent = 0;
    for (const FormationFit& fit : fits) {
        absent += fit.absent;
        table.row(row_of(historic_name(definition, fit.formation), fit_of(fit), fit.absent));
    }
    const Fit all = fit_of(fits);
    table.row(row_of("all", all, absent));
    return table.text() + "\n" + summary(all);
}

std::string sightings_text(const Definition& definition, const std::vector<SightingOdds>& all) {
    AlignedTable table(
        {"time", "searcher", "target", "mode", "light", "squares", "needed", "chance", "made of"});
    for (const SightingOdds& odds : all) {
        const HistoricSighting& sighting = *definition.events[odds.event].sighting;
        table.row({time_text(sighting.time), searcher_name(definition, odds),
                   historic_name(definition, odds.target), std::string(word_of(sighting.mode)),
                   std::string(word_of(odds.light)),
                   odds.distance ? std::to_string(odds.distance->count) : "-",
                   odds.attempt ? std::to_string(odds.attempt->needed) : "-",
                   fmt::format("{} in {}", odds.chances(), sighting_die),
                   odds.attempt ? made_of_text(odds.attempt->modifiers) : "no roll"});
    }
    return all.empty() ? "History names no sighting.\n" : table.text();
}

// Marks.

std::string ships_marks(const Definition& definition) {
    AlignedTable table({"formation", "ship", "knots", "mark", "radar", "mark"});
    for (const FormationRow& formation : definition.formations) {
        for (const ShipId id : formation.ships) {
            const ShipRow& row = definition.ship(id);
            const auto [knots, tenths] = std::div(row.ship.maximum.count, 10);
            table.row({formation.id, row.ship.name,
                       tenths == 0 ? std::to_string(knots) : fmt::format("{}.{}", knots, tenths),
                       std::string(word_of(row.speed_confidence)),
                       row.ship.has_radar ? "yes" : "no",
                       std::string(word_of(row.radar_confidence))});
        }
    }
    return table.text();
}

std::string marked(std::string_view mark, const std::string& when, const std::string& whom,
                   const std::string& what) {
    return fmt::format("- {} {}, {}: {}\n", mark, when, whom, what);
}

std::string positions_marks(const Definition& definition) {
    std::string text;
    for (const HistoricAnchor& anchor : definition.anchors) {
        text +=
            marked(word_of(anchor.kind), time_text({anchor.time, anchor.minutes}),
                   historic_name(definition, anchor.formation) + " in " + name_of(anchor.square),
                   anchor.what);
    }
    return text;
}

std::string events_marks(const Definition& definition) {
    std::string text;
    for (const HistoricEvent& event : definition.events) {
        text += marked(word_of(event.confidence), event.when,
                       event.kind + " in " + name_of(event.square), event.what);
    }
    return text;
}

std::string changes_marks(const Definition& definition) {
    std::string text;
    for (const HistoricChange& change : historic_changes(definition)) {
        if (change.is_joining) {
            const HistoricJoining& joining = definition.joinings[change.index];
            text += marked(word_of(joining.confidence), time_text(joining.time),
                           historic_name(definition, joining.formation) + " into " +
                               historic_name(definition, joining.into),
                           joining.what);
        } else {
            const HistoricParting& parting = definition.partings[change.index];
            text += marked(word_of(parting.confidence), time_text(parting.time),
                           parting.id + " out of " + historic_name(definition, parting.formation),
                           parting.what);
        }
    }
    return text;
}

std::string battles_marks(const Definition& definition) {
    std::string text;
    for (const HistoricBattle& battle : definition.battles) {
        text += marked(word_of(battle.confidence), name_of(battle.square), battle.name,
                       fmt::format("{} minutes, {} ships sunk or hit", battle.outcome.minutes,
                                   battle.outcome.ships.size()));
    }
    return text;
}

std::string section(std::string_view title, const std::string& text) {
    return text.empty() ? text : fmt::format("\n### {}\n\n{}", title, text);
}

}  // namespace

const std::string& searcher_name(const Definition& definition, const SightingOdds& odds) {
    return std::visit(
        Overloaded{
            [&](HistoricId id) -> const std::string& { return historic_name(definition, id); },
            [&](AssetId id) -> const std::string& { return definition.assets.at(id.index()).id; },
        },
        odds.searcher);
}

std::string history_text(const Definition& definition, const HistoryFigures& figures) {
    return fmt::format("## {}\n", definition.title) +
           section("The follower", fits_text(definition, figures.followed)) +
           section("Through the rules",
                   fits_text(definition, figures.played.fits) +
                       fmt::format("Battles joined: {}.\n", figures.played.battles)) +
           section("Sightings", sightings_text(definition, figures.sightings));
}

std::string history_marks_text(const Definition& definition) {
    return section("Ships", ships_marks(definition)) +
           section("Positions", positions_marks(definition)) +
           section("Events", events_marks(definition)) +
           section("Partings and joinings", changes_marks(definition)) +
           section("Battles", battles_marks(definition));
}

}  // namespace flagplot
