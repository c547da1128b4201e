#include "store/page_sums.h"

#include <sqlite3.h>

#include <array>
#include <cstring>
#include <new>

namespace flagplot::sqlite {

namespace {

using PageSum = std::array<char, page_sum_size>;

std::uint32_t word_at(const char* bytes) {
    const auto byte = [bytes](int i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i]));
    };
    return byte(0) | byte(1) << 8U | byte(2) << 16U | byte(3) << 24U;
}

void put_word(char* bytes, std::uint32_t word) {
    for (unsigned i = 0; i < 4; ++i) bytes[i] = static_cast<char>(word >> (8 * i));
}

/// Two sums of words that depend on each other: both place and value of a word matter.
PageSum sum_of_page(const char* page) {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    for (const char* at = page; at != page + (page_size - page_sum_size); at += 8) {
        first += word_at(at) + second;
        second += word_at(at + 4) + first;
    }
    PageSum sum{};
    put_word(sum.data(), first);
    put_word(sum.data() + 4, second);
    return sum;
}

char* place_of_sum(char* page) { return page + (page_size - page_sum_size); }

/// Our file; the system's own is directly after it, because SQLite makes room for both.
struct SummedFile {
    sqlite3_file as_sqlite_sees_it;
    std::int64_t wrong_page;  ///< 0: none so far

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

SummedFile& summed(sqlite3_file* file) { return *reinterpret_cast<SummedFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return summed(file).real(); }

/// SQLite reads and writes whole pages, and also parts of the first one.
bool is_page(int size, sqlite3_int64 at) { return size == page_size && at % page_size == 0; }

int close_file(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }

int read_file(sqlite3_file* file, void* into, int size, sqlite3_int64 at) {
    const int code = real(file)->pMethods->xRead(real(file), into, size, at);
    if (code != SQLITE_OK || !is_page(size, at)) return code;
    auto* const page = static_cast<char*>(into);
    const PageSum sum = sum_of_page(page);
    std::int64_t& wrong_page = summed(file).wrong_page;
    if (wrong_page == 0 && std::memcmp(place_of_sum(page), sum.data(), sum.size()) != 0) {
        wrong_page = at / page_size + 1;
    }
    return code;
}

int write_file(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
    if (!is_page(size, at)) return real(file)->pMethods->xWrite(real(file), from, size, at);
    std::array<char, page_size> page;
    std::memcpy(page.data(), from, page.size());
    const PageSum sum = sum_of_page(page.data());
    std::memcpy(place_of_sum(page.data()), sum.data(), sum.size());
    return real(file)->pMethods->xWrite(real(file), page.data(), size, at);
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    return real(file)->pMethods->xTruncate(real(file), size);
}

int sync_file(sqlite3_file* file, int flags) {
    return real(file)->pMethods->xSync(real(file), flags);
}

int size_of_file(sqlite3_file* file, sqlite3_int64* size) {
    return real(file)->pMethods->xFileSize(real(file), size);
}

int lock_file(sqlite3_file* file, int lock) {
    return real(file)->pMethods->xLock(real(file), lock);
}

int unlock_file(sqlite3_file* file, int lock) {
    return real(file)->pMethods->xUnlock(real(file), lock);
}

int is_reserved(sqlite3_file* file, int* answer) {
    return real(file)->pMethods->xCheckReservedLock(real(file), answer);
}

int control_file(sqlite3_file* file, int what, void* with) {
    return real(file)->pMethods->xFileControl(real(file), what, with);
}

int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }

int characteristics(sqlite3_file* file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

constexpr sqlite3_io_methods methods() {
    sqlite3_io_methods methods{};
    methods.iVersion = 1;  // without shared memory, which saves do not use
    methods.xClose = close_file;
    methods.xRead = read_file;
    methods.xWrite = write_file;
    methods.xTruncate = truncate_file;
    methods.xSync = sync_file;
    methods.xFileSize = size_of_file;
    methods.xLock = lock_file;
    methods.xUnlock = unlock_file;
    methods.xCheckReservedLock = is_reserved;
    methods.xFileControl = control_file;
    methods.xSectorSize = sector_size;
    methods.xDeviceCharacteristics = characteristics;
    return methods;
}
constexpr sqlite3_io_methods methods_of_summed_files = methods();

sqlite3_vfs* machine_files() {
    static sqlite3_vfs* const files = sqlite3_vfs_find(nullptr);
    return files;
}

/// The journal has its own sums.
int open_file(sqlite3_vfs* /*files*/, const char* name, sqlite3_file* file, int flags, int* got) {
    sqlite3_vfs* const machine = machine_files();
    if ((flags & SQLITE_OPEN_MAIN_DB) == 0) return machine->xOpen(machine, name, file, flags, got);
    auto* const opened = new (file) SummedFile{};
    const int code = machine->xOpen(machine, name, opened->real(), flags, got);
    if (opened->real()->pMethods != nullptr) {
        opened->as_sqlite_sees_it.pMethods = &methods_of_summed_files;
    }
    return code;
}

}  // namespace

const char* name_of_summed_files() {
    static sqlite3_vfs files = [] {
        sqlite3_initialize();
        sqlite3_vfs summed_files = *machine_files();
        summed_files.zName = "summed";
        summed_files.szOsFile += static_cast<int>(sizeof(SummedFile));
        summed_files.xOpen = open_file;
        return summed_files;
    }();
    static const int registered = sqlite3_vfs_register(&files, 0);
    return registered == SQLITE_OK ? files.zName : nullptr;
}

void put_sums(std::string& image) {
    for (std::size_t at = 0; at < image.size(); at += page_size) {
        char* const page = image.data() + at;
        const PageSum sum = sum_of_page(page);
        std::memcpy(place_of_sum(page), sum.data(), sum.size());
    }
}

bool has_right_sum(std::string_view page) {
    if (page.size() != page_size) return false;
    const PageSum sum = sum_of_page(page.data());
    return page.ends_with(std::string_view(sum.data(), sum.size()));
}

std::optional<std::int64_t> page_with_wrong_sum(const sqlite3_file* file) {
    const std::int64_t page = reinterpret_cast<const SummedFile*>(file)->wrong_page;
    return page == 0 ? std::nullopt : std::optional(page);
}

}  // namespace flagplot::sqlite
