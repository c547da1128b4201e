#include "adjudication/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace flagplot::book {

namespace {

std::optional<std::int32_t> number_of(std::string_view text) {
    std::int32_t value{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_whole = problem == std::errc{} && end == text.data() + text.size();
    return is_whole ? std::optional(value) : std::nullopt;
}

}  // namespace

Words::Words(std::string file, const TextLine& line)
    : Words(std::move(file), line.number, line.text) {}

Words::Words(std::string file, std::int32_t number, std::string_view text)
    : file_(std::move(file)), line_(number), words_(words_in(text)) {}

void Words::fail(std::string_view what) const { throw PageError(file_, line_, what); }

std::string_view Words::peek() const { return at_end() ? std::string_view{} : words_[at_]; }

bool Words::takes(std::string_view word) {
    if (peek() != word) return false;
    ++at_;
    return true;
}

void Words::expects(std::string_view word) {
    if (!takes(word)) fail(fmt::format("expected \"{}\" before \"{}\"", word, peek()));
}

std::string Words::next(std::string_view what) {
    if (at_end()) fail(fmt::format("expected {} at the end", what));
    return words_[at_++];
}

std::optional<std::int32_t> Words::takes_number() {
    const auto value = number_of(peek());
    if (value) ++at_;
    return value;
}

std::int32_t Words::number(std::string_view what) {
    const auto value = takes_number();
    if (!value) fail(fmt::format("expected {}, not \"{}\"", what, peek()));
    return *value;
}

std::int32_t Words::whole(std::string_view text) const {
    const auto value = number_of(text);
    if (!value) fail(fmt::format("expected a number, not \"{}\"", text));
    return *value;
}

std::optional<Square> Words::takes_square() {
    const auto square = read_square(peek());
    if (square) ++at_;
    return square;
}

Square Words::square() {
    const auto square = takes_square();
    if (!square) fail(fmt::format("expected a square, not \"{}\"", peek()));
    return *square;
}

void Words::ends() const {
    if (!at_end()) fail(fmt::format("expected nothing more, not \"{}\"", peek()));
}

SideId Words::side(const Definition& definition) {
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        if (takes(definition.sides[side].id)) return {side};
    }
    fail(fmt::format("expected a side, not \"{}\"", peek()));
}

std::optional<FormationId> Words::takes_formation(const Definition& definition) {
    const auto& formations = definition.formations;
    for (std::uint32_t i = 0; i < formations.size(); ++i) {
        if (takes(formations[i].id)) return FormationId{i};
    }
    if (!peek().starts_with(founded_opening)) return std::nullopt;
    const auto number = number_of(peek().substr(founded_opening.size()));
    if (!number || *number < 1) return std::nullopt;
    ++at_;
    return FormationId{static_cast<std::uint32_t>(formations.size()) +
                       static_cast<std::uint32_t>(*number - 1)};
}

FormationId Words::formation(const Definition& definition) {
    const auto formation = takes_formation(definition);
    if (!formation) fail(fmt::format("expected a formation, not \"{}\"", peek()));
    return *formation;
}

std::optional<ShipId> Words::takes_ship(const Definition& definition) {
    for (std::uint32_t i = 0; i < definition.ships.size(); ++i) {
        if (takes(definition.ships[i].ship.name)) return ShipId{i};
    }
    return std::nullopt;
}

CardId Words::card(const Definition& definition) {
    for (std::uint32_t i = 0; i < definition.deck.cards.size(); ++i) {
        if (takes(definition.deck.cards[i].name)) return {i};
    }
    fail(fmt::format("expected the name of a card in quotation marks, not \"{}\"", peek()));
}

}  // namespace flagplot::book
