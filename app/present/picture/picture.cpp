#include "present/picture/picture.h"

#include <fmt/format.h>

#include <array>

namespace flagplot {

namespace {

constexpr std::array<std::string_view, 34> feature_words{"paper",
                                                         "sea",
                                                         "shallows",
                                                         "land",
                                                         "barrier",
                                                         "hatch",
                                                         "night",
                                                         "weather",
                                                         "grid",
                                                         "square name",
                                                         "sea name",
                                                         "margin",
                                                         "reach",
                                                         "radar reach",
                                                         "search",
                                                         "block",
                                                         "port",
                                                         "place",
                                                         "track",
                                                         "plan now",
                                                         "plan later",
                                                         "checkpoint",
                                                         "destination",
                                                         "arrival",
                                                         "battle",
                                                         "contact",
                                                         "contact label",
                                                         "formation",
                                                         "formation label",
                                                         "ghost",
                                                         "speed leader",
                                                         "scale bar",
                                                         "heading",
                                                         "legend"};
constexpr std::array<std::string_view, 3> dash_words{"solid", "dashed", "dotted"};
constexpr std::array<std::string_view, 5> pattern_words{"plain", "bar", "hatch", "dots", "checks"};
constexpr std::array<std::string_view, 3> align_words{"left", "centre", "right"};
constexpr std::array<std::string_view, 3> face_words{"sans", "bold", "serif italic"};

template <class Word, std::size_t Count>
std::string_view word(const std::array<std::string_view, Count>& words, Word which) {
    return words.at(static_cast<std::size_t>(which));
}

std::string text_of(Ink ink) {
    return fmt::format("#{:02x}{:02x}{:02x}/{:.2f}", ink.red, ink.green, ink.blue, ink.cover);
}

std::string text_of(Point point) { return fmt::format("{:.1f},{:.1f}", point.x, point.y); }

std::string text_of(const Stroke& stroke) {
    return fmt::format("{} {:.1f} {}", text_of(stroke.colour), stroke.width,
                       word(dash_words, stroke.dash));
}

std::string text_of(const std::vector<Point>& points) {
    std::string text;
    for (const Point point : points) text += " " + text_of(point);
    return text;
}

struct Describe {
    std::string operator()(const Area& area) const {
        std::string text =
            fmt::format("area {} edge {} {} {}", text_of(area.fill), text_of(area.edge),
                        word(pattern_words, area.pattern), text_of(area.pattern_colour));
        for (const auto& ring : area.rings) text += " ring" + text_of(ring);
        return text;
    }
    std::string operator()(const Line& line) const {
        return "line " + text_of(line.stroke) + text_of(line.points);
    }
    std::string operator()(const Disc& disc) const {
        return fmt::format("disc {} {:.1f} {} edge {}", text_of(disc.centre), disc.radius,
                           text_of(disc.fill), text_of(disc.edge));
    }
    std::string operator()(const Words& words) const {
        return fmt::format("words {} {} {} {:.1f} {} halo {} \"{}\"", text_of(words.at),
                           word(align_words, words.align), word(face_words, words.face), words.size,
                           text_of(words.colour), text_of(words.halo), words.text.str());
    }
};

}  // namespace

std::vector<Point> ring_of(const Box& box) {
    return {
        {box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}};
}

std::string_view word_of(Feature feature) { return word(feature_words, feature); }

std::string picture_text(const Picture& picture) {
    std::string text =
        fmt::format("{} {:.1f} x {:.1f}\n", picture.title, picture.width, picture.height);
    for (const Primitive& primitive : picture.primitives) {
        text += fmt::format("{} [{}] {}\n", word_of(primitive.feature), primitive.subject,
                            std::visit(Describe{}, primitive.drawn));
    }
    return text;
}

}  // namespace flagplot
