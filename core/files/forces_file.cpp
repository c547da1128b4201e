#include "files/forces_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "base/limits.h"
#include "base/plain_text.h"
#include "files/draft.h"
#include "files/ship_reading.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// Words that begin lines of an order sheet: no formation may have them as its name.
constexpr std::array<std::string_view, 6> reserved_words{"initiative", "search", "play",
                                                         "contact",    "orders", "end"};

/// Reads formations and ships.
class Forces {
  public:
    Forces(const Source& source, const Classes& classes, Draft& draft)
        : source_(source), classes_(classes), draft_(draft) {}

    void take(const ForcesFile& written) {
        const auto& tables = written.formation.values;
        if (written.formation.is_given() && tables.empty()) {
            source_.problem(written.formation.spot, ErrorCode::out_of_range,
                            {"formation", "an empty list", "at least one formation"});
        }
        if (is_too_large(written)) return;
        numbers_.resize(draft_.definition.sides.size());
        draft_.definition.formations.reserve(tables.size());
        for (const FormationTable& table : tables) take(table);
    }

  private:
    /// Stops at more than the program can handle within seconds.
    bool is_too_large(const ForcesFile& written) {
        const auto& tables = written.formation.values;
        std::size_t ships = 0;
        for (const FormationTable& table : tables) ships += table.ships.values.size();
        const auto exceeds = [&](std::string_view what, std::size_t count, std::size_t most) {
            if (count <= most) return false;
            source_.problem(written.formation.spot, ErrorCode::out_of_range,
                            {fmt::format("the number of {}", what), fmt::format("{}", count),
                             fmt::format("at most {}", most)});
            draft_.formations.mark_incomplete();
            draft_.ships.mark_incomplete();
            return true;
        };
        return exceeds("formations", tables.size(), limits::formations) ||
               exceeds("ships", ships, limits::ships);
    }

    void take(const FormationTable& table) {
        draft_.formations.add(source_, table.id);
        check_id(table);
        FormationRow formation;
        formation.id = table.id.value;
        formation.name = table.name.value;
        formation.enters = {table.enters.is_given() ? table.enters.value : 1};
        formation.enters_at = table.at.value;
        formation.at_destination =
            table.at_destination.is_given() ? table.at_destination.value : draft_.at_destination;
        if (const auto side = draft_.sides.find(source_, table.side)) {
            formation.side = {*side};
            formation.number = {++numbers_[*side]};
        }
        draft_.is_turn(source_, "enters", formation.enters.count, table.enters.spot,
                       draft_.definition.calendar.last_turn());
        draft_.is_sea(source_, table.at);
        take_ships(table, formation);
        draft_.definition.formations.push_back(std::move(formation));
    }

    void check_id(const FormationTable& table) {
        const std::string id = lower_case(table.id.value);
        if (std::find(reserved_words.begin(), reserved_words.end(), id) == reserved_words.end())
            return;
        source_.problem(table.id.spot, ErrorCode::out_of_range,
                        {"id", fmt::format("\"{}\"", table.id.value),
                         "a name that is not a word of the order sheet"});
    }

    void take_ships(const FormationTable& table, FormationRow& formation) {
        if (table.ships.is_given() && table.ships.values.empty()) {
            source_.problem(table.ships.spot, ErrorCode::out_of_range,
                            {"ships", "an empty list", "at least one ship"});
        }
        if (!table.ships.is_given()) draft_.ships.mark_incomplete();
        const FormationId id{static_cast<std::uint32_t>(draft_.definition.formations.size())};
        for (const ShipTable& ship : table.ships.values) {
            draft_.ships.add(source_, ship.name);
            draft_.formation_of_ship.push_back(id);
            formation.ships.push_back({static_cast<std::uint32_t>(draft_.definition.ships.size())});
            draft_.definition.ships.push_back(ship_of(source_, classes_, ship));
        }
    }

    const Source& source_;
    const Classes& classes_;
    Draft& draft_;
    std::vector<std::uint32_t> numbers_;  ///< of formations so far, by side
};

}  // namespace

Diagnostics problems_of_classes(const SourceFile& file) {
    Problems problems;
    (void)read_classes({file}, problems);
    return problems.sorted();
}

void take_forces(const CampaignSources& sources, Draft& draft) {
    const Source source{sources.forces.name, draft.problems};
    Classes classes = read_classes(sources.classes, draft.problems);
    if (!draft.has_classes) classes.names.mark_incomplete();
    const auto root = parsed(sources.forces, draft.problems);
    ForcesFile written;
    if (root) read_table(source, *root, written);
    if (!written.formation.is_given()) {
        draft.formations.mark_incomplete();
        draft.ships.mark_incomplete();
        return;
    }
    Forces(source, classes, draft).take(written);
    take_assets(source, written.asset, draft);
}

}  // namespace flagplot
