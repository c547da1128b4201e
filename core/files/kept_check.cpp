#include "files/kept_check.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <type_traits>
#include <variant>

#include "base/kinds.h"
#include "base/limits.h"
#include "campaign/fight_order.h"
#include "files/number_ranges.h"
#include "toml/clean_text.h"
#include "toml/value_types.h"

namespace flagplot {

namespace {

/// Walks over every value and stops at the first problem.
class KeptCheck {
  public:
    KeptCheck(const Definition& definition, std::size_t formations)
        : definition_(definition), formations_(formations) {}

    bool campaign() {
        return chart() && calendar() && sizes() && named(definition_.id, "id") &&
               whole(definition_) && formations() && assets();
    }
    bool state(const CampaignState& state) {
        is_state_ = true;
        return same_size(state.ships, definition_.ships, "ships") &&
               same_size(state.views, definition_.sides, "views") &&
               same_size(state.cards, definition_.sides, "cards") && pictures(state) &&
               whole(state) && founded(state);
    }
    [[nodiscard]] std::string problem() const {
        return fmt::format("{}: {}", fmt::join(path_, ", "), problem_);
    }

  private:
    bool expect(bool holds, std::string what) {
        if (!holds) problem_ = std::move(what);
        return holds;
    }
    /// A place that is only left if everything in it is right.
    template <class Check>
    bool inside(std::string place, Check check) {
        path_.push_back(std::move(place));
        if (!check()) return false;
        path_.pop_back();
        return true;
    }

    // --- one value of each kind ---

    template <class T>
    bool check(const T& value) {
        if constexpr (is_quantity<T>) {
            return expect(ranges_of<T>.in_save.holds(value.count),
                          fmt::format("{} is beyond its bounds", value.count));
        } else if constexpr (is_id<T>) {
            return is_there(value);
        } else if constexpr (is_optional<T>) {
            return !value || check(*value);
        } else if constexpr (is_variant<T>) {
            return std::visit([&](const auto& held) { return check(held); }, value);
        } else if constexpr (Listed<T>) {
            return whole(value);
        } else {
            return true;  // numbers without a unit, words of closed lists, digests
        }
    }
    template <class T>
    bool check(const std::vector<T>& values) {
        if constexpr (std::is_enum_v<T>) return true;  // a chart's squares
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!inside(fmt::format("{}", i + 1), [&] { return check(values[i]); })) return false;
        }
        return true;
    }
    template <class K, class V>
    bool check(const std::map<K, V>& values) {
        return std::all_of(values.begin(), values.end(), [&](const auto& each) {
            return check(each.first) && check(each.second);
        });
    }
    bool check(const std::string& text) {
        if (is_state_) return true;  // what players wrote; it is quoted wherever it is shown
        return expect(text.size() <= limits::prose_bytes && !first_unclean(text),
                      "a text holds what no text may hold");
    }
    bool check(const Square& square) {
        return expect(definition_.chart.contains(square),
                      fmt::format("{} is not on the chart", name_of(square)));
    }
    bool check(const SideRow& row) {
        return named(row.id, "id") && labelled(row.name) && whole(row);
    }
    bool check(const FormationRow& row) { return (is_state_ || labelled(row.name)) && whole(row); }
    bool check(const AssetRow& row) {
        return named(row.id, "id") && labelled(row.name) && whole(row);
    }
    bool check(const BookShip& ship) {
        return labelled(ship.name) && labelled(ship.class_name) &&
               expect(ship.size.count >= 1, "a ship has no size") && whole(ship);
    }
    bool check(const NamedPlace& place) { return labelled(place.name) && whole(place); }
    bool check(const DieKey& /*numbers of its own*/) { return true; }
    bool check(const SideView& /*numbers of its own, all looked up*/) { return true; }

    bool check(const FightOrder& order) { return order.side == umpire_of_battle || whole(order); }

    bool is_there(SideId side) { return placed(side.number, definition_.sides.size()); }
    bool is_there(SeatId seat) { return placed(seat.number, definition_.sides.size()); }
    bool is_there(FormationId id) { return placed(id.number, formations_); }
    bool is_there(ShipId id) { return placed(id.number, definition_.ships.size()); }
    bool is_there(AssetId id) { return placed(id.number, definition_.assets.size()); }
    bool is_there(CardId id) { return placed(id.number, definition_.deck.cards.size()); }
    bool is_there(HistoricId id) {
        return placed(id.number, definition_.formations.size() + definition_.partings.size());
    }
    template <class Tag>
    bool is_there(Id<Tag> /*of a side's own: asked where it is looked up*/) {
        return true;
    }
    bool placed(std::size_t number, std::size_t size) {
        return expect(number < size, fmt::format("there is no number {} of {}", number, size));
    }

    template <Listed T>
    bool whole(const T& value) {
        const auto names = field_names<T>();
        return with_fields(value, [&](const auto&... field) {
            std::size_t i = 0;
            const auto member = [&](const auto& held) {
                return inside(names[i++], [&] { return check(held); });
            };
            return (member(field) && ...);
        });
    }

