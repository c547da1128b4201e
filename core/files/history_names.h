#pragma once

#include <optional>

#include "files/draft.h"

/// \file
/// Names in a history, and the ships of its formations.

namespace flagplot {

/// The formations of history by name: the campaign's and those that partings form.
class HistoryNames {
  public:
    HistoryNames(const Source& source, const Draft& draft,
                 const file_schema::GivenList<file_schema::PartingTable>& partings);

    /// The formation with a name; an unknown one is a problem.
    [[nodiscard]] std::optional<HistoricId> find(
        const Source& source, const file_schema::Given<file_schema::Word>& name) const;

  private:
    NameIndex formations_;
};

/// Reads the partings and joinings into a draft that has its forces.
void take_changes(const Source& source, const HistoryNames& names,
                  const file_schema::HistoryFile& written, Draft& draft);

/// Reads an event's sighting, if it has one, into a draft that has its partings.
[[nodiscard]] std::optional<HistoricSighting> sighting_of(const Source& source,
                                                          const HistoryNames& names,
                                                          const file_schema::EventTable& table,
                                                          Draft& draft);

}  // namespace flagplot
