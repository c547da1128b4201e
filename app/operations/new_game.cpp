#include "operations/new_game.h"

#include <fmt/format.h>

#include <algorithm>

#include "store/secret.h"

namespace flagplot {

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
        said.push_back(
            fmt::format("You lead {}; the other sides do as they did in history, and are hidden "
                        "from you.",
                        definition.side(*side).name));
    }
    const DiceSource dice = game.seed ? seeded_dice(*game.seed) : secret_dice();
    const auto made =
        create_save(game.save, {std::move(definition), texts_of(sources), dice, solo});
    if (!made) return Failure(made.error());
    said.push_back(game.seed ? fmt::format("Its dice are public: seed {}.", *game.seed)
                             : fmt::format("Its dice are secret; every briefing shows the "
                                           "commitment {}.",
                                           short_hex(commitment_of(dice.secret))));
    return said;
}

}  // namespace flagplot
