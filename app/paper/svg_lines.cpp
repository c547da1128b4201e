#include "paper/svg_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <utility>
#include <vector>

namespace flagplot::paper {

namespace {

constexpr double halo_width = 0.28;  // of the height of the letters

/// Tenths of a point, without unnecessary zeros.
std::string number(double value) {
    std::string text = fmt::format("{:.1f}", value);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text == "-0" ? "0" : text;
}

std::string colour(Ink ink) {
    return fmt::format("#{:02x}{:02x}{:02x}", ink.red, ink.green, ink.blue);
}

/// ` fill="#d6e4e7" fill-opacity="0.5"`, or "none".
std::string paint(std::string_view what, Ink ink) {
    if (ink.cover <= 0) return fmt::format(" {}=\"none\"", what);
    if (ink.cover >= 1) return fmt::format(" {}=\"{}\"", what, colour(ink));
    return fmt::format(" {0}=\"{1}\" {0}-opacity=\"{2:.2f}\"", what, colour(ink), ink.cover);
}

std::string line(const Stroke& stroke) {
    if (stroke.width <= 0 || stroke.colour.cover <= 0) return {};
    std::string text =
        paint("stroke", stroke.colour) + fmt::format(" stroke-width=\"{:.2f}\"", stroke.width);
    const double dash = stroke.dash == Dash::dashed ? 3 : 1;
    if (stroke.dash != Dash::solid) {
        text += fmt::format(" stroke-dasharray=\"{} {}\"", number(stroke.width * dash),
                            number(stroke.width * 2));
    }
    return text;
}

/// A length in tenths, as short as SVG allows: "1.3", "-.1", "5".
std::string short_number(long tenths) {
    std::string text = tenths < 0 ? "-" : "";
    const long size = std::labs(tenths);
    if (size >= 10 || size == 0) text += std::to_string(size / 10);
    if (size % 10 != 0) text += "." + std::to_string(size % 10);
    return text;
}

/// The first place, then the offset from each point to the next: half as long as a path of places.
std::string path_through(const std::vector<Point>& points) {
    std::string path;
    std::pair<long, long> before{0, 0};
    const auto add = [&](Point point) {
        const std::pair<long, long> next{std::lround(point.x * 10), std::lround(point.y * 10)};
        for (const long step : {next.first - before.first, next.second - before.second}) {
            const std::string number = short_number(step);
            const bool is_apart =
                number.starts_with('-') || path.ends_with('M') || path.ends_with('l');
            path += (is_apart ? "" : " ") + number;
        }
        before = next;
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i < 2) path += i == 0 ? "M" : "l";
        add(points[i]);
    }
    return path;
}

/// Writes primitives, one after another.
class Pen {
  public:
    Pen(const Picture& picture, std::string_view name) : picture_(picture), name_(name) {}

    std::string written() {
        for (const Primitive& primitive : picture_.primitives) {
            clip(primitive.is_clipped);
            std::visit(*this, primitive.drawn);
        }
        clip(false);
        const Box& chart = picture_.chart;
        return fmt::format(
            "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\" stroke-linejoin=\"round\">\n"
            "<defs><clipPath id=\"{}-chart\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>"
            "</clipPath>\n{}</defs>\n{}</svg>\n",
            number(picture_.width), number(picture_.height), html_escaped(picture_.title), name_,
            number(chart.left), number(chart.top), number(chart.width()), number(chart.height()),
            patterns_, drawn_);
    }

    void operator()(const Area& area) {
        std::string path;
        for (const auto& ring : area.rings) path += path_through(ring) + "Z";
        drawn_ += fmt::format("<path d=\"{}\" fill-rule=\"evenodd\"{}{}/>\n", path,
                              paint("fill", area.fill),
                              area.pattern == Pattern::plain ? line(area.edge) : "");
        if (area.pattern == Pattern::plain) return;
        drawn_ += fmt::format("<path d=\"{}\" fill-rule=\"evenodd\" fill=\"url(#{})\"{}/>\n", path,
                              pattern_for(area), line(area.edge));
    }

    void operator()(const Line& drawn) {
        drawn_ += fmt::format("<path d=\"{}\" fill=\"none\"{}/>\n", path_through(drawn.points),
                              line(drawn.stroke));
    }

