#include "store/sqlite.h"

#include <sqlite3.h>

#include <algorithm>

#include "store/page_sums.h"

namespace flagplot::sqlite {

namespace {

// a command takes a few; two programs simply wait for each other
constexpr int wait_milliseconds = 3000;
constexpr int piece_size = 1 << 18;

/// SQLite's own file: closing a second one would release the locks of the first (POSIX).
sqlite3_file* file_of(const Database& database) {
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_FILE_POINTER,
                         static_cast<void*>(&file));
    return file;
}

Refusal refusal_of(int code) {
    switch (code & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return Refusal::busy;
        case SQLITE_NOTADB:
        case SQLITE_CORRUPT:
        case SQLITE_ERROR:  // a table or column that we did not make like this
        case SQLITE_FORMAT:
        case SQLITE_SCHEMA:
        case SQLITE_MISMATCH:
            return Refusal::damaged;
        default:
            return Refusal::machine;
    }
}

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(const Database& database, std::string_view sql) : database_(&database) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v2(database.handle(), sql.data(), static_cast<int>(sql.size()),
                                        &statement, nullptr);
    statement_.reset(statement);
    if (code != SQLITE_OK) database.fail(code);
}

Statement& Statement::bind(std::int64_t value) {
    const int code = sqlite3_bind_int64(statement_.get(), ++bound_, value);
    if (code != SQLITE_OK) database_->fail(code);
    return *this;
}

Statement& Statement::bind(std::string_view text) {
    const int code = sqlite3_bind_text64(statement_.get(), ++bound_, text.data(), text.size(),
                                         SQLITE_TRANSIENT, SQLITE_UTF8);
    if (code != SQLITE_OK) database_->fail(code);
    return *this;
}

Statement& Statement::bind_bytes(std::string_view bytes) {
    const int code = sqlite3_bind_blob64(statement_.get(), ++bound_, bytes.data(), bytes.size(),
                                         SQLITE_TRANSIENT);
    if (code != SQLITE_OK) database_->fail(code);
    return *this;
}

Statement& Statement::bind_bytes(const Digest& digest) {
    return bind_bytes(
        std::string_view(reinterpret_cast<const char*>(digest.data()), digest.size()));
}

bool Statement::step() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) database_->fail(code);
    return false;
}

void Statement::run() {
    while (step()) {
    }
    sqlite3_reset(statement_.get());
    bound_ = 0;
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

std::string_view Statement::bytes(int column) const {
    const void* data = sqlite3_column_blob(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return {static_cast<const char*>(data), static_cast<std::size_t>(size)};
}

Digest Statement::digest(int column) const {
    const std::string_view text = bytes(column);
    Digest digest{};
    if (text.size() != digest.size()) throw Failed(Refusal::damaged, "a digest has a wrong length");
    std::transform(text.begin(), text.end(), digest.begin(),
                   [](char c) { return static_cast<std::uint8_t>(c); });
    return digest;
}

void Database::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

Database Database::of_file(const std::filesystem::path& path) {
    sqlite3* handle = nullptr;
    const int code =
        sqlite3_open_v2(path.c_str(), &handle, SQLITE_OPEN_READWRITE, name_of_summed_files());
    Database database(handle);
    if (code != SQLITE_OK) database.fail(code);
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, wait_milliseconds);
    return database;
}

Database Database::of_memory() {
    sqlite3* handle = nullptr;
    const int code = sqlite3_open(":memory:", &handle);
    Database database(handle);
    if (code != SQLITE_OK) database.fail(code);
    int reserved = page_sum_size;
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &reserved);
    return database;
}

void Database::run(const std::string& sql) const {
    const int code = sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(code);
}

void Database::roll_back() const noexcept {
    if (sqlite3_get_autocommit(handle()) == 0) {
        sqlite3_exec(handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    }
}

std::int64_t Database::number(std::string_view sql) const {
    Statement statement(*this, sql);
    if (!statement.step()) throw Failed(Refusal::damaged, "a value is missing");
    return statement.number(0);
}

std::optional<std::string> Database::broken_page() const {
    Statement statement(*this, "PRAGMA quick_check(1)");
    if (!statement.step()) return std::nullopt;
    std::string found(statement.bytes(0));
    if (found == "ok") return std::nullopt;
    constexpr std::string_view heading = "*** in database main ***\n";
    if (found.starts_with(heading)) found.erase(0, heading.size());
    std::replace(found.begin(), found.end(), '\n', ' ');
    return found;
}

std::string Database::image() const {
    sqlite3_int64 size = 0;
    const std::unique_ptr<unsigned char, decltype(&sqlite3_free)> bytes(
        sqlite3_serialize(database_.get(), "main", &size, 0), sqlite3_free);
    if (bytes == nullptr) fail(sqlite3_errcode(database_.get()));
    std::string image(reinterpret_cast<const char*>(bytes.get()), static_cast<std::size_t>(size));
    put_sums(image);
    return image;
}

std::optional<std::int64_t> Database::page_with_wrong_sum() const {
    return sqlite::page_with_wrong_sum(file_of(*this));
}

ByteSource Database::bytes_of_file() const {
    return [this, buffer = std::string(piece_size, '\0'), at = std::int64_t{0},
            size = size_of_file()]() mutable -> std::string_view {
        const std::int64_t length = std::min<std::int64_t>(size - at, piece_size);
        if (length == 0) return {};
        sqlite3_file* const file = file_of(*this);
        const int code = file->pMethods->xRead(file, buffer.data(), static_cast<int>(length), at);
        if (code != SQLITE_OK) fail(code);
        at += length;
        return {buffer.data(), static_cast<std::size_t>(length)};
    };
}

std::string Database::head_of_file(std::size_t size) const {
    sqlite3_file* const file = file_of(*this);
    std::string head(size, '\0');
    const int code = file->pMethods->xRead(file, head.data(), static_cast<int>(size), 0);
    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) fail(code);
    return head;
}

std::int64_t Database::size_of_file() const {
    sqlite3_file* const file = file_of(*this);
    sqlite3_int64 size = 0;
    const int code = file->pMethods->xFileSize(file, &size);
    if (code != SQLITE_OK) fail(code);
    return size;
}

void Database::fail(int code) const {
    throw Failed(refusal_of(code), code == SQLITE_NOMEM || !database_
                                       ? std::string("there is not enough memory")
                                       : std::string(sqlite3_errmsg(database_.get())));
}

}  // namespace flagplot::sqlite
