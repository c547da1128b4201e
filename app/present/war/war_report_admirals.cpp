#include "present/war/war_report_admirals.h"

#include <fmt/format.h>

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

std::vector<std::string> plan_lines(const War& war) {
    std::vector<std::string> lines;
    for (const PlanTold& plan : war.plans) {
        lines.push_back(
            fmt::format("{}: {}. {}", war.definition.side(plan.side).name, plan.title, plan.text));
    }
    return lines;
}

std::vector<std::string> reason_lines(const War& war) {
    std::vector<std::string> lines;
    for (const OrderReason& reason : war.reasons) {
        lines.push_back(fmt::format("Turn {}, {}: {}.", reason.turn.count,
                                    war.definition.side(reason.side).name, reason.text));
    }
    return lines;
}

}  // namespace flagplot
