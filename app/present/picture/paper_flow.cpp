#include "present/picture/paper_flow.h"

#include <fmt/format.h>

#include <utility>

namespace flagplot {

namespace {

/// How many bytes this character has.
std::size_t letter_bytes(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) ++end;
    return end - at;
}

/// How many bytes from the beginning fit: up to the last blank, otherwise up to the last character;
/// at least one character.
std::size_t fitting(std::string_view text, double width, const Type& type) {
    std::size_t whole_words = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = at + letter_bytes(text, at);
        if (at > 0 && flagplot::text_width(text.substr(0, end), type.size) > width) {
            return whole_words > 0 ? whole_words : at;
        }
        at = end;
        if (at < text.size() && text[at] == ' ') whole_words = at;
    }
    return text.size();
}

}  // namespace

std::vector<std::string> in_lines(std::string_view text, double width, const Type& type) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t bytes = fitting(text, width, type);
        lines.emplace_back(text.substr(0, bytes));
        text.remove_prefix(bytes);
        while (text.starts_with(' ')) text.remove_prefix(1);
    }
    return lines;
}

PaperFlow::PaperFlow(PaperSize size, std::string title) : size_(size), title_(std::move(title)) {
    break_page();
}

void PaperFlow::break_page() {
    Picture page;
    page.width = size_.width;
    page.height = size_.height;
    page.title = title_;
    pages_.push_back(std::move(page));
    y_ = margin;
    draw(Feature::paper, "", Area{{ring_of({0, 0, size_.width, size_.height})}, paper_ink});
}

bool PaperFlow::need(double height) {
    if (room() >= height || y_ <= margin) return false;
    break_page();
    return true;
}

void PaperFlow::draw(Feature feature, std::string subject, decltype(Primitive::drawn) drawn) {
    pages_.back().primitives.push_back({feature, std::move(subject), std::move(drawn), false});
}

void PaperFlow::on_chart(Feature feature, std::string subject, decltype(Primitive::drawn) drawn) {
    pages_.back().primitives.push_back({feature, std::move(subject), std::move(drawn), true});
}

void PaperFlow::words(Point at, const std::string& text, const Type& type, Align align) {
    draw(Feature::legend, "", Words{at, text, align, type.face, type.size, print_ink});
}

void PaperFlow::faint_words(Point at, const std::string& text, const Type& type, Align align) {
    draw(Feature::legend, "", Words{at, text, align, type.face, type.size, faint_print_ink});
}

void PaperFlow::rule(Point from, Point to, double thick, Dash dash) {
    draw(Feature::grid, "", Line{{from, to}, {faint_print_ink, thick, dash}});
}

void PaperFlow::frame(const Box& box, double thick) {
    draw(Feature::grid, "", Area{{ring_of(box)}, no_ink, {print_ink, thick}});
}

void PaperFlow::text(std::string_view text, const Type& type, double indent) {
    const double height = line_height(type);
    for (const std::string& line : in_lines(text, width() - indent, type)) {
        need(height);
        words({left() + indent, y_ + height / 2}, line, type);
        skip(height);
    }
}

void PaperFlow::heading(std::string_view text) {
    constexpr Type type{11, Face::sans_bold};
    constexpr double before = 8, after = 3;
    need(before + 3 * line_height(type));
    skip(before);
    this->text(text, type);
    skip(after);
}

void PaperFlow::swatch(const Box& box, const SideStyle& style) {
    constexpr double step = 3;
    draw(Feature::legend, "",
         Area{{ring_of(box)}, paper_ink, {print_ink, 0.6}, style.pattern, style.colour, step});
}

std::vector<Picture> PaperFlow::pages() const {
    constexpr double size = 7.5;
    std::vector<Picture> numbered = pages_;
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        Picture& page = numbered[i];
        const double y = size_.height - margin;
        std::string number = fmt::format("page {} of {}", i + 1, numbered.size());
        const double room = width() - flagplot::text_width(number, size) - size;
        page.primitives.push_back({Feature::margin, "",
                                   Words{{left(), y},
                                         in_lines(title_, room, {size}).front(),
                                         Align::left,
                                         Face::sans,
                                         size,
                                         print_ink},
                                   false});
        page.primitives.push_back(
            {Feature::margin, "",
             Words{{right(), y}, number, Align::right, Face::sans, size, print_ink}, false});
    }
    return numbered;
}

}  // namespace flagplot
