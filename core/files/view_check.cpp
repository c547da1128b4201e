#include "files/view_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <type_traits>
#include <variant>

#include "base/kinds.h"
#include "base/limits.h"
#include "files/json_reading.h"
#include "files/number_ranges.h"
#include "toml/clean_text.h"

namespace flagplot {

namespace {

constexpr NumberRange change_of_points{-100, 100};
constexpr NumberRange parts_of_speed{1, 100};
constexpr NumberRange qualities{0, 9};
constexpr NumberRange sorties{1, 20};

/// Walks over every value in both, and checks each kind at its place.
class Inspection {
  public:
    Inspection(const Book& book, const SideView& view, json::Reading& in)
        : book_(book), view_(view), in_(in) {}

    bool book() {
        return in_.inside("book", [&] {
            return chart() && calendar() && switches() && sides() && whole(book_) && own_names() &&
                   own_ships();
        });
    }
    bool view() {
        return in_.inside("view", [&] { return whole(view_) && fits_book() && in_order(); });
    }

  private:
    bool expect(bool holds, std::string_view where, std::string shown, std::string_view expected) {
        return holds ||
               in_.inside(where, [&] { return in_.out_of_range(std::move(shown), expected); });
    }

    bool within(std::int64_t value, NumberRange range) {
        if (range.holds(value)) return true;
        return in_.out_of_range(fmt::format("{}", value),
                                fmt::format("{} to {}", range.least, range.most));
    }

    // --- one value of each kind ---

    template <class T>
    bool check(const T& value) {
        if constexpr (is_quantity<T>) {
            return within(value.count, ranges_of<T>.in_view);
        } else if constexpr (std::is_same_v<T, std::int32_t>) {
            return within(value, {-1'000'000, 1'000'000});
        } else if constexpr (is_vector<T>) {
            return each(value);
        } else if constexpr (is_optional<T>) {
            return !value || check(*value);
        } else if constexpr (is_variant<T>) {
            return std::visit([&](const auto& held) { return check(held); }, value);
        } else if constexpr (Listed<T>) {
            return whole(value);
        } else {
            static_assert(std::is_enum_v<T> || std::is_empty_v<T> || std::is_same_v<T, bool>);
            return true;
        }
    }
    bool check(const Square& square) {
        return book_.chart.contains(square) ||
               in_.fail(ErrorCode::bad_square, {name_of(square), book_.chart.last_square()});
    }
    bool check(const std::string& text) {
        return !first_unclean(text) || in_.wrong_type("a text without control characters");
    }
    bool check(const Conditional& conditional) {
        const bool has_terms =
            !conditional.any.empty() &&
            std::none_of(conditional.any.begin(), conditional.any.end(),
                         [](const std::vector<Term>& all) { return all.empty(); });
        return expect(has_terms, "any", "an empty list", "at least one condition") &&
               expect(!conditional.then.empty(), "then", "an empty list", "at least one order") &&
               whole(conditional);
    }
    bool check(const Detach& order) {
        return expect(order.name.empty() || is_name(order.name), "name", "no name",
                      "a text of one line without quotation marks") &&
               whole(order);
    }
    bool check(const Contact& contact) {
        return expect(!contact.sightings.empty(), "sightings", "an empty list",
                      "at least one sighting") &&
               whole(contact) &&
               expect(leads_to_an_end(contact), "same_as", "a circle of contacts",
                      "a contact that stands");
    }
    bool check(const HandCard& card) {
        return expect(is_name(card.name.text), "name", "no name",
                      "a text of one line without quotation marks") &&
               whole(card);
    }
    bool check(const SendWord& order) {
        return expect(is_name(order.text), "text", "no word",
                      "a text of one line without quotation marks") &&
               whole(order);
    }
    bool check(const PublicSeed& /*any number is one*/) { return true; }
    bool check(const PlayCard& order) {
        return expect(is_name(order.card), "card", "no name",
                      "a text of one line without quotation marks") &&
               whole(order);
    }
    bool check(const SpeedTimes& part) {
        return in_.inside("numerator", [&] { return within(part.numerator, parts_of_speed); }) &&
               in_.inside("denominator", [&] { return within(part.denominator, parts_of_speed); });
    }
    bool check(const PointsBy& change) {
        return in_.inside("by", [&] { return within(change.by.count, change_of_points); });
    }
    bool check(const BookAsset& asset) {
        return in_.inside("quality", [&] { return within(asset.quality, qualities); }) &&
               in_.inside("sorties", [&] { return within(asset.sorties, sorties); }) &&
               whole(asset);
    }
    bool check(const OwnNumber& number) { return counted(number.number, view_.formations.size()); }
    bool check(const ContactId& number) { return counted(number.number, view_.contacts.size()); }
    bool check(const OwnBattleNumber& number) {
        return counted(number.number, view_.battles.size());
    }
    bool check(const SideId& side) { return placed(side.number, book_.sides.size()); }
    bool check(const OwnShip& ship) { return placed(ship.number, book_.ships.size()); }
    bool check(const OwnAsset& asset) { return placed(asset.number, book_.assets.size()); }
    bool check(const Moment& /*read strictly from its text*/) { return true; }
    bool check(const Digest& /*any 32 bytes are one*/) { return true; }
    bool check(const Switches& /*by `switches`*/) { return true; }
    bool check(const Terrain& /*read from its sign*/) { return true; }

