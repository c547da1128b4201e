#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "campaign/definition.h"

/// \file
/// Formations of history: what they are called, whose they are, and which ships they had when.

namespace flagplot {

/// A formation of the campaign in history.
[[nodiscard]] constexpr HistoricId historic(FormationId formation) { return {formation.number}; }

/// How many formations history has: the campaign's and those that partings formed.
[[nodiscard]] std::uint32_t historic_count(const Definition& definition);

/// "UK-CS2". \pre there is such a formation
[[nodiscard]] const std::string& historic_name(const Definition& definition, HistoricId id);

/// Whose it is: that of the formation it left. \pre there is such a formation
[[nodiscard]] SideId historic_side(const Definition& definition, HistoricId id);

/// The square of a track at the beginning of this turn; none before it begins and behind its end.
[[nodiscard]] std::optional<Square> square_at(const HistoricTrack& track, TurnNumber turn);

/// The turn in which this time lies: one that begins a turn lies in that turn.
/// \pre it is not before the campaign begins
[[nodiscard]] TurnNumber turn_of(const Calendar& calendar, const HistoricTime& time);

/// "1941-11-09 00:39".
[[nodiscard]] std::string time_text(const HistoricTime& time);

/// Ships that leave a formation or join one: a place in the partings or the joinings.
struct HistoricChange {
    HistoricTime time;
    bool is_joining = false;
    std::size_t index = 0;

    friend auto operator<=>(const HistoricChange&, const HistoricChange&) = default;
};

/// All of them in the order in which they happened; at the same time partings come first.
[[nodiscard]] std::vector<HistoricChange> historic_changes(const Definition& definition);

/// The ships of each formation of history, by its number, each list sorted.
using HistoricCompanies = std::vector<std::vector<ShipId>>;

/// As they are before anything changes: formations that are still to be formed have none.
[[nodiscard]] HistoricCompanies first_companies(const Definition& definition);

void carry_out(const Definition& definition, const HistoricChange& change,
               HistoricCompanies& companies);

/// With all that has changed up to this time. Ships that were sunk are still in them: battles of
/// history have no time.
[[nodiscard]] HistoricCompanies companies_at(const Definition& definition,
                                             const HistoricTime& time);

/// The sound ships as the rules need them.
[[nodiscard]] std::vector<Unit> sound_units(const Definition& definition,
                                            const std::vector<ShipId>& ships);

}  // namespace flagplot
