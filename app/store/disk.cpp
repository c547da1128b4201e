#include "store/disk.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>
#include <system_error>
#include <utility>

#include "store/trouble.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { ::close(number_); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return number_; }

  private:
    int number_;
};

fs::path folder_of(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// Names in a folder are durable only when the folder itself is.
void sync_folder(const fs::path& folder) {
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.number() < 0 || ::fsync(descriptor.number()) != 0) {
        throw_trouble(fmt::format("cannot write to the folder {}", folder.string()), errno);
    }
}

void write_all(int descriptor, std::string_view bytes, const fs::path& path) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) throw_trouble(fmt::format("cannot write {}", path.string()), errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void write_all(int descriptor, const Pieces& pieces, const fs::path& path) {
    for (auto bytes = pieces(); !bytes.empty(); bytes = pieces()) {
        write_all(descriptor, bytes, path);
    }
}

Pieces in_one_piece(std::string_view bytes) {
    return [bytes]() mutable { return std::exchange(bytes, {}); };
}

/// Whatever a command was told to write there: a slip of the keyboard shall not cost a campaign.
bool is_save(const fs::path& path) {
    constexpr std::string_view magic = "SQLite format 3";
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return false;
    std::array<char, magic.size()> head{};
    std::ifstream(path, std::ios::binary).read(head.data(), head.size());
    return std::string_view(head.data(), head.size()) == magic;
}

void write_into(const fs::path& path, const Pieces& pieces) {
    const Descriptor descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (descriptor.number() < 0) {
        throw_trouble(fmt::format("cannot write {}", path.string()), errno);
    }
    write_all(descriptor.number(), pieces, path);
}

/// A new file of this content beside `path`, durable, under a name nobody else uses. It is removed
/// again unless `keep` is called.
class FileBeside {
  public:
    FileBeside(const fs::path& path, const Pieces& pieces)
        : name_((folder_of(path) / (path.filename().string() + ".XXXXXX")).string()) {
        const Descriptor descriptor(::mkostemp(name_.data(), O_CLOEXEC));
        if (descriptor.number() < 0) {
            const int why = errno;
            name_.clear();
            throw_trouble(fmt::format("cannot write {}", path.string()), why);
        }
        fill(descriptor.number(), pieces, path);
    }
    ~FileBeside() {
        if (!name_.empty()) ::unlink(name_.c_str());
    }
    FileBeside(const FileBeside&) = delete;
    FileBeside& operator=(const FileBeside&) = delete;

    [[nodiscard]] const char* name() const { return name_.c_str(); }
    void keep() { name_.clear(); }

  private:
    void fill(int descriptor, const Pieces& pieces, const fs::path& path) {
        try {
            write_all(descriptor, pieces, path);
            const mode_t mask = ::umask(0);  // mkostemp is stricter than the user's own habit
            ::umask(mask);
            if (::fchmod(descriptor, 0666 & ~mask) != 0 || ::fsync(descriptor) != 0) {
                throw_trouble(fmt::format("cannot write {}", path.string()), errno);
            }
        } catch (...) {
            ::unlink(name_.c_str());
            throw;
        }
    }

    std::string name_;
};

}  // namespace

void throw_trouble(const std::string& what, int error_number) {
    throw MachineTrouble(
        fmt::format("{}: {}", what, std::generic_category().message(error_number)));
}

Result<std::string> read_file(const fs::path& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
        return failure(ErrorCode::unreadable, {path.string(), "it is a folder"});
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (file) text << file.rdbuf();
    if (!file) {
        const int why = errno != 0 ? errno : EIO;
        return failure(ErrorCode::unreadable,
                       {path.string(), std::generic_category().message(why)});
    }
    return std::move(text).str();
}

void make_folder(const fs::path& path) {
    std::error_code trouble;
    fs::create_directories(path, trouble);
    if (trouble) throw_trouble(fmt::format("cannot write {}", path.string()), trouble.value());
}

void replace_file(const fs::path& path, std::string_view bytes) {
    if (is_save(path))
        throw MachineTrouble(fmt::format("cannot write {}: it is a save", path.string()));
    replace_file(path, in_one_piece(bytes));
}

void replace_file(const fs::path& path, const Pieces& pieces) {
    std::error_code ignored;
    if (fs::is_other(path, ignored)) return write_into(path, pieces);  // a device or a pipe
    const bool is_link = fs::is_symlink(path, ignored) && fs::exists(path, ignored);
    const fs::path target = is_link ? fs::canonical(path) : path;
    FileBeside beside(target, pieces);
    if (::rename(beside.name(), target.c_str()) != 0) {
        throw_trouble(fmt::format("cannot write {}", path.string()), errno);
    }
    beside.keep();
    sync_folder(folder_of(target));
}

bool create_file(const fs::path& path, std::string_view bytes) {
    const FileBeside beside(path, in_one_piece(bytes));
    // A link never replaces. Not every file system has links: then a rename that refuses to.
    if (::link(beside.name(), path.c_str()) != 0) {
        if (errno == EEXIST) return false;
        if (errno != EPERM && errno != ENOTSUP) {
            throw_trouble(fmt::format("cannot write {}", path.string()), errno);
        }
        if (::renameat2(AT_FDCWD, beside.name(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) != 0) {
            if (errno == EEXIST) return false;
            throw_trouble(fmt::format("cannot write {}", path.string()), errno);
        }
    }
    sync_folder(folder_of(path));
    return true;
}

}  // namespace flagplot
