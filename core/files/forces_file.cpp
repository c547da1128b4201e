#include "files/forces_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "base/limits.h"
#include "base/plain_text.h"
#include "files/draft.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// Words that begin lines of an order sheet: no formation may be called so.
constexpr std::array<std::string_view, 6> order_words{"initiative", "search", "play",
                                                      "contact",    "orders", "end"};

/// The classes of all files, by name.
struct Classes {
    NameIndex names{"ship class"};
    std::vector<ClassTable> tables;
};

Classes read_classes(const std::vector<SourceFile>& files, Problems& problems) {
    Classes classes;
    for (const SourceFile& file : files) {
        const Source source{file.name, problems};
        const auto root = parsed(file, problems);
        if (!root) {
            classes.names.mark_incomplete();
            continue;
        }
        ClassFile written;
        read_table(source, *root, written);
        for (ClassTable& table : written.classes) {
            classes.names.add(source, table.name);
            classes.tables.push_back(std::move(table));
        }
    }
    return classes;
}

/// The first of two values that was given, else a default.
template <class ValueType>
typename ValueType::Value first_given(const Given<ValueType>& own, const Given<ValueType>& of_class,
                                      typename ValueType::Value otherwise) {
    return own.is_given() ? own.value : of_class.is_given() ? of_class.value : otherwise;
}

/// A ship's own data for modules, and behind them those of her class that she does not replace.
std::vector<tactical::ModuleValue> with_class_data(
    const std::vector<tactical::ModuleValue>& own,
    const std::vector<tactical::ModuleValue>& of_class) {
    std::vector<tactical::ModuleValue> data = own;
    for (const tactical::ModuleValue& value : of_class) {
        const bool is_replaced = std::any_of(own.begin(), own.end(), [&](const auto& each) {
            return each.module == value.module && each.key == value.key;
        });
        if (!is_replaced) data.push_back(value);
    }
    return data;
}

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
    /// More than the program can do within seconds is not begun.
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
        if (std::find(order_words.begin(), order_words.end(), id) == order_words.end()) return;
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
            draft_.definition.ships.push_back(ship_of(ship));
        }
    }

    ShipRow ship_of(const ShipTable& table) {
        const auto number = classes_.names.find(source_, table.class_name);
        if (!number) return {};
        const ClassTable& of_class = classes_.tables[*number];
        ShipRow row;
        row.ship.name = table.name.value;
        row.ship.class_name = class_name_of(table);
        row.ship.type = of_class.type.value;
        row.ship.kind =
            of_class.kind.is_given() ? of_class.kind.value : row_of(of_class.type.value).kind;
        row.ship.maximum = {first_given(table.speed, of_class.speed, 0)};
        row.ship.has_radar = first_given(table.radar, of_class.radar, false);
        row.ship.size = size_of(table, of_class);
        row.ship.has_fighters = first_given(table.fighters, of_class.fighters, false);
        row.speed_confidence =
            first_given(table.speed_confidence, of_class.speed_confidence, Confidence::low);
        row.radar_confidence =
            first_given(table.radar_confidence, of_class.radar_confidence, Confidence::low);
        row.module_data = with_class_data(table.module.values, of_class.module.values);
        if (table.grt.is_given()) row.tonnage = table.grt.value;
        if (!table.speed.is_written() && !of_class.speed.is_written()) {
            missing(table, "speed", Speed::expected() + ", here or in its class");
        }
        return row;
    }

    static std::string class_name_of(const ShipTable& table) {
        if (!table.grt.is_given()) return table.class_name.value;
        return fmt::format("{} {} GRT", table.class_name.value, table.grt.value);
    }

    StructurePoints size_of(const ShipTable& table, const ClassTable& of_class) {
        const bool is_by_tonnage = of_class.type.value == ShipType::AUX;
        if (table.grt.is_given() && of_class.type.is_given() && !is_by_tonnage) {
            source_.problem(table.grt.spot, ErrorCode::out_of_range,
                            {"grt", fmt::format("given for a {}", word_of(of_class.type.value)),
                             "it for ships of type AUX alone"});
        }
        if (table.size.is_given()) return {table.size.value};
        if (is_by_tonnage && table.grt.is_given()) {
            return auxiliary_size(table.grt.value, of_class.liner_or_tanker.value);
        }
        if (of_class.size.is_given()) return {of_class.size.value};
        const bool is_reported =
            table.size.is_written() || table.grt.is_written() || of_class.size.is_written();
        if (is_by_tonnage && !is_reported) missing(table, "grt", "gross register tons, or a size");
        return row_of(of_class.type.value).size;
    }

    void missing(const ShipTable& table, std::string key, std::string expected) {
        source_.problem(table.spot, ErrorCode::missing_key, {std::move(key), std::move(expected)});
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
