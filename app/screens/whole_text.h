#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

/// \file
/// Things to click whose words may have been written by people. Dear ImGui hides what follows "##"
/// in a label and lets "###" replace its id, so a name with these would be cut or click something
/// else. Here every text is shown completely, and different texts have different ids.

namespace flagplot::screens {

/// An id for ImGui that shows nothing; different for different texts.
[[nodiscard]] std::string id_of(std::string_view text);

/// Draws a text cut off between two corners, aligned there by parts of the room that is left.
void show_text(ImDrawList& list, ImVec2 from, ImVec2 to, std::string_view text,
               ImVec2 align = {0, 0});

/// True if it was pressed. A size of 0 is that of the text.
[[nodiscard]] bool text_button(std::string_view text, ImVec2 size = {0, 0});

/// A row to pick, as wide as there is room; true if it was pressed. A height of 0 is that of the
/// text.
[[nodiscard]] bool text_row(std::string_view text, bool is_picked = false,
                            ImGuiSelectableFlags flags = 0, float height = 0);

/// A box to tick with a line round it, which shows on any ground, and the program's own words
/// beside it; whether it was pressed.
[[nodiscard]] bool tick_box(const char* words, bool& is_ticked);

/// The same with words that people may have written; whether it was pressed, which turns
/// `is_ticked` round.
[[nodiscard]] bool text_tick(std::string_view text, bool& is_ticked);

/// One of several to choose from; true if it was pressed.
[[nodiscard]] bool text_radio(std::string_view text, bool is_chosen);

/// A list that shows what is chosen. True: it is open, and `ImGui::EndCombo` must follow.
[[nodiscard]] bool begin_list(const char* id, std::string_view chosen, ImGuiComboFlags flags = 0);

}  // namespace flagplot::screens
