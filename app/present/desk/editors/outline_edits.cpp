#include "present/desk/editors/outline_edits.h"

#include <fmt/format.h>

#include "base/toml_quoted.h"

namespace flagplot::desk {

namespace {

constexpr std::size_t most_edits_back = 100;

void exchange(OutlineEdits& edits, std::vector<Outline>& from, std::vector<Outline>& to) {
    edits.typing.clear();
    if (from.empty()) return;
    to.push_back(std::move(edits.now));
    edits.now = std::move(from.back());
    from.pop_back();
    edits.is_changed = true;
}

/// Only digits, a sign and a point: written without quotation marks.
bool is_number_text(const std::string& text) {
    const bool has_sign = text.starts_with('-') || text.starts_with('+');
    const std::string_view digits = std::string_view(text).substr(has_sign ? 1 : 0);
    const auto point = digits.find('.');
    const auto is_whole = [](std::string_view part) {
        const bool is_short = !part.empty() && part.size() < 10;
        const bool has_zero = part.size() > 1 && part.front() == '0';
        return is_short && part.find_first_not_of("0123456789") == part.npos && !has_zero;
    };
    if (point == digits.npos) return is_whole(digits);
    const std::string_view part = digits.substr(point + 1);
    return is_whole(digits.substr(0, point)) && !part.empty() &&
           part.find_first_not_of("0123456789") == part.npos;
}

}  // namespace

void begin_step(OutlineEdits& edits, const std::string& typing) {
    edits.is_changed = true;
    const bool goes_on = !typing.empty() && typing == edits.typing;
    edits.typing = typing;
    if (goes_on) return;
    if (edits.earlier.size() == most_edits_back) edits.earlier.erase(edits.earlier.begin());
    edits.earlier.push_back(edits.now);
    edits.later.clear();
}

void step_back(OutlineEdits& edits) { exchange(edits, edits.earlier, edits.later); }
void step_on(OutlineEdits& edits) { exchange(edits, edits.later, edits.earlier); }

std::vector<std::size_t> blocks_named(const Outline& outline, std::string_view name) {
    std::vector<std::size_t> places;
    for (std::size_t i = 1; i < outline.blocks.size(); ++i) {
        if (outline.blocks[i].name == name) places.push_back(i);
    }
    return places;
}

std::vector<EditProblem> problems_in(const Outline& outline, const std::string& file,
                                     const std::vector<FoundProblem>& found) {
    std::vector<EditProblem> problems;
    for (const FoundProblem& each : found) {
        EditProblem& problem = problems.emplace_back();
        problem.is_here = each.file == file;
        if (problem.is_here) {
            problem.text = each.sentence;
            if (each.line > 0) problem.place = place_in(outline, each.line);
        } else {
            problem.text = fmt::format("{}:{}: {}", each.file, each.line, each.sentence);
        }
    }
    return problems;
}

std::string value_for(const std::string& typed, bool is_bare) {
    if (typed.empty()) return {};
    const bool is_value = is_number_text(typed) || typed == "true" || typed == "false";
    return is_bare && is_value ? typed : toml_quoted(typed);
}

}  // namespace flagplot::desk
