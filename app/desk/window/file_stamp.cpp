#include "desk/window/file_stamp.h"

#include <sys/stat.h>

namespace flagplot::desk {

FileStamp stamp_of(const std::filesystem::path& file) {
    struct stat found{};
    if (::stat(file.c_str(), &found) != 0) return {};
    return {found.st_mtim.tv_sec, found.st_mtim.tv_nsec, found.st_ino,
            static_cast<std::uint64_t>(found.st_size)};
}

}  // namespace flagplot::desk
