#pragma once

#include <filesystem>
#include <utility>

#include "store/campaign_folder.h"
#include "store/save.h"

namespace flagplot::desk {

/// The save that a request is about. Errors: those of `Save::open`.
[[nodiscard]] inline Result<Save> opened(const std::filesystem::path& save,
                                         Save::Access access = Save::Access::write) {
    return Save::open(save, access, compiled);
}

/// An error about words that were put together at the desk and are not in a file.
[[nodiscard]] inline Failure without_place(Error error) {
    error.where = {};
    return Failure(std::move(error));
}

}  // namespace flagplot::desk
