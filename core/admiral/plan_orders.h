#pragma once

#include <map>
#include <set>

#include "admiral/plan.h"
#include "admiral/sheet_writer.h"

/// \file
/// How the orders of a plan are carried out, turn by turn, from the side's own picture.

namespace flagplot::admiral {

/// How far an order of the plan has come.
enum class Progress : std::uint8_t { to_be_given, under_way, done };

/// Whom the plan does not move, because somebody else does.
using Steered = std::set<OwnNumber>;

/// Gives what the plan orders and the rules allow: lines, stances, searches. Formations in
/// `steered` are given no course, no stance and no search; what else the plan says of them is
/// given.
void give_plan(SheetWriter& writer, const Book& book, const SideView& view, const Plan& plan,
               const Steered& steered = {});

/// An order of the plan that says where a formation steams.
struct PlannedCourse {
    FormationOrder order;
    TurnNumber due;

    friend bool operator==(const PlannedCourse&, const PlannedCourse&) = default;
};

/// The last course of each formation that is due and not done by what the writer has given; else
/// the next one that is not yet due.
[[nodiscard]] std::map<OwnNumber, PlannedCourse> planned_courses(SheetWriter& writer,
                                                                 const Book& book,
                                                                 const SideView& view,
                                                                 const Plan& plan);

/// The search that the plan orders of a formation or an air asset now; null: none.
[[nodiscard]] const PlannedSearch* planned_search(const SideView& view, const Plan& plan,
                                                  const std::string& who);

}  // namespace flagplot::admiral
