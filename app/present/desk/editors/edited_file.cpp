#include "present/desk/editors/edited_file.h"

#include <array>

namespace flagplot::desk {

const EditedWords& edited_words(EditedKind kind) {
    static constexpr std::array<EditedWords, 2> words{{
        {"a campaign, or its folder", "folder to save it in",
         "Open a campaign to set up its forces.", "Replace the forces",
         "The forces have not been saved.", "Name the folder first.", "There are forces in {}.",
         "The forces are saved in {}."},
        {"default24, or a file", "file to save it in", "Open a deck to edit its cards.",
         "Replace the deck", "The cards have not been saved.", "Name the file first.", "{} exists.",
         "{} is saved."},
    }};
    return words.at(static_cast<std::size_t>(kind));
}

EditedFile edited_after(EditedFile file, EditedKind kind, const EditedIntent& intent) {
    if (const auto* named = std::get_if<NameEdited>(&intent); named && named->kind == kind) {
        file.name = named->name;
    }
    if (const auto* named = std::get_if<NameTarget>(&intent); named && named->kind == kind) {
        file.target = named->target;
    }
    return file;
}

EditedFile without_questions(EditedFile file) {
    file.asks_to_replace = file.asks_to_open = false;
    return file;
}

}  // namespace flagplot::desk
