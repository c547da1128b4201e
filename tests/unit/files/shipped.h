#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "campaign/definition.h"

/// \file
/// What a shipped campaign holds, in the words of the tables that tests have of it.

namespace flagplot::test {

/// The campaign of that folder, read once. The test has failed if it cannot be read.
[[nodiscard]] const Definition& shipped(const std::string& campaign);

/// A ship as the tables have her.
struct ShipFact {
    std::string formation, name, class_name, type, kind;
    double knots = 0;
    bool has_radar = false;
    std::int32_t size = 0;
    std::string confidence;  ///< of speed and radar: "HL"

    friend bool operator==(const ShipFact&, const ShipFact&) = default;
};
std::ostream& operator<<(std::ostream& out, const ShipFact& fact);

/// All ships, formation after formation.
[[nodiscard]] std::vector<ShipFact> ship_facts_of(const Definition& definition);

/// The ships are those of the table, in its order, and numbered so.
void check_ships(const Definition& definition, const std::vector<ShipFact>& table);

/// A formation as the tables have it.
struct FormationFact {
    std::string id, side;
    std::uint32_t number = 0;  ///< within its side
    std::int32_t enters = 0;   ///< turn
    std::string at;
    std::size_t units = 0;
    std::int32_t points = 0;  ///< of movement

    friend bool operator==(const FormationFact&, const FormationFact&) = default;
};
std::ostream& operator<<(std::ostream& out, const FormationFact& fact);

[[nodiscard]] std::vector<FormationFact> formation_facts_of(const Definition& definition);

/// The formations are those of the table, in its order.
void check_formations(const Definition& definition, const std::vector<FormationFact>& table);

/// A side as the tables have it.
struct SideFact {
    std::string name;
    std::vector<std::string> ports;  ///< squares, sorted by name
};

/// The two sides are those of the table, and at war.
void check_sides(const Definition& definition, const std::vector<SideFact>& table);

/// The switches of the umpired profile, as the campaigns of history set them all.
[[nodiscard]] Switches switches_of_history();

/// Movement points of the sound formation.
[[nodiscard]] MovePoints points_of(const Definition& definition, const FormationRow& formation);

/// Names of the squares of a formation's track, from its first turn.
[[nodiscard]] std::vector<std::string> track_of(const Definition& definition,
                                                const std::string& formation);

/// The square of its track at the beginning of a turn, "-" if it has none there.
[[nodiscard]] std::string stood_in(const Definition& definition, const std::string& formation,
                                   std::int32_t turn);

/// The tracks of these formations are those of the table: a row a turn, a column a formation.
void check_tracks(const Definition& definition, const std::vector<std::string>& formations,
                  const std::vector<std::vector<std::string>>& table);

/// Names of the ships that a formation of history has at a half hour like "1941-03-28 06:30"; one
/// that a parting formed is known by the parting's name.
[[nodiscard]] std::vector<std::string> ships_at(const Definition& definition,
                                                const std::string& half_hour,
                                                const std::string& formation);

/// "1941-11-09 00:30+9 UK-K eye AX-BETA AX-3", a line for each sighting of history: half hour,
/// minutes since then, searcher, mode, targets.
[[nodiscard]] std::string sightings_text(const Definition& definition);

/// "uk LUQA C7 3 8 2", a line each: side, id, base or ship, quality, range, sorties; for a watcher
/// " watches E6" behind it.
[[nodiscard]] std::string assets_text(const Definition& definition);

/// "uk sinks 7 of size 13, 0 formations: 3 by size", a line each.
[[nodiscard]] std::string victory_text(const Definition& definition);

/// "5 1941-11-08 18:00 axis Mines on AX-3", a line each.
[[nodiscard]] std::string script_text(const Definition& definition);

/// Names of the ships that a battle sank, and of those that it left damaged.
[[nodiscard]] std::vector<std::string> sunk_in(const Definition& definition,
                                               const HistoricBattle& battle);
[[nodiscard]] std::vector<std::string> hit_in(const Definition& definition,
                                              const HistoricBattle& battle);

/// Enemy formations and ships that a side's introduction names.
[[nodiscard]] std::vector<std::string> betrayed_by_briefings(const Definition& definition);

}  // namespace flagplot::test
