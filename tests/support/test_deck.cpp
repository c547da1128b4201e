#include "support/test_deck.h"

#include <algorithm>

namespace flagplot::test {

namespace {

CardEffect effect(PlainEffect what, std::int32_t turns = 1) {
    return {std::move(what), Ends::with_turn, {turns}};
}

Card card(std::string name, CardKind kind, CardTarget on, std::vector<CardStep> effects) {
    Card made;
    made.name = std::move(name);
    made.kind = kind;
    made.on = on;
    made.effects = std::move(effects);
    made.seen = made.name + " was seen.";
    made.text = "Play it.";
    return made;
}

Card blow(std::string name, std::vector<CardStep> effects) {
    return card(std::move(name), CardKind::blow, CardTarget::own_at_sea, std::move(effects));
}

Card hand(std::string name, CardTarget on, std::vector<CardStep> effects) {
    return card(std::move(name), CardKind::hand, on, std::move(effects));
}

}  // namespace

Deck every_verb() {
    Deck deck{"every", {}};
    auto& cards = deck.cards;
    const auto add = [&](Card made) -> Card& { return cards.emplace_back(std::move(made)); };
    add(blow("Defect", {effect(SpeedTimes{3, 4}, 2)})).copies = 2;
    add(blow("Fog", {effect(NoSight{SightMode::eye}), effect(NoSight{SightMode::air})}));
    add(blow("Static", {effect(NoSight{SightMode::radar}), effect(SightBy{SightMode::air, {1}})}));
    Card& torpedo = add(blow("Torpedo", {effect(Damage{{1}, Pick::random})}));
    torpedo.copies = 2;
    torpedo.test = CardTest{7, {{TestBy::auxiliaries, {2}, 1}, {TestBy::destroyers, {-1}, 3}}};
    Card& mine = add(blow("Mine", {effect(Damage{{1}, Pick::biggest})}));
    mine.only_if = {CardIf::coastal};
    mine.is_redrawn = true;
    Card& bombs = add(blow("Bombs", {effect(Damage{{2}, Pick::first})}));
    bombs.only_if = {CardIf::day, CardIf::spotted, CardIf::in_enemy_air_range};
    bombs.test = CardTest{6, {{TestBy::air_quality, {1}, 1}}};
    Card& collision = add(blow("Collision", {effect(PointsBy{{-1}})}));
    collision.only_if = {CardIf::night, CardIf::has_auxiliaries};
    add(blow("Fuel", {Choice{{PointsAtMost{{1}}, Ends::in_port, {1}}, effect(SendTo{})}})).copies =
        3;
    add(blow("Recalled", {effect(SendTo{})}));
    add(blow("Release", {effect(SetFree{}), effect(TellText{"Act as you think best."})}));
    add(card("Rumour", CardKind::blow, CardTarget::side, {effect(FalseContact{})}));
    add(card("Question", CardKind::blow, CardTarget::side, {effect(AskUmpire{"what now?"})}));
    Card& gale = add(
        card("Gale", CardKind::blow, CardTarget::radius, {effect(MakeWeather{Weather::heavy})}));
    gale.radius = {1};
    Card& shoals =
        add(card("Shoals", CardKind::blow, CardTarget::radius, {effect(PointsBy{{-1}})}));
    shoals.radius = {1};
    shoals.at = Square{2, 2};
    add(blow("Pilot", {UmpireBranch{"Is the pilot aboard?",
                                    {effect(TellText{"He is."}), effect(PointsBy{{1}})},
                                    {effect(PointsBy{{-1}})}}}));
    add(blow("Mutiny", {effect(PointsBy{{-1}})})).sides = {{1}};
    add(card("Mist", CardKind::blow, CardTarget::own_at_sea,
             {effect(MakeWeather{Weather::fog}, 2)}));
    add(hand("Ultra", CardTarget::enemy_at_sea, {effect(Reveal{Reveals::marker})}));
    add(hand("Agent", CardTarget::enemy_at_sea, {effect(Reveal{Reveals::square})}));
    add(hand("Bearing", CardTarget::enemy_active, {effect(Reveal{Reveals::block})}));
    add(hand("Flight", CardTarget::side, {effect(FreeSearch{{2}})}));
    add(hand("Boilers", CardTarget::owner_picks, {effect(PointsBy{{1}})}));
    add(hand("Silence", CardTarget::owner_picks,
             {CardEffect{SightBy{SightMode::eye, {-2}}, Ends::next_attempt, {1}},
              CardEffect{SightBy{SightMode::radar, {-2}}, Ends::next_attempt, {1}}}));
    return deck;
}

std::vector<CardId> cards_of_the_enemy(const Deck& deck) {
    std::vector<CardId> found;
    for (std::uint32_t i = 0; i < deck.cards.size(); ++i) {
        const Card& each = deck.cards[i];
        const bool is_aimed_at_him = each.on == CardTarget::enemy_at_sea ||
                                     each.on == CardTarget::enemy_active ||
                                     each.on == CardTarget::radius;
        const auto tells_of_him = [](const auto& what) {
            const auto* plain = std::get_if<CardEffect>(&what);
            return plain != nullptr && std::holds_alternative<FalseContact>(plain->what);
        };
        if (is_aimed_at_him ||
            std::any_of(each.effects.begin(), each.effects.end(), tells_of_him)) {
            found.push_back({i});
        }
    }
    return found;
}

}  // namespace flagplot::test
