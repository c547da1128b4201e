#include "view/action_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/limits.h"
#include "base/plain_text.h"
#include "view/clauses.h"
#include "view/name_text.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

// Reading.

/// The order with the turn in which it ends, if one follows.
template <class Ending>
Result<Action> until(OrderLine& line, Ending order) {
    return line.take_until().map([&](std::optional<TurnNumber> turn) -> Action {
        order.until = turn;
        return order;
    });
}

Result<Action> read_route(OrderLine& line) {
    PlotRoute route;
    while (!line.take_if("to")) {
        const std::int32_t column = line.is_at_end() ? 0 : line.next().column;
        const auto checkpoint = line.take_square(R"(a checkpoint like "E6", or "to")", "to");
        if (!checkpoint) return failed(checkpoint);
        if (route.checkpoints.size() == limits::route_checkpoints) {
            return too_much("the number of checkpoints of a route", route.checkpoints.size() + 1,
                            limits::route_checkpoints, column);
        }
        route.checkpoints.push_back(*checkpoint);
    }
    const auto destination = line.take_square(R"(a destination like "E6")", "");
    if (!destination) return failed(destination);
    route.destination = *destination;
    return route;
}

Result<Action> read_hold(OrderLine& line) {
    Hold order;
    if (line.take_if("at")) {
        const auto at = line.take_square(R"(a square like "E6")", "");
        if (!at) return failed(at);
        order.at = *at;
    }
    return until(line, order);
}

Result<Action> read_stance(OrderLine& line) {
    return line.take_word_of<Stance>().map(
        [](Stance stance) -> Action { return TakeStance{stance}; });
}

Result<Action> read_radar(OrderLine& line) {
    return line.take_word_of<Switched>().map(
        [](Switched radar) -> Action { return UseRadar{radar == Switched::on}; });
}

/// Reads "as UK-L", whose first word has been taken.
std::optional<Error> read_founded(OrderLine& line, Detach& order) {
    auto name = take_new_name(line, "a name for the new formation");
    if (!name) return name.error();
    order.name = std::move(*name);
    return std::nullopt;
}

/// Reads "to E6" after what is detached.
std::optional<Error> read_sent(OrderLine& line, Detach& order, std::string_view expected) {
    if (!line.take_if("to")) return std::nullopt;
    const auto to = line.take_square(expected, "");
    if (!to) return to.error();
    order.to = *to;
    return std::nullopt;
}

/// What follows "damaged".
Result<Action> read_detach_damaged(OrderLine& line) {
    Detach order;
    if (line.take_if("as")) {
        if (const auto problem = read_founded(line, order)) return Failure(*problem);
    }
    if (const auto problem = read_sent(line, order, R"(a port like "E6")")) {
        return Failure(*problem);
    }
    return order;
}

/// Takes one more ship. `keywords` may stand in its place.
std::optional<Error> read_ship(OrderLine& line, Detach& order,
                               const std::vector<std::string>& keywords) {
    if (line.is_at_end()) {
        std::vector<std::string> expected{order.ships.empty() ? "a ship" : "another ship"};
        for (const auto& keyword : keywords) expected.push_back("\"" + keyword + "\"");
        return line.missing(either_of(expected)).value();
    }
    const LineWord word = line.next();
    const auto& names = line.roster().ships;
    const auto found = line.take_name(names);
    if (!found) return line.no_name(ErrorCode::unknown_ship, names, keywords).value();
    const OwnShip ship{static_cast<std::uint32_t>(*found)};
    const auto place = std::lower_bound(order.ships.begin(), order.ships.end(), ship);
    if (place != order.ships.end() && *place == ship) {
        return failure(ErrorCode::duplicate, {"the ship", names[*found]}, {"", 0, word.column})
            .value();
    }
    order.ships.insert(place, ship);
    return std::nullopt;
}

Result<Action> read_detach(OrderLine& line) {
    if (line.take_if("damaged")) return read_detach_damaged(line);
    Detach order;
    std::vector<std::string> keywords{"damaged"};
    do {
        if (const auto problem = read_ship(line, order, keywords)) return Failure(*problem);
        keywords = {"and", "as"};
        if (line.is_next("and")) keywords.clear();
    } while (line.take_if("and") || !line.take_if("as"));
    if (const auto problem = read_founded(line, order)) return Failure(*problem);
    if (const auto problem = read_sent(line, order, R"(a destination like "E6")")) {
        return Failure(*problem);
    }
    return order;
}

Result<Action> read_merge(OrderLine& line) {
    if (const auto problem = line.require("with")) return Failure(*problem);
    return line.take_formation().map([](OwnNumber into) -> Action { return Merge{into}; });
}

Result<Action> read_follow(OrderLine& line) {
    return line.take_formation().and_then(
        [&](OwnNumber leader) { return until(line, Follow{leader}); });
}

Result<Action> read_escort(OrderLine& line) {
    return line.take_formation().and_then(
        [&](OwnNumber ward) { return until(line, Escort{ward}); });
}

Result<Action> read_shadow(OrderLine& line) {
    return take_contact(line).and_then(
        [&](ContactId contact) { return until(line, Shadow{contact}); });
}

/// "return to port", "return to Malta".
Result<Action> read_return(OrderLine& line) {
    if (const auto problem = line.require("to")) return Failure(*problem);
    constexpr std::string_view expected = R"("port", or a port like "E6")";
    OrderLine ahead = line;  // a port may be called "Port Said"
    if (line.is_next("port") && !ahead.take_square(expected, "port")) {
        (void)line.take();
        const bool is_named = !line.is_at_end() && !line.is_next("and");
        if (!is_named) return ReturnToPort{};
    }
    return line.take_square(expected, "port").map([](Square port) -> Action {
        return ReturnToPort{port};
    });
}

