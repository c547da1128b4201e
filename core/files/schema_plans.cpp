#include "files/schema_plans.h"

#include <array>

namespace flagplot::file_schema {

namespace {

constexpr std::array doctrine_rows{
    row<&DoctrineTable::battle>("battle", optional,
                                "the stance of formations that can fight; accept if not given"),
    row<&DoctrineTable::seek_from>("seek_from", optional,
                                   "odds in percent from which battle is sought; 150 if not given"),
    row<&DoctrineTable::break_off_below>(
        "break_off_below", optional,
        "percent of its strength below which a formation breaks off and runs; 60 if not given"),
};

constexpr std::array planned_orders_rows{
    row<&PlannedOrdersTable::turn>("turn", required, "the first turn in which they may be given"),
    row<&PlannedOrdersTable::lines>(
        "lines", required,
        "lines of an order sheet; each is given once, as soon as the rules allow, in this order"),
};

constexpr std::array planned_search_rows{
    row<&PlannedSearchTable::turn>("turn", required, "from which turn on"),
    row<&PlannedSearchTable::squares>("squares", required,
                                      "where to look: squares or places of the chart"),
    row<&PlannedSearchTable::by>(
        "by", optional, "ids of formations and air assets of the side; whatever can if not given"),
};

constexpr std::array home_rows{
    row<&HomeTable::of>("of", required, "id of the formation"),
    row<&HomeTable::port>("port", required, "a port of its side, or the port's square"),
};

constexpr std::array plan_rows{
    row<&PlanTable::id>("id", required, "a name that no other plan of its side has"),
    row<&PlanTable::side>("side", required, "id of the side"),
    row<&PlanTable::title>("title", required, "what it is called"),
    row<&PlanTable::kind>("kind", required, "whether it was the plan, or might have been"),
    row<&PlanTable::weight>("weight", optional,
                            "how often it is drawn among those of its side; 1 if not given"),
    row<&PlanTable::won>("won", optional,
                         "of 100 campaigns against the plans of its enemy, as it was tried; 50 if "
                         "not given"),
    row<&PlanTable::confidence>("confidence", required,
                                "H found in a source, M remembered, L estimated"),
    row<&PlanTable::text>("text", required, "what the plan is, and where it is found"),
    row<&PlanTable::doctrine>("doctrine", optional, "how it meets the enemy"),
    row<&PlanTable::orders>("orders", optional, "what is ordered"),
    row<&PlanTable::search>("search", optional,
                            "where the enemy is looked for while nothing better is known"),
    row<&PlanTable::home>("home", optional, "where formations run"),
};

constexpr std::array beginning_rows{
    row<&BeginningTable::square>("square", required, "a square or a place of the chart"),
    row<&BeginningTable::turn>("turn", required, "at whose beginning it may be there"),
    row<&BeginningTable::weight>("weight", optional, "how likely, against the others; 1"),
};

constexpr std::array goal_rows{
    row<&GoalTable::square>("square", required, "a square or a place of the chart"),
    row<&GoalTable::weight>("weight", optional, "how likely, against the others; 1"),
};

constexpr std::array expected_rows{
    row<&ExpectedTable::side>("side", required, "id of the side whose staff expects it"),
    row<&ExpectedTable::name>("name", required, "what it calls that enemy"),
    row<&ExpectedTable::count>("count", optional,
                               "the least and the most formations of this kind; 1 if not given"),
    row<&ExpectedTable::biggest>("biggest", required, "the type of its biggest ship"),
    row<&ExpectedTable::knots>("knots", required, "its full speed"),
    row<&ExpectedTable::radar>("radar", optional, "whether it is believed to have radar; no"),
    row<&ExpectedTable::from>("from", required, "where it may be at the beginning of a turn"),
    row<&ExpectedTable::bound>("bound", optional, "where it may be going"),
};

constexpr std::array plans_rows{
    row<&PlansFile::plan>("plan", optional, "what a side does"),
    row<&PlansFile::expected>("expected", optional, "what a side's staff expects of its enemy"),
};

}  // namespace

std::span<const KeyRow<DoctrineTable>> keys_of(std::type_identity<DoctrineTable>) {
    return doctrine_rows;
}
std::span<const KeyRow<PlannedOrdersTable>> keys_of(std::type_identity<PlannedOrdersTable>) {
    return planned_orders_rows;
}
std::span<const KeyRow<PlannedSearchTable>> keys_of(std::type_identity<PlannedSearchTable>) {
    return planned_search_rows;
}
std::span<const KeyRow<HomeTable>> keys_of(std::type_identity<HomeTable>) { return home_rows; }
std::span<const KeyRow<PlanTable>> keys_of(std::type_identity<PlanTable>) { return plan_rows; }
std::span<const KeyRow<BeginningTable>> keys_of(std::type_identity<BeginningTable>) {
    return beginning_rows;
}
std::span<const KeyRow<GoalTable>> keys_of(std::type_identity<GoalTable>) { return goal_rows; }
std::span<const KeyRow<ExpectedTable>> keys_of(std::type_identity<ExpectedTable>) {
    return expected_rows;
}
std::span<const KeyRow<PlansFile>> keys_of(std::type_identity<PlansFile>) { return plans_rows; }

}  // namespace flagplot::file_schema
