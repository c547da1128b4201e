#include "view/check_orders.h"

#include <algorithm>
#include <map>

#include "view/line_reader.h"
#include "view/plain_text.h"

namespace flagplot {

namespace {

using Waters = std::vector<std::int32_t>;

/// What is wrong, and the word of the line it is about.
struct Problem {
    Error error;
    std::string about;
};

Problem problem(ErrorCode code, std::vector<std::string> details, std::string about,
                std::string nearest = {}) {
    return {failure(code, std::move(details), {}, std::move(nearest)).value(), std::move(about)};
}

/// Orders as a seat gives them: what judging them needs.
class Judge {
  public:
    Judge(const Book& book, const SideView& view, const Waters& waters)
        : book_(book), view_(view), waters_(waters) {}

    [[nodiscard]] std::optional<Problem> problem_with(const Order& order) const {
        return std::visit([&](const auto& what) { return problem_with(what); }, order);
    }

  private:
    [[nodiscard]] std::optional<Problem> problem_with(const UseInitiative& /*order*/) const {
        if (book_.switches.turn_mode == TurnMode::alternating) return std::nullopt;
        return problem(ErrorCode::initiative_not_rolled, {}, "initiative");
    }

    [[nodiscard]] std::optional<Problem> problem_with(const FormationOrder& order) const {
        const OwnFormation& own = view_.formation(order.formation);
        const std::string& id = book_.formation(order.formation).id;
        if (own.presence == Presence::gone) return problem(ErrorCode::not_on_chart, {id}, id);
        if (own.presence == Presence::due) {
            const TurnNumber enters = book_.formation(order.formation).enters;
            return problem(
                ErrorCode::still_to_come,
                {id, date_hour(book_.calendar.begin_of(enters)), std::to_string(enters.count)}, id);
        }
        return std::visit([&](const auto& what) { return problem_with(order.formation, what); },
                          order.what);
    }

