#include "campaign/rules_in_force.h"

#include <algorithm>
#include <utility>

namespace flagplot {

namespace {

/// These switches with the umpire's changes.
Switches ruled_switches(const Definition& data, const StandingRulings& rulings) {
    Switches switches = data.switches;
    for (const RuledSwitch& ruled : rulings.switches) {
        const auto set = with_switch(switches, ruled.key, ruled.value);
        if (set) switches = *set;
    }
    return switches;
}

bool are_in_force(const Rules& rules, const StandingRulings& rulings) {
    return rules.amended == rulings.amended &&
           rules.definition.switches == ruled_switches(rules.data_by(rulings), rulings);
}

/// The campaign with the switches that the umpire set; none: none were set.
std::optional<Definition> ruled_by(const Rules& rules, const StandingRulings& rulings) {
    const Definition& data = rules.data_by(rulings);
    const Switches switches = ruled_switches(data, rulings);
    if (switches == data.switches) return std::nullopt;
    Definition ruled = data;
    ruled.switches = switches;
    return ruled;
}

}  // namespace

Rules::Rules(const Definition& campaign, Dice with)
    : definition(campaign), dice(std::move(with)), written(&campaign), amendments(nullptr) {
    own_ships.resize(campaign.ships.size());
    for (std::uint32_t i = 0; i < campaign.sides.size(); ++i) {
        books.push_back(book_of(campaign, {i}));
        ships.push_back(ships_of(campaign, {i}));
        assets.push_back(assets_of(campaign, {i}));
        for (std::uint32_t own = 0; own < ships.back().size(); ++own) {
            own_ships[ships.back()[own].index()] = {own};
        }
    }
    for (std::uint32_t i = 0; i < campaign.formations.size(); ++i) by_number.push_back({i});
    std::sort(by_number.begin(), by_number.end(), [&](FormationId a, FormationId b) {
        const FormationRow& one = campaign.formation(a);
        const FormationRow& other = campaign.formation(b);
        return std::pair(one.side, one.number) < std::pair(other.side, other.number);
    });
}

Rules::Rules(const Definition& campaign, const Amendments& known, Dice with)
    : Rules(campaign, std::move(with)) {
    amendments = &known;
}

Rules::Rules(const Rules& rules, const Definition& in_force, std::optional<Digest> amendment)
    : Rules(in_force, rules.dice) {
    written = rules.written;
    amendments = rules.amendments;
    amended = amendment;
}

const Definition& Rules::data_by(const StandingRulings& rulings) const {
    return rulings.amended ? amendments->at(*rulings.amended) : *written;
}

std::optional<Definition> ruled_definition(const Rules& rules, const CampaignState& state) {
    return ruled_by(rules, state.rulings);
}

RulesInForce::RulesInForce(const Rules& rules, const StandingRulings& rulings) : given_(&rules) {
    if (are_in_force(rules, rulings)) return;
    if (auto ruled = ruled_by(rules, rulings)) {
        definition_ = std::make_unique<const Definition>(*std::move(ruled));
    }
    const Definition& in_force = definition_ ? *definition_ : rules.data_by(rulings);
    made_.reset(new Rules(rules, in_force, rulings.amended));
}

bool RulesInForce::hold_in(const CampaignState& state) const {
    return are_in_force(rules(), state.rulings);
}

}  // namespace flagplot
