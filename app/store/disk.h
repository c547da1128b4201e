#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>

#include "base/result.h"
#include "store/byte_source.h"

namespace flagplot {

/// The whole text of a file; the error says why it cannot be read. Longer files than base/limits.h
/// allows are not read, since they may be devices without an end.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);

/// Everything from a stream, which messages call by this name.
[[nodiscard]] Result<std::string> read_stream(std::istream& in, const std::string& name);

/// Does a file begin like an SQLite file? Then it is a save, or what is left of one.
[[nodiscard]] bool is_database(const std::filesystem::path& path);

/// Makes a folder and its parents. Throws `MachineTrouble`.
void make_folder(const std::filesystem::path& path);

/// Writes a file completely or not at all, so that it survives a power failure. Replaces an older
/// file with that name, but a text never replaces a save. The target of a link is replaced, not the
/// link; devices and pipes are written into. Throws `MachineTrouble`.
void replace_file(const std::filesystem::path& path, std::string_view bytes);
void replace_file(const std::filesystem::path& path, const ByteSource& source);

/// The same, but never replaces a file: if it exists, nothing is written and false returned.
[[nodiscard]] bool create_file(const std::filesystem::path& path, std::string_view bytes);

/// The contents of a future file, durable under an unused name beside it, until it is put in place
/// or, if not, removed again. Throws `MachineTrouble`.
class FileToBe {
  public:
    FileToBe(std::filesystem::path path, const ByteSource& source);
    ~FileToBe();
    FileToBe(const FileToBe&) = delete;
    FileToBe& operator=(const FileToBe&) = delete;

    [[nodiscard]] const char* name() const { return name_.c_str(); }
    /// Durable except for its name. \pre it was not put in place before
    void put_in_place();

  private:
    void fill(int descriptor, const ByteSource& source) const;

    std::filesystem::path path_;
    std::string name_;  ///< empty: it is in place
};

/// Makes changes of names in the folder of this file durable. Throws `MachineTrouble`.
void sync_folder_of(const std::filesystem::path& path);

/// The same as the last step of a command, which has then been carried out in any case: tries twice
/// before throwing `MachineTrouble`.
void sync_last_step(const std::filesystem::path& path);
/// Replaces a file as the last step of a command.
void replace_file_last(const std::filesystem::path& path, const ByteSource& source);

/// Throws `MachineTrouble` if the path is a link: for a file whose name the program chose, in a
/// folder that others may have filled. This command must not replace what the link leads to.
void check_no_link(const std::filesystem::path& path);

/// The final target of a link; any other path is returned unchanged.
[[nodiscard]] std::filesystem::path behind_link(const std::filesystem::path& path);

/// Throws what `replace_file` of a text would throw, as far as that can be known in advance: for a
/// command that must not be carried out if its output cannot be written.
void check_replaceable(const std::filesystem::path& path);

}  // namespace flagplot
