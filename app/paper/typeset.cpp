#include "paper/typeset.h"

#include <algorithm>
#include <cmath>

namespace flagplot::paper {

namespace {

using LineIterator = std::unique_ptr<PangoLayoutIter, Releases<pango_layout_iter_free>>;

const char* family_of(TypeFace face) {
    switch (face) {
        case TypeFace::serif:
            return "EB Garamond, DejaVu Serif";
        case TypeFace::sans:
            return "B612, DejaVu Sans";
        case TypeFace::mono:
            return "B612 Mono, DejaVu Sans Mono";
    }
    return "";
}

Font font_of(const TypeStyle& style) {
    Font font(pango_font_description_new());
    pango_font_description_set_family_static(font.get(), family_of(style.face));
    if (style.is_bold) pango_font_description_set_weight(font.get(), PANGO_WEIGHT_BOLD);
    pango_font_description_set_absolute_size(font.get(), style.size * PANGO_SCALE);
    return font;
}

PangoAttribute* attribute_of(Look look) {
    switch (look) {
        case Look::strong:
            return pango_attr_weight_new(PANGO_WEIGHT_BOLD);
        case Look::stressed:
            return pango_attr_style_new(PANGO_STYLE_ITALIC);
        case Look::code:
            return pango_attr_family_new(family_of(TypeFace::mono));
    }
    return nullptr;
}

/// The letters stay as written: no ligatures, and no hyphen in a word that is broken, because it
/// may be an order.
Attributes attributes_of(const RichText& text) {
    Attributes attributes(pango_attr_list_new());
    pango_attr_list_insert(attributes.get(),
                           pango_attr_font_features_new("liga 0, dlig 0, lnum 1"));
    pango_attr_list_insert(attributes.get(), pango_attr_insert_hyphens_new(FALSE));
    for (const Span& span : text.spans) {
        PangoAttribute* const attribute = attribute_of(span.look);
        attribute->start_index = static_cast<guint>(span.begin);
        attribute->end_index = static_cast<guint>(span.end);
        pango_attr_list_insert(attributes.get(), attribute);
    }
    return attributes;
}

double points(int pango_units) { return pango_units / double{PANGO_SCALE}; }

double logical_width(PangoLayout* layout) {
    PangoRectangle logical{};
    pango_layout_get_extents(layout, nullptr, &logical);
    return points(logical.width);
}

}  // namespace

Typesetter::Typesetter()
    : context_(pango_font_map_create_context(pango_cairo_font_map_get_default())) {
    const FontOptions options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context_.get(), options.get());
    constexpr double points_per_inch = 72;
    pango_cairo_context_set_resolution(context_.get(), points_per_inch);
    pango_context_set_round_glyph_positions(context_.get(), FALSE);
}

Layout Typesetter::layout_of(const RichText& text, const TypeStyle& style) const {
    Layout layout(pango_layout_new(context_.get()));
    pango_layout_set_font_description(layout.get(), font_of(style).get());
    pango_layout_set_text(layout.get(), text.text.data(), static_cast<int>(text.text.size()));
    pango_layout_set_attributes(layout.get(), attributes_of(text).get());
    return layout;
}

SetText Typesetter::set(const RichText& text, const TypeStyle& style, double width) const {
    const std::shared_ptr<PangoLayout> layout(layout_of(text, style).release(),
                                              Releases<g_object_unref>{});
    // rounded up, otherwise what was measured would not fit
    pango_layout_set_width(layout.get(), static_cast<int>(std::ceil(width * PANGO_SCALE)));
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    pango_layout_set_indent(layout.get(), static_cast<int>(-style.hanging * PANGO_SCALE));
    if (style.align == Align::right) pango_layout_set_alignment(layout.get(), PANGO_ALIGN_RIGHT);
    if (style.align == Align::centre) pango_layout_set_alignment(layout.get(), PANGO_ALIGN_CENTER);
    SetText set{layout, style, {}, 0};
    const LineIterator line(pango_layout_get_iter(layout.get()));
    do {
        PangoRectangle logical{};
        pango_layout_iter_get_line_extents(line.get(), nullptr, &logical);
        set.indents.push_back(points(logical.x));
        set.width = std::max(set.width, points(logical.x + logical.width));
    } while (pango_layout_iter_next_line(line.get()) != FALSE);
    return set;
}

double Typesetter::width_of(const RichText& text, const TypeStyle& style) const {
    return logical_width(layout_of(text, style).get());
}

double Typesetter::longest_word_of(const RichText& text, const TypeStyle& style) const {
    const Layout layout = layout_of(text, style);
    pango_layout_set_width(layout.get(), 0);
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD);
    return logical_width(layout.get());
}

}  // namespace flagplot::paper
