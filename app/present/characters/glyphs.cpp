#include "present/characters/glyphs.h"

#include <algorithm>

namespace flagplot {

std::string_view glyph_of(SideId side) { return side_glyphs[side.index() % side_glyphs.size()]; }

std::string_view colour_of(SideId side) { return side_colours[side.index() % side_colours.size()]; }

std::string_view glyph_of(Direction direction) {
    return step_glyphs[static_cast<std::size_t>(direction)];
}

std::string_view checkpoint_glyph(std::size_t number) {
    return checkpoint_glyphs[std::min(number, checkpoint_glyphs.size()) - 1];
}

}  // namespace flagplot
