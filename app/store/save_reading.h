#pragma once

#include <functional>
#include <optional>

#include "store/kept_record.h"
#include "store/save.h"

namespace flagplot {

/// Reads everything in a save, and uses nothing before its digest has been checked.
class SaveReading {
  public:
    SaveReading(Save& save, Compile compile) : save_(save), compile_(compile) {}

    /// What the first bytes of the file tell, before SQLite reads them.
    [[nodiscard]] std::optional<Error> problem_with_file() const;
    /// Fills in the save, under its lock. Once everything is read, `meanwhile` is called while
    /// other threads compute: it may use the save's database, and nothing else of it. Throws
    /// `sqlite::Failed` for damage; the error is for a record in a form that this program does not
    /// read.
    [[nodiscard]] Result<void> read(const std::function<void()>& meanwhile);

    /// `read_kept_record`.
    [[nodiscard]] static Result<KeptRecord> kept_record(const std::filesystem::path& path);

    /// Why SQLite may have called the file malformed, in words.
    [[nodiscard]] std::string explained(const std::string& sqlite_says) const;

  private:
    [[nodiscard]] Error problem_with_first_bytes() const;
    [[nodiscard]] bool is_first_page_altered() const;
    [[nodiscard]] bool is_of_other_program();
    void check_tables();
    void check_pages();
    void check_sums();
    void read_all();
    [[nodiscard]] KeptRecord take_record();
    void read_meta();
    void read_earlier();
    void read_definition();
    void read_sources();
    void read_entries();
    void read_snapshots();
    void read_amendments();
    void read_head();
    [[nodiscard]] Result<void> check_and_build();
    void check_record();
    [[nodiscard]] bool is_sealed(const Digest& sources,
                                 const std::vector<layout::SealedAmendment>& amendments) const;
    [[nodiscard]] std::optional<std::string> altered_table() const;
    [[nodiscard]] std::string what_no_chain_covers() const;
    [[nodiscard]] std::optional<Definition> decoded_definition() const;
    [[nodiscard]] Result<void> build_amendments();
    [[nodiscard]] Result<void> build(std::optional<Definition> decoded_one);

    Save& save_;
    Compile compile_;
    std::uint32_t format_ = save_format;
    Digest record_schema_{};  ///< of its text
    std::string definition_bytes_;
    std::vector<std::string> amendment_bytes_;  // of the definitions, as `sealed_amendments_`
    Digest seal_{};
};

/// The entry in a row of `layout::select_entries`.
[[nodiscard]] Entry entry_in(const sqlite::Statement& row);

/// The error for a damaged save, which says what can be done.
[[nodiscard]] Error error_of_damage(const std::filesystem::path& path, const std::string& what);

/// What a refusal of SQLite means for the user: an error, or `MachineTrouble`, which is thrown.
[[nodiscard]] Error error_of(const sqlite::Failed& failed, const std::filesystem::path& path);

}  // namespace flagplot
