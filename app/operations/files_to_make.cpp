#include "operations/files_to_make.h"

#include "store/disk.h"

namespace flagplot {

void FilesToMake::add_file(std::filesystem::path path, std::function<std::string()> bytes) {
    add([this, path = std::move(path), bytes = std::move(bytes)] {
        files_.emplace_back(path, bytes());
    });
}

std::optional<std::vector<std::filesystem::path>> FilesToMake::write(const Progress& progress) {
    progress.begin(static_cast<std::int32_t>(pieces_.size()));
    for (const auto& piece : pieces_) {
        if (progress.is_cancelled()) return std::nullopt;
        piece();
        progress.advance(1);
    }
    if (progress.is_cancelled()) return std::nullopt;
    std::vector<std::filesystem::path> written;
    for (const auto& [path, bytes] : files_) {
        if (path.has_parent_path()) make_folder(path.parent_path());
        check_no_link(path);
        replace_file(path, bytes);
        written.push_back(path);
    }
    return written;
}

}  // namespace flagplot
