#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "toml/toml_outline.h"

/// \file
/// A data file while it is edited: its pieces, and the steps that can be taken back. What is not
/// touched stays as it was written.

namespace flagplot::desk {

struct OutlineEdits {
    Outline now = {{OutlineBlock{}}, {}};
    std::vector<Outline> earlier = {};  ///< the last one is taken back first
    std::vector<Outline> later = {};
    std::string typing = {};  ///< what the last step types into, or empty
    bool is_changed = false;  ///< since it was opened or saved

    friend bool operator==(const OutlineEdits&, const OutlineEdits&) = default;
};

/// What is changed from here on is one step; typing on into the same line is no further one.
void begin_step(OutlineEdits& edits, const std::string& typing = {});
/// Takes the last step back; nothing where there is none.
void step_back(OutlineEdits& edits);
void step_on(OutlineEdits& edits);

// What every editor of such a file is asked for.
struct UndoStep {};
struct RedoStep {};
/// What a problem is about.
struct PickPlace {
    OutlinePlace place;
};

/// What a key of a table says; empty: it is not there.
[[nodiscard]] inline std::string said(const OutlineBlock& block, std::string_view key) {
    return said_by(value_of(block, key));
}

/// The places of the blocks of this name.
[[nodiscard]] std::vector<std::size_t> blocks_named(const Outline& outline, std::string_view name);

/// What `lint` says of a file that is being edited, and what of it that is about.
struct EditProblem {
    std::string text;  ///< with its place, if that is in another file
    OutlinePlace place = {};
    bool is_here = false;  ///< in the file that is edited

    friend bool operator==(const EditProblem&, const EditProblem&) = default;
};

/// A place of a file and what is wrong there, as the checks give it.
struct FoundProblem {
    std::string file;
    std::int32_t line = 0;  ///< from 1; 0: of no line
    std::string sentence;
};
[[nodiscard]] std::vector<EditProblem> problems_in(const Outline& outline, const std::string& file,
                                                   const std::vector<FoundProblem>& found);

/// A text that a key can have: in quotation marks, or as the number, true or false that it is to be
/// (`is_bare`). Empty stays empty.
[[nodiscard]] std::string value_for(const std::string& typed, bool is_bare);

}  // namespace flagplot::desk
