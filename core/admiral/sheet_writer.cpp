#include "admiral/sheet_writer.h"

#include <optional>

#include "view/action_words.h"

namespace flagplot::admiral {

namespace {

using Clause = decltype(FormationOrder::what);
constexpr std::size_t any_course = std::variant_size_v<Clause>;
constexpr std::size_t of_side = any_course + 1;  // then an alternative of `Order`

/// What a formation, or the side, may be ordered once; none: any number of times.
std::optional<std::pair<OwnNumber, std::size_t>> kind_of(const Order& order) {
    const auto* line = std::get_if<FormationOrder>(&order);
    if (line == nullptr) {
        const bool is_once =
            std::holds_alternative<UseInitiative>(order) || std::holds_alternative<SendWord>(order);
        if (!is_once) return std::nullopt;
        return std::pair{OwnNumber{}, of_side + order.index()};
    }
    if (std::holds_alternative<Conditional>(line->what)) return std::nullopt;
    const auto action = action_of(*line);
    const bool steers = action && is_course(*action);
    return std::pair{line->formation, steers ? any_course : line->what.index()};
}

}  // namespace

bool SheetWriter::is_allowed(const Order& order) const {
    const auto kind = kind_of(order);
    return !(kind && given_.contains(*kind)) && !preview_.problem_with(order);
}

bool SheetWriter::give(const Order& order) {
    if (!is_allowed(order)) return false;
    if (const auto kind = kind_of(order)) given_.insert(*kind);
    preview_.carry_out(order);
    sheet_.orders.push_back(order);
    return true;
}

bool SheetWriter::has_course(OwnNumber formation) const {
    return given_.contains({formation, any_course});
}

}  // namespace flagplot::admiral
