#include "present/desk/edited_file.h"

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

}  // namespace flagplot::desk
