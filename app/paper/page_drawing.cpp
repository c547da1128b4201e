#include "paper/page_drawing.h"

namespace flagplot::paper {

namespace {

constexpr double full_ink = 255;

void take(cairo_t* context, Ink ink) {
    cairo_set_source_rgba(context, ink.red / full_ink, ink.green / full_ink, ink.blue / full_ink,
                          ink.cover);
}

void draw_box(cairo_t* context, const PlacedBox& placed) {
    take(context, placed.ink);
    const Box& box = placed.box;
    cairo_rectangle(context, box.left, box.top, box.width(), box.height());
    cairo_fill(context);
}

void draw_picture(cairo_t* context, const PlacedPicture& placed) {
    cairo_save(context);
    cairo_translate(context, placed.at.x, placed.at.y);
    cairo_scale(context, placed.scale, placed.scale);
    paper::draw(context, *placed.picture);
    cairo_restore(context);
}

void draw_line(cairo_t* context, const PlacedLine& placed) {
    take(context, placed.text.style.ink);
    cairo_move_to(context, placed.baseline.x, placed.baseline.y);
    pango_cairo_show_layout_line(
        context, pango_layout_get_line_readonly(placed.text.layout.get(), placed.line));
}

}  // namespace

void draw(cairo_t* context, const Page& page) {
    for (const PlacedBox& box : page.boxes) draw_box(context, box);
    for (const PlacedPicture& picture : page.pictures) draw_picture(context, picture);
    for (const PlacedLine& line : page.lines) draw_line(context, line);
}

}  // namespace flagplot::paper
