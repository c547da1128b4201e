#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "toml/toml_outline.h"

/// \file
/// A data file while it is edited: its pieces, and undo. What is not touched stays as it was
/// written.

namespace flagplot::desk {

struct OutlineEdits {
    Outline now = {{OutlineBlock{}}, {}};
    std::vector<Outline> earlier = {};  ///< for undo, the last step last
    std::vector<Outline> later = {};
    std::string typing = {};  ///< the line that the last step types into, or empty
    bool is_changed = false;  ///< since it was opened or saved

    friend bool operator==(const OutlineEdits&, const OutlineEdits&) = default;
};

/// Begins a step of undo. Typing on in the same line is not a new step.
void begin_step(OutlineEdits& edits, const std::string& typing = {});
/// Undoes the last step, if there is one.
void step_back(OutlineEdits& edits);
void step_on(OutlineEdits& edits);

// Intents that every editor of such a file has.
struct UndoStep {};
struct RedoStep {};
/// Picks what a problem is about.
struct PickPlace {
    OutlinePlace place;
};

/// The value of a key in a table; empty if it is missing.
[[nodiscard]] inline std::string said(const OutlineBlock& block, std::string_view key) {
    return said_by(value_of(block, key));
}

/// The indices of the blocks with this name.
[[nodiscard]] std::vector<std::size_t> blocks_named(const Outline& outline, std::string_view name);

/// A problem that `lint` finds in a file being edited, and what it is about.
struct EditProblem {
    std::string text;  ///< with its place, if that is in another file
    OutlinePlace place = {};
    bool is_here = false;  ///< in the file being edited

    friend bool operator==(const EditProblem&, const EditProblem&) = default;
};

/// A place in a file and what is wrong there, from the checks.
struct FoundProblem {
    std::string file;
    std::int32_t line = 0;  ///< from 1; 0: not about a line
    std::string sentence;
};
[[nodiscard]] std::vector<EditProblem> problems_in(const Outline& outline, const std::string& file,
                                                   const std::vector<FoundProblem>& found);

/// A text as the value of a key: in quotation marks, or bare if the key is a number, true or false
/// (`is_bare`). Empty stays empty.
[[nodiscard]] std::string value_for(const std::string& typed, bool is_bare);

}  // namespace flagplot::desk
