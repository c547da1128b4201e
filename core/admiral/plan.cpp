#include "admiral/plan.h"

namespace flagplot::admiral {

std::vector<const Plan*> plans_of(const Plans& plans, SideId side) {
    std::vector<const Plan*> own;
    for (const Plan& plan : plans.plans) {
        if (plan.side == side) own.push_back(&plan);
    }
    return own;
}

const Plan* plan_named(const Plans& plans, SideId side, const std::string& id) {
    for (const Plan* plan : plans_of(plans, side)) {
        if (plan->id == id) return plan;
    }
    return nullptr;
}

const Plan* drawn_plan(const Plans& plans, SideId side, const Dice& dice) {
    std::int32_t all = 0;
    for (const Plan* plan : plans_of(plans, side)) all += plan->weight;
    if (all == 0) return nullptr;
    constexpr std::uint16_t before_all_turns = 0;  // so it is no other lot
    std::int32_t left = roll(dice, {Purpose::lot, 0, before_all_turns, side.number, 0, 0}, all);
    for (const Plan* plan : plans_of(plans, side)) {
        left -= plan->weight;
        if (left <= 0) return plan;
    }
    return nullptr;
}

}  // namespace flagplot::admiral
