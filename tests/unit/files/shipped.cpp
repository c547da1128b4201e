#include "shipped.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <ostream>

#include "campaign/historic.h"
#include "rules/speed.h"
#include "sources.h"

namespace flagplot::test {

namespace {

std::string base_of(const Definition& definition, const AssetRow& asset) {
    if (const auto* square = std::get_if<Square>(&asset.base)) return name_of(*square);
    return definition.ship(std::get<ShipId>(asset.base)).ship.name;
}

ShipFact fact_of(const FormationRow& formation, const ShipRow& row) {
    const BookShip& ship = row.ship;
    return {
        formation.id,
        ship.name,
        ship.class_name,
        std::string(word_of(ship.type)),
        std::string(word_of(ship.kind)),
        ship.maximum.count / 10.0,
        ship.has_radar,
        ship.size.count,
        std::string(word_of(row.speed_confidence)) + std::string(word_of(row.radar_confidence))};
}

const HistoricTrack* find_track(const Definition& definition, const std::string& formation) {
    for (const HistoricTrack& track : definition.tracks) {
        if (historic_name(definition, track.formation) == formation) return &track;
    }
    return nullptr;
}

std::string searcher_of(const Definition& definition, const HistoricSighting& sighting) {
    if (const auto* asset = std::get_if<AssetId>(&sighting.searcher)) {
        return definition.assets.at(asset->index()).id;
    }
    return historic_name(definition, std::get<HistoricId>(sighting.searcher));
}

std::vector<std::string> ships_in(const Definition& definition, const HistoricBattle& battle,
                                  bool are_sunk) {
    std::vector<std::string> names;
    for (const ShipOutcome& outcome : battle.outcome.ships) {
        if ((outcome.hull == Hundredths{0}) != are_sunk) continue;
        names.push_back(definition.ship(outcome.ship).ship.name);
    }
    return names;
}

/// Row by row, so that a failure names the row.
template <class Fact>
void check_rows(const std::vector<Fact>& facts, const std::vector<Fact>& table) {
    REQUIRE(facts.size() == table.size());
    for (std::size_t i = 0; i < table.size(); ++i) CHECK(facts[i] == table[i]);
}

}  // namespace

const Definition& shipped(const std::string& campaign) {
    static std::map<std::string, Definition> read;
    if (const auto found = read.find(campaign); found != read.end()) return found->second;
    auto definition = read_campaign(shipped_campaign(campaign));
    INFO((definition ? std::string{} : described(definition.error())));
    REQUIRE(definition);
    return read.emplace(campaign, *std::move(definition)).first->second;
}

std::ostream& operator<<(std::ostream& out, const ShipFact& fact) {
    return out << fact.formation << "," << fact.name << "," << fact.class_name << "," << fact.type
               << "," << fact.kind << "," << fact.knots << "," << (fact.has_radar ? "Y" : "N")
               << "," << fact.size << "," << fact.confidence;
}

std::vector<ShipFact> ship_facts_of(const Definition& definition) {
    std::vector<ShipFact> facts;
    for (const FormationRow& formation : definition.formations) {
        for (const ShipId ship : formation.ships) {
            facts.push_back(fact_of(formation, definition.ship(ship)));
        }
    }
    return facts;
}

void check_ships(const Definition& definition, const std::vector<ShipFact>& table) {
    check_rows(ship_facts_of(definition), table);
    CHECK(definition.ships.size() == table.size());
    std::uint32_t next = 0;
    for (const FormationRow& formation : definition.formations) {
        for (const ShipId ship : formation.ships) CHECK(ship == ShipId{next++});
    }
}

std::ostream& operator<<(std::ostream& out, const FormationFact& fact) {
    return out << fact.id << " of " << fact.side << ", number " << fact.number << ", enters turn "
               << fact.enters << " at " << fact.at << " with " << fact.units << " units and "
               << fact.points << " points";
}

std::vector<FormationFact> formation_facts_of(const Definition& definition) {
    std::vector<FormationFact> facts;
    for (const FormationRow& formation : definition.formations) {
        facts.push_back({formation.id, definition.side(formation.side).id, formation.number.number,
                         formation.enters.count, name_of(formation.enters_at),
                         formation.ships.size(), points_of(definition, formation).count});
    }
    return facts;
}

void check_formations(const Definition& definition, const std::vector<FormationFact>& table) {
    check_rows(formation_facts_of(definition), table);
}

MovePoints points_of(const Definition& definition, const FormationRow& formation) {
    const std::vector<Unit> units = sound_units(definition, formation.ships);
    return formation_speed(units, definition.switches.speed()).points;
}

std::vector<std::string> track_of(const Definition& definition, const std::string& formation) {
    std::vector<std::string> squares;
    const HistoricTrack* track = find_track(definition, formation);
    if (track == nullptr) return squares;
    for (const TrackSquare& at : track->squares) squares.push_back(name_of(at.square));
    return squares;
}

std::string stood_in(const Definition& definition, const std::string& formation,
                     std::int32_t turn) {
    const HistoricTrack* track = find_track(definition, formation);
    const auto square = track != nullptr ? square_at(*track, {turn}) : std::nullopt;
    return square ? name_of(*square) : "-";
}

std::vector<std::string> ships_at(const Definition& definition, const std::string& half_hour,
                                  const std::string& formation) {
    const HistoricCompanies companies = companies_at(definition, {*read_moment(half_hour), 0});
    std::vector<std::string> names;
    for (std::uint32_t id = 0; id < historic_count(definition); ++id) {
        if (historic_name(definition, {id}) != formation) continue;
        for (const ShipId ship : companies[id]) names.push_back(definition.ship(ship).ship.name);
    }
    return names;
}

std::string sightings_text(const Definition& definition) {
    std::string text;
    for (const HistoricEvent& event : definition.events) {
        if (!event.sighting) continue;
        const HistoricSighting& sighting = *event.sighting;
        text += moment_text(sighting.time.half_hour) + "+" + std::to_string(sighting.time.minutes) +
                " " + searcher_of(definition, sighting) + " " + std::string(word_of(sighting.mode));
        for (const HistoricId target : sighting.targets) {
            text += " " + historic_name(definition, target);
        }
        text += "\n";
    }
    return text;
}

std::string assets_text(const Definition& definition) {
    std::string text;
    for (const AssetRow& asset : definition.assets) {
        text += definition.side(asset.side).id + " " + asset.id + " " + base_of(definition, asset) +
                " " + std::to_string(asset.quality) + " " + std::to_string(asset.range.count) +
                " " + std::to_string(asset.sorties) +
                (asset.watches ? " watches " + name_of(*asset.watches) : "") + "\n";
    }
    return text;
}

std::string victory_text(const Definition& definition) {
    std::string text;
    for (const VictoryRow& row : definition.victory) {
        std::int32_t size = 0;
        for (const ShipId ship : row.ships) size += definition.ship(ship).ship.size.count;
        text += definition.side(row.side).id + " " + std::string(word_of(row.what)) + " " +
                std::to_string(row.ships.size()) + " of size " + std::to_string(size) + ", " +
                std::to_string(row.formations.size()) +
                " formations: " + std::to_string(row.points) + (row.is_by_size ? " by size" : "") +
                "\n";
    }
    return text;
}

std::string script_text(const Definition& definition) {
    std::string text;
    for (const ScriptedCard& scripted : definition.script) {
        text += std::to_string(scripted.turn.count) + " " +
                moment_text(definition.calendar.begin_of(scripted.turn)) + " " +
                definition.side(scripted.side).id + " " + definition.card(scripted.card).name +
                (scripted.on ? " on " + definition.formation(*scripted.on).id : "") + "\n";
    }
    return text;
}

std::vector<std::string> sunk_in(const Definition& definition, const HistoricBattle& battle) {
    return ships_in(definition, battle, true);
}

std::vector<std::string> hit_in(const Definition& definition, const HistoricBattle& battle) {
    return ships_in(definition, battle, false);
}

std::vector<std::string> betrayed_by_briefings(const Definition& definition) {
    std::vector<std::string> names;
    for (const FormationRow& formation : definition.formations) {
        for (std::uint32_t i = 0; i < definition.sides.size(); ++i) {
            if (SideId{i} == formation.side) continue;
            const std::string& briefing = definition.sides[i].briefing;
            const auto look_for = [&](const std::string& name) {
                if (briefing.find(name) != std::string::npos) names.push_back(name);
            };
            look_for(formation.id);
            for (const ShipId ship : formation.ships) {
                look_for("*" + definition.ship(ship).ship.name + "*");
            }
        }
    }
    return names;
}

void check_sides(const Definition& definition, const std::vector<SideFact>& table) {
    REQUIRE(definition.sides.size() == 2);
    REQUIRE(table.size() == 2);
    for (std::uint32_t side = 0; side < 2; ++side) {
        const SideRow& row = definition.sides[side];
        std::vector<std::string> ports;
        for (const Square port : row.ports) ports.push_back(name_of(port));
        std::sort(ports.begin(), ports.end());
        ports.erase(std::unique(ports.begin(), ports.end()), ports.end());
        CHECK(row.name == table[side].name);
        CHECK(row.hostile_to == std::vector{SideId{1 - side}});
        CHECK(ports == table[side].ports);
    }
}

Switches switches_of_history() {
    Switches switches = switches_of(Profile::umpired);
    switches.square_side_nm = 60;
    switches.night_visual_mod = -2;
    switches.event_draw = EventDraw::scripted;
    return switches;
}

void check_tracks(const Definition& definition, const std::vector<std::string>& formations,
                  const std::vector<std::vector<std::string>>& table) {
    REQUIRE(table.size() == static_cast<std::size_t>(definition.calendar.turn_starts.count));
    for (std::size_t turn = 1; turn <= table.size(); ++turn) {
        for (std::size_t i = 0; i < formations.size(); ++i) {
            INFO(formations[i] << " at the beginning of turn " << turn);
            CHECK(stood_in(definition, formations[i], static_cast<std::int32_t>(turn)) ==
                  table[turn - 1][i]);
        }
    }
}

}  // namespace flagplot::test
