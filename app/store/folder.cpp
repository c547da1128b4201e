#include "store/folder.h"

#include <algorithm>
#include <system_error>

namespace flagplot {

namespace fs = std::filesystem;

std::optional<fs::path> inside(const fs::path& folder, const fs::path& relative) {
    std::error_code trouble;
    const fs::path root = fs::canonical(folder, trouble);
    if (trouble) return std::nullopt;
    const fs::path file = fs::canonical(root / relative, trouble);
    if (trouble || !fs::is_regular_file(file, trouble)) return std::nullopt;
    const bool is_inside =
        std::mismatch(root.begin(), root.end(), file.begin(), file.end()).first == root.end();
    return is_inside ? std::optional(file) : std::nullopt;
}

}  // namespace flagplot
