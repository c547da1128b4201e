#include "paper/render.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <regex>

#include "paper/drawing.h"

namespace flagplot::paper {

namespace {

constexpr double full = 255;

const char* family_of(Face face) {
    return face == Face::serif_italic ? "EB Garamond, DejaVu Serif" : "B612, DejaVu Sans";
}

Font font_of(const Words& words) {
    Font font(pango_font_description_new());
    pango_font_description_set_family_static(font.get(), family_of(words.face));
    if (words.face == Face::sans_bold) {
        pango_font_description_set_weight(font.get(), PANGO_WEIGHT_BOLD);
    }
    if (words.face == Face::serif_italic) {
        pango_font_description_set_style(font.get(), PANGO_STYLE_ITALIC);
    }
    pango_font_description_set_absolute_size(font.get(), words.size * PANGO_SCALE);
    return font;
}

/// Draws primitives one after another on a cairo page.
class Brush {
  public:
    Brush(cairo_t* on, const Box& chart) : cairo_(cairo_reference(on)), chart_(chart) {
        const FontOptions options(cairo_font_options_create());
        cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
        cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
        cairo_set_line_join(context(), CAIRO_LINE_JOIN_ROUND);
        layout_.reset(pango_cairo_create_layout(context()));
        PangoContext* const pango = pango_layout_get_context(layout_.get());
        pango_cairo_context_set_font_options(pango, options.get());
        constexpr double points_per_inch = 72;
        pango_cairo_context_set_resolution(pango, points_per_inch);
        pango_context_set_round_glyph_positions(pango, FALSE);
    }

    void draw(const Primitive& primitive) {
        cairo_save(context());
        if (primitive.is_clipped) {
            cairo_rectangle(context(), chart_.left, chart_.top, chart_.width(), chart_.height());
            cairo_clip(context());
        }
        std::visit(*this, primitive.drawn);
        cairo_restore(context());
    }

    void operator()(const Area& area) {
        cairo_set_fill_rule(context(), CAIRO_FILL_RULE_EVEN_ODD);
        if (area.fill.cover > 0) {
            trace(area);
            take(area.fill);
            cairo_fill(context());
        }
        if (area.pattern == Pattern::hatch) {
            hatch(area);
        } else if (area.pattern != Pattern::plain) {
            cairo_save(context());
            trace(area);
            cairo_clip(context());
            fill_pattern(area);
            cairo_restore(context());
        }
        trace(area);
        stroke(area.edge);
    }

    void operator()(const Line& line) {
        add_path(line.points);
        stroke(line.stroke);
    }

    void operator()(const Disc& disc) {
        cairo_new_path(context());
        cairo_arc(context(), disc.centre.x, disc.centre.y, disc.radius, 0, 2 * std::numbers::pi);
        take(disc.fill);
        cairo_fill_preserve(context());
        stroke(disc.edge);
    }

    void operator()(const Words& words) {
        const double width = width_of(words);
        double x = words.at.x;
        if (words.align == Align::centre) x -= width / 2;
        if (words.align == Align::right) x -= width;
        const double baseline = pango_layout_get_baseline(layout_.get()) / double{PANGO_SCALE};
        cairo_move_to(context(), x, words.at.y + words.size * capital_height / 2 - baseline);
        if (words.halo.cover > 0) {
            pango_cairo_layout_path(context(), layout_.get());
            constexpr double halo_width = 0.28;
            stroke({words.halo, words.size * halo_width});
            cairo_move_to(context(), x, words.at.y + words.size * capital_height / 2 - baseline);
        }
        take(words.colour);
        pango_cairo_show_layout(context(), layout_.get());
        cairo_new_path(context());
    }

    double width_of(const Words& words) {
        pango_layout_set_font_description(layout_.get(), font_of(words).get());
        pango_layout_set_text(layout_.get(), words.text.str().data(),
                              static_cast<int>(words.text.str().size()));
        const Attributes attributes(pango_attr_list_new());
        pango_attr_list_insert(attributes.get(), pango_attr_font_features_new("kern 0, liga 0"));
        if (words.spacing > 0) {
            pango_attr_list_insert(
                attributes.get(),
                pango_attr_letter_spacing_new(static_cast<int>(words.spacing * PANGO_SCALE)));
        }
        pango_layout_set_attributes(layout_.get(), attributes.get());
        PangoRectangle logical{};
        pango_layout_get_extents(layout_.get(), nullptr, &logical);
        return logical.width / double{PANGO_SCALE};
    }

  private:
    [[nodiscard]] cairo_t* context() const { return cairo_.get(); }

    void take(Ink ink) {
        cairo_set_source_rgba(context(), ink.red / full, ink.green / full, ink.blue / full,
                              ink.cover);
    }

    void add_path(const std::vector<Point>& points) {
        cairo_new_sub_path(context());
        for (const Point point : points) cairo_line_to(context(), point.x, point.y);
    }

    void trace(const Area& area) {
        cairo_new_path(context());
        for (const auto& ring : area.rings) {
            add_path(ring);
            cairo_close_path(context());
        }
    }

    void stroke(const Stroke& stroke) {
        if (stroke.width <= 0 || stroke.colour.cover <= 0) {
            cairo_new_path(context());
            return;
        }
        constexpr double dash = 3, gap = 2, dot = 1;
        const double dashes[]{stroke.width * dash, stroke.width * gap};
        const double dots[]{stroke.width * dot, stroke.width * gap};
        if (stroke.dash == Dash::dashed) cairo_set_dash(context(), dashes, 2, 0);
        if (stroke.dash == Dash::dotted) cairo_set_dash(context(), dots, 2, 0);
        take(stroke.colour);
        cairo_set_line_width(context(), stroke.width);
        cairo_stroke(context());
        cairo_set_dash(context(), nullptr, 0, 0);
    }

