#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/id.h"
#include "chart/square.h"

/// \file
/// The glyphs of a chart drawn in characters. Every glyph is one column wide, and shows its kind
/// without its colour.

namespace flagplot {

/// Everything that can be in a square, the most important first.
enum class Mark : std::uint8_t {
    battle,
    past_battle,
    formation,
    contact,
    old_contact,
    destination,
    checkpoint,
    ahead,
    track,
    block,
    search,
    port,
    place,
    weather,
    land,
    islands,
    sea
};

/// One row of the table of marks. Formations, checkpoints and steps ahead have different glyphs by
/// side, number and direction; the table has the first of them.
struct MarkRow {
    Mark mark;
    std::string_view glyph;
    std::string_view meaning;
    std::string_view colour;  ///< parameters of the terminal's colour sequence
};

inline constexpr std::array<MarkRow, 17> mark_table{{
    {Mark::battle, "*", "battle being fought", "1;33"},
    {Mark::past_battle, "x", "battle that is over", "33"},
    {Mark::formation, "▲", "formation", "1;36"},
    {Mark::contact, "!", "contact, current", "1;31"},
    {Mark::old_contact, "?", "contact, old", "31"},
    {Mark::destination, "◎", "destination", "1;32"},
    {Mark::checkpoint, "①", "checkpoint by number", "32"},
    {Mark::ahead, "↑", "planned way", "32"},
    {Mark::track, "•", "track sailed", "36"},
    {Mark::block, "#", "an enemy is in one of these squares", "31"},
    {Mark::search, ":", "searched from the air", "36"},
    {Mark::port, "⌂", "port", "37"},
    {Mark::place, "°", "named place", "37"},
    {Mark::weather, "≈", "weather", "34"},
    {Mark::land, "▒", "land", "33"},
    {Mark::islands, "^", "islands: passable, they hide what is behind", "33"},
    {Mark::sea, ".", "sea", "34"},
}};

[[nodiscard]] constexpr const MarkRow& row_of(Mark mark) {
    return mark_table[static_cast<std::size_t>(mark)];
}

/// Formations of the first, second, ... side. A fifth side has the first glyph again.
inline constexpr std::array<std::string_view, 4> side_glyphs{"▲", "▼", "◆", "■"};
inline constexpr std::array<std::string_view, 4> side_colours{"1;36", "1;35", "1;32", "1;34"};

/// A step, clockwise from north.
inline constexpr std::array<std::string_view, 8> step_glyphs{"↑", "↗", "→", "↘",
                                                             "↓", "↙", "←", "↖"};

/// Checkpoints 1 to 20, and one for all further ones.
inline constexpr std::array<std::string_view, 21> checkpoint_glyphs{
    "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "⑩", "⑪",
    "⑫", "⑬", "⑭", "⑮", "⑯", "⑰", "⑱", "⑲", "⑳", "○"};

[[nodiscard]] std::string_view glyph_of(SideId side);
[[nodiscard]] std::string_view colour_of(SideId side);
[[nodiscard]] std::string_view glyph_of(Direction direction);
/// \pre `number` is 1 or more
[[nodiscard]] std::string_view checkpoint_glyph(std::size_t number);

}  // namespace flagplot
