#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "present/desk/state/panel_rows.h"

/// \file
/// Forms at the desk. What was typed is stored by the name of its field (`DeskState::filled`); what
/// a form says and refuses follows from it.

namespace flagplot::desk {

/// The contents of a ticked field.
inline constexpr std::string_view ticked = "yes";

struct Form {
    std::string title;
    std::vector<std::string> said = {};     ///< lines above the fields
    std::vector<FormField> fields = {};     ///< if there are `columns`, row by row in a table
    std::vector<std::string> columns = {};  ///< the headings of the table; empty: one field a line
    std::vector<std::string> rows = {};     ///< what each row of the table is about
    std::vector<FormField> after = {};      ///< below the table
    std::string command = {};               ///< as the record would keep it
    bool shows_command = false;             ///< it is a line of a sheet, and is read by its writer
    std::string refusal = {};               ///< why it cannot be carried out as it stands
    std::vector<std::string> effect = {};   ///< what would come of it
    std::vector<Button> buttons = {};
};

using Forms = std::vector<Form>;

/// Who is at the desk.
enum class Viewer : std::uint8_t {
    umpire,
    side,
    solo  ///< a side without an umpire
};

/// Which pages a viewer has.
[[nodiscard]] bool has_page(Viewer viewer, FormPage page);

/// What was typed, by the names of the fields.
using Filled = std::map<std::string, std::string>;

/// How the names begin of fields for an order being written. They are emptied when it is written.
inline constexpr std::string_view order_fields = "order.";

/// How the names begin of the umpire's marks for briefings that the next release holds back. They
/// are emptied by it.
inline constexpr std::string_view hold_fields = "release.hold.";

/// The mark of the side with this id.
[[nodiscard]] std::string hold_field(const std::string& side);
/// Is its briefing held back by the next release?
[[nodiscard]] bool holds_back(const Filled& filled, const std::string& side);

/// What was typed into a field, or `usual`.
[[nodiscard]] std::string filled_in(const Filled& filled, const std::string& name,
                                    const std::string& usual = {});

/// A line of text. `hint` is shown while it is empty.
[[nodiscard]] FormField text_field(const Filled& filled, std::string name, std::string label,
                                   std::string hint);
/// A box to tick.
[[nodiscard]] FormField tick_field(const Filled& filled, std::string name, std::string label);
/// A choice of words, the first one preselected.
[[nodiscard]] FormField choice_field(const Filled& filled, std::string name, std::string label,
                                     std::vector<std::string> choices);

/// The words with an empty one before them.
[[nodiscard]] std::vector<std::string> with_none(std::vector<std::string> words);

}  // namespace flagplot::desk
