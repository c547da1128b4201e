#include "tactical/galley/holds.h"

#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

void hold(Battle& battle, Tag one, Tag other, HoldKind kind) {
    if (!are_held_together(battle, one, other)) battle.holds.push_back({one, other, kind});
}

void release(Battle& battle, Tag one, Tag other) {
    std::erase_if(battle.holds, [&](const Hold& each) {
        return (each.one == one && each.other == other) || (each.one == other && each.other == one);
    });
}

void release(Battle& battle, Tag ship) {
    std::erase_if(battle.holds,
                  [&](const Hold& each) { return each.one == ship || each.other == ship; });
}

}  // namespace flagplot::tactical::galley
