#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/limits.h"
#include "view/clauses.h"
#include "view/order_line.h"
#include "view/phrases.h"

/// \file
/// Names in orders: of formations, squares and contacts, and new ones.

namespace flagplot {

namespace {

/// Words that may follow the name of a formation, besides those that begin a clause.
constexpr std::array<std::string_view, 3> behind_formation{"and", "until", "at"};

bool may_stand_behind_formation(std::string_view word) {
    return is_clause(word) || is_one_of(behind_formation, word);
}

/// "F3": the third of one's own formations.
std::optional<OwnNumber> own_number(const Roster& roster, const LineWord& word) {
    if (word.is_quoted || word.text.size() < 2 || !is_same_word(word.text.substr(0, 1), "F")) {
        return std::nullopt;
    }
    for (std::uint32_t number = 1; number <= roster.formations.size(); ++number) {
        if (word.text.substr(1) == std::to_string(number)) return OwnNumber{number};
    }
    return std::nullopt;
}

/// Everything a formation may be called: ids first, then names in full and up to the commander.
struct Callings {
    explicit Callings(const Roster& roster) : texts(roster.formations) {
        for (std::uint32_t i = 1; i <= roster.formations.size(); ++i) numbers.push_back({i});
        for (std::uint32_t i = 1; i <= roster.names.size(); ++i) {
            const std::string& name = roster.names[i - 1];
            for (const std::string& each : {name, short_name(name)}) {
                if (each.empty()) continue;
                texts.push_back(each);
                numbers.push_back({i});
            }
        }
    }
    /// The formations with the same name, if ids do not decide between them.
    [[nodiscard]] std::vector<OwnNumber> alike(std::size_t found) const {
        std::vector<OwnNumber> fitting;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const bool is_new =
                std::find(fitting.begin(), fitting.end(), numbers[i]) == fitting.end();
            if (is_new && is_same_word(plain(texts[i]), plain(texts[found]))) {
                fitting.push_back(numbers[i]);
            }
        }
        return fitting;
    }

    std::vector<std::string> texts;
    std::vector<OwnNumber> numbers;
};

Failure ambiguous(const std::string& name, const std::vector<std::string>& choices,
                  std::int32_t column) {
    return failure(ErrorCode::ambiguous_name, {name, either_of(choices)}, {"", 0, column});
}

}  // namespace

/// The formation whose id or number the next word is. An exact id comes before one in another case,
/// an id before a number.
std::optional<OwnNumber> OrderLine::formation_of_next_word() const {
    const auto& ids = roster_.formations;
    const LineWord& word = next();
    const auto number_at = [&](auto found) {
        return OwnNumber{static_cast<std::uint32_t>(found - ids.begin() + 1)};
    };
    const auto same = std::find_if(ids.begin(), ids.end(),
                                   [&](const auto& id) { return plain(id) == word.text; });
    if (same != ids.end()) return number_at(same);
    const auto alike = std::find_if(
        ids.begin(), ids.end(), [&](const auto& id) { return is_same_word(plain(id), word.text); });
    if (alike != ids.end()) return number_at(alike);
    return own_number(roster_, word);
}

Result<OwnNumber> OrderLine::take_formation() {
    if (is_at_end()) return missing("the name of a formation");
    const auto by_word = formation_of_next_word();
    const LineWord* after = after_next();
    const bool ends_there = after == nullptr || next().is_quoted ||
                            (!after->is_quoted && may_stand_behind_formation(after->text));
    if (by_word && ends_there) {
        (void)take();
        return *by_word;
    }
    const Callings callings(roster_);
    const LineWord first = next();
    if (const auto found = take_name(callings.texts)) {
        const auto fitting = callings.alike(*found);
        if (*found < roster_.formations.size() || fitting.size() == 1) {
            return callings.numbers[*found];
        }
        std::vector<std::string> ids;
        for (const OwnNumber each : fitting) ids.push_back(roster_.formations[each.number - 1]);
        return ambiguous(callings.texts[*found], ids, first.column);
    }
    if (!by_word) return no_formation_here({});
    (void)take();
    return *by_word;
}

Failure OrderLine::no_formation_here(const std::vector<std::string>& words) const {
    auto candidates = roster_.formations;
    candidates.insert(candidates.end(), words.begin(), words.end());
    const LineWord& word = next();
    const std::string nearest = nearest_word(word.text, candidates);
    const auto by_name = no_name(ErrorCode::unknown_formation, Callings(roster_).texts, {});
    const bool is_of_names =
        nearest.empty() &&
        (!by_name.value().nearest.empty() || by_name.value().code == ErrorCode::incomplete_order);
    if (is_of_names) return by_name;
    return failure(ErrorCode::unknown_formation, {word.text}, {"", 0, word.column}, nearest);
}

Result<Square> OrderLine::take_square(std::string_view expected, std::string_view keyword) {
    const bool is_plain_word = is_at_end() || (!next().is_quoted && read_square(next().text));
    if (is_plain_word || roster_.places.empty()) return LineReader::take_square(expected, keyword);
    return take_place(expected, keyword);
}

Result<Square> OrderLine::take_place(std::string_view expected, std::string_view keyword) {
    std::vector<std::string> names;
    for (const NamedPlace& place : roster_.places) names.push_back(place.name);
    const LineWord first = next();
    const auto found = take_name(names);
    if (!found) {
        auto no_square = LineReader::take_square(expected, keyword);
        if (no_square || !no_square.error().nearest.empty()) return no_square;
        auto by_name = no_name(ErrorCode::unexpected_word, names, {}).value();
        if (by_name.code == ErrorCode::unexpected_word) by_name.details.emplace_back(expected);
        return Failure(std::move(by_name));
    }
    std::vector<std::string> squares;
    for (const NamedPlace& place : roster_.places) {
        const bool is_it = is_same_word(plain(place.name), plain(names[*found]));
        const std::string square = name_of(place.square);
        const bool is_new = std::find(squares.begin(), squares.end(), square) == squares.end();
        if (is_it && is_new) squares.push_back(square);
    }
    if (squares.size() > 1) return ambiguous(names[*found], squares, first.column);
    return roster_.places[*found].square;
}

Result<std::optional<TurnNumber>> OrderLine::take_until() {
    if (!take_if("until")) return std::optional<TurnNumber>{};
    (void)take_if("turn");
    return take_number("the turn", 1).map([](std::int32_t n) {
        return std::optional<TurnNumber>(TurnNumber{n});
    });
}

Failure too_much(std::string_view of, std::size_t found, std::size_t most, std::int32_t column) {
    return failure(ErrorCode::out_of_range,
                   {std::string(of), std::to_string(found), "at most " + std::to_string(most)},
                   {"", 0, column});
}

Result<std::string> fitting_name(std::string name, std::int32_t column) {
    if (name.size() <= limits::given_name_bytes) return name;
    return too_much("the length of a name", name.size(), limits::given_name_bytes, column);
}

Result<std::string> take_new_name(OrderLine& line, std::string_view expected) {
    if (line.is_at_end()) return line.missing(expected);
    if (line.next().text.empty()) return line.unexpected(expected, {});
    const LineWord& word = line.take();
    return fitting_name(word.text, word.column);
}

Result<ContactId> take_contact(OrderLine& line) {
    constexpr std::string_view expected = R"(a contact like "C1")";
    if (line.is_at_end()) return line.missing(expected);
    const auto number = numbered<std::uint32_t>('C', line.next().text).value_or(0);
    if (number < 1 || number > static_cast<std::uint32_t>(highest_number))
        return line.unexpected(expected, {});
    (void)line.take();
    return ContactId{number};
}

}  // namespace flagplot
