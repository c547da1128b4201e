#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "module_files/reading.h"

/// \file
/// What the values of a module's tables cannot say one by one: how many entries a list must have,
/// and which keys ask for others.

namespace flagplot {

/// Reports a list that was read and has more or fewer entries than `count`, one for each
/// `of_what` ("face of a d10").
template <class T>
void need_count(const Source& source, const file_schema::GivenList<T>& list, const char* key,
                std::size_t count, std::string_view of_what) {
    if (!list.is_given() || list.values.size() == count) return;
    source.problem(list.spot, ErrorCode::out_of_range,
                   {key, fmt::format("a list of {}", list.values.size()),
                    fmt::format("{}, one for each {}", count, of_what)});
}

/// Has every entry of a list been read, so that it makes sense to ask how many there are?
template <class Table>
[[nodiscard]] bool is_whole(const file_schema::GivenList<Table>& list) {
    return list.is_given() && std::all_of(list.values.begin(), list.values.end(),
                                          [](const Table& each) { return each.spot.line > 0; });
}

/// `need_count` of a list of tables, unless one of them is no table: that has been reported.
template <class Table>
void need_tables(const Source& source, const file_schema::GivenList<Table>& list, const char* key,
                 std::size_t count, std::string_view of_what) {
    if (is_whole(list)) need_count(source, list, key, count, of_what);
}

/// Reports a key that is not there though another value asks for it.
template <class Member>
void need_key(const Source& source, Spot table, const Member& member, const char* key) {
    if (member.is_written()) return;
    source.problem(table, ErrorCode::missing_key, {key, file_schema::Slot<Member>::expected()});
}

/// Takes a list of values, of just as many as the rules have.
template <class ValueType, class Value, std::size_t Size>
void take_row(const Source& source,
              const file_schema::GivenList<file_schema::Given<ValueType>>& list, const char* key,
              std::string_view of_what, std::array<Value, Size>& target) {
    need_count(source, list, key, Size, of_what);
    for (std::size_t i = 0; i < std::min(Size, list.values.size()); ++i) {
        take(list.values[i], target.at(i));
    }
}

}  // namespace flagplot
