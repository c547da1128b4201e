#include "present/desk/editors/force_lines.h"

#include <fmt/format.h>

#include "view/phrases.h"

namespace flagplot::desk {

namespace {

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
    return fmt::format("MP {} by {}, {}; {}", speed.points.count, ships[speed.slowest]->name(),
                       knots_text(units[speed.slowest].maximum), count);
}

}  // namespace

std::vector<FormationLine> formation_lines(const Outline& outline, const ForceSurroundings& round) {
    std::vector<FormationLine> lines;
    for (const std::size_t place : blocks_named(outline, "formation")) {
        const OutlineBlock& block = outline.blocks[place];
        FormationLine line{said(block, "id"), said(block, "name"), said(block, "side"),
                           said(block, "enters"), said(block, "at")};
        line.square = read_square(line.at);
        if (const auto ships = list_in(value_of(block, "ships"))) {
            for (const OutlineItem& item : ships->items) {
                line.ships.push_back(ship_line(item.text, round.classes));
            }
        }
        line.facts = facts_of_formation(line, round.speed);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace flagplot::desk
