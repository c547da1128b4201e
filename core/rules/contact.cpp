#include "rules/contact.h"

namespace flagplot {

bool is_battle_due(const Meeting& meeting) {
    return (meeting.own_has_spotted && meeting.own != Stance::avoid) ||
           (meeting.enemy_has_spotted && meeting.enemy != Stance::avoid);
}

Evasion evasion_of(const Meeting& meeting, BattleRefusal rule) {
    if (meeting.own != Stance::avoid) return Evasion::none;
    const bool is_warned = meeting.own_has_spotted && meeting.enemy_has_spotted;
    if (!is_warned || meeting.has_refused || rule == BattleRefusal::never) return Evasion::held;
    if (meeting.own_pace.points == MovePoints{0}) return Evasion::held;
    if (rule == BattleRefusal::umpire) return Evasion::umpire;
    if (meeting.own_pace > meeting.enemy_pace) return Evasion::slips_away;
    return meeting.own_pace < meeting.enemy_pace ? Evasion::held : Evasion::rolls;
}

bool has_surprise(const Meeting& meeting) {
    return meeting.own_has_spotted && !meeting.enemy_has_spotted;
}

}  // namespace flagplot
