#include "view/sheet_grammar.h"

#include <algorithm>

namespace flagplot {

namespace {

/// The roster's names of the kind that is unknown in this error.
std::vector<std::string>* names_missed(Roster& roster, ErrorCode code) {
    switch (code) {
        case ErrorCode::unknown_formation:
            return &roster.formations;
        case ErrorCode::unknown_ship:
            return &roster.ships;
        case ErrorCode::unknown_asset:
            return &roster.assets;
        default:
            return nullptr;
    }
}

/// Adds the name on which an order failed to the roster. False if the error is not about a missing
/// name.
bool learn(Roster& roster, const Error& error) {
    constexpr std::size_t most_names = 1'000;
    auto* names = names_missed(roster, error.code);
    if (names == nullptr || names->size() == most_names) return false;
    const auto is_known = [&](const std::string& name) {
        return std::find(names->begin(), names->end(), name) != names->end();
    };
    const std::string& name = error.details.front();
    const bool is_slip = !error.nearest.empty() && !is_known(error.nearest);  // of the grammar
    if (name.empty() || is_slip || is_known(name)) return false;
    names->push_back(name);
    return true;
}

bool learn(Roster& roster, const std::vector<SheetLine>& lines) {
    bool has_learnt = false;
    for (const SheetLine& line : lines) {
        if (!line.order && learn(roster, line.order.error())) has_learnt = true;
    }
    return has_learnt;
}

/// The error without the name of the side, which is not known.
Error without_side(Error error) {
    if (error.code == ErrorCode::no_sheet) error.details.front() = "SIDE";
    return error;
}

}  // namespace

Result<ReadSheet> read_sheet_by_grammar(std::string_view text, std::string_view file) {
    if (auto problem = problem_with_mail(text, file)) return Failure(*std::move(problem));
    Roster roster;
    auto sheet = read_sheet(roster, text, file);
    if (!sheet && sheet.error().code == ErrorCode::unknown_side) {
        roster.side = sheet.error().details.front();
        sheet = read_sheet(roster, text, file);
    }
    if (!sheet) return Failure(without_side(sheet.error()));
    while (learn(roster, sheet->lines)) {
        sheet = read_sheet(roster, text, file);
        if (!sheet) return sheet;
    }
    return sheet;
}

}  // namespace flagplot
