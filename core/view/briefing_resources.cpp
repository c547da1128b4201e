#include "view/briefing_resources.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/markdown.h"
#include "rules/air.h"
#include "view/agenda.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// Where it flies from: a square, or the ship that carries it.
std::string base_text(const Book& book, const SideView& view, OwnAsset asset) {
    const auto square = base_of(book, view, asset);
    const auto* ship = std::get_if<OwnShip>(&book.assets.at(asset.index()).base);
    if (ship == nullptr) return place_text(book.chart, *square);
    return fmt::format("{}{}", book.ship(*ship).name, square ? ", in " + name_of(*square) : "");
}

/// What an asset can do in the coming turn.
std::string readiness(const Book& book, const SideView& view, OwnAsset asset) {
    const auto& watches = book.assets.at(asset.index()).watches;
    if (watches) return "watches " + round_text(book.chart, *watches);
    if (view.is_resolving) return "-";
    const auto lapse = grounded(book, view, asset);
    if (!lapse) return "ready";
    return lapse == SideLapse::no_base ? "its ship is not on the chart" : "cannot fly in this turn";
}

/// The light of every turn is known: the briefing tells a day of it, and on to the end of the
/// forecast.
TurnNumber last_foreseen(const Book& book, const SideView& view) {
    constexpr TurnNumber day{3};
    TurnNumber last = view.turn + day;
    for (const WeatherTold& told : view.weather) last = std::max(last, told.turn);
    return std::min(last, book.calendar.last_turn());
}

std::string forecast(const SideView& view, TurnNumber turn) {
    for (const WeatherTold& told : view.weather) {
        if (told.turn == turn) return weather_text(told.zones);
    }
    return "not told yet";
}

/// When it will next be light enough to fly, if it is not in the coming turn (AR-5).
Markdown next_flying(const Book& book, const SideView& view) {
    const bool any_flies = std::any_of(book.assets.begin(), book.assets.end(),
                                       [](const BookAsset& asset) { return !asset.watches; });
    const auto is_light = [&](TurnNumber turn) {
        return may_fly(light_in(book, view, turn), hour_of(book.calendar.begin_of(turn)),
                       book.switches.air());
    };
    if (!any_flies || is_light(view.turn)) return {};
    for (TurnNumber turn = view.turn; turn <= book.calendar.last_turn(); turn += TurnNumber{1}) {
        if (!is_light(turn)) continue;
        return markdown("\nAircraft may fly next in turn {}, from {}.\n", turn.count,
                        date_hour(book.calendar.begin_of(turn)));
    }
    return "\nAircraft do not fly again before the campaign ends.\n";
}

}  // namespace

Markdown weather_section(const Book& book, const SideView& view) {
    const bool has_forecast = !view.weather.empty();
    std::vector<Cell> titles{"Turn", "From", "Light"};
    if (has_forecast) titles.emplace_back("Forecast");
    Markdown text = Markdown("## Light and weather\n\n") + table_head(titles);
    for (TurnNumber turn = view.turn; turn <= last_foreseen(book, view); turn += TurnNumber{1}) {
        std::vector<Cell> row{fmt::format("{}", turn.count),
                              date_hour(book.calendar.begin_of(turn)),
                              std::string(word_of(light_in(book, view, turn)))};
        if (has_forecast) row.push_back(forecast(view, turn));
        text += table_row(row);
    }
    return text;
}

Markdown air_section(const Book& book, const SideView& view) {
    if (book.assets.empty() || !book.switches.air_enabled) return {};
    Markdown text = Markdown("## Air search\n\n") +
                    table_head({"Asset", "Name", "Base", "Range", "Sorties", "State"});
    for (std::uint32_t i = 0; i < book.assets.size(); ++i) {
        const BookAsset& asset = book.assets[i];
        text += table_row(
            {asset.id, asset.name, base_text(book, view, {i}), counted(asset.range.count, "square"),
             asset.watches ? "-" : fmt::format("{}", asset.sorties), readiness(book, view, {i})});
    }
    const auto ready = ready_assets(book, view);
    if (ready.empty()) return text + next_flying(book, view);
    std::vector<std::string> lines;
    for (const OwnAsset asset : ready) lines.push_back(search_to_copy(book, view, asset));
    return text + "\nA sortie searches the nine squares round the one it is ordered to:\n\n" +
           code_lines(lines);
}

Markdown hand_section(const Book& book, const SideView& view) {
    if (view.hand.empty()) return {};
    Markdown text =
        Markdown("## Cards in hand\n\n") + table_head({"Card", "What it says", "Played by"});
    for (const HandCard& card : view.hand) {
        const auto line = play_to_copy(book, view, card);
        text += table_row({card.name.text, card.text.text,
                           line ? code(*line) : Markdown("it needs a formation on the chart")});
    }
    return text;
}

}  // namespace flagplot
