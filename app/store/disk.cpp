#include "store/disk.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>
#include <utility>

#include "base/limits.h"
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

void write_all(int descriptor, std::string_view bytes, const fs::path& path) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) throw_trouble(fmt::format("cannot write {}", path.string()), errno);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void write_all(int descriptor, const ByteSource& source, const fs::path& path) {
    for (auto bytes = source(); !bytes.empty(); bytes = source()) {
        write_all(descriptor, bytes, path);
    }
}

ByteSource all_at_once(std::string_view bytes) {
    return [bytes]() mutable { return std::exchange(bytes, {}); };
}

/// A typing error must not cost a campaign.
void check_no_save(const fs::path& path) {
    if (is_database(path)) {
        throw MachineTrouble(fmt::format("cannot write {}: it is a save", path.string()));
    }
}

void write_into(const fs::path& path, const ByteSource& source) {
    const Descriptor descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (descriptor.number() < 0) {
        throw_trouble(fmt::format("cannot write {}", path.string()), errno);
    }
    write_all(descriptor.number(), source, path);
}

/// Durable except for its name.
void put_in_place(const fs::path& path, const ByteSource& source) {
    FileToBe(path, source).put_in_place();
}

}  // namespace

void throw_trouble(const std::string& what, int error_number) {
    throw MachineTrouble(
        fmt::format("{}: {}", what, std::generic_category().message(error_number)));
}

FileToBe::FileToBe(fs::path path, const ByteSource& source)
    : path_(std::move(path)),
      name_((folder_of(path_) / (path_.filename().string() + ".XXXXXX")).string()) {
    const Descriptor descriptor(::mkostemp(name_.data(), O_CLOEXEC));
    if (descriptor.number() < 0) {
        const int why = errno;
        throw_trouble(fmt::format("cannot write {}", path_.string()), why);
    }
    fill(descriptor.number(), source);
}

FileToBe::~FileToBe() {
    if (!name_.empty()) ::unlink(name_.c_str());
}

void FileToBe::put_in_place() {
    if (::rename(name(), path_.c_str()) != 0) {
        throw_trouble(fmt::format("cannot write {}", path_.string()), errno);
    }
    name_.clear();
}

void FileToBe::fill(int descriptor, const ByteSource& source) const {
    try {
        write_all(descriptor, source, path_);
        const mode_t mask = ::umask(0);  // mkostemp is stricter than the user's own settings
        ::umask(mask);
        if (::fchmod(descriptor, 0666 & ~mask) != 0 || ::fsync(descriptor) != 0) {
            throw_trouble(fmt::format("cannot write {}", path_.string()), errno);
        }
    } catch (...) {
        ::unlink(name());
        throw;
    }
}

bool is_database(const fs::path& path) {
    constexpr std::string_view magic = "SQLite format 3";
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return false;
    std::array<char, magic.size()> head{};
    std::ifstream(path, std::ios::binary).read(head.data(), head.size());
    return std::string_view(head.data(), head.size()) == magic;
}

Result<std::string> read_file(const fs::path& path) {
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
        return failure(ErrorCode::unreadable, {path.string(), "it is a folder"});
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    return read_stream(file, path.string());
}

Result<std::string> read_stream(std::istream& in, const std::string& name) {
    constexpr std::size_t piece = 1 << 16;
    std::string text;
    while (in && text.size() <= limits::file_bytes) {
        const std::size_t before = text.size();
        text.resize(before + piece);
        in.read(text.data() + before, piece);
        text.resize(before + static_cast<std::size_t>(in.gcount()));
    }
    if (text.size() > limits::file_bytes) {
        return failure(ErrorCode::unreadable,
                       {name, fmt::format("it is longer than {} bytes", limits::file_bytes)});
    }
    if (in.bad() || !in.eof()) {
        const int why = errno != 0 ? errno : EIO;
        return failure(ErrorCode::unreadable, {name, std::generic_category().message(why)});
    }
    return text;
}

void make_folder(const fs::path& path) {
    std::error_code trouble;
    fs::create_directories(path, trouble);
    if (trouble) throw_trouble(fmt::format("cannot write {}", path.string()), trouble.value());
}

void sync_folder_of(const fs::path& path) {
    const fs::path folder = folder_of(path);
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.number() < 0 || ::fsync(descriptor.number()) != 0) {
        throw_trouble(fmt::format("cannot write to the folder {}", folder.string()), errno);
    }
}

void sync_last_step(const fs::path& path) {
    try {
        sync_folder_of(path);
    } catch (const MachineTrouble&) {
        try {
            sync_folder_of(path);
        } catch (const MachineTrouble& trouble) {
            throw MachineTrouble(fmt::format(
                "{}; the command is carried out all the same, unless the power fails now",
                trouble.what()));
        }
    }
}

void check_no_link(const fs::path& path) {
    std::error_code ignored;
    if (!fs::is_symlink(path, ignored)) return;
    throw MachineTrouble(fmt::format("cannot write {}: it is a link to elsewhere", path.string()));
}

fs::path behind_link(const fs::path& path) {
    std::error_code trouble;
    if (!fs::is_symlink(path, trouble)) return path;
    const fs::path target = fs::canonical(path, trouble);
    return trouble ? path : target;
}

void check_replaceable(const fs::path& path) {
    check_no_save(path);
    std::error_code ignored;
    if (fs::is_other(path, ignored)) return;
    if (::access(folder_of(path).c_str(), W_OK | X_OK) != 0) {
        throw_trouble(fmt::format("cannot write {}", path.string()), errno);
    }
}

void replace_file(const fs::path& path, std::string_view bytes) {
    check_no_save(path);
    replace_file(path, all_at_once(bytes));
}

void replace_file(const fs::path& path, const ByteSource& source) {
    std::error_code ignored;
    if (fs::is_other(path, ignored)) return write_into(path, source);  // a device or a pipe
    put_in_place(behind_link(path), source);
    sync_folder_of(behind_link(path));
}

void replace_file_last(const fs::path& path, const ByteSource& source) {
    put_in_place(behind_link(path), source);
    sync_last_step(behind_link(path));
}

bool create_file(const fs::path& path, std::string_view bytes) {
    const FileToBe beside(path, all_at_once(bytes));
    // A link never replaces a file. Not every file system has links: then a rename is used that
    // refuses to.
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
    try {
        sync_folder_of(path);
    } catch (const MachineTrouble&) {
        ::unlink(path.c_str());  // completely and durably, or not at all
        throw;
    }
    return true;
}

}  // namespace flagplot
