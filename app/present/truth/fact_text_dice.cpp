#include "present/truth/fact_text_dice.h"

#include <fmt/format.h>

#include <array>

#include "view/phrases.h"

namespace flagplot {

namespace {

/// The words for success and failure.
struct RollWords {
    Purpose purpose;
    std::string_view success;
    std::string_view failure;
};

constexpr std::array<RollWords, words_of<Purpose>.size()> verdicts{{
    {Purpose::initiative, "success", "failure"},
    {Purpose::sighting, "spotted", "not spotted"},
    {Purpose::air_search, "found", "not found"},
    {Purpose::misreport, "success", "failure"},
    {Purpose::draw, "a card comes", "no card comes"},
    {Purpose::shuffle, "success", "failure"},
    {Purpose::lot, "success", "failure"},
    {Purpose::card, "it strikes", "it does not strike"},
    {Purpose::refusal, "success", "failure"},
    {Purpose::battle, "success", "failure"},
}};

/// Whose search a die of the air phase belongs to. Numbers above the assets are flights of cards.
std::string flight(const FactNames& names, std::uint32_t subject) {
    return subject < names.definition.assets.size() ? names.asset({subject}) : "A card's flight";
}

std::string side_by_die(const FactNames& names, std::uint32_t number) {
    const bool is_known = number < names.definition.sides.size();
    return is_known ? names.side({number}) : fmt::format("Side {}", number);
}

}  // namespace

std::string roll_text(const FactNames& names, const DieKey& key) {
    const auto side = [&] { return side_by_die(names, key.subject); };
    switch (key.purpose) {
        case Purpose::initiative:
            return side() + " rolls for the initiative";
        case Purpose::sighting:
            return fmt::format("{} tries to sight {}", names.name_by_die(key.subject),
                               names.name_by_die(key.object));
        case Purpose::air_search:
            return fmt::format("{}: search for {}", flight(names, key.subject),
                               names.name_by_die(key.object));
        case Purpose::misreport:
            return fmt::format("{}: how {} is reported", flight(names, key.subject),
                               names.name_by_die(key.object));
        case Purpose::draw:
            return side() + " rolls for a card";
        case Purpose::shuffle:
            return fmt::format("{} shuffles its cards, {} left", side(), key.index);
        case Purpose::lot:
            return side() + "'s card draws a lot";
        case Purpose::card:
            return side() + "'s card rolls";
        case Purpose::refusal:
            return fmt::format("{} rolls against {}, battle or no battle",
                               names.name_by_die(key.subject), names.name_by_die(key.object));
        case Purpose::battle:
            return fmt::format("A roll in battle {}", key.subject + 1);
    }
    return {};
}

std::string die_text(const FactNames& names, const DieRolled& fact) {
    const std::string rolled =
        fmt::format("{}: d{} = {}", roll_text(names, fact.key), fact.faces, fact.result);
    const std::string reasons = made_of_text(fact.modifiers);
    const std::string why = reasons.empty() ? reasons : " (" + reasons + ")";
    if (fact.needed == 0) return rolled + why + ".";
    const RollWords& verdict = verdicts[static_cast<std::size_t>(fact.key.purpose)];
    return fmt::format("{}, needs {} or less{}: {}.", rolled, fact.needed, why,
                       fact.result <= fact.needed ? verdict.success : verdict.failure);
}

}  // namespace flagplot
