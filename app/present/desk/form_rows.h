#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "present/desk/panel_rows.h"

/// \file
/// Forms to be filled in at the desk. What was typed is kept by the name of its field
/// (`DeskState::filled`); what a form says and refuses follows from it.

namespace flagplot::desk {

/// A place to type in, or to choose in.
struct FormField {
    enum class Kind : std::uint8_t { text, long_text, choice, tick };
    std::string name;  ///< "rule.why"
    std::string label;
    std::string value;
    Kind kind{};
    std::vector<std::string> choices = {};
    std::string hint = {};  ///< shown where nothing has been typed
};

/// What a field that is ticked holds.
inline constexpr std::string_view ticked = "yes";

struct Form {
    std::string title;
    std::vector<std::string> said = {};     ///< lines above the fields
    std::vector<FormField> fields = {};     ///< with `columns` they fill a table, row by row
    std::vector<std::string> columns = {};  ///< the heads of the table; empty: one field a line
    std::vector<std::string> rows = {};     ///< what each row of the table is about
    std::vector<FormField> after = {};      ///< below the table
    std::string command = {};               ///< as the record would keep it
    std::string refusal = {};               ///< why it cannot be carried out as it stands
    std::vector<std::string> effect = {};   ///< what would come of it
    std::vector<Button> buttons = {};
    std::string to_read = {};  ///< a long text, with its own lines
};

using Forms = std::vector<Form>;

}  // namespace flagplot::desk
