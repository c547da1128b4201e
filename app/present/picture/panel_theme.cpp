#include "present/picture/panel_theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "present/picture/palette.h"

namespace flagplot {

namespace {

constexpr PanelInks dark_inks{
    .panel = panel_ink,
    .bar = bar_ink,
    .field = field_ink,
    .lit_field = lit_field_ink,
    .pressed_field = pressed_field_ink,
    .raised = ink(0x263037),
    .picked = ink(0x26415f),
    .lit_row = lit_row_ink,
    .line = line_ink,
    .text = panel_text_ink,
    .quiet = ink(0xa3aeb1),
    .button = button_ink,
    .lit_button = lit_button_ink,
    .pressed_button = pressed_button_ink,
    .brass = brass_ink,
    .lit_brass = lit_brass_ink,
    .pressed_brass = pressed_brass_ink,
    .on_brass = ink(0x1b1608),
    .banner = ink(0xd9b45c),
    .on_banner = ink(0x1b1608),
    .permission = permission_ink,
    .refusal = refusal_ink,
    .wrong = wrong_ink,
    .refused = refused_ink,
    .allowed = allowed_ink,
    .sound = sound_ink,
};

constexpr PanelInks light_inks{
    .panel = ink(0xf4f0e4),
    .bar = ink(0xe9e3d2),
    .field = ink(0xfffdf6),
    .lit_field = ink(0xfbf6e8),
    .pressed_field = ink(0xf1ead6),
    .raised = ink(0xece6d6),
    .picked = ink(0xd5e0ee),
    .lit_row = ink(0xe3e6e4),
    .line = ink(0xcfc6ae),
    .text = ink(0x23261f),
    .quiet = ink(0x5b6059),
    .button = ink(0xe4dcc6),
    .lit_button = ink(0xdad0b5),
    .pressed_button = ink(0xcfc3a2),
    .brass = ink(0x7d5a0c),
    .lit_brass = ink(0x906a15),
    .pressed_brass = ink(0x684a08),
    .on_brass = ink(0xfffaf0),
    .banner = ink(0xf0dca6),
    .on_banner = ink(0x23261f),
    .permission = ink(0xd7e8da),
    .refusal = ink(0xf3d9d3),
    .wrong = ink(0x96271f),
    .refused = ink(0x96271f),
    .allowed = ink(0x1f5a37),
    .sound = ink(0x2f7a4c),
};

constexpr PanelInks red_inks{
    .panel = ink(0x1a0704),
    .bar = ink(0x110301),
    .field = ink(0x0c0201),
    .lit_field = ink(0x180603),
    .pressed_field = ink(0x220a05),
    .raised = ink(0x2a120b),
    .picked = ink(0x3d1c12),
    .lit_row = ink(0x33150d),
    .line = ink(0x3a1a12),
    .text = ink(0xff9166),
    .quiet = ink(0xc96f55),
    .button = ink(0x2a120b),
    .lit_button = ink(0x381910),
    .pressed_button = ink(0x472015),
    .brass = ink(0xffd0b0),
    .lit_brass = ink(0xffdcc4),
    .pressed_brass = ink(0xe8b592),
    .on_brass = ink(0x1a0704),
    .banner = ink(0xff9166),
    .on_banner = ink(0x1a0704),
    .permission = ink(0x2a120b),
    .refusal = ink(0x4a150c),
    .wrong = ink(0xffb59a),
    .refused = ink(0xffb59a),
    .allowed = ink(0xff9166),
    .sound = ink(0xa85a42),
};

double linear(std::uint8_t part) {
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(Ink ink) {
    return 0.2126 * linear(ink.red) + 0.7152 * linear(ink.green) + 0.0722 * linear(ink.blue);
}

Ink between(Ink from, Ink to, double share) {
    const auto part = [&](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
    };
    return {part(from.red, to.red), part(from.green, to.green), part(from.blue, to.blue)};
}

/// Colours of the chart with special ones for red light.
constexpr std::array<std::pair<Ink, Ink>, 7> own_red{{
    {sea_ink, ink(0x1c0a06)},
    {shallow_ink, ink(0x200c07)},
    {shore_ink, ink(0x260f09)},
    {land_ink, ink(0x2a120b)},
    {coast_ink, ink(0xb8604a)},
    {brass_ink, ink(0xffd0b0)},
    {grid_ink, ink(0x5a2a1e)},
}};

void redden(Stroke& stroke) { stroke.colour = by_red_light(stroke.colour); }

void redden(Area& area) {
    area.fill = by_red_light(area.fill);
    area.pattern_colour = by_red_light(area.pattern_colour);
    redden(area.edge);
}
void redden(Line& line) { redden(line.stroke); }
void redden(Disc& disc) {
    disc.fill = by_red_light(disc.fill);
    redden(disc.edge);
}
void redden(Words& words) {
    words.colour = by_red_light(words.colour);
    words.halo = by_red_light(words.halo);
}

}  // namespace

const PanelInks& inks_of(PanelTheme theme) {
    static constexpr std::array<const PanelInks*, 3> all{&dark_inks, &light_inks, &red_inks};
    return *all.at(static_cast<std::size_t>(theme));
}

double contrast(Ink one, Ink other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    constexpr double flare = 0.05;
    return (light + flare) / (dark + flare);
}

Ink by_red_light(Ink paper) {
    for (const auto& [from, to] : own_red) {
        const bool is_same =
            from.red == paper.red && from.green == paper.green && from.blue == paper.blue;
        if (is_same) return to.faded(paper.cover);
    }
    // The darker on paper, the brighter here.
    constexpr Ink dark = ink(0x1c0a06), bright = ink(0xff9166);
    return between(dark, bright, 1 - std::sqrt(luminance(paper))).faded(paper.cover);
}

std::vector<Primitive> by_red_light(std::vector<Primitive> drawn) {
    for (Primitive& each : drawn) {
        std::visit([](auto& part) { redden(part); }, each.drawn);
    }
    return drawn;
}

}  // namespace flagplot
