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
/// The little of SQLite that a save needs, as values and exceptions.

namespace flagplot::sqlite {

/// What SQLite refused, by kind.
enum class Refusal : std::uint8_t {
    busy,     ///< another program holds the file
    damaged,  ///< what is in the file is no database, or a broken one
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

    /// Goes to the next row; false when there is none.
    bool step();
    /// Runs a statement that gives no rows, and makes it ready to be bound again.
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
    /// Of a file that exists, to read and write it where the machine lets us.
    [[nodiscard]] static Database of_file(const std::filesystem::path& path);
    /// Of memory, empty.
    [[nodiscard]] static Database of_memory();

    void run(const std::string& sql) const;
    /// Takes back what was not committed; if even that fails, the next program that opens the file
    /// does.
    void roll_back() const noexcept;
    /// The one number a query or pragma gives.
    [[nodiscard]] std::int64_t number(std::string_view sql) const;
    /// Where the pages do not fit together, in SQLite's words; nothing, if they do.
    [[nodiscard]] std::optional<std::string> broken_page() const;
    /// Of a database of a file: the first page read so far that is not as it was written.
    [[nodiscard]] std::optional<std::int64_t> page_with_wrong_sum() const;
    /// The bytes of a file that holds what this database of memory does.
    [[nodiscard]] std::string image() const;
    /// The file's bytes as they are on the disk, read through the lock that is held. The database
    /// must outlive them.
    [[nodiscard]] ByteSource bytes_of_file() const;
    /// The first bytes of the file, before anything is believed of them.
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
