#pragma once

#include <fmt/format.h>

#include "present/plot/plot_picture.h"

/// \file
/// What the words of a picture must be: whole, on the page, and none over another.

namespace flagplot::test {

/// Words that stand on something of their own, a symbol or a legend's sample, are part of it.
[[nodiscard]] inline bool stands_alone(Feature feature) {
    return feature != Feature::contact && feature != Feature::formation &&
           feature != Feature::checkpoint && feature != Feature::legend;
}

/// The first thing that is wrong with the words of a picture; empty if nothing is.
[[nodiscard]] inline std::string trouble_with_words(const Picture& picture) {
    constexpr double spare = 1, touch = -0.5;
    const Box page = Box{0, 0, picture.width, picture.height}.grown(spare);
    std::vector<std::pair<Box, std::string>> written;
    for (const Primitive& primitive : picture.primitives) {
        const auto* words = std::get_if<Words>(&primitive.drawn);
        if (words == nullptr) continue;
        const Box box = box_of(*words);
        if (!page.contains(box)) return words->text.str() + " is cut off by the page";
        if (!stands_alone(primitive.feature)) continue;
        if (primitive.is_clipped && !picture.chart.grown(spare).contains(box)) {
            return words->text.str() + " is cut off by the chart";
        }
        written.emplace_back(box.grown(touch), words->text.str());
    }
    for (std::size_t i = 0; i < written.size(); ++i) {
        for (std::size_t j = i + 1; j < written.size(); ++j) {
            if (written[i].first.overlaps(written[j].first)) {
                return written[i].second + " and " + written[j].second + " hide each other";
            }
        }
    }
    return "";
}

/// The same on each size of page that players print or look at, with each kind of symbols.
[[nodiscard]] inline std::string trouble_with_pages(const Plot& plot, const Basemap* basemap) {
    struct PageSize {
        double width;
        double height;
    };
    constexpr PageSize sizes[]{{1280, 800}, {1920, 1080}, {842, 595}};
    for (const PageSize& size : sizes) {
        for (const SymbolTheme theme :
             {SymbolTheme::counters, SymbolTheme::ntds, SymbolTheme::app6}) {
            const std::string trouble = trouble_with_words(
                plot_picture(plot, {size.width, size.height, theme, {}, basemap}));
            if (trouble.empty()) continue;
            return fmt::format("{}, {}, {} x {}, {}: {}", plot.title, plot.time, size.width,
                               size.height, word_of(theme), trouble);
        }
    }
    return "";
}

}  // namespace flagplot::test
