#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "present/desk/editors/outline_edits.h"

/// \file
/// What every page on which a data file is edited has, whatever lies in the file: what is opened,
/// where it is saved, what is wrong with it, what is asked about it.

namespace flagplot::desk {

enum class EditedKind : std::uint8_t { forces, deck };
inline constexpr std::array edited_kinds{EditedKind::forces, EditedKind::deck};

struct EditedFile {
    std::string name = {};     ///< of what is to be opened: its place, or as the program calls it
    std::string target = {};   ///< where it is saved
    std::string checked = {};  ///< what `lint` would be given for it
    bool is_open = false;
    std::vector<EditProblem> problems = {};  ///< of it as it is now
    bool asks_to_replace = false;            ///< there is such a file
    bool asks_to_open = false;               ///< what was changed is not saved
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
    bool gives_up = false;  ///< what was changed and not saved
};
struct SaveEdited {
    EditedKind kind{};
    bool replaces = false;  ///< a file that exists
};

using EditedIntent = std::variant<NameEdited, NameTarget, OpenEdited, SaveEdited>;

/// The file of this kind after an intent; requests and what is about the other kind change nothing.
[[nodiscard]] EditedFile edited_after(EditedFile file, EditedKind kind, const EditedIntent& intent);

/// Nothing is asked any more.
[[nodiscard]] EditedFile without_questions(EditedFile file);

/// What is said of files of a kind.
struct EditedWords {
    const char* to_open;    ///< hint where its name is typed
    const char* to_save;    ///< hint where its target is typed
    const char* closed;     ///< while none is open
    const char* replace;    ///< the button
    const char* unsaved;    ///< before another is opened
    const char* no_target;  ///< before it is saved
    const char* is_there;   ///< its target, with {} in its place
    const char* is_saved;   ///< the same
};
[[nodiscard]] const EditedWords& edited_words(EditedKind kind);

}  // namespace flagplot::desk
