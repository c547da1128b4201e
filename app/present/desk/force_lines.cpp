#include "present/desk/force_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>

#include "base/plain_text.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

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

std::string said(const OutlineBlock& block, std::string_view key) {
    return said_by(value_of(block, key));
}

template <class E>
std::optional<E> word_in(const std::string& text) {
    const auto found = std::find(words_of<E>.begin(), words_of<E>.end(), text);
    if (found == words_of<E>.end()) return std::nullopt;
    return static_cast<E>(found - words_of<E>.begin());
}

/// What stands in a remark that a blank line parts from what follows, up to a colon: the name of a
/// part of the file; empty: there is none.
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
    line.unit.has_radar = value_of(block, "radar") == "true";
    line.is_liner_or_tanker = value_of(block, "liner_or_tanker") == "true";
    return line;
}

const ClassLine* class_named(const std::vector<ClassLine>& classes, const std::string& name) {
    const std::string wanted = lower_case(name);
    const auto found = std::find_if(classes.begin(), classes.end(), [&](const ClassLine& each) {
        return lower_case(each.name) == wanted;
    });
    return found == classes.end() ? nullptr : &*found;
}

ShipLine ship_line(const std::string& table, const ForceSurroundings& round) {
    const auto key = [&](std::string_view name) { return said_by(value_in(table, name)); };
    ShipLine line{key("name"), key("class"), key("grt"), key("speed"), key("size")};
    const ClassLine* const its_class = class_named(round.classes, line.class_name);
    if (its_class == nullptr) {
        line.facts = "no such class";
        return line;
    }
    Unit unit = its_class->unit;
    if (const auto speed = knots_in(line.speed)) unit.maximum = *speed;
    const auto tons = whole_in(line.grt);
    if (const auto size = whole_in(line.size)) {
        unit.size = {*size};
    } else if (tons && unit.type == ShipType::AUX) {
        unit.size = auxiliary_size(*tons, its_class->is_liner_or_tanker);
    }
    line.facts = fmt::format("{}, {}, {}", word_of(unit.type), knots_text(unit.maximum),
                             counted(unit.size.count, "point"));
    line.unit = unit;
    return line;
}

std::string facts_of_formation(const FormationLine& line, const SpeedSwitches& switches) {
    std::vector<Unit> units;
    std::vector<const ShipLine*> ships;
    std::int64_t points = 0;
    for (const ShipLine& ship : line.ships) {
        if (!ship.unit) continue;
        units.push_back(*ship.unit);
        ships.push_back(&ship);
        points += ship.unit->size.count;
    }
    const std::string count =
        fmt::format("{}, {}", counted(std::ssize(line.ships), "ship"), counted(points, "point"));
    if (units.empty()) return count;
    const FormationSpeed speed = formation_speed(units, switches);
    return fmt::format("MP {} by {}, {}; {}", speed.points.count, ships[speed.slowest]->name,
                       knots_text(units[speed.slowest].maximum), count);
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

std::vector<FormationLine> formation_lines(const Outline& outline, const ForceSurroundings& round) {
    std::vector<FormationLine> lines;
    for (const std::size_t place : blocks_named(outline, "formation")) {
        const OutlineBlock& block = outline.blocks[place];
        FormationLine line{said(block, "id"), said(block, "name"), said(block, "side"),
                           said(block, "enters"), said(block, "at")};
        line.square = read_square(line.at);
        if (const auto ships = list_in(value_of(block, "ships"))) {
            for (const OutlineItem& item : ships->items) {
                line.ships.push_back(ship_line(item.text, round));
            }
        }
        line.facts = facts_of_formation(line, round.speed);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace flagplot::desk
