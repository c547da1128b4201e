#include "present/desk/start/campaign_card.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/plain_text.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// The end of the first sentence: after a full stop before a capital, otherwise the end of the
/// text.
std::size_t end_of_sentence(std::string_view text) {
    for (std::size_t at = text.find(". "); at != std::string_view::npos;
         at = text.find(". ", at + 1)) {
        if (at + 2 < text.size() && is_capital_letter(text[at + 2])) return at + 1;
    }
    return text.size();
}

/// "1941" from "7 Nov 1941 18:00".
std::string year_in(std::string_view dates) {
    constexpr std::size_t digits = 4;
    for (std::size_t at = 0; at + digits <= dates.size(); ++at) {
        const std::string_view word = dates.substr(at, digits);
        if (std::all_of(word.begin(), word.end(), is_digit)) return std::string(word);
    }
    return {};
}

/// "Convoy Beta" and "7-9 November 1941", for a title that ends in its dates.
std::pair<std::string, std::string> parts_of_title(const std::string& title) {
    const std::size_t comma = title.rfind(", ");
    if (comma == std::string::npos) return {title, {}};
    const std::string rest = title.substr(comma + 2);
    if (std::none_of(rest.begin(), rest.end(), is_digit)) return {title, {}};
    return {title.substr(0, comma), rest};
}

}  // namespace

std::string telling_sentence(std::string_view text, std::string_view year) {
    const std::string_view first = text.substr(0, end_of_sentence(text));
    while (!text.empty()) {
        const std::size_t end = end_of_sentence(text);
        const std::string_view sentence = text.substr(0, end);
        if (year.empty() || sentence.find(year) == std::string_view::npos) {
            return std::string(sentence);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::string(first);
}

CampaignCard card_of(const CampaignOffer& offer) {
    auto [title, dates] = parts_of_title(offer.title);
    CampaignCard card{
        std::move(title), {}, telling_sentence(offer.about, year_in(offer.dates)), {}};
    std::int64_t ships = 0;
    for (const LedSide& side : offer.sides) {
        ships += side.ships;
        card.sides.push_back(
            {fmt::format("{}, {}", side.name, counted(side.ships, "ship")), side.colour});
    }
    if (offer.turns > 0) {
        card.size = fmt::format("{}{}{}, {}", dates, dates.empty() ? "" : "; ",
                                counted(offer.turns, "turn"), counted(ships, "ship"));
    }
    return card;
}

}  // namespace flagplot::desk
