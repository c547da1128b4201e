#pragma once

#include <filesystem>

namespace flagplot::desk {

/// What the desk is asked to do besides being used: for pictures, measurements and tests.
struct Trial {
    std::filesystem::path screenshot;  ///< shows the first whole frame, writes it here and ends
    std::filesystem::path counts;      ///< at its end, how often each intent was carried out
    bool measures = false;             ///< draws as fast as it can, says how fast, and ends
};

}  // namespace flagplot::desk
