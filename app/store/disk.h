#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>

#include "base/result.h"
#include "store/byte_source.h"

namespace flagplot {

/// The whole text of a file; the error says why it cannot be read. A longer one than base/limits.h
/// allows is not read: it may be a device that never ends.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);

/// All that comes from a stream, which messages call by this name.
[[nodiscard]] Result<std::string> read_stream(std::istream& in, const std::string& name);

/// Does a file begin as SQLite's do? Then it is a save, or what is left of one.
[[nodiscard]] bool is_database(const std::filesystem::path& path);

/// Makes a folder, and those it is to be in. Throws `MachineTrouble`.
void make_folder(const std::filesystem::path& path);

/// Writes a file so that it is there whole or not at all, and stays there when the power fails; an
/// older one of that name is replaced, but a text never replaces a save. What a link points to is
/// replaced, not the link; a device or a pipe is written into. Throws `MachineTrouble`.
void replace_file(const std::filesystem::path& path, std::string_view bytes);
void replace_file(const std::filesystem::path& path, const ByteSource& source);

/// The same, but never over a file that exists: then nothing is written and false returned.
[[nodiscard]] bool create_file(const std::filesystem::path& path, std::string_view bytes);

/// A file's content to be, durable under a name nobody else uses beside it: until it is put in the
/// file's place or, given up, removed again. Throws `MachineTrouble`.
class FileToBe {
  public:
    FileToBe(std::filesystem::path path, const ByteSource& source);
    ~FileToBe();
    FileToBe(const FileToBe&) = delete;
    FileToBe& operator=(const FileToBe&) = delete;

    [[nodiscard]] const char* name() const { return name_.c_str(); }
    /// Durable but for its name. \pre it was not put there before
    void put_in_place();

  private:
    void fill(int descriptor, const ByteSource& source) const;

    std::filesystem::path path_;
    std::string name_;  ///< empty: it is in its place
};

/// Makes the names in the folder of this file durable: those that came, and that others went.
/// Throws `MachineTrouble`.
void sync_folder_of(const std::filesystem::path& path);

/// The same as the last step of a command, which is then carried out whether it stays or not: tried
/// twice before `MachineTrouble` says so.
void sync_last_step(const std::filesystem::path& path);
/// Replaces a file as the last step of a command.
void replace_file_last(const std::filesystem::path& path, const ByteSource& source);

/// Throws `MachineTrouble` where a link stands: for a file whose name the program chose, in a
/// folder that others may have filled. What it leads to is not this command's to replace.
void check_no_link(const std::filesystem::path& path);

/// What a link leads to in the end; any other path is left as it is.
[[nodiscard]] std::filesystem::path behind_link(const std::filesystem::path& path);

/// Throws what `replace_file` of a text would, as far as it can be known before: for a command that
/// must not be carried out when what it is to write cannot be.
void check_replaceable(const std::filesystem::path& path);

}  // namespace flagplot
