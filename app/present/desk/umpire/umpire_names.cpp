#include "present/desk/umpire/umpire_names.h"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "base/lexer.h"
#include "campaign/command_words.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

/// The name that people know for each word of the record.
std::map<std::string, std::string> names_in(const Definition& definition,
                                            const CampaignState& state) {
    std::map<std::string, std::string> names;
    for (const SideRow& side : definition.sides) names[side.id] = side.name;
    for (const Card& card : definition.deck.cards) names[in_quotes(card.name)] = card.name;
    for (const auto& row : definition.ships) names[in_quotes(row.ship.name)] = row.ship.name;
    for (std::uint32_t id = 0; id < state.formations.size(); ++id) {
        const FormationRow& row = row_of(definition, state, {id});
        names[formation_text({definition, state}, {id})] =
            fmt::format("{} ({})", short_name(row.name), definition.side(row.side).name);
    }
    return names;
}

}  // namespace

std::vector<std::string> formations_named(const Definition& definition,
                                          const CampaignState& state) {
    std::vector<std::string> names;
    for (std::uint32_t id = 0; id < state.formations.size(); ++id) {
        if (state.formations[id].presence == Presence::gone) continue;
        names.push_back(formation_text({definition, state}, {id}));
    }
    return names;
}

std::vector<std::string> sides_named(const Definition& definition) {
    std::vector<std::string> names;
    for (const SideRow& side : definition.sides) names.push_back(side.id);
    return names;
}

std::vector<std::string> cards_named(const Definition& definition) {
    std::vector<std::string> names;
    for (const Card& card : definition.deck.cards) names.push_back(in_quotes(card.name));
    return names;
}

std::vector<std::string> ships_named(const Definition& definition, const CampaignState& state) {
    std::vector<std::string> names;
    for (std::uint32_t ship = 0; ship < definition.ships.size(); ++ship) {
        if (!state.ships[ship].is_lost()) names.push_back(ship_text({definition, state}, {ship}));
    }
    return names;
}

FormField by_name(FormField field, const Definition& definition, const CampaignState& state) {
    const auto names = names_in(definition, state);
    field.words.clear();
    for (const std::string& choice : field.choices) {
        const auto found = names.find(choice);
        field.words.push_back(found == names.end() ? choice : found->second);
    }
    return field;
}

}  // namespace flagplot::desk
