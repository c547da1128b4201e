#include "campaign/command_words.h"

#include <fmt/format.h>

#include "base/plain_text.h"
#include "campaign/command.h"

namespace flagplot {

namespace {

/// The place of a word in a list: exactly as written, otherwise in any case. The error names the
/// nearest.
std::size_t read_one_of(Scanner& in, const std::string& word, const std::vector<std::string>& words,
                        ErrorCode code, std::vector<std::string> details) {
    auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) {
        found = std::find_if(words.begin(), words.end(),
                             [&](const std::string& each) { return is_same_word(each, word); });
    }
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    if (in.ok()) in.fail({code, std::move(details), {}, nearest_word(word, words)});
    return 0;
}

std::vector<std::string> side_ids(const CommandNames& names) {
    std::vector<std::string> ids;
    for (const SideRow& side : names.definition.sides) ids.push_back(side.id);
    return ids;
}

/// The formations of one side, or of all, with this id: exactly as written, otherwise in any case.
std::vector<FormationId> formations_called(const CommandNames& names, const std::string& id,
                                           std::optional<SideId> side) {
    std::vector<FormationId> exactly;
    std::vector<FormationId> alike;
    for (std::uint32_t i = 0; i < names.state.formations.size(); ++i) {
        const FormationRow& row = row_of(names.definition, names.state, {i});
        if (side && row.side != *side) continue;
        if (row.id == id) exactly.push_back({i});
        if (is_same_word(row.id, id)) alike.push_back({i});
    }
    return exactly.empty() ? alike : exactly;
}

}  // namespace

std::string formation_text(const CommandNames& names, FormationId id) {
    const FormationRow& row = row_of(names.definition, names.state, id);
    return fmt::format("{} {}", names.definition.side(row.side).id, in_quotes(row.id));
}

std::string ship_text(const CommandNames& names, ShipId id) {
    return in_quotes(names.definition.ship(id).ship.name);
}

std::string overrule_text(const std::string& why) {
    return why.empty() ? "" : " overrule " + in_quotes(why);
}

std::string read_overrule(Scanner& in) {
    return in.takes("overrule") ? in.quoted("a reason in quotation marks") : std::string();
}

SideId read_side(const CommandNames& names, Scanner& in) {
    const std::string id(in.word("a side"));
    return {static_cast<std::uint32_t>(
        read_one_of(in, id, side_ids(names), ErrorCode::unknown_side, {id}))};
}

std::vector<SideId> read_sides(const CommandNames& names, Scanner& in, std::string_view word) {
    std::vector<SideId> sides;
    while (in.takes(word)) sides.push_back(read_side(names, in));
    std::sort(sides.begin(), sides.end());
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

OwnNumber read_own_formation(const CommandNames& names, SeatId seat, Scanner& in) {
    const std::string id = in.quoted("a formation in quotation marks");
    const auto own = roster_of(names.definition, names.state, seat).formations;
    const std::size_t place = read_one_of(in, id, own, ErrorCode::unknown_formation, {id});
    return {static_cast<std::uint32_t>(place) + 1};
}

FormationId read_formation(const CommandNames& names, Scanner& in) {
    const bool is_bare = !in.is_at_quote();
    std::string id = in.name("a formation");
    const auto ids = side_ids(names);
    const auto named = std::find(ids.begin(), ids.end(), id);
    std::optional<SideId> side;
    if (is_bare && named != ids.end() && in.is_at_quote()) {
        side = SideId{static_cast<std::uint32_t>(named - ids.begin())};
        id = in.name("a formation");
    }
    if (!in.ok()) return {};
    const auto found = formations_called(names, id, side);
    if (found.size() == 1) return found.front();
    if (found.size() > 1) {
        in.fail({ErrorCode::bad_command,
                 {fmt::format("expected whose {} it is; write {}", id,
                              formation_text(names, found.front()))},
                 {},
                 {}});
        return {};
    }
    std::vector<std::string> all;
    for (std::uint32_t i = 0; i < names.state.formations.size(); ++i) {
        all.push_back(row_of(names.definition, names.state, {i}).id);
    }
    in.fail({ErrorCode::unknown_formation, {id}, {}, nearest_word(id, all)});
    return {};
}

ShipId read_ship(const CommandNames& names, Scanner& in) {
    const std::string name = in.name("the name of a ship");
    std::vector<std::string> ships;
    for (const ShipRow& row : names.definition.ships) ships.push_back(row.ship.name);
    return {static_cast<std::uint32_t>(
        read_one_of(in, name, ships, ErrorCode::unknown_reference, {"ship", name}))};
}

CardId read_card_name(const CommandNames& names, SideId side, Scanner& in) {
    const std::string name = in.name("the name of a card");
    const auto& deck = names.definition.deck.cards;
    for (std::uint32_t i = 0; i < deck.size(); ++i) {
        if (is_in_deck_of(deck[i], side) && is_same_word(deck[i].name, name)) return {i};
    }
    std::vector<std::string> cards;
    for (const Card& card : deck) cards.push_back(card.name);
    return {static_cast<std::uint32_t>(
        read_one_of(in, name, cards, ErrorCode::unknown_reference, {"card", name}))};
}

Square read_chart_square(const CommandNames& names, Scanner& in) {
    const std::string name(in.word("a square"));
    const auto square = read_square(name);
    if (in.ok() && (!square || !names.definition.chart.contains(*square))) {
        in.fail({ErrorCode::bad_square, {name, names.definition.chart.last_square()}, {}, {}});
    }
    return square.value_or(Square{});
}

Hundredths read_share(Scanner& in) { return {in.number("a share in hundredths")}; }

}  // namespace flagplot