    [[nodiscard]] std::optional<Problem> problem_with(OwnNumber formation,
                                                      const PlotRoute& route) const {
        if (auto wrong = wrong_marker(route)) return wrong;
        if (auto wrong = not_allowed(formation, route)) return wrong;
        return no_way(formation, route);
    }
    [[nodiscard]] std::optional<Problem> problem_with(OwnNumber formation, const Hold& hold) const {
        return not_allowed(formation, hold);
    }
    [[nodiscard]] std::optional<Problem> problem_with(OwnNumber formation,
                                                      const Conditional& conditional) const;
    template <class Standing>  // stance, radar and place are always a captain's own affair
    [[nodiscard]] std::optional<Problem> problem_with(OwnNumber /*formation*/,
                                                      const Standing& /*order*/) const {
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Problem> wrong_square(Square square) const;
    [[nodiscard]] std::optional<Problem> wrong_marker(const PlotRoute& route) const;
    [[nodiscard]] std::optional<Problem> not_allowed(OwnNumber formation,
                                                     const Action& action) const;
    [[nodiscard]] std::optional<Problem> no_way(OwnNumber formation, const PlotRoute& route) const;

    const Book& book_;
    const SideView& view_;
    const Waters& waters_;
};

std::vector<Square> markers_of(const PlotRoute& route) {
    auto markers = route.checkpoints;
    markers.push_back(route.destination);
    return markers;
}

std::optional<Problem> Judge::wrong_square(Square square) const {
    const Chart& chart = book_.chart;
    const std::string name = name_of(square);
    if (!chart.contains(square)) {
        const auto meant = nearest_square(name, [&](Square s) { return chart.is_navigable(s); });
        return problem(ErrorCode::bad_square, {name, chart.last_square()}, name, meant);
    }
    if (!chart.is_navigable(square)) return problem(ErrorCode::not_sea, {name}, name);
    return std::nullopt;
}

std::optional<Problem> Judge::wrong_marker(const PlotRoute& route) const {
    for (const Square marker : markers_of(route)) {
        if (auto wrong = wrong_square(marker)) return wrong;
    }
    return std::nullopt;
}

std::optional<Problem> Judge::problem_with(OwnNumber /*formation*/,
                                           const Conditional& conditional) const {
    for (const Condition& condition : conditional.all) {
        const auto* at = std::get_if<WhenAt>(&condition);
        if (at == nullptr) continue;
        if (auto wrong = wrong_square(at->square)) return wrong;
    }
    const auto* route = std::get_if<PlotRoute>(&conditional.then);
    return route != nullptr ? wrong_marker(*route) : std::nullopt;
}

/// What the turn would say.
std::optional<Problem> Judge::not_allowed(OwnNumber formation, const Action& action) const {
    const OwnFormation& own = view_.formation(formation);
    const auto lapse = obstacle(book_, view_, formation, action);
    if (!lapse) return std::nullopt;
    const std::string& id = book_.formation(formation).id;
    const std::string bound_for = own.route ? name_of(own.route->destination) : "";
    switch (*lapse) {
        case Lapse::not_free:
            return problem(ErrorCode::not_free, {id, bound_for}, "route");
        case Lapse::destination_fixed:
            return problem(ErrorCode::destination_fixed, {id, bound_for},
                           name_of(std::get<PlotRoute>(action).destination));
        case Lapse::may_not_hold:
            return problem(ErrorCode::may_not_hold, {id}, "hold");
        case Lapse::not_on_chart:
            return problem(ErrorCode::not_on_chart, {id}, id);
        case Lapse::no_way:
            return std::nullopt;  // asked of the waters
    }
    return std::nullopt;
}

std::optional<Problem> Judge::no_way(OwnNumber formation, const PlotRoute& route) const {
    Square from = view_.formation(formation).square;
    const auto water = [&](Square square) { return waters_[book_.chart.index(square)]; };
    for (const Square marker : markers_of(route)) {
        if (water(from) != water(marker)) {
            return problem(ErrorCode::no_way_by_sea, {name_of(from), name_of(marker)},
                           name_of(marker));
        }
        from = marker;
    }
    return std::nullopt;
}

/// What a side may order once a turn, for itself or for each formation.
enum class Kind : std::uint8_t { course, stance, radar, place, initiative };

struct Slot {
    Kind kind{};
    OwnNumber formation;  ///< 0 for the side

    friend auto operator<=>(const Slot&, const Slot&) = default;
};

/// The slot of an order and the word it goes by; none for conditions, of which any number may
/// stand.
std::optional<std::pair<Slot, std::string_view>> slot_of(const Order& order) {
    using Answer = std::optional<std::pair<Slot, std::string_view>>;
    const auto* own = std::get_if<FormationOrder>(&order);
    if (own == nullptr) return Answer{{{Kind::initiative, {}}, "initiative"}};
    const auto slot = [&](Kind kind, std::string_view word) {
        return Answer{{{kind, own->formation}, word}};
    };
    return std::visit(Overloaded{[&](const PlotRoute&) { return slot(Kind::course, "route"); },
                                 [&](const Hold&) { return slot(Kind::course, "hold"); },
                                 [&](const TakeStance&) { return slot(Kind::stance, "stance"); },
                                 [&](const UseRadar&) { return slot(Kind::radar, "radar"); },
                                 [&](const TakePlace&) { return slot(Kind::place, "place"); },
                                 [](const Conditional&) { return Answer{}; }},
                      own->what);
}

/// The orders of a sheet so far, to find a second one of a kind.
class Given {
  public:
    explicit Given(const Book& book) : book_(book) {}

