#include "present/desk/editors/force_ships.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>
#include <string_view>

#include "base/plain_text.h"
#include "present/desk/editors/by_side.h"
#include "present/desk/editors/outline_edits.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// By `ShipKey`.
constexpr std::array<FormKey, ship_key_count> ship_key_rows{{
    {"name", "Name", "once in the campaign", true, false},
    {"class", "Class", "from the files of classes", true, false},
    {"grt", "Tons", "gross register tons: the size of an auxiliary follows from them", false, true},
    {"speed", "Knots", "maximum speed", false, true},
    {"speed_confidence", "  sure?", "how sure the speed is: H, M or L", false, false},
    {"radar", "Radar", "whether she has radar", false, true},
    {"radar_confidence", "  sure?", "how sure the radar is: H, M or L", false, false},
    {"fighters", "Fighters", "whether she carries fighters", false, true},
    {"size", "Points", "structure points, if not those of class or tonnage", false, true},
}};
constexpr auto ship_key_names = keys_of(ship_key_rows);

constexpr std::string_view yes = "true", no = "false";

std::optional<double> number_in(const std::string& text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    constexpr double most = 1e6;
    return is_number && std::abs(number) <= most ? std::optional(number) : std::nullopt;
}

std::optional<KnotTenths> knots_in(const std::string& text) {
    constexpr double tenths = 10;
    const auto knots = number_in(text);
    if (!knots || *knots < 0) return std::nullopt;
    return KnotTenths{static_cast<std::int32_t>(std::lround(*knots * tenths))};
}

std::optional<std::int32_t> whole_in(const std::string& text) {
    const auto number = number_in(text);
    if (!number || *number < 0) return std::nullopt;
    return static_cast<std::int32_t>(*number);
}

template <class E>
std::optional<E> word_in(const std::string& text) {
    const auto found = std::find(words_of<E>.begin(), words_of<E>.end(), text);
    if (found == words_of<E>.end()) return std::nullopt;
    return static_cast<E>(found - words_of<E>.begin());
}

/// The name of a part of the file: a comment followed by a blank line, up to its colon; empty if
/// there is none.
std::string group_in(const std::string& before) {
    std::istringstream lines(before);
    std::string remark, group;
    for (std::string line; std::getline(lines, line);) {
        const auto begin = line.find_first_not_of("# \t\r");
        if (begin == std::string::npos) {
            if (!remark.empty()) group = remark;
            remark.clear();
        } else if (remark.empty()) {
            remark = line.substr(begin, line.find_first_of(":.", begin) - begin);
        }
    }
    return group;
}

ClassLine class_line(const OutlineBlock& block) {
    ClassLine line{said(block, "name"), {}};
    const ShipType type = word_in<ShipType>(said(block, "type")).value_or(ShipType::AUX);
    const TypeRow& row = row_of(type);
    line.unit.type = type;
    line.unit.kind = word_in<Kind>(said(block, "kind")).value_or(row.kind);
    line.unit.size = row.size;
    if (const auto size = whole_in(said(block, "size"))) line.unit.size = {*size};
    const auto speed = knots_in(said(block, "speed"));
    line.has_speed = speed.has_value();
    line.unit.maximum = speed.value_or(KnotTenths{});
    line.unit.has_radar = value_of(block, "radar") == yes;
    line.has_fighters = value_of(block, "fighters") == yes;
    line.is_liner_or_tanker = value_of(block, "liner_or_tanker") == yes;
    line.speed_confidence = said(block, "speed_confidence");
    line.radar_confidence = said(block, "radar_confidence");
    return line;
}

const ClassLine* class_named(const std::vector<ClassLine>& classes, const std::string& name) {
    const auto found = std::find_if(classes.begin(), classes.end(), [&](const ClassLine& each) {
        return is_same_name(each.name, name);
    });
    return found == classes.end() ? nullptr : &*found;
}

/// The value of a key that is true or false, otherwise that of the class.
bool is_yes(const std::string& value, bool otherwise) {
    return value == yes || (value != no && otherwise);
}

/// The size without the points written for the ship: from her tonnage or her class.
StructurePoints usual_size(const ShipLine& line, const ClassLine& of_class) {
    const auto tons = whole_in(line.value(ShipKey::grt));
    const bool is_by_tonnage = tons && of_class.unit.type == ShipType::AUX;
    return is_by_tonnage ? auxiliary_size(*tons, of_class.is_liner_or_tanker) : of_class.unit.size;
}

