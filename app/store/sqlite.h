#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/digest.h"
#include "store/byte_source.h"

struct sqlite3;
struct sqlite3_stmt;

/// \file
/// The small part of SQLite that a save needs, as values and exceptions.

namespace flagplot::sqlite {

/// The kinds of refusal by SQLite.
enum class Refusal : std::uint8_t {
    busy,     ///< another program uses the file
    damaged,  ///< the file is not a database, or a broken one
    machine,  ///< the disk is full, the folder is read-only, ...
};

class Failed : public std::runtime_error {
  public:
    Failed(Refusal refusal, const std::string& what) : std::runtime_error(what), kind(refusal) {}
    Refusal kind;
};

class Database;

/// One statement; values are bound in order and columns read in order.
class Statement {
  public:
    Statement(const Database& database, std::string_view sql);

    Statement& bind(std::int64_t value);
    Statement& bind(std::string_view text);
    Statement& bind_bytes(std::string_view bytes);
    Statement& bind_bytes(const Digest& digest);

    /// Goes to the next row; false if there is none.
    bool step();
    /// Runs a statement that returns no rows, and makes it ready for new values.
    void run();

    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] std::string_view bytes(int column) const;
    /// A column of 32 bytes; any other length is damage.
    [[nodiscard]] Digest digest(int column) const;

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    const Database* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    int bound_ = 0;
};

class Database {
  public:
    /// Opens an existing file, for reading and, if the system allows it, writing.
    [[nodiscard]] static Database of_file(const std::filesystem::path& path);
    /// In memory, empty.
    [[nodiscard]] static Database of_memory();

    void run(const std::string& sql) const;
    /// Undoes what was not committed; if even that fails, the next program that opens the file does
    /// it.
    void roll_back() const noexcept;
    /// The single number that a query or pragma returns.
    [[nodiscard]] std::int64_t number(std::string_view sql) const;
    /// Where the pages are inconsistent, in SQLite's words; nothing if they are not.
    [[nodiscard]] std::optional<std::string> broken_page() const;
    /// For a database in a file: the first page read so far that is not as it was written.
    [[nodiscard]] std::optional<std::int64_t> page_with_wrong_sum() const;
    /// The bytes of a file with the contents of this database in memory.
    [[nodiscard]] std::string image() const;
    /// The file's bytes as on disk, read through the present lock. The database must outlive them.
    [[nodiscard]] ByteSource bytes_of_file() const;
    /// The first bytes of the file, before anything in it is used.
    [[nodiscard]] std::string head_of_file(std::size_t size) const;
    [[nodiscard]] std::int64_t size_of_file() const;
    [[noreturn]] void fail(int code) const;

    [[nodiscard]] sqlite3* handle() const { return database_.get(); }

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    explicit Database(sqlite3* database) : database_(database) {}
    std::unique_ptr<sqlite3, Close> database_;
};

}  // namespace flagplot::sqlite