    /// Slanting lines from edge to edge: clipping long ones takes many times longer.
    void hatch(const Area& area) {
        double least = std::numeric_limits<double>::max(),
               most = std::numeric_limits<double>::lowest();
        for (const auto& ring : area.rings) {
            for (const Point point : ring) {
                least = std::min(least, point.x + point.y);
                most = std::max(most, point.x + point.y);
            }
        }
        constexpr double line_share = 0.14, thinnest = 0.6;
        cairo_new_path(context());
        for (double at = least + area.pattern_step / 2; at < most; at += area.pattern_step) {
            std::vector<double> ends = crossings(area, at);
            std::sort(ends.begin(), ends.end());
            for (std::size_t i = 0; i + 1 < ends.size(); i += 2) {
                cairo_move_to(context(), ends[i], at - ends[i]);
                cairo_line_to(context(), ends[i + 1], at - ends[i + 1]);
            }
        }
        take(area.pattern_colour);
        cairo_set_line_width(context(), std::max(area.pattern_step * line_share, thinnest));
        cairo_stroke(context());
    }

    /// Where the line of all points with x + y = `sum` crosses the edges.
    static std::vector<double> crossings(const Area& area, double sum) {
        std::vector<double> found;
        for (const auto& ring : area.rings) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Point from = ring[i], to = ring[(i + 1) % ring.size()];
                const double a = from.x + from.y - sum, b = to.x + to.y - sum;
                if ((a < 0) != (b < 0)) found.push_back(from.x + (to.x - from.x) * a / (a - b));
            }
        }
        return found;
    }

    /// Too near for a dot, which would be between the rings of an area of many parts.
    static bool is_near(const Area& area, Point at) {
        return std::any_of(area.rings.begin(), area.rings.end(), [&](const auto& ring) {
            return bounds_of(ring).grown(area.pattern_step).contains(at);
        });
    }

    static Box bounds_of(const std::vector<Point>& ring) {
        Box bounds{ring.front().x, ring.front().y, ring.front().x, ring.front().y};
        for (const Point point : ring) {
            bounds.left = std::min(bounds.left, point.x);
            bounds.right = std::max(bounds.right, point.x);
            bounds.top = std::min(bounds.top, point.y);
            bounds.bottom = std::max(bounds.bottom, point.y);
        }
        return bounds;
    }

    void fill_pattern(const Area& area) {
        double left = 0, top = 0, right = 0, bottom = 0;
        cairo_clip_extents(context(), &left, &top, &right, &bottom);
        const double step = area.pattern_step;
        take(area.pattern_colour);
        cairo_new_path(context());
        switch (area.pattern) {
            case Pattern::plain:
                return;
            case Pattern::bar:
                cairo_rectangle(context(), (left * 2 + right) / 3, top, (right - left) / 3,
                                bottom - top);
                break;
            case Pattern::hatch:
                return;
            case Pattern::dots:
                for (double y = top + step / 2; y < bottom; y += step) {
                    for (double x = left + step / 2; x < right; x += step) {
                        if (!is_near(area, {x, y})) continue;
                        cairo_new_sub_path(context());
                        cairo_arc(context(), x, y, step / 5, 0, 2 * std::numbers::pi);
                    }
                }
                break;
            case Pattern::checks:
                for (int row = 0; top + row * step < bottom; ++row) {
                    for (int column = row % 2; left + column * step < right; column += 2) {
                        cairo_rectangle(context(), left + column * step, top + row * step, step,
                                        step);
                    }
                }
                break;
        }
        cairo_fill(context());
    }

    Cairo cairo_;
    Box chart_;
    Layout layout_;
};

void draw_on(cairo_surface_t* surface, const Picture& picture) {
    draw(Cairo(cairo_create(surface)).get(), picture);
}

}  // namespace

cairo_status_t append(void* text, const unsigned char* bytes, unsigned length) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
    return CAIRO_STATUS_SUCCESS;
}

void draw(cairo_t* context, const Picture& picture) {
    Brush brush(context, picture.chart);
    for (const Primitive& primitive : picture.primitives) brush.draw(primitive);
}

std::string png_of(const Picture& picture) {
    std::string bytes;
    const Surface surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::lround(picture.width)),
                                   static_cast<int>(std::lround(picture.height))));
    draw_on(surface.get(), picture);
    cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
    return bytes;
}

std::string svg_of(const Picture& picture) {
    std::string text;
    const Surface surface(
        cairo_svg_surface_create_for_stream(append, &text, picture.width, picture.height));
    draw_on(surface.get(), picture);
    cairo_surface_finish(surface.get());
    // cairo numbers the surfaces of a program, so the number depends on what was drawn before
    return std::regex_replace(text, std::regex("id=\"surface[0-9]+\""), "id=\"plot\"");
}

std::string pdf_of(const Picture& picture) { return pdf_of(std::vector{picture}); }

std::string pdf_of(const std::vector<Picture>& pages) {
    std::string bytes;
    const Picture& first = pages.front();
    const Surface surface(
        cairo_pdf_surface_create_for_stream(append, &bytes, first.width, first.height));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, first.title.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Flagplot");
    // constant, or the same pages would not give the same file
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                   "1970-01-01T00:00:00Z");
    for (const Picture& page : pages) {
        cairo_pdf_surface_set_size(surface.get(), page.width, page.height);
        draw_on(surface.get(), page);
        cairo_surface_show_page(surface.get());
    }
    cairo_surface_finish(surface.get());
    return bytes;
}

double drawn_width(const Words& words) {
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
    return Brush(Cairo(cairo_create(surface.get())).get(), {}).width_of(words);
}

}  // namespace flagplot::paper
