#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "campaign/definition.h"

/// \file
/// Formations of history: their names, their sides, and which ships they had at a time.

namespace flagplot {

/// A formation of the campaign as a formation of history.
[[nodiscard]] constexpr HistoricId historic(FormationId formation) { return {formation.number}; }

/// How many formations of history there are: the campaign's and those that partings formed.
[[nodiscard]] std::uint32_t historic_count(const Definition& definition);

/// "UK-CS2". \pre there is such a formation
[[nodiscard]] const std::string& historic_name(const Definition& definition, HistoricId id);

/// Its side: that of the formation it left. \pre there is such a formation
[[nodiscard]] SideId historic_side(const Definition& definition, HistoricId id);

/// The square of a track at the beginning of this turn; none before it begins or after it ends.
[[nodiscard]] std::optional<Square> square_at(const HistoricTrack& track, TurnNumber turn);

/// The turn of this time. The time at which a turn begins belongs to that turn.
/// \pre it is not before the campaign begins
[[nodiscard]] TurnNumber turn_of(const Calendar& calendar, const HistoricTime& time);

/// "1941-11-09 00:39".
[[nodiscard]] std::string time_text(const HistoricTime& time);

/// Ships that leave a formation or join one: an index into the partings or the joinings.
struct HistoricChange {
    HistoricTime time;
    bool is_joining = false;
    std::size_t index = 0;

    friend auto operator<=>(const HistoricChange&, const HistoricChange&) = default;
};

/// All changes, in the order of time; at the same time, partings come first.
[[nodiscard]] std::vector<HistoricChange> historic_changes(const Definition& definition);

/// The ships of each formation of history, by its number, each list sorted.
using HistoricCompanies = std::vector<std::vector<ShipId>>;

/// Before any change: formations that are formed later have no ships.
[[nodiscard]] HistoricCompanies first_companies(const Definition& definition);

void carry_out(const Definition& definition, const HistoricChange& change,
               HistoricCompanies& companies);

/// After all changes up to this time. Includes sunk ships, because battles of history have no time.
[[nodiscard]] HistoricCompanies companies_at(const Definition& definition,
                                             const HistoricTime& time);

/// The undamaged ships as the rules need them.
[[nodiscard]] std::vector<Unit> sound_units(const Definition& definition,
                                            const std::vector<ShipId>& ships);

}  // namespace flagplot
