#include "present/war/war_report_admirals.h"

#include <optional>

namespace flagplot {

Markdown admirals_section(const War& war) {
    if (war.plans.empty() && war.reasons.empty()) return {};
    Markdown text = "\n## What the admirals thought\n\n";
    for (const PlanTold& plan : war.plans) {
        text += markdown("{} carried out the plan \"{}\". {}\n\n",
                         war.definition.side(plan.side).name, plan.title, plan.text);
    }
    std::optional<OrderReason> head;
    for (const OrderReason& reason : war.reasons) {
        if (!head || head->turn != reason.turn || head->side != reason.side) {
            if (head) text += "\n";
            text += markdown("Turn {}, {}:\n\n", reason.turn.count,
                             war.definition.side(reason.side).name);
        }
        text += markdown("- {}.\n", reason.text);
        head = reason;
    }
    return text;
}

}  // namespace flagplot
