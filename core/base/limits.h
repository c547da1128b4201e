#pragma once

#include <array>
#include <cstddef>
#include <string_view>

/// \file
/// How much is read of what others wrote: much more than a campaign needs, but less than would keep
/// the program, or the machine, busy. What exceeds a limit is refused with its place. Limits of
/// names, texts and numbers of single keys are in the words of each key.
/// Page: docs/data-reference.md#limits

namespace flagplot::limits {

inline constexpr std::size_t megabyte = std::size_t{1} << 20U;

inline constexpr std::size_t file_bytes = 32 * megabyte;

inline constexpr std::size_t text_bytes = 16 * megabyte;
inline constexpr std::size_t text_marks = 1'000'000;
inline constexpr std::size_t text_depth = 50;
inline constexpr std::size_t key_parts = 10;
inline constexpr std::size_t list_entries = 100'000;
inline constexpr std::size_t prose_bytes = 100'000;

inline constexpr std::size_t json_depth = 50;
inline constexpr std::size_t json_keys = 100;

inline constexpr std::size_t mail_bytes = megabyte;
inline constexpr std::size_t mail_lines = 20'000;
inline constexpr std::size_t sheet_lines = 5'000;
inline constexpr std::size_t route_checkpoints = 200;
inline constexpr std::size_t joined_conditions = 20;
inline constexpr std::size_t joined_actions = 10;
inline constexpr std::size_t given_name_bytes = 120;

inline constexpr std::size_t command_number = 1'000'000;

inline constexpr std::size_t sides = 100;
inline constexpr std::size_t turns = 10'000;
inline constexpr std::size_t formations = 1'000;
inline constexpr std::size_t ships = 20'000;
inline constexpr std::size_t assets = 2'000;
inline constexpr std::size_t chart_columns = 10'000;
inline constexpr std::size_t chart_squares = 4'000'000;

/// A limit, as described to people.
struct LimitRow {
    std::string_view of;    ///< what is read
    std::string_view what;  ///< what is counted in it
    std::size_t most;
};

inline constexpr std::array table{
    LimitRow{"any file but a save", "bytes", file_bytes},
    LimitRow{"a text of data", "bytes", text_bytes},
    LimitRow{"a text of data", "marks `=` `,` `.` `[` `{` outside of texts in it", text_marks},
    LimitRow{"a text of data", "lists and tables within each other", text_depth},
    LimitRow{"a text of data", "parts of a key", key_parts},
    LimitRow{"a text of data", "entries of a list", list_entries},
    LimitRow{"a text of data", "bytes of a text of several lines in it", prose_bytes},
    LimitRow{"a view file", "lists and objects within each other", json_depth},
    LimitRow{"a view file", "keys of an object", json_keys},
    LimitRow{"a mail with orders", "bytes", mail_bytes},
    LimitRow{"a mail with orders", "lines", mail_lines},
    LimitRow{"an order sheet", "lines", sheet_lines},
    LimitRow{"an order", "checkpoints of a route", route_checkpoints},
    LimitRow{"an order", "conditions, brackets multiplied out", joined_conditions},
    LimitRow{"an order", "orders behind one `then`", joined_actions},
    LimitRow{"an order", "bytes of a name that it gives or calls a card by", given_name_bytes},
    LimitRow{"a command", "a number in it, more or less than 0", command_number},
    LimitRow{"a campaign", "sides", sides},
    LimitRow{"a campaign", "turns", turns},
    LimitRow{"a campaign", "formations", formations},
    LimitRow{"a campaign", "ships", ships},
    LimitRow{"a campaign", "aircraft and watchers", assets},
    LimitRow{"a chart", "columns, and rows", chart_columns},
    LimitRow{"a chart", "squares", chart_squares},
};

}  // namespace flagplot::limits
