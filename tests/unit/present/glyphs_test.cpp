#include "present/characters/glyphs.h"

#include <catch2/catch.hpp>
#include <set>

using namespace flagplot;

namespace {

/// Every glyph of the table, and those of its rows that have several.
std::vector<std::string_view> all_glyphs() {
    std::vector<std::string_view> all;
    for (const MarkRow& row : mark_table) {
        const bool has_several =
            row.mark == Mark::formation || row.mark == Mark::ahead || row.mark == Mark::checkpoint;
        if (!has_several) all.push_back(row.glyph);
    }
    all.insert(all.end(), side_glyphs.begin(), side_glyphs.end());
    all.insert(all.end(), step_glyphs.begin(), step_glyphs.end());
    all.insert(all.end(), checkpoint_glyphs.begin(), checkpoint_glyphs.end());
    return all;
}

std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("every glyph differs from every other, so that none needs its colour", "[plot]") {
    const auto all = all_glyphs();
    CHECK(std::set<std::string_view>(all.begin(), all.end()).size() == all.size());
}

TEST_CASE("every glyph is one character", "[plot]") {
    for (const std::string_view glyph : all_glyphs()) CHECK(characters(glyph) == 1);
}

TEST_CASE("the table of marks is in the order of the marks", "[plot]") {
    for (std::size_t i = 0; i < mark_table.size(); ++i) {
        CHECK(mark_table[i].mark == static_cast<Mark>(i));
    }
}

TEST_CASE("a step points where it goes", "[plot]") {
    CHECK(glyph_of(Direction::north) == "↑");
    CHECK(glyph_of(Direction::south_east) == "↘");
    CHECK(glyph_of(Direction::north_west) == "↖");
}

TEST_CASE("checkpoints are numbered to twenty, and the rest are open rings", "[plot]") {
    CHECK(checkpoint_glyph(1) == "①");
    CHECK(checkpoint_glyph(20) == "⑳");
    CHECK(checkpoint_glyph(21) == "○");
    CHECK(checkpoint_glyph(99) == "○");
}
