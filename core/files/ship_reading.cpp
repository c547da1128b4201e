#include "files/ship_reading.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagplot {

namespace {

using namespace file_schema;

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

std::string class_name_of(const ShipTable& table) {
    if (!table.grt.is_given()) return table.class_name.value;
    return fmt::format("{} {} GRT", table.class_name.value, table.grt.value);
}

void missing(const Source& source, const ShipTable& table, std::string key, std::string expected) {
    source.problem(table.spot, ErrorCode::missing_key, {std::move(key), std::move(expected)});
}

StructurePoints size_of(const Source& source, const ShipTable& table, const ClassTable& of_class) {
    const bool is_by_tonnage = of_class.type.value == ShipType::AUX;
    if (table.grt.is_given() && of_class.type.is_given() && !is_by_tonnage) {
        source.problem(table.grt.spot, ErrorCode::out_of_range,
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
    if (is_by_tonnage && !is_reported) {
        missing(source, table, "grt", "gross register tons, or a size");
    }
    return row_of(of_class.type.value).size;
}

}  // namespace

std::string class_file_name(const std::string& name) { return "assets/" + name + ".toml"; }

void Classes::take(const Source& source, const std::vector<ClassTable>& classes) {
    for (const ClassTable& table : classes) {
        names.add(source, table.name);
        tables.push_back(table);
    }
}

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
        classes.take(source, written.classes);
    }
    return classes;
}

ShipRow ship_of(const Source& source, const Classes& classes, const ShipTable& table) {
    const auto number = classes.names.find(source, table.class_name);
    if (!number) return {};
    const ClassTable& of_class = classes.tables[*number];
    ShipRow row;
    row.ship.name = table.name.value;
    row.ship.class_name = class_name_of(table);
    row.ship.type = of_class.type.value;
    row.ship.kind =
        of_class.kind.is_given() ? of_class.kind.value : row_of(of_class.type.value).kind;
    row.ship.maximum = {first_given(table.speed, of_class.speed, 0)};
    row.ship.has_radar = first_given(table.radar, of_class.radar, false);
    row.ship.size = size_of(source, table, of_class);
    row.ship.has_fighters = first_given(table.fighters, of_class.fighters, false);
    row.speed_confidence =
        first_given(table.speed_confidence, of_class.speed_confidence, Confidence::low);
    row.radar_confidence =
        first_given(table.radar_confidence, of_class.radar_confidence, Confidence::low);
    row.module_data = with_class_data(table.module.values, of_class.module.values);
    if (table.grt.is_given()) row.tonnage = table.grt.value;
    if (!table.speed.is_written() && !of_class.speed.is_written()) {
        missing(source, table, "speed", Speed::expected() + ", here or in its class");
    }
    return row;
}

}  // namespace flagplot
