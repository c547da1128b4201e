#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "view/book.h"
#include "view/order.h"
#include "view/side_view.h"

/// \file
/// What is wrong with one order of a sheet, given the orders before it.

namespace flagplot {

/// What is wrong, and which words of the line it is about.
struct Problem {
    Error error;
    std::string about;
};

[[nodiscard]] Problem problem(ErrorCode code, std::vector<std::string> details, std::string about,
                              std::string nearest = {});

/// The side's own port nearest to a square; none if no port can be reached.
[[nodiscard]] std::optional<Square> home_port(const Book& book, Square from);

/// Whether an order may be given, judged by the side's own picture. Formations act on their orders
/// line by line, so each line is judged by the picture that the lines before it leave. Aircraft and
/// cards are used before any formation moves, so they are judged by the present picture.
class OrderValidator {
  public:
    /// Which orders came before, and the picture they leave.
    struct Sofar {
        const SideView& view;
        std::span<const Order> orders;
    };

    /// `waters` is `connected_waters(book.chart)`. \pre all of them outlive the validator
    OrderValidator(const Book& book, const SideView& view, const std::vector<std::int32_t>& waters,
                   Sofar sofar)
        : book_(book), view_(view), waters_(waters), sofar_(sofar) {}

    [[nodiscard]] std::optional<Problem> problem_with(const Order& order) const {
        return std::visit([&](const auto& what) { return problem_with(what); }, order);
    }

  private:
    using Verdict = std::optional<Problem>;
    /// When an action is to be carried out: when its formation acts, or when a condition holds.
    enum class Meant : std::uint8_t { now, later };

    [[nodiscard]] Verdict problem_with(const UseInitiative& order) const;
    [[nodiscard]] Verdict problem_with(const FormationOrder& order) const;
    [[nodiscard]] Verdict problem_with(const SearchFrom& order) const;
    [[nodiscard]] Verdict problem_with(const PlayCard& order) const;
    [[nodiscard]] Verdict problem_with(const ContactOrder& order) const;
    [[nodiscard]] Verdict problem_with(const SendWord& order) const;

    [[nodiscard]] Verdict problem_with(OwnNumber formation, const Action& action) const;
    [[nodiscard]] Verdict problem_with(OwnNumber formation, const TakePlace& order) const;
    [[nodiscard]] Verdict problem_with(OwnNumber formation, const Conditional& order) const;
    [[nodiscard]] Verdict problem_with(OwnNumber formation, const DropConditions& order) const;

    [[nodiscard]] const OwnFormation& own(OwnNumber formation) const {
        return sofar_.view.formation(formation);
    }
    /// Is it formed by an earlier line of the same sheet?
    [[nodiscard]] bool is_just_formed(OwnNumber formation) const {
        return formation.number > view_.formations.size();
    }
    [[nodiscard]] Verdict not_known(OwnNumber formation) const;
    [[nodiscard]] Verdict not_present(OwnNumber formation) const;
    [[nodiscard]] Verdict not_to_be_joined(OwnNumber formation) const;
    [[nodiscard]] Verdict wrong_part(const Action& action, Meant meant) const;
    [[nodiscard]] std::optional<PlotRoute> course_of(OwnNumber formation,
                                                     const Action& action) const;
    [[nodiscard]] Verdict end_passed(const std::optional<TurnNumber>& until) const;
    [[nodiscard]] Verdict problem_later(OwnNumber formation, const Action& action) const;
    [[nodiscard]] Verdict joined_another(OwnNumber formation) const;

    [[nodiscard]] Verdict off_chart(Square square) const;
    [[nodiscard]] Verdict wrong_square(Square square) const;
    [[nodiscard]] Verdict no_way(OwnNumber formation, const PlotRoute& route) const;

    [[nodiscard]] Problem not_in_use(const Action& action) const;
    [[nodiscard]] Problem not_a_port(OwnNumber formation, Square port) const;
    [[nodiscard]] Problem not_its_marker(OwnNumber formation, Square square) const;
    [[nodiscard]] Problem no_company(OwnNumber formation, OwnNumber other) const;
    [[nodiscard]] Verdict not_allowed(OwnNumber formation, const Action& action) const;
    [[nodiscard]] Problem not_its_ship(OwnNumber formation, const Detach& order) const;
    [[nodiscard]] Verdict name_alike(const Detach& order) const;
    [[nodiscard]] Problem wrong_port(OwnNumber formation, Square to) const;
    [[nodiscard]] std::string why_apart(OwnNumber formation, OwnNumber other) const;

    [[nodiscard]] Problem no_flying(OwnAsset number) const;
    [[nodiscard]] Problem no_base(OwnAsset number) const;
    [[nodiscard]] Problem beyond_range(const SearchFrom& order) const;
    [[nodiscard]] Problem no_such_card(const PlayCard& order) const;
    [[nodiscard]] Problem no_such_contact(const ContactOrder& order) const;

    const Book& book_;
    const SideView& view_;
    const std::vector<std::int32_t>& waters_;
    Sofar sofar_;
};

}  // namespace flagplot
