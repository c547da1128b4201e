#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// \file
/// The page of checks: what is wrong in files, and where.

namespace flagplot::desk {

/// What `lint` says about a place in a file.
struct ProblemRow {
    std::string file;
    std::int32_t line = 0;  ///< from 1; 0: not about a line
    std::int32_t column = 0;
    std::string sentence;  ///< what is wrong and what was expected
    std::string nearest;   ///< the nearest right word, or empty

    friend bool operator==(const ProblemRow&, const ProblemRow&) = default;
};

/// A line of a text, with its number.
struct TextLine {
    std::int32_t number = 0;
    std::string text;
    bool is_marked = false;
};

struct CheckPage {
    std::string path;  ///< a file, or a campaign's folder
    std::vector<ProblemRow> problems = {};
    std::string standing = {};  ///< "6 files, no problems"
    std::optional<std::size_t> picked = {};
    std::vector<TextLine> lines = {};  ///< round the picked problem
};

struct NameChecked {
    std::string path;
};
struct PickProblem {
    std::size_t number = 0;
};
// Requests.
struct CheckFiles {};

using CheckIntent = std::variant<NameChecked, PickProblem, CheckFiles>;

/// The page after an intent; requests change nothing here.
[[nodiscard]] CheckPage check_after(CheckPage page, const CheckIntent& intent);

/// This line of a text, with this many lines before and after it.
[[nodiscard]] std::vector<TextLine> lines_round(const std::string& text, std::int32_t line);

}  // namespace flagplot::desk