    [[nodiscard]] std::optional<Problem> repeats(const Order& order) const {
        const auto slot = slot_of(order);
        if (!slot) return std::nullopt;
        const auto earlier = first_.find(slot->first);
        if (earlier == first_.end()) return std::nullopt;
        const auto& [line, word] = earlier->second;
        const OwnNumber formation = slot->first.formation;
        const std::string who =
            formation.number == 0 ? book_.own_side().name : book_.formation(formation).id;
        return problem(ErrorCode::repeated_order, {who, std::string(word), std::to_string(line)},
                       std::string(slot->second));
    }
    void note(const Order& order, std::int32_t line) {
        if (const auto slot = slot_of(order)) first_[slot->first] = {line, slot->second};
    }

  private:
    const Book& book_;
    std::map<Slot, std::pair<std::int32_t, std::string_view>> first_;
};

/// Where the word stands that an error is about; else where the line begins.
Place place_in(const SheetLine& line, std::string_view about, std::string_view file) {
    const auto words = plain_words(line.text);
    const auto found = std::find_if(words.begin(), words.end(), [&](const Word& word) {
        return is_same_word(word.text, about);
    });
    const std::int32_t offset = found == words.end() ? 0 : found->column - 1;
    return {std::string(file), line.number, line.column + offset};
}

/// What is wrong with a whole sheet, in the words of somebody who knows all sides and the turn.
Error explained(const Book& book, const SideView& view, Error error) {
    if (error.code == ErrorCode::no_sheet) error.details[1] = std::to_string(view.turn.count);
    if (error.code != ErrorCode::unknown_side) return error;
    for (const PublicSide& side : book.sides) {
        const std::string& named = error.details[0];
        if (is_same_word(side.id, named) || is_same_word(side.name, named)) {
            return failure(ErrorCode::wrong_side, {side.name, book.own_side().name}, error.where)
                .value();
        }
    }
    return error;
}

/// A text of orders as it came, if it is a sheet of this side for the turn to come.
Result<ReadSheet> wanted_sheet(const Book& book, const SideView& view, std::string_view text,
                               std::string_view file) {
    if (book.calendar.is_over(view.turn)) {
        return failure(ErrorCode::war_over, {std::to_string(book.calendar.last_turn().count)},
                       {std::string(file), 0, 0});
    }
    auto read = read_sheet(roster_of(book), text, file);
    if (!read) return Failure(explained(book, view, read.error()));
    if (read->turn != view.turn) {
        return failure(ErrorCode::wrong_turn,
                       {std::to_string(read->turn.count), std::to_string(view.turn.count)},
                       read->where);
    }
    return read;
}

}  // namespace

bool CheckedSheet::is_clean() const {
    return std::all_of(lines.begin(), lines.end(),
                       [](const SheetLine& line) { return line.order.has_value(); });
}

std::optional<Error> problem_with(const Book& book, const SideView& view, const Order& order) {
    return problem_with(book, view, connected_waters(book.chart), order);
}

std::optional<Error> problem_with(const Book& book, const SideView& view,
                                  const std::vector<std::int32_t>& waters, const Order& order) {
    const auto wrong = Judge(book, view, waters).problem_with(order);
    if (!wrong) return std::nullopt;
    return wrong->error;
}

Result<CheckedSheet> check_sheet(const Book& book, const SideView& view, std::string_view text,
                                 std::string_view file) {
    auto read = wanted_sheet(book, view, text, file);
    if (!read) return Failure(read.error());
    const Waters waters = connected_waters(book.chart);
    const Judge judge(book, view, waters);
    Given given(book);
    CheckedSheet checked{{read->turn, {}}, std::move(read->lines)};
    for (SheetLine& line : checked.lines) {
        if (!line.order) continue;
        auto wrong = judge.problem_with(*line.order);
        if (!wrong) wrong = given.repeats(*line.order);
        if (wrong) {
            wrong->error.where = place_in(line, wrong->about, file);
            line.order = Failure(wrong->error);
            continue;
        }
        given.note(*line.order, line.number);
        checked.sheet.orders.push_back(*line.order);
    }
    return checked;
}

Digest receipt_of(const Roster& roster, const Sheet& sheet) {
    return digest_of_bytes(text_of(roster, sheet));
}

}  // namespace flagplot
