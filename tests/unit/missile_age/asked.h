#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/missile_age/acts.h"
#include "tactical/missile_age/known.h"
#include "tactical/missile_age/ordering.h"
#include "unit/missile_age/missile_kit.h"

/// \file
/// Sides that are asked in a phase, for tests of orders, captains and plots.

namespace flagplot::tactical::missile_age {

/// The battle goes on with this side in this phase; all of its units that can act wait. What it
/// knows then.
inline View asked_in(MissileKit& kit, Phase phase, SideIndex side = red) {
    Progress& progress = kit.battle.progress;
    progress.phase = phase;
    progress.asking = Asking::activation;
    progress.asked = side;
    progress.active = 0;
    std::vector<kit::Waiting> waiting;
    for (std::uint32_t number = 0; number < kit.battle.sides.size(); ++number) {
        const SideIndex each{number};
        waiting.push_back({each, asked_in_phase(kit.tables, kit.battle, each), std::nullopt});
    }
    progress.queue = kit::ActivationQueue{std::move(waiting), side.number, 0};
    return view_of(kit.tables, kit.battle, side);
}

/// A missile in flight, as if it had been launched. Its tag.
inline Tag launched(MissileKit& kit, const Unit& firer, std::string_view weapon,
                    const Unit& target) {
    const Tag tag = kit.battle.progress.next_tag++;
    kit.battle.missiles.push_back({tag, firer.side, firer.tag,
                                   weapon_called(kit.tables, weapon).value(), target.tag,
                                   kit.battle.progress.turn});
    return tag;
}

}  // namespace flagplot::tactical::missile_age
