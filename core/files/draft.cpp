#include "files/draft.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"
#include "campaign/historic.h"

namespace flagplot {

void NameIndex::add(const Source& source, const std::string& name, Spot spot, bool is_given) {
    const auto number = static_cast<std::uint32_t>(names_.size());
    names_.push_back(name);
    if (!is_given) {
        mark_incomplete();
    } else if (!numbers_.emplace(lower_case(name), number).second) {
        source.problem(spot, ErrorCode::duplicate, {kind_, name});
    }
}

std::optional<std::uint32_t> NameIndex::find(const Source& source, const std::string& name,
                                             Spot spot) const {
    const auto found = numbers_.find(lower_case(name));
    if (found != numbers_.end() && names_[found->second] == name) return found->second;
    if (is_complete_) {
        source.problem(spot, ErrorCode::unknown_reference, {kind_, name},
                       source.problems.nearest(name, names_));
    }
    return std::nullopt;
}

bool Draft::is_on_chart(const Source& source,
                        const file_schema::Given<file_schema::SquareName>& square) {
    if (!has_chart || !square.is_given()) return false;
    if (definition.chart.contains(square.value)) return true;
    source.problem(square.spot, ErrorCode::bad_square,
                   {name_of(square.value), definition.chart.last_square()});
    return false;
}

bool Draft::is_sea(const Source& source,
                   const file_schema::Given<file_schema::SquareName>& square) {
    if (!is_on_chart(source, square)) return false;
    if (definition.chart.is_navigable(square.value)) return true;
    source.problem(square.spot, ErrorCode::not_sea, {name_of(square.value)});
    return false;
}

std::optional<CardId> Draft::card_of(const Source& source, std::optional<SideId> side,
                                     const file_schema::Given<file_schema::CallName>& name) {
    const auto own = std::find_if(side_decks.begin(), side_decks.end(),
                                  [&](const SideDeck& deck) { return deck.side == side; });
    const bool has_own = own != side_decks.end();
    const auto number = (has_own ? own->cards : cards).find(source, name);
    if (!number) return std::nullopt;
    return CardId{static_cast<std::uint32_t>(has_own ? own->first : 0) + *number};
}

std::optional<Square> Draft::place(const Source& source,
                                   const file_schema::Given<file_schema::Label>& name) {
    if (!has_chart || !name.is_given()) return std::nullopt;
    if (const NamedPlace* place = definition.chart.place_named(name.value)) return place->square;
    if (const auto square = read_square(name.value)) {
        const bool is_there = is_on_chart(source, {*square, name.spot, true});
        return is_there ? square : std::nullopt;
    }
    std::vector<std::string> names;
    for (const NamedPlace& each : definition.chart.places) names.push_back(each.name);
    source.problem(name.spot, ErrorCode::unknown_reference, {"place or square", name.value},
                   source.problems.nearest(name.value, names));
    return std::nullopt;
}

bool Draft::is_within(const Source& source, const file_schema::Given<file_schema::Minute>& time) {
    const Calendar& calendar = definition.calendar;
    if (!time.is_given() || !has_calendar) return false;
    const Moment end = calendar.begin_of(calendar.turn_starts);
    const HistoricTime when{time.value.half_hour, time.value.minutes};
    if (when >= HistoricTime{calendar.start, 0} && when <= HistoricTime{end, 0}) return true;
    source.problem(
        time.spot, ErrorCode::out_of_range,
        {"time", time_text(when),
         fmt::format("a time from {} to {}", moment_text(calendar.start), moment_text(end))});
    return false;
}

bool Draft::is_turn(const Source& source, std::string_view key, std::int32_t turn, Spot spot,
                    TurnNumber last) {
    if (last.count < 1 || turn <= last.count) return true;
    source.problem(spot, ErrorCode::out_of_range,
                   {std::string(key), fmt::format("{}", turn),
                    fmt::format("a turn from 1 to {}", last.count)});
    return false;
}

}  // namespace flagplot
