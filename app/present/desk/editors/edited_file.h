#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "present/desk/editors/outline_edits.h"

/// \file
/// What all pages for editing a data file have in common: what is opened, where it is saved, what
/// is wrong with it, and which questions are open.

namespace flagplot::desk {

enum class EditedKind : std::uint8_t { forces, deck };
inline constexpr std::array edited_kinds{EditedKind::forces, EditedKind::deck};

struct EditedFile {
    std::string name = {};     ///< of what is to be opened: a path, or the program's name for it
    std::string target = {};   ///< where it is saved
    std::string checked = {};  ///< what `lint` would be given
    bool is_open = false;
    std::vector<EditProblem> problems = {};  ///< of its present contents
    bool asks_to_replace = false;            ///< the file exists
    bool asks_to_open = false;               ///< there are unsaved changes
};

struct NameEdited {
    EditedKind kind{};
    std::string name;
};
struct NameTarget {
    EditedKind kind{};
    std::string target;
};
// Requests.
/// What was named.
struct OpenEdited {
    EditedKind kind{};
    bool gives_up = false;  ///< discard unsaved changes
};
struct SaveEdited {
    EditedKind kind{};
    bool replaces = false;  ///< replace an existing file
};

using EditedIntent = std::variant<NameEdited, NameTarget, OpenEdited, SaveEdited>;

/// The file of this kind after an intent. Requests, and intents about the other kind, change
/// nothing.
[[nodiscard]] EditedFile edited_after(EditedFile file, EditedKind kind, const EditedIntent& intent);

/// The file without its open questions.
[[nodiscard]] EditedFile without_questions(EditedFile file);

/// The texts about files of a kind.
struct EditedWords {
    const char* to_open;    ///< hint where its name is typed
    const char* to_save;    ///< hint where its target is typed
    const char* closed;     ///< while none is open
    const char* replace;    ///< label of the button
    const char* unsaved;    ///< before another is opened
    const char* no_target;  ///< before it is saved
    const char* is_there;   ///< its target, with {} for the name
    const char* is_saved;   ///< the same
};
[[nodiscard]] const EditedWords& edited_words(EditedKind kind);

}  // namespace flagplot::desk
