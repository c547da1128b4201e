#include "admiral/plan_only.h"

#include "admiral/plan_orders.h"

namespace flagplot::admiral {

Sheet plan_only_sheet(const Book& book, const SideView& view, const Plan& plan) {
    const auto waters = connected_waters(book.chart);
    SheetWriter writer(book, view, waters);
    give_plan(writer, book, view, plan);
    return writer.sheet();
}

}  // namespace flagplot::admiral