/// What applies if the ship leaves out a key; empty if nothing does.
std::string otherwise(const ShipLine& line, const ClassLine& of_class, ShipKey key) {
    const auto words = [](bool is_so) { return std::string(is_so ? yes : no); };
    const auto grade = [](const std::string& written) { return written.empty() ? "L" : written; };
    switch (key) {
        case ShipKey::name:
        case ShipKey::class_name:
        case ShipKey::grt:
            return {};
        case ShipKey::speed:
            return of_class.has_speed ? knots_text(of_class.unit.maximum) : std::string();
        case ShipKey::speed_confidence:
            return grade(of_class.speed_confidence);
        case ShipKey::radar:
            return words(of_class.unit.has_radar);
        case ShipKey::radar_confidence:
            return grade(of_class.radar_confidence);
        case ShipKey::fighters:
            return words(of_class.has_fighters);
        case ShipKey::size:
            return std::to_string(usual_size(line, of_class).count);
    }
    return {};
}

std::vector<std::string> choices_of(ShipKey key) {
    const bool is_grade = key == ShipKey::speed_confidence || key == ShipKey::radar_confidence;
    const bool is_truth = key == ShipKey::radar || key == ShipKey::fighters;
    if (is_grade) return {"", "H", "M", "L"};
    if (is_truth) return {"", std::string(yes), std::string(no)};
    return {};
}

}  // namespace

std::vector<ClassLine> class_lines(const Outline& outline) {
    std::vector<ClassLine> lines;
    std::string group;
    const Outline blocks = in_blocks(outline, "class", "");
    for (const std::size_t place : blocks_named(blocks, "class")) {
        const OutlineBlock& block = blocks.blocks[place];
        if (std::string next = group_in(block.before); !next.empty()) group = std::move(next);
        lines.push_back(class_line(block));
        lines.back().group = group;
    }
    return lines;
}

std::vector<std::size_t> classes_found(const std::vector<ClassLine>& classes,
                                       const std::string& filter) {
    std::vector<std::string> words;
    std::istringstream in(lower_case(filter));
    for (std::string word; in >> word;) words.push_back(word);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const ClassLine& line = classes[i];
        const std::string all =
            lower_case(fmt::format("{} {} {} {}", line.name, word_of(line.unit.type),
                                   row_of(line.unit.type).name, line.group));
        const bool has_all = std::all_of(words.begin(), words.end(), [&](const std::string& word) {
            return all.find(word) != std::string::npos;
        });
        if (has_all) found.push_back(i);
    }
    return found;
}

std::string facts_of(const ClassLine& line) {
    const std::string type =
        fmt::format("{} {}", word_of(line.unit.type), row_of(line.unit.type).name);
    const std::string speed =
        line.has_speed ? knots_text(line.unit.maximum) : "no speed of its own";
    return fmt::format("{}, {}, {}", type, speed, counted(line.unit.size.count, "point"));
}

const FormKey& form_key(ShipKey key) { return ship_key_rows.at(static_cast<std::size_t>(key)); }

KeyOrder ship_keys() { return ship_key_names; }

ShipLine ship_line(const std::string& table, const std::vector<ClassLine>& classes) {
    ShipLine line;
    for (std::size_t i = 0; i < ship_key_count; ++i) {
        line.values.at(i) = said_by(value_in(table, ship_key_names.at(i)));
    }
    const ClassLine* const of_class = class_named(classes, line.value(ShipKey::class_name));
    if (of_class == nullptr) {
        line.facts = "no such class";
        return line;
    }
    Unit unit = of_class->unit;
    unit.maximum = knots_in(line.value(ShipKey::speed)).value_or(unit.maximum);
    unit.has_radar = is_yes(line.value(ShipKey::radar), unit.has_radar);
    unit.size = usual_size(line, *of_class);
    if (const auto size = whole_in(line.value(ShipKey::size))) unit.size = {*size};
    line.facts = fmt::format(
        "{}, {}, {}{}{}", word_of(unit.type), knots_text(unit.maximum),
        counted(unit.size.count, "point"), unit.has_radar ? ", radar" : "",
        is_yes(line.value(ShipKey::fighters), of_class->has_fighters) ? ", fighters" : "");
    line.unit = unit;
    return line;
}

std::vector<KeyField<ShipKey>> ship_fields(const ShipLine& line,
                                           const std::vector<ClassLine>& classes) {
    const ClassLine* const of_class = class_named(classes, line.value(ShipKey::class_name));
    std::vector<KeyField<ShipKey>> fields;
    for (std::size_t i = 0; i < ship_key_count; ++i) {
        const auto key = static_cast<ShipKey>(i);
        const FormKey& row = form_key(key);
        fields.push_back({key, row.label, row.hint, line.value(key),
                          of_class == nullptr ? "" : otherwise(line, *of_class, key),
                          choices_of(key)});
    }
    return fields;
}

}  // namespace flagplot::desk
