#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace flagplot {

/// Everything that can be wrong with input. Each has a row in the table of base/result.cpp.
enum class ErrorCode : std::uint8_t {
    // text and files
    syntax,
    unknown_key,
    missing_key,
    wrong_type,
    out_of_range,
    unknown_word,
    duplicate,
    not_text,
    unreadable,
    unknown_file,
    bad_card_words,
    // charts and campaigns
    bad_chart_row,
    bad_square,
    not_sea,
    not_neighbours,
    bad_box,
    empty_sea,
    bad_moment,
    unknown_reference,
    no_sheet_end,
    // orders
    unknown_side,
    wrong_side,
    wrong_turn,
    no_sheet,
    unknown_formation,
    unknown_order,
    incomplete_order,
    unexpected_word,
    unknown_condition,
    no_way_by_sea,
    not_free,
    destination_final,
    destination_fixed,
    may_not_hold,
    repeated_order,
    not_on_chart,
    still_to_come,
    initiative_not_rolled,
    no_places,
    just_formed,
    not_formed,
    joined_another,
    may_not_split,
    nothing_damaged,
    no_ships_left,
    not_its_ship,
    name_taken,
    wrong_port,
    not_together,
    ambiguous_name,
    order_not_in_use,
    no_company,
    no_contact,
    not_a_port,
    in_port_already,
    not_its_marker,
    unknown_ship,
    unknown_asset,
    no_flying,
    no_base,
    no_sortie_left,
    beyond_range,
    no_word,
    no_such_card,
    card_used_up,
    card_needs_formation,
    card_needs_square,
    no_such_contact,
    contact_order,
    // the campaign
    war_over,
    waiting_for,
    no_such_stop,
    no_such_battle,
    no_battle_waits,
    bad_outcome,
    result_twice,
    result_other_version,
    result_edited,
    result_ship_twice,
    result_ship_missing,
    result_ship_elsewhere,
    result_own_kill,
    result_sunk_alive,
    result_no_holder,
    result_beyond_limits,
    result_ammunition,
    bad_ruling,
    bad_amendment,
    no_such_amendment,
    nothing_to_amend,
    orders_missing,
    no_such_command,
    bad_command,
    nothing_to_release,
    no_such_release,
    nothing_to_rerun,
    hidden_from_player,
    war_not_over,
    // a battle that the program fights
    unknown_module,
    cannot_begin,
    no_such_order,
    not_to_act,
    battle_is_over,
    bad_doctrine,
    bad_battle,
    bad_module_data,
    // the save
    save_exists,
    not_a_save,
    save_damaged,
    save_is_whole,
    save_of_newer_program,
    save_of_other_program,
    save_too_old,
    save_busy,
    // a campaign as plain text
    folder_in_use,
    bad_record,
    record_differs,
    outside_folder,
    text_altered,
    no_secret,
    other_secret,
    no_receipt,
};

/// A place in a text: lines and columns count from 1; 0 means "not known".
struct Place {
    std::string file;
    std::int32_t line = 0;
    std::int32_t column = 0;

    friend auto operator<=>(const Place&, const Place&) = default;
};

/// Something that was asked for and is impossible: what, where, and what would be right.
struct Error {
    ErrorCode code{};
    std::vector<std::string> details;  ///< for the placeholders of the code's sentence
    Place where;
    std::string nearest;  ///< the nearest right word, or empty

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = tl::expected<T, Error>;

using Failure = tl::unexpected<Error>;

/// A failed result: `return failure(ErrorCode::bad_square, {"E66"}, place);`
[[nodiscard]] Failure failure(ErrorCode code, std::vector<std::string> details = {},
                              Place where = {}, std::string nearest = {});

/// The stable name of a code: "orders.unknown-formation".
[[nodiscard]] std::string_view name_of(ErrorCode code);

/// The sentence without place and name: `there is no formation "UK-L"; did you mean "UK-K"?`
[[nodiscard]] std::string sentence_of(const Error& error);

/// One line: `sheet.txt:4:1: there is no ...; did you mean ...? (orders.unknown-formation)`.
[[nodiscard]] std::string describe(const Error& error);

/// All problems of a text, sorted by place, one line each.
using Diagnostics = std::vector<Error>;
void sort_by_place(Diagnostics& problems);

/// The candidate nearest to `word` (insertions, deletions, changes and swaps of neighbours,
/// ignoring case), or empty if none is near enough to be meant.
[[nodiscard]] std::string nearest_word(std::string_view word,
                                       const std::vector<std::string>& candidates);

}  // namespace flagplot
