#include "store/save.h"

#include <filesystem>
#include <fstream>

#include "base/ensure.h"
#include "fuzz/drill.h"
#include "fuzz/scratch.h"
#include "fuzz/targets.h"
#include "store/campaign_folder.h"
#include "store/trouble.h"

namespace flagplot::fuzz {

namespace {

namespace fs = std::filesystem;

fs::path war() { return scratch() / "war.save"; }

}  // namespace

void fuzz_save(std::string_view input) {
    const fs::path path = war();
    std::ofstream(path, std::ios::binary) << input;
    try {
        const auto save = Save::open(path, Save::Access::read, compiled);
        if (!save) {
            (void)describe(save.error());
            return;
        }
        FLAGPLOT_ENSURE(!save->entries().empty());
    } catch (const MachineTrouble&) {  // a sentence and an exit status, too
    }
    FLAGPLOT_ENSURE(bytes_of(path) == input);  // looking at a save leaves it as it is
}

Seeds seeds_of_saves() {
    const PlayedWorld& played = played_world();
    const fs::path path = war();
    fs::remove(path);
    const bool is_made =
        create_save(path, {played.world.definition, {}, {played.world.secret, std::nullopt}})
            .has_value();
    FLAGPLOT_ENSURE(is_made);
    Seeds seeds{bytes_of(path)};
    {
        auto save = Save::open(path, Save::Access::write, compiled);
        FLAGPLOT_ENSURE(save.has_value());
        constexpr std::size_t a_few = 4;
        for (std::size_t i = 1; i <= a_few; ++i) {
            FLAGPLOT_ENSURE(save->carry_out(played.steps[i].command).has_value());
        }
    }
    seeds.push_back(bytes_of(path));
    return seeds;
}

}  // namespace flagplot::fuzz