    /// Does following the contacts it was joined to end at a separate contact?
    [[nodiscard]] bool leads_to_an_end(const Contact& contact) const {
        const auto& all = view_.contacts;
        const Contact* at = &contact;
        for (std::size_t steps = 0; steps <= all.size(); ++steps) {
            if (!at->same_as) return true;
            const std::size_t next = at->same_as->number - 1;
            if (next >= all.size()) return true;  // already reported for its number
            at = &all[next];
        }
        return false;
    }

    /// A number that counts from 1 to `size`.
    bool counted(std::uint32_t number, std::size_t size) {
        return within(number, {1, static_cast<std::int64_t>(size)});
    }

    /// A number that is an index into a list of `size`.
    bool placed(std::uint32_t number, std::size_t size) {
        return within(number, {0, static_cast<std::int64_t>(size) - 1});
    }

    template <class T>
    bool each(const std::vector<T>& values) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!in_.inside(i, [&] { return check(values[i]); })) return false;
        }
        return true;
    }

    template <Listed T>
    bool whole(const T& value) {
        const auto names = field_names<T>();
        return with_fields(value, [&](const auto&... field) {
            std::size_t i = 0;
            const auto member = [&](const auto& held) {
                const std::string& name = names[i++];
                return in_.inside(name, [&] { return check(held); });
            };
            return (member(field) && ...);
        });
    }

    // --- what must fit together ---

    bool chart() {
        const auto& barriers = book_.chart.barriers;
        const bool are_right = std::all_of(barriers.begin(), barriers.end(), [](const Barrier& b) {
            return direction_between(b.a, b.b) && normalised(b) == b;
        });
        return expect(are_right && std::is_sorted(barriers.begin(), barriers.end()),
                      "chart.barriers", "not in order",
                      "barriers between neighbours, each written from its north-western end, "
                      "sorted") &&
               geography();
    }

    bool geography() {
        if (!book_.chart.geography) return true;
        const Geography& geography = *book_.chart.geography;
        const auto is_edge = [](std::int32_t edge) {
            return edge >= -farthest_edge && edge <= farthest_edge;
        };
        const bool is_sized = geography.square_side >= 1 && geography.square_side <= largest_side;
        return expect(is_sized && is_edge(geography.west_edge) && is_edge(geography.north_edge),
                      "chart.geography", "beyond its limits",
                      fmt::format("a side of 1 to {} miles and edges within {}", largest_side,
                                  farthest_edge));
    }

    bool calendar() {
        const Calendar& calendar = book_.calendar;
        const auto turns = static_cast<std::size_t>(std::max(calendar.turn_starts.count, 0));
        return expect(turns >= 2 && turns <= limits::turns, "calendar.turn_starts",
                      fmt::format("{}", calendar.turn_starts.count), "2 to 10000") &&
               expect(calendar.light.size() == turns - 1, "calendar.light",
                      fmt::format("a list of {}", calendar.light.size()),
                      "one entry for each turn that is resolved");
    }

    /// Each switch must have a value that a campaign file could give it.
    bool switches() {
        for (const SwitchRow& row : switch_table()) {
            Switches copy = book_.switches;
            const std::string word = row.get(book_.switches);
            const bool is_value = row.set(copy, word) && copy == book_.switches;
            if (!expect(is_value, "switches", fmt::format("{} = {}", row.key, word), row.values)) {
                return false;
            }
        }
        return expect(is_one_line(book_.switches.event_deck), "switches", "events.deck of bytes",
                      "the name of a deck");
    }

    bool sides() {
        return expect(!book_.sides.empty(), "sides", "an empty list", "at least one side") &&
               expect(std::is_sorted(book_.own_ports.begin(), book_.own_ports.end()), "own_ports",
                      "not in order", "sorted squares");
    }

    static bool is_name(std::string_view name) {
        return !name.empty() && is_one_line(name) && name.find('"') == std::string_view::npos;
    }

    /// Orders name things by texts, so each needs a unique one.
    template <class Row, class Name>
    bool named(const std::vector<Row>& rows, Name Row::* name, std::string_view where) {
        std::set<std::string_view> names;
        const bool are_right = std::all_of(rows.begin(), rows.end(), [&](const Row& row) {
            return is_name(row.*name) && names.insert(row.*name).second;
        });
        return expect(are_right, where, "a name that is none or stands twice",
                      "a name of its own for each");
    }

    bool own_names() {
        return named(book_.formations, &BookFormation::id, "formations") &&
               named(book_.ships, &BookShip::name, "ships") &&
               named(book_.assets, &BookAsset::id, "assets");
    }

    /// Each ship is in one formation, in order.
    template <class Formation>
    bool share_ships(const std::vector<Formation>& formations) {
        std::set<OwnShip> taken;
        std::size_t ships = 0;
        bool are_sorted = true;
        for (const Formation& formation : formations) {
            are_sorted =
                are_sorted && std::is_sorted(formation.ships.begin(), formation.ships.end());
            taken.insert(formation.ships.begin(), formation.ships.end());
            ships += formation.ships.size();
        }
        return expect(are_sorted && ships == taken.size() && ships == book_.ships.size(),
                      "formations", "a list of other ships",
                      "each ship of the book in one formation, sorted");
    }

    bool own_ships() {
        const bool are_manned =
            std::none_of(book_.formations.begin(), book_.formations.end(),
                         [](const BookFormation& each) { return each.ships.empty(); });
        return expect(are_manned, "formations", "a formation without ships",
                      "at least one ship in each") &&
               share_ships(book_.formations);
    }

    bool fits_book() {
        return expect(view_.turn <= book_.calendar.turn_starts, "turn",
                      fmt::format("{}", view_.turn.count), "a turn of the campaign") &&
               expect(has_formations_of_book(), "formations", "a list of other formations",
                      "those of the book, and behind them those formed in play") &&
               named(view_.formations, &OwnFormation::id, "formations") &&
               share_ships(view_.formations) &&
               expect(view_.ships.size() == book_.ships.size(), "ships",
                      fmt::format("a list of {}", view_.ships.size()), "as many as in the book");
    }

    bool has_formations_of_book() {
        const auto& ours = book_.formations;
        return view_.formations.size() >= ours.size() &&
               std::equal(
                   ours.begin(), ours.end(), view_.formations.begin(),
                   [](const BookFormation& a, const OwnFormation& b) { return a.id == b.id; });
    }

    bool in_order() {
        const bool are_sorted = std::is_sorted(
            view_.weather.begin(), view_.weather.end(),
            [](const WeatherTold& a, const WeatherTold& b) { return a.turn < b.turn; });
        return expect(are_sorted, "weather", "not in order", "forecasts by turn");
    }

    const Book& book_;
    const SideView& view_;
    json::Reading& in_;
};

}  // namespace

std::optional<Error> problem_in(const Book& book, const SideView& view, std::string_view file) {
    json::Reading in(file);
    Inspection inspection(book, view, in);
    if (inspection.book() && inspection.view()) return std::nullopt;
    return in.error();
}

}  // namespace flagplot
