#pragma once

#include <cstdint>
#include <filesystem>

namespace flagplot::desk {

/// When a file was last written, according to the disk.
struct FileStamp {
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
[[nodiscard]] FileStamp stamp_of(const std::filesystem::path& file);

}  // namespace flagplot::desk