    bool named(const std::string& id, std::string_view where) {
        return inside(std::string(where), [&] {
            return expect(file_schema::is_word(id),
                          "it is no " + file_schema::Word::expected().substr(2));
        });
    }
    bool labelled(const std::string& name) {
        constexpr std::size_t longest = 200;  // the name of a class may include its tonnage
        return inside("name", [&] {
            return expect(name.size() <= longest && is_one_line(name),
                          "it is no " + file_schema::Label::expected().substr(2));
        });
    }

    // --- what must fit together ---

    bool chart() {
        const Chart& chart = definition_.chart;
        const auto fits = [](std::int32_t count) {
            return count >= 1 && count <= static_cast<std::int32_t>(limits::chart_columns);
        };
        const std::size_t squares =
            fits(chart.columns) && fits(chart.rows)
                ? static_cast<std::size_t>(chart.columns) * static_cast<std::size_t>(chart.rows)
                : 0;
        return inside("chart", [&] {
            return expect(
                squares >= 1 && squares <= limits::chart_squares && chart.terrain.size() == squares,
                "its squares are not as many as its columns and rows");
        });
    }
    bool calendar() {
        const Calendar& calendar = definition_.calendar;
        const auto turns = static_cast<std::size_t>(std::max(calendar.turn_starts.count, 0));
        return inside("calendar", [&] {
            return expect(
                turns >= 2 && turns <= limits::turns && calendar.light.size() == turns - 1,
                "its turns are not as many as its lights");
        });
    }
    bool sizes() {
        const auto within = [&](std::string_view what, std::size_t count, std::size_t most) {
            return inside(std::string(what), [&] {
                return expect(count <= most, fmt::format("{} is more than {}", count, most));
            });
        };
        return inside("sides",
                      [&] { return expect(!definition_.sides.empty(), "there is none"); }) &&
               within("sides", definition_.sides.size(), limits::sides) &&
               within("formations", definition_.formations.size(), limits::formations) &&
               within("ships", definition_.ships.size(), limits::ships) &&
               within("assets", definition_.assets.size(), limits::assets);
    }
    /// They are numbered from 1 within a side; each has ships, and each ship is in one of them.
    bool formations() {
        std::vector<std::uint32_t> numbers(definition_.sides.size());
        std::vector<bool> is_taken(definition_.ships.size());
        std::set<std::string_view> ids;
        bool is_right = true;
        for (const FormationRow& row : definition_.formations) {
            is_right = is_right && row.number.number == ++numbers[row.side.index()] &&
                       !row.ships.empty() && file_schema::is_word(row.id) &&
                       ids.insert(row.id).second;
            for (const ShipId ship : row.ships) {
                is_right = is_right && !is_taken[ship.index()];
                is_taken[ship.index()] = true;
            }
        }
        is_right = is_right && std::find(is_taken.begin(), is_taken.end(), false) == is_taken.end();
        return inside("formations", [&] {
            return expect(is_right, "a number, a name or a ship stands twice, or not at all");
        });
    }
    /// Aircraft only fly from ships of their own side.
    bool assets() {
        std::vector<SideId> owners(definition_.ships.size());
        for (const FormationRow& row : definition_.formations) {
            for (const ShipId ship : row.ships) owners[ship.index()] = row.side;
        }
        const bool are_right =
            std::all_of(definition_.assets.begin(), definition_.assets.end(), [&](const auto& row) {
                const auto* ship = std::get_if<ShipId>(&row.base);
                return ship == nullptr || owners[ship->index()] == row.side;
            });
        return inside("assets", [&] { return expect(are_right, "a ship of another side"); });
    }
    template <class A, class B>
    bool same_size(const std::vector<A>& a, const std::vector<B>& b, std::string_view where) {
        return inside(std::string(where), [&] {
            return expect(a.size() == b.size(), fmt::format("{} of {}", a.size(), b.size()));
        });
    }
    /// Each side's picture is of its own ships.
    bool pictures(const CampaignState& state) {
        std::vector<std::size_t> ships(definition_.sides.size());
        for (const FormationRow& row : definition_.formations) {
            ships.at(row.side.index()) += row.ships.size();
        }
        for (std::size_t side = 0; side < ships.size(); ++side) {
            const bool fits = state.views[side].ships.size() == ships[side];
            if (!inside("views", [&] { return expect(fits, "a picture of other ships"); })) {
                return false;
            }
        }
        return true;
    }
    bool founded(const CampaignState& state) {
        const std::size_t rows = definition_.formations.size() + state.founded.size();
        return inside("formations", [&] {
            return expect(state.formations.size() == rows,
                          fmt::format("{} of {}", state.formations.size(), rows));
        });
    }

    const Definition& definition_;
    std::size_t formations_;
    bool is_state_ = false;
    std::vector<std::string> path_;
    std::string problem_;
};

}  // namespace

std::optional<std::string> problem_in(const Definition& definition) {
    KeptCheck check(definition, definition.formations.size());
    if (!check.campaign()) return check.problem();
    return std::nullopt;
}

std::optional<std::string> problem_in(const Definition& definition, const CampaignState& state) {
    KeptCheck check(definition, state.formations.size());
    if (!check.state(state)) return check.problem();
    return std::nullopt;
}

}  // namespace flagplot
