#include "rules/course_change.h"

namespace flagplot {

bool is_current(TurnNumber seen, TurnNumber now, std::int32_t current_turns) {
    return now.count - seen.count <= current_turns;
}

bool is_battle_current(TurnNumber fought, TurnNumber now) { return is_current(fought, now, 1); }

bool is_within_scope(const Trigger& trigger, Square square, const TriggerScope& scope) {
    switch (scope.kind) {
        case ScopeKind::side:
            return true;
        case ScopeKind::own:
            return trigger.is_own;
        case ScopeKind::radius:
            return chebyshev(trigger.where, square) <= scope.radius;
    }
    return false;
}

}  // namespace flagplot
