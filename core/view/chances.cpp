#include "view/chances.h"

#include <algorithm>
#include <utility>

#include "rules/air.h"
#include "rules/effect.h"
#include "rules/weather.h"
#include "view/permissions.h"

namespace flagplot {

namespace {

constexpr StructurePoints smallest_ship{1};
constexpr StructurePoints largest_ship{4};
constexpr StructurePoints biggest_auxiliary = auxiliary_size(15'000, true);

/// What is known of a contact's strength: both bounds of the size of its biggest ship.
struct KnownSize {
    StructurePoints least;
    StructurePoints most;
    ShipType type{};
    ShipCount units{1};

    [[nodiscard]] Strength of(StructurePoints size) const { return {type, size, {}, units}; }
};

KnownSize size_of(const Book& book, const Contact& contact) {
    const auto known = composition_of(book.switches, contact);
    if (!known) return {smallest_ship, largest_ship, ShipType::DD, {1}};
    const TypeRow& row = row_of(known->declared->biggest);
    const bool is_by_tonnage = row.kind == Kind::auxiliary;
    return {row.size, is_by_tonnage ? biggest_auxiliary : row.size, row.type,
            known->declared->units};
}

Strength own_strength(const Book& book, const SideView& view, OwnNumber own) {
    return strength_of(units_of(book, view, own), book.switches.sp_basis);
}

Weathering weathering_over(const SideView& view, Square square) {
    return weathering_at(weather_in(view, view.turn), square);
}

/// The two attempts against the smallest and the biggest ship that the enemy may have.
template <class AttemptFor>
std::optional<SightChance> between_sizes(const KnownSize& size, const AttemptFor& attempt_for) {
    const std::optional<Attempt> most = attempt_for(size.of(size.most));
    if (!most) return std::nullopt;
    const std::optional<Attempt> least = attempt_for(size.of(size.least));
    if (!least) return SightChance{most->mode, 0, most->needed, most->modifiers};
    return SightChance{least->mode, least->needed, most->needed, least->modifiers};
}

}  // namespace

std::optional<SightChance> chance_to_sight(const Book& book, const SideView& view, OwnNumber by,
                                           ContactId contact, Reach reach) {
    const OwnFormation& own = view.formation(by);
    const Searcher eyes{own_strength(book, view, by), own.radar_on};
    const Hindrance hindrance = hindrance_of(own.effects, {}, weathering_over(view, own.square),
                                             weathering_over(view, view.contact(contact).square));
    return between_sizes(size_of(book, view.contact(contact)), [&](const Strength& target) {
        return sighting_attempt(eyes, target, reach, light_in(book, view, view.turn),
                                book.switches.sighting(), hindrance);
    });
}

std::optional<SightChance> chance_to_be_sighted(const Book& book, const SideView& view,
                                                OwnNumber own, ContactId by) {
    const OwnFormation& target = view.formation(own);
    const Strength strength = own_strength(book, view, own);
    const Hindrance hindrance =
        hindrance_of({}, target.effects, weathering_over(view, view.contact(by).square),
                     weathering_over(view, target.square));
    return between_sizes(size_of(book, view.contact(by)), [&](const Strength& searcher) {
        return sighting_attempt({searcher, false}, strength, Reach::close,
                                light_in(book, view, view.turn), book.switches.sighting(),
                                hindrance);
    });
}

std::optional<SightChance> chance_from_air(const Book& book, const SideView& view, OwnAsset asset,
                                           ContactId contact) {
    const Square square = view.contact(contact).square;
    const auto base = base_of(book, view, asset);
    if (!base || obstacle(book, view, SearchFrom{asset, square}, 0)) return std::nullopt;
    const BookAsset& known = book.assets.at(asset.index());
    const Sortie sortie{known.quality, known.range, chebyshev(*base, square), {}};
    return between_sizes(size_of(book, view.contact(contact)), [&](const Strength& target) {
        Searched searched;
        searched.size = target.size;
        searched.weather = weathering_over(view, square);
        searched.is_coastal = book.chart.is_coastal(square);
        return air_attempt(sortie, searched, book.switches.sighting_cap);
    });
}

Pace own_pace(const Book& book, const SideView& view, OwnNumber own) {
    Pace pace{points_in(book, view, own, view.turn), {INT32_MAX}};
    for (const Unit& unit : units_of(book, view, own)) {
        pace.slowest = std::min(pace.slowest, speed_left(unit.maximum, unit.speed));
    }
    return pace;
}

std::optional<Squares> seen_to_make(const Contact& contact) {
    std::optional<Squares> most;
    for (std::size_t i = 1; i < contact.sightings.size(); ++i) {
        const Sighted &from = contact.sightings[i - 1], &to = contact.sightings[i];
        const std::int32_t turns = to.turn.count - from.turn.count;
        if (turns < 1) continue;
        const Squares a_turn{(chebyshev(from.square, to.square).count + turns - 1) / turns};
        most = std::max(most.value_or(Squares{0}), a_turn);
    }
    return most;
}

}  // namespace flagplot
