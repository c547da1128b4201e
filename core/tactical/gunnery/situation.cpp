#include "tactical/gunnery/situation.h"

#include <algorithm>

#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/ordering.h"

namespace flagplot::tactical::gunnery {

namespace {

const Division* convoy_of(const Side& own) {
    const auto found =
        std::find_if(own.divisions.begin(), own.divisions.end(),
                     [&](const Division& each) { return each.is_convoy && is_there(own, each); });
    return found == own.divisions.end() ? nullptr : &*found;
}

/// What a formation's stance makes of it where no doctrine says anything (GU-73).
Task task_of(Stance stance) {
    switch (stance) {
        case Stance::seek:
            return Task::close_and_destroy;
        case Stance::avoid:
            return Task::break_off;
        case Stance::accept:
            break;
    }
    return Task::as_he_judges;
}

/// Does the side see a convoy, and has none of its own to cover?
bool sees_prey(const Situation& situation) {
    const auto merchants = std::count_if(situation.foes.begin(), situation.foes.end(),
                                         [](const Foe& foe) { return foe.design->is_merchant; });
    return situation.convoy == nullptr && merchants > 1;
}

}  // namespace

Situation::Situation(const View& the_view, const Tables& the_tables)
    : view(the_view),
      tables(the_tables),
      light(light_in(the_view.conditions, the_view.conditions.turn, the_tables)),
      foes(foes_of(the_view, the_tables)),
      odds(odds_of(the_view, foes, light, the_tables)),
      convoy(convoy_of(the_view.own)) {}

bool Situation::has_warships() const {
    return std::any_of(foes.begin(), foes.end(),
                       [](const Foe& foe) { return !foe.design->is_merchant; });
}

const Foe* Situation::nearest_warship(kit::Point from) const {
    const Foe* nearest = nullptr;
    std::int32_t least = 0;
    for (const Foe& foe : foes) {
        if (foe.design->is_merchant) continue;
        const std::int32_t range = kit::distance(from, foe.held->at);
        if (nearest != nullptr && range >= least) continue;
        nearest = &foe;
        least = range;
    }
    return nearest;
}

Command::Command(const Situation& the_situation, const Division& the_division,
                 const Doctrine& doctrine)
    : situation(the_situation),
      division(the_division),
      ships(ships_there(the_situation.own(), the_division)),
      guide(the_situation.ship(ships.front())),
      design(the_situation.design(guide)),
      wishes(wishes_for(guide.name, doctrine)),
      task(wishes.task.value_or(task_of(the_division.stance))) {
    if (wishes.targets == Prefer::best && sees_prey(situation)) wishes.targets = Prefer::merchants;
}

bool Command::has_gunnery_radar() const {
    constexpr std::int32_t aims = 2;
    return division.is_radar_on &&
           any_ship([](const Ship&, const Design& its) { return its.radar >= aims; });
}

bool Command::is_blind_by_night() const {
    constexpr std::int32_t trained = 2;
    const bool has_radar = division.is_radar_on && design.radar > 0;
    return situation.is_night() && design.night < trained && !has_radar;
}

bool EnemyDivision::has_merchants() const {
    return std::any_of(ships.begin(), ships.end(),
                       [](const Foe* foe) { return foe->design->is_merchant; });
}

void Line::add(const Division& division, Verb verb, std::int32_t number, std::int32_t enemy,
               const std::string& name) {
    Clause clause{division.name, verb, number, enemy, name};
    if (!is_standing(division, clause)) clauses_.push_back(std::move(clause));
}

}  // namespace flagplot::tactical::gunnery
