#include "present/picture/symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "present/picture/palette.h"

namespace flagplot {

namespace {

using Ring = std::vector<Point>;
using Drawn = std::vector<decltype(Primitive::drawn)>;

constexpr double counter_shape = 1.9;   // breadth to height
constexpr double diamond_shape = 1.25;  // of a contact to a counter's height
constexpr double code_size = 0.42;
constexpr double plain_code_size = 0.68;  // without a silhouette below it
constexpr std::size_t most_stacked = 3;
constexpr double stack_step = 0.1;
constexpr double mark_size = 0.42;

constexpr Ink app6_friend = ink(0x80e0ff);
constexpr Ink app6_hostile = ink(0xff8080);
constexpr Ink app6_unknown = ink(0xffff80);

std::string code_of(const Symbol& symbol) {
    return symbol.type ? std::string(word_of(*symbol.type)) : "?";
}

SideId side_across(SideId side) {
    return SideId{static_cast<std::uint32_t>(side.index() == 0 ? 1 : 0)};
}

Ring diamond(Point centre, double size) {
    const double half = size / 2;
    return {centre + Point{0, -half}, centre + Point{half, 0}, centre + Point{0, half},
            centre + Point{-half, 0}};
}

Ring rectangle(const Box& box) {
    return {
        {box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}};
}

Words code(const Symbol& symbol, Point at, double size, Ink colour) {
    return {at, code_of(symbol), Align::centre, Face::sans_bold, size, colour};
}

/// Cardboard: its side's pattern at the left, the code, the ship from above.
void add_counter(Drawn& all, const Symbol& symbol) {
    const SideStyle& style = symbol.style;
    const Box box = box_round(symbol.centre, symbol.size * counter_shape, symbol.size);
    const Stroke rim{ink(0xffffff), symbol.size * 0.05};
    for (std::size_t below = std::min(symbol.stacked, most_stacked); below > 0; --below) {
        const double shift = symbol.size * stack_step * static_cast<double>(below);
        const Box card{box.left + shift, box.top - shift, box.right + shift, box.bottom - shift};
        all.emplace_back(Area{{counter_outline(card, style.shape)}, style.colour, rim});
    }
    all.emplace_back(Area{{counter_outline(box, style.shape)}, style.colour, rim});
    const double inset = symbol.size * 0.16;
    const Box strip{box.left + inset * 0.7, box.top + inset, box.left + inset * 1.7,
                    box.bottom - inset};
    all.emplace_back(Area{{rectangle(strip)},
                          ink(0xffffff, 0.18),
                          {},
                          style.pattern,
                          ink(0xffffff, 0.9),
                          symbol.size * 0.14});
    const bool is_plain = !symbol.has_silhouette;
    all.emplace_back(is_plain ? code(symbol, {symbol.centre.x + inset, symbol.centre.y},
                                     symbol.size * plain_code_size, ink(0xffffff))
                              : code(symbol,
                                     {symbol.centre.x + inset * 0.6, box.top + symbol.size * 0.3},
                                     symbol.size * code_size, ink(0xffffff)));
    if (is_plain || !symbol.type) return;
    std::vector<Ring> ship = silhouette(*symbol.type);
    const double length = symbol.size * 1.45;
    for (Ring& ring : ship) {
        for (Point& point : ring) {
            point = Point{symbol.centre.x + inset * 0.6, box.top + symbol.size * 0.73} +
                    Point{point.x, point.y * 1.5} * length;
        }
    }
    all.emplace_back(Area{std::move(ship), ink(0xffffff)});
}

void add_contact(Drawn& all, const Symbol& symbol) {
    const Ink colour = symbol.style.colour.faded(symbol.strength);
    const double size = symbol.size * diamond_shape;
    all.emplace_back(
        Area{{diamond(symbol.centre, size)},
             ink(0xf8e6e2, 0.9).faded(symbol.strength),
             {colour, symbol.size * 0.08, symbol.is_old ? Dash::dashed : Dash::solid}});
    all.emplace_back(code(symbol, symbol.centre, symbol.size * (symbol.type ? 0.34 : 0.5), colour));
}

/// A circle for friends, a diamond for the enemy, a square for unknown; a dot in the centre.
void add_console_symbol(Drawn& all, const Symbol& symbol) {
    const bool is_hostile = symbol.is_contact ? symbol.type.has_value() : !symbol.is_friend;
    const Ink colour = symbol.style.colour.faded(symbol.strength);
    const Stroke edge{colour, symbol.size * 0.09, symbol.is_old ? Dash::dashed : Dash::solid};
    const Ink ground = halo_ink.faded(symbol.strength);
    if (!is_hostile && !symbol.is_contact) {
        all.emplace_back(Disc{symbol.centre, symbol.size * 0.46, ground, edge});
    } else if (is_hostile) {
        all.emplace_back(Area{{diamond(symbol.centre, symbol.size * 1.1)}, ground, edge});
    } else {
        const Box box = box_round(symbol.centre, symbol.size * 0.8, symbol.size * 0.8);
        all.emplace_back(Area{{rectangle(box)}, ground, edge});
    }
    all.emplace_back(Disc{symbol.centre, symbol.size * 0.08, colour});
    if (symbol.stacked > 0) {
        all.emplace_back(Words{symbol.centre + Point{symbol.size * 0.2, 0},
                               std::to_string(symbol.stacked + 1), Align::left, Face::sans_bold,
                               symbol.size * 0.3, colour});
    }
}

/// Four leaves: it is not known whose it is.
Ring quatrefoil(Point centre, double size) {
    Ring ring;
    constexpr int steps = 12;
    for (int leaf = 0; leaf < 4; ++leaf) {
        const double towards = std::numbers::pi / 2 * leaf - std::numbers::pi / 2;
        const Point middle = centre + Point{std::cos(towards), std::sin(towards)} * (size * 0.25);
        for (int step = 0; step <= steps; ++step) {
            const double angle = towards - std::numbers::pi / 2 + std::numbers::pi * step / steps;
            ring.push_back(middle + Point{std::cos(angle), std::sin(angle)} * (size * 0.25));
        }
    }
    return ring;
}

void add_app6(Drawn& all, const Symbol& symbol) {
    const bool is_hostile = symbol.is_contact ? symbol.type.has_value() : !symbol.is_friend;
    const Stroke edge{text_ink.faded(symbol.strength), symbol.size * 0.07,
                      symbol.is_old ? Dash::dashed : Dash::solid};
    if (is_hostile) {
        all.emplace_back(Area{{diamond(symbol.centre, symbol.size * 1.3)},
                              app6_hostile.faded(symbol.strength),
                              edge});
    } else if (symbol.is_contact) {
        all.emplace_back(Area{{quatrefoil(symbol.centre, symbol.size * 1.15)},
                              app6_unknown.faded(symbol.strength),
                              edge});
    } else {
        all.emplace_back(Disc{symbol.centre, symbol.size * 0.54, app6_friend, edge});
    }
    const double size = symbol.size * (code_of(symbol).size() > 2 ? 0.3 : 0.4);
    all.emplace_back(code(symbol, symbol.centre, size, text_ink.faded(symbol.strength)));
    if (symbol.stacked == 0) return;
    const Point corner = symbol.centre + Point{symbol.size * 0.46, -symbol.size * 0.46};
    all.emplace_back(Words{corner, "+" + std::to_string(symbol.stacked), Align::left,
                           Face::sans_bold, symbol.size * 0.34, text_ink, halo_ink});
}

/// As in the terminal: up, down, a diamond and a square by side. A contact is hollow, in the colour
/// of the side it may belong to.
void add_mark(Drawn& all, const Symbol& symbol) {
    const SideId side = symbol.is_contact ? side_across(symbol.side) : symbol.side;
    const Ink colour = symbol.style.colour.faded(symbol.strength);
    const double size = symbol.size * mark_size, half = size / 2;
    const Point at = symbol.centre;
    const std::array<Ring, 4> shapes{
        {{at + Point{0, -half}, at + Point{half, half}, at + Point{-half, half}},
         {at + Point{-half, -half}, at + Point{half, -half}, at + Point{0, half}},
         diamond(at, size),
         rectangle(box_round(at, size, size))}};
    const Ring& shape = shapes.at(side.index() % shapes.size());
    const Stroke edge{symbol.is_contact ? colour : halo_ink, size * 0.12};
    all.emplace_back(Area{{shape}, symbol.is_contact ? halo_ink : colour, edge});
}

}  // namespace

std::vector<Point> counter_outline(const Box& box, CounterShape shape) {
    const double cut = box.height() * 0.2, middle = box.centre().y;
    switch (shape) {
        case CounterShape::rounded: {
            Ring ring;
            constexpr int steps = 5;
            const std::array<Point, 4> corners{{{box.right - cut, box.top + cut},
                                                {box.right - cut, box.bottom - cut},
                                                {box.left + cut, box.bottom - cut},
                                                {box.left + cut, box.top + cut}}};
            for (std::size_t corner = 0; corner < corners.size(); ++corner) {
                for (int step = 0; step <= steps; ++step) {
                    const double angle =
                        std::numbers::pi / 2 *
                        (static_cast<double>(corner) - 1 + static_cast<double>(step) / steps);
                    ring.push_back(corners.at(corner) +
                                   Point{std::cos(angle) * cut, std::sin(angle) * cut});
                }
            }
            return ring;
        }
        case CounterShape::cut:
            return {{box.left + cut, box.top},     {box.right - cut, box.top},
                    {box.right, box.top + cut},    {box.right, box.bottom - cut},
                    {box.right - cut, box.bottom}, {box.left + cut, box.bottom},
                    {box.left, box.bottom - cut},  {box.left, box.top + cut}};
        case CounterShape::notched:
            return {{box.left, box.top},
                    {box.right, box.top},
                    {box.right - cut, middle},
                    {box.right, box.bottom},
                    {box.left, box.bottom}};
        case CounterShape::pointed:
            return {{box.left, box.top},
                    {box.right - cut, box.top},
                    {box.right, middle},
                    {box.right - cut, box.bottom},
                    {box.left, box.bottom}};
        case CounterShape::six_sided:
            return {{box.left + cut, box.top},    {box.right - cut, box.top},
                    {box.right, middle},          {box.right - cut, box.bottom},
                    {box.left + cut, box.bottom}, {box.left, middle}};
        default:
            return rectangle(box);
    }
}

std::optional<ShipType> ship_type_called(std::string_view name) {
    const auto row = std::find_if(type_table.begin(), type_table.end(),
                                  [&](const TypeRow& each) { return each.name == name; });
    return row == type_table.end() ? std::nullopt : std::optional(row->type);
}

Box box_of(const Symbol& symbol, SymbolTheme theme) {
    if (symbol.is_mark) {
        return box_round(symbol.centre, symbol.size * mark_size, symbol.size * mark_size);
    }
    const bool is_counter = theme == SymbolTheme::counters && !symbol.is_contact;
    const double height = symbol.size * (is_counter ? 1.06 : diamond_shape * 1.06);
    Box box = box_round(symbol.centre, is_counter ? symbol.size * counter_shape : height, height);
    if (symbol.stacked == 0) return box;
    const double more = is_counter ? symbol.size * stack_step * most_stacked : symbol.size * 0.4;
    box.right += more;
    if (is_counter) box.top -= more;
    return box;
}

std::vector<decltype(Primitive::drawn)> drawn(const Symbol& symbol, SymbolTheme theme) {
    Drawn all;
    if (symbol.is_mark) {
        add_mark(all, symbol);
    } else if (theme == SymbolTheme::ntds) {
        add_console_symbol(all, symbol);
    } else if (theme == SymbolTheme::app6) {
        add_app6(all, symbol);
    } else if (symbol.is_contact) {
        add_contact(all, symbol);
    } else {
        add_counter(all, symbol);
    }
    return all;
}

}  // namespace flagplot
