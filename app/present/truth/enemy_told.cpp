#include "present/truth/enemy_told.h"

#include <variant>

namespace flagplot {

namespace {

/// Compares a fact with what was told, with one overload for each kind of fact that tells who was
/// seen.
struct Comparing {
    const Definition& definition;
    const CampaignState& state;
    const EnemyTold& told;
    EnemyBehind& behind;

    template <class F>
    void operator()(const F& /*fact*/) const {}

    void operator()(const SightingTried& tried) const {
        const bool is_by =
            !told.by || row_of(definition, state, tried.tried.searcher).number == *told.by;
        const bool is_it = tried.has_succeeded && tried.side == told.side && is_by &&
                           source_of(tried.mode) == told.source && tried.to == told.square &&
                           tried.at == told.at && tried.declared == told.declared;
        if (is_it) behind.formations.push_back(tried.tried.target);
    }
    void operator()(const FoundFromAir& found) const {
        const bool is_it = told.source == SightSource::air && found.side == told.side &&
                           found.told_square == told.square && found.told == told.declared;
        if (is_it) behind.formations.push_back(found.target);
    }
    void operator()(const EnemyRevealed& revealed) const {
        const bool is_it = told.source == SightSource::report && revealed.side == told.side &&
                           revealed.square == told.square;
        if (is_it) behind.formations.push_back(revealed.formation);
    }
    void operator()(const ContactInvented& invented) const {
        behind.is_invented |= invented.side == told.side && invented.square == told.square &&
                              invented.declared == told.declared;
    }
};

}  // namespace

void EnemySought::look_at(const Fact& fact) {
    std::visit(Comparing{definition_, state_, told_, behind_}, fact);
}

bool tells_who(const Fact& fact) {
    if (const auto* tried = std::get_if<SightingTried>(&fact)) return tried->has_succeeded;
    return std::holds_alternative<FoundFromAir>(fact) ||
           std::holds_alternative<EnemyRevealed>(fact) ||
           std::holds_alternative<ContactInvented>(fact);
}

std::optional<Declaration> true_declaration(const Definition& definition,
                                            const CampaignState& state, FormationId id) {
    const auto units = units_of(definition, state, id);
    if (units.empty()) return std::nullopt;
    const Strength strength = strength_of(units, SpBasis::nominal);
    return Declaration{strength.biggest, strength.units};
}

}  // namespace flagplot
