#include "store/chart_wish.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace flagplot {

namespace {

struct LayerRow {
    std::string_view word;
    bool CoastLayers::* layer;
};
constexpr std::array layer_rows{LayerRow{"islands", &CoastLayers::islands},
                                LayerRow{"lakes", &CoastLayers::lakes}};

}  // namespace

template <std::size_t Count>
std::optional<std::array<double, Count>> numbers_in(std::string_view text) {
    std::array<double, Count> values{};
    for (std::size_t i = 0; i < Count; ++i) {
        const auto end = std::min(text.find(','), text.size());
        const std::string_view word = text.substr(0, end);
        const auto [stop, code] =
            std::from_chars(word.data(), word.data() + word.size(), values[i]);
        const bool is_last = i + 1 == Count;
        if (code != std::errc{} || stop != word.data() + word.size() || !std::isfinite(values[i]) ||
            (end == text.size()) != is_last) {
            return std::nullopt;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return values;
}
template std::optional<std::array<double, 2>> numbers_in<2>(std::string_view text);
template std::optional<std::array<double, 4>> numbers_in<4>(std::string_view text);

Result<Degrees> middle_of_chart(const std::string& text, const Gazetteer& gazetteer) {
    if (const auto at = numbers_in<2>(text)) return Degrees{(*at)[0], (*at)[1]};
    const GazetteerPort* port = gazetteer.port(text);
    if (port == nullptr) {
        return failure(ErrorCode::unknown_reference, {"port", text}, {},
                       nearest_word(text, port_names(gazetteer)));
    }
    return Degrees{port->position.latitude / 100.0, port->position.longitude / 100.0};
}

Result<ChartGrid> with_true_distances(Result<ChartGrid> grid) {
    constexpr std::int32_t side_of_seed = 60;
    if (grid) grid->geography.true_distances = grid->geography.square_side != side_of_seed;
    return grid;
}

Result<CoastLayers> with_layers(CoastLayers layers, const std::vector<std::string>& words,
                                bool are_there) {
    for (const std::string& word : words) {
        const auto* row = std::find_if(layer_rows.begin(), layer_rows.end(),
                                       [&](const LayerRow& each) { return each.word == word; });
        if (row == layer_rows.end()) {
            return failure(ErrorCode::unknown_word, {word, "islands, lakes"}, {},
                           nearest_word(word, {"islands", "lakes"}));
        }
        layers.*row->layer = are_there;
    }
    return layers;
}

CoastLayers layers_in(std::string_view coast) {
    CoastLayers layers;
    for (const LayerRow& row : layer_rows) {
        layers.*row.layer = coast.find(row.word) != std::string_view::npos;
    }
    return layers;
}

}  // namespace flagplot
