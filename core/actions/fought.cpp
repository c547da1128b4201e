#include "actions/fought.h"

#include <iterator>
#include <utility>

#include "tactical/fight.h"

namespace flagplot::actions {

namespace {

const tactical::Doctrine& doctrine_of(const Action& action, const tactical::Module& module,
                                      tactical::SideIndex side) {
    static const tactical::Doctrine own_mind;
    const bool is_told = side != tactical::umpire && module.name() == action.module;
    return is_told ? action.doctrines.at(side.index()) : own_mind;
}

}  // namespace

Result<Fought> fought(const tactical::Module& module, const Action& action, std::uint64_t seed) {
    const Dice dice = OddsDice{seed};
    const tactical::Fighting fighting{module, action.request, dice};
    auto state = tactical::begin_fight(fighting);
    if (!state) return Failure(state.error());
    Fought fought;
    if (auto before = module.turn_logged(state->battle)) fought.turns.push_back(*std::move(before));
    tactical::Log log;
    while (const auto side = module.to_act(state->battle)) {
        tactical::SideOrder order;
        log.lines.clear();
        state = tactical::let_captain_order(fighting, *std::move(state),
                                            doctrine_of(action, module, *side), order, &log);
        if (!state) return Failure(state.error());
    }
    fought.turns.insert(fought.turns.end(), std::make_move_iterator(log.turns.begin()),
                        std::make_move_iterator(log.turns.end()));
    fought.result = tactical::result_of(fighting, *state);
    return fought;
}

}  // namespace flagplot::actions