    void operator()(const Disc& disc) {
        drawn_ += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}{}/>\n", number(disc.centre.x),
                              number(disc.centre.y), number(disc.radius), paint("fill", disc.fill),
                              line(disc.edge));
    }

    void operator()(const Words& words) {
        drawn_ +=
            fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\"{}{}{}{}>{}</text>\n",
                        number(words.at.x), number(words.at.y + words.size * capital_height / 2),
                        number(words.size), face(words), anchor(words.align),
                        paint("fill", words.colour), halo(words), html_escaped(words.text.str()));
    }

  private:
    void clip(bool is_clipped) {
        if (is_clipped == is_clipped_) return;
        is_clipped_ = is_clipped;
        drawn_ += is_clipped ? fmt::format("<g clip-path=\"url(#{}-chart)\">\n", name_) : "</g>\n";
    }

    static std::string face(const Words& words) {
        if (words.face == Face::serif_italic) {
            const std::string apart =
                words.spacing > 0 ? fmt::format(" letter-spacing=\"{:.2f}\"", words.spacing) : "";
            return " class=\"serif\"" + apart;
        }
        return fmt::format("{} textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"",
                           words.face == Face::sans_bold ? " font-weight=\"bold\"" : "",
                           number(text_width(words.text.str(), words.size)));
    }

    static std::string_view anchor(Align align) {
        if (align == Align::centre) return " text-anchor=\"middle\"";
        return align == Align::right ? " text-anchor=\"end\"" : "";
    }

    static std::string halo(const Words& words) {
        if (words.halo.cover <= 0) return {};
        return line({words.halo, words.size * halo_width}) + " paint-order=\"stroke\"";
    }

    /// The contents of a tile of this pattern, `step` wide.
    static std::string tile(const Area& area) {
        const double step = area.pattern_step;
        const std::string fill = paint("fill", area.pattern_colour);
        switch (area.pattern) {
            case Pattern::plain:
                return {};
            case Pattern::bar:
                return fmt::format("<rect x=\".33\" width=\".33\" height=\"1\"{}/>", fill);
            case Pattern::hatch:
                return fmt::format("<rect width=\"{:.2f}\" height=\"{}\"{}/>",
                                   std::max(step * 0.14, 0.6), number(step), fill);
            case Pattern::dots:
                return fmt::format("<circle cx=\"{0}\" cy=\"{0}\" r=\"{1:.2f}\"{2}/>",
                                   number(step / 2), step / 5, fill);
            case Pattern::checks:
                return fmt::format(
                    "<rect width=\"{0}\" height=\"{0}\"{1}/><rect x=\"{0}\" y=\"{0}\" "
                    "width=\"{0}\" height=\"{0}\"{1}/>",
                    number(step), fill);
        }
        return {};
    }

    /// The size and angle of a tile of this pattern.
    static std::string frame(const Area& area) {
        if (area.pattern == Pattern::bar) {
            return "width=\"1\" height=\"1\" patternContentUnits=\"objectBoundingBox\"";
        }
        double side = area.pattern_step;
        if (area.pattern == Pattern::hatch) side /= std::numbers::sqrt2;
        if (area.pattern == Pattern::checks) side *= 2;
        return fmt::format(
            "patternUnits=\"userSpaceOnUse\" width=\"{0:.2f}\" height=\"{0:.2f}\"{1}", side,
            area.pattern == Pattern::hatch ? " patternTransform=\"rotate(45)\"" : "");
    }

    /// The name of the pattern of an area. It is defined only once.
    std::string pattern_for(const Area& area) {
        const std::string body = fmt::format("{}>{}</pattern>\n", frame(area), tile(area));
        const auto found = std::find(bodies_.begin(), bodies_.end(), body);
        const auto place = found - bodies_.begin();
        std::string id = fmt::format("{}-pattern-{}", name_, place + 1);
        if (found == bodies_.end()) {
            bodies_.push_back(body);
            patterns_ += fmt::format("<pattern id=\"{}\" {}", id, body);
        }
        return id;
    }

    const Picture& picture_;
    std::string_view name_;
    std::string patterns_;
    std::vector<std::string> bodies_;
    std::string drawn_;
    bool is_clipped_ = false;
};

}  // namespace

std::string html_escaped(std::string_view text) {
    std::string safe;
    for (const char c : one_line(text)) {
        switch (c) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            default:
                safe += c;
        }
    }
    return safe;
}

std::string svg_in_page(const Picture& picture, std::string_view name) {
    return Pen(picture, name).written();
}

}  // namespace flagplot::paper
