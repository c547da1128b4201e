#include "present/side/briefing_document.h"

#include <fmt/format.h>

#include <algorithm>

#include "present/characters/small_chart.h"
#include "present/picture/navy_style.h"
#include "present/picture/simplify.h"
#include "present/plot/plot_picture.h"
#include "view/briefing.h"

namespace flagplot {

namespace {

/// An upright page if the chart is higher than wide; the text keeps its size.
PictureOptions page_for(const GridBox& part, const Basemap* basemap) {
    constexpr double longer = 1280, shorter = 880;
    PictureOptions options;
    const bool is_upright = part.south - part.north > part.east - part.west;
    options.width = is_upright ? shorter : longer;
    options.height = is_upright ? longer : shorter;
    options.part = part;
    options.basemap = basemap;
    return options;
}

Picture plot_to_mail(const Plot& plot, const Basemap* basemap) {
    constexpr double tolerance = 0.4;
    return simplified(plot_picture(plot, page_for(part_of_interest(plot), basemap)), tolerance);
}

/// Before the first section, after the date, the hour and the rest of the head.
std::string with_plot(std::string markdown, const std::string& words) {
    const std::size_t place = std::min(markdown.find("\n## "), markdown.size());
    return markdown.insert(place, fmt::format("\n![{}](plot)\n", words));
}

}  // namespace

std::string briefing_mail(const Book& book, const SideView& view, const std::string& ending) {
    return briefing_markdown(book, view, small_chart(plot_of(book, view), book.own_ports)) + ending;
}

Document briefing_document(const Book& book, const SideView& view, const std::string& ending,
                           const Basemap* basemap) {
    const Plot plot = plot_of(book, view);
    const std::string& side = book.own_side().name;
    const std::string turn = book.calendar.is_over(view.turn)
                                 ? "the campaign is over"
                                 : fmt::format("turn {}", view.turn.count);
    Document document;
    document.title = fmt::format("{}, {}: {}", book.title, turn, side);
    document.markdown = with_plot(briefing_markdown(book, view) + ending, "The plot: " + side);
    document.foot = fmt::format("{}, {}: for the eyes of its staff alone", side, turn);
    document.side = style_of_navy(side, book.side);
    document.plates = {{"plot", plot_to_mail(plot, basemap), true}};
    return document;
}

}  // namespace flagplot
