#include "present/truth/fact_text_names.h"

#include <fmt/format.h>

#include "campaign/command.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

template <class Id, class Name>
std::string enumerated(const std::vector<Id>& ids, Name name) {
    std::vector<std::string> words;
    for (const Id id : ids) words.push_back(name(id));
    return enumeration(words);
}

}  // namespace

std::string FactNames::name(FormationId id) const {
    const FormationRow& row = row_of(definition, state, id);
    return fmt::format("{} [{}]", short_name(row.name), row.id);
}

std::string FactNames::name_by_die(std::uint32_t number) const {
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        if (die_number(definition, state, {i}) == number) return name({i});
    }
    return fmt::format("formation {}", number);
}

std::string FactNames::names(const std::vector<FormationId>& ids) const {
    return enumerated(ids, [&](FormationId id) { return name(id); });
}

std::string FactNames::side(SideId id) const { return definition.side(id).name; }

std::string FactNames::sides(const std::vector<SideId>& ids) const {
    return enumerated(ids, [&](SideId id) { return side(id); });
}

std::string FactNames::ship(ShipId id) const { return definition.ship(id).ship.name; }

std::string FactNames::ships(const std::vector<ShipId>& ids) const {
    return enumerated(ids, [&](ShipId id) { return ship(id); });
}

std::string FactNames::card(CardId id) const {
    return fmt::format("the card \"{}\"", definition.card(id).name);
}

std::string FactNames::asset(AssetId id) const {
    const AssetRow& row = definition.assets.at(id.index());
    return fmt::format("{} [{}]", row.name, row.id);
}

Roster FactNames::roster(SideId id) const { return roster_of(definition, state, seat_of(id)); }

Roster FactNames::roster_for(FormationId id) const {
    return roster(row_of(definition, state, id).side);
}

std::string without_full_stop(std::string text) {
    if (text.ends_with('.')) text.pop_back();
    return text;
}

}  // namespace flagplot
