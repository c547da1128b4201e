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

namespace {

/// \pre own is not empty
const Plan* drawn_by_lot(const std::vector<const Plan*>& own, const Dice& dice, DieKey lot) {
    std::int32_t all = 0;
    for (const Plan* plan : own) all += plan->weight;
    std::int32_t left = roll(dice, lot, all);
    for (const Plan* plan : own) {
        left -= plan->weight;
        if (left <= 0) return plan;
    }
    return own.back();
}

}  // namespace

const Plan* drawn_plan(const Plans& plans, SideId side, const Dice& dice, std::int32_t lots) {
    const auto own = plans_of(plans, side);
    const Plan* best = nullptr;
    constexpr std::uint16_t before_all_turns = 0;  // so it is no other lot
    for (std::int32_t index = 0; index < lots && !own.empty(); ++index) {
        const DieKey lot{Purpose::lot, 0, before_all_turns,
                         side.number,  0, static_cast<std::uint32_t>(index)};
        const Plan* drawn = drawn_by_lot(own, dice, lot);
        if (best == nullptr || drawn->won > best->won) best = drawn;
    }
    return best;
}

}  // namespace flagplot::admiral
