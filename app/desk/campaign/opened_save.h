#pragma once

#include <filesystem>

#include "store/campaign_folder.h"
#include "store/save.h"

namespace flagplot::desk {

/// The save that a request is about. Errors: those of `Save::open`.
[[nodiscard]] inline Result<Save> opened(const std::filesystem::path& save,
                                         Save::Access access = Save::Access::write) {
    return Save::open(save, access, compiled);
}

}  // namespace flagplot::desk
