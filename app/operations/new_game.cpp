#include "operations/new_game.h"

#include <fmt/format.h>

#include <algorithm>

#include "files/plans_file.h"
#include "store/secret.h"

namespace flagplot {

namespace {

/// "the other sides do as they did in history"
std::string_view others_text(std::optional<AdmiralLevel> against) {
    if (!against) return "the other sides do as they did in history";
    switch (*against) {
        case AdmiralLevel::plan_only:
            return "the other sides carry out plans that they have drawn in secret";
        case AdmiralLevel::easy:
            return "the other sides are led by admirals of level 1 (easy), with secret plans";
        case AdmiralLevel::normal:
            return "the other sides are led by admirals of level 2 (normal), with secret plans";
        case AdmiralLevel::strong:
            break;
    }
    return "the other sides are led by admirals of level 3 (strong), with secret plans";
}

}  // namespace

Result<std::optional<AdmiralLevel>> opponent_named(const std::string& word,
                                                   std::optional<std::uint64_t> level) {
    const std::vector<std::string> words{"history", "plan", "admiral"};
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) {
        return failure(ErrorCode::out_of_range, {"against", word, "history, plan or admiral"}, {},
                       nearest_word(word, words));
    }
    constexpr std::uint64_t normal = 2;
    if (level && (word != words.back() || *level < 1 || *level > 3)) {
        return failure(ErrorCode::out_of_range,
                       {"level", std::to_string(*level), "1, 2 or 3, for an admiral"});
    }
    if (found == words.begin()) return std::optional<AdmiralLevel>();
    const std::uint64_t place = word == words.back() ? level.value_or(normal) : 0;
    return std::optional(static_cast<AdmiralLevel>(place));
}

Result<SideId> side_named(const Definition& definition, const std::string& id) {
    std::vector<std::string> ids;
    for (const SideRow& row : definition.sides) ids.push_back(row.id);
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) {
        return failure(ErrorCode::unknown_side, {id}, {}, nearest_word(id, ids));
    }
    return SideId{static_cast<std::uint32_t>(found - ids.begin())};
}

Result<std::vector<std::string>> begin_game(const CampaignSources& sources, Definition definition,
                                            const NewGame& game) {
    std::optional<SideId> solo;
    std::vector<std::string> said{
        fmt::format("{} begins in {}.", definition.title, game.save.string())};
    if (game.solo) {
        const auto side = side_named(definition, *game.solo);
        if (!side) return Failure(side.error());
        solo = *side;
        said.push_back(fmt::format("You lead {}; {}, and are hidden from you.",
                                   definition.side(*side).name, others_text(game.against)));
    }
    if (const auto plans = read_plans(sources.plans, definition); !plans) {
        return Failure(plans.error().front());
    }
    const DiceSource dice = game.seed ? seeded_dice(*game.seed) : secret_dice();
    const auto made = create_save(
        game.save, {std::move(definition), texts_of(sources), dice, solo, game.against});
    if (!made) return Failure(made.error());
    said.push_back(game.seed ? fmt::format("Its dice are public: seed {}.", *game.seed)
                             : fmt::format("Its dice are secret; every briefing shows the "
                                           "commitment {}.",
                                           short_hex(commitment_of(dice.secret))));
    return said;
}

}  // namespace flagplot
