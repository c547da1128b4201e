#include "desk/start/tutorial_begun.h"

#include <string>
#include <system_error>

#include "operations/new_game.h"
#include "present/desk/tutorial/tutorial.h"
#include "store/campaign_folder.h"
#include "store/disk.h"

namespace flagplot::desk {

namespace {

/// Errors: another program is writing to it.
Result<bool> can_go_on(const std::filesystem::path& save) {
    std::error_code ignored;
    if (!std::filesystem::exists(save, ignored)) return false;
    const auto opened = Save::open(save, Save::Access::read, compiled);
    if (opened) return opened->state().progress.phase != Phase::over;
    if (opened.error().code == ErrorCode::save_busy) return Failure(opened.error());
    return false;
}

}  // namespace

Result<std::filesystem::path> tutorial_begun(const std::filesystem::path& save,
                                             const std::vector<std::filesystem::path>& roots) {
    const auto goes_on = can_go_on(save);
    if (!goes_on) return Failure(goes_on.error());
    if (*goes_on) return save;
    const auto sources = read_campaign_folder(std::string(tutorial_game.campaign), roots);
    if (!sources) return Failure(sources.error());
    auto definition = read_campaign(*sources);
    if (!definition) return Failure(definition.error().front());
    if (save.has_parent_path()) make_folder(save.parent_path());
    for (const auto& old : {save, copy_beside(save)}) std::filesystem::remove(old);
    NewGame game{save, tutorial_game.seed, std::string(tutorial_game.side)};
    const auto said = begin_game(*sources, *std::move(definition), game);
    if (!said) return Failure(said.error());
    return save;
}

}  // namespace flagplot::desk
