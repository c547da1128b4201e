#include <fmt/format.h>

#include <array>
#include <string_view>

#include "paper/document.h"
#include "paper/html_style.h"
#include "paper/markdown.h"
#include "paper/svg_lines.h"

namespace flagplot::paper {

namespace {

constexpr std::array<std::string_view, 5> pattern_classes{"plain", "bar", "hatch", "dots",
                                                          "checks"};

/// Replaces the paragraph that names a figure with the figure.
void show(cmark_node* paragraph, const Plate& plate) {
    cmark_node* const figure = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK);
    const std::string html =
        fmt::format("<figure>\n{}<figcaption>{}</figcaption>\n</figure>",
                    svg_in_page(plate.picture, plate.name), html_escaped(words_in(paragraph)));
    cmark_node_set_on_enter(figure, html.c_str());
    cmark_node_replace(paragraph, figure);
    cmark_node_free(paragraph);
}

void show_plates(const MarkdownReading& text) {
    cmark_node* next = nullptr;
    for (cmark_node* block = cmark_node_first_child(text.root()); block != nullptr; block = next) {
        next = cmark_node_next(block);
        if (const Plate* const plate = text.plate_of(block)) show(block, *plate);
    }
}

/// From where a file may load anything: nowhere.
constexpr std::string_view policy = "default-src 'none'; style-src 'unsafe-inline'";

std::string side_colour(const std::optional<SideStyle>& side) {
    const Ink ink = side ? side->colour : text_ink;
    return fmt::format("#{:02x}{:02x}{:02x}", ink.red, ink.green, ink.blue);
}

}  // namespace

std::string html_of(const Document& document) {
    const MarkdownReading text(document);
    show_plates(text);
    const Pattern pattern = document.side ? document.side->pattern : Pattern::plain;
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">\n<title>{}</title>\n"
        "<style>\n:root {{ --side: {}; }}\n{}</style>\n</head>\n"
        "<body class=\"{}\">\n<div class=\"flag\"></div>\n<main>\n{}</main>\n"
        "<footer>{}</footer>\n</body>\n</html>\n",
        policy, html_escaped(document.title), side_colour(document.side), style_sheet,
        pattern_classes.at(static_cast<std::size_t>(pattern)), text.html(),
        html_escaped(document.foot));
}

}  // namespace flagplot::paper