/// The units of a speed.
constexpr std::array<std::string_view, 4> knots_words{"knots", "knot", "kn", "kts"};
constexpr std::array<std::string_view, 4> points_words{"points", "point", "mp", "pts"};

Result<Action> read_speed(OrderLine& line) {
    constexpr std::int32_t tenths = 10;
    constexpr std::int32_t fastest = 99;
    if (line.is_at_end()) return line.missing(R"("full", or knots or points)");
    if (line.take_if("full")) return KeepSpeed{};
    const std::int32_t column = line.next().column;
    const auto number = line.take_number("the speed", 1);
    if (!number) return failed(number);
    if (*number > fastest)
        return too_much("the speed", static_cast<std::size_t>(*number), fastest, column);
    if (line.is_at_end()) return line.missing(R"("knots" or "points")");
    const std::string unit = line.next().text;
    KeepSpeed order;
    if (is_one_of(knots_words, unit)) order.knots = KnotTenths{*number * tenths};
    if (is_one_of(points_words, unit)) order.points = MovePoints{*number};
    if (order.is_full()) return line.unexpected(R"("knots" or "points")", {"knots", "points"});
    (void)line.take();
    return until(line, order);
}

// The table.

/// What an action settles for its formation. Each can be settled only once in a turn.
enum class Settles : std::uint8_t { course, itself };

/// An action: the word it begins with and how the rest is read.
struct ActionRow {
    std::string_view word;
    Result<Action> (*read)(OrderLine&);
    Settles settles;
    std::string_view rest = {};  ///< what must follow the word, for messages
};

/// In the order of `Action`.
constexpr std::array<ActionRow, std::variant_size_v<Action>> action_rows{{
    {"route", read_route, Settles::course},
    {"hold", read_hold, Settles::course},
    {"stance", read_stance, Settles::itself},
    {"radar", read_radar, Settles::itself},
    {"detach", read_detach, Settles::itself},
    {"merge", read_merge, Settles::itself},
    {"follow", read_follow, Settles::course},
    {"escort", read_escort, Settles::course},
    {"shadow", read_shadow, Settles::course},
    {"return", read_return, Settles::course, "to port"},
    {"speed", read_speed, Settles::itself},
}};
static_assert(action_rows.back().read != nullptr, "every action has its row");

// Writing.

/// An action as it stands in a line after the formation's name.
struct ActionText {
    const Roster& roster;

    std::string operator()(const PlotRoute& route) const {
        std::string text = "route";
        for (const Square checkpoint : route.checkpoints) text += " " + name_of(checkpoint);
        return text + " to " + name_of(route.destination);
    }
    std::string operator()(const Hold& order) const {
        return (order.at ? "hold at " + name_of(*order.at) : "hold") + until_text(order.until);
    }
    std::string operator()(const Follow& order) const {
        return "follow " + formation(order.leader) + until_text(order.until);
    }
    std::string operator()(const Escort& order) const {
        return "escort " + formation(order.ward) + until_text(order.until);
    }
    std::string operator()(const Shadow& order) const {
        return fmt::format("shadow C{}", order.contact.number) + until_text(order.until);
    }
    std::string operator()(const ReturnToPort& order) const {
        return "return to " + (order.port ? name_of(*order.port) : "port");
    }
    std::string operator()(const KeepSpeed& order) const {
        constexpr std::int32_t tenths = 10;
        std::string text = "full";
        if (order.knots) text = fmt::format("{} knots", order.knots->count / tenths);
        if (order.points) text = counted(order.points->count, "point");
        return "speed " + text + until_text(order.until);
    }
    [[nodiscard]] std::string formation(OwnNumber number) const {
        return name_as_word(roster.formations.at(number.number - 1));
    }
    std::string operator()(const TakeStance& order) const {
        return fmt::format("stance {}", word_of(order.stance));
    }
    std::string operator()(const UseRadar& order) const {
        return fmt::format("radar {}", word_of(order.on ? Switched::on : Switched::off));
    }
    std::string operator()(const Detach& order) const {
        std::string text = "detach ";
        if (order.ships.empty()) text += "damaged";
        for (const OwnShip ship : order.ships) {
            text +=
                (ship == order.ships.front() ? "" : ", ") + name_among(roster.ships, ship.index());
        }
        if (!order.name.empty()) text += " as " + name_as_word(order.name);
        if (order.to) text += " to " + name_of(*order.to);
        return text;
    }
    std::string operator()(const Merge& order) const {
        return "merge with " + formation(order.into);
    }
};

}  // namespace

std::string_view verb_of(const Action& action) { return action_rows[action.index()].word; }

bool is_course(const Action& action) {
    // A stop at a marker is given together with the route that has the marker.
    const auto* hold = std::get_if<Hold>(&action);
    const bool is_stop = hold != nullptr && hold->at;
    return action_rows[action.index()].settles == Settles::course && !is_stop;
}

std::vector<std::string> action_words() { return words_of_rows(action_rows); }

bool is_verb(std::string_view word) {
    return std::any_of(action_rows.begin(), action_rows.end(),
                       [&](const ActionRow& row) { return is_same_word(row.word, word); });
}

bool begins_action(const LineReader& line) {
    return std::any_of(action_rows.begin(), action_rows.end(),
                       [&](const ActionRow& row) { return line.is_next(row.word); });
}

Result<Action> take_action(OrderLine& line) {
    if (line.is_at_end()) return line.missing(either_of(action_words()));
    const auto* const row = take_row(line, action_rows);
    if (row == action_rows.end()) return line.unknown(ErrorCode::unknown_order, action_words());
    return row->read(line);
}

std::string text_of(const Roster& roster, const Action& action) {
    return std::visit(ActionText{roster}, action);
}

}  // namespace flagplot
