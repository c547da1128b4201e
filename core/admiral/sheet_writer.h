#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "view/order_preview.h"

namespace flagplot::admiral {

/// Writes a sheet line by line and leaves out every order that would be refused: one that the rules
/// do not allow now, and a second one of a kind of which a formation may have only one.
class SheetWriter {
  public:
    /// `waters` is `connected_waters(book.chart)`. \pre all of them outlive the writer
    SheetWriter(const Book& book, const SideView& view, const std::vector<std::int32_t>& waters)
        : preview_(book, view, waters), sheet_{view.turn, {}} {}

    /// May it be given after the lines before it?
    [[nodiscard]] bool is_allowed(const Order& order) const;

    /// Gives it if it is allowed.
    bool give(const Order& order);

    /// Has the formation an order that says where it steams?
    [[nodiscard]] bool has_course(OwnNumber formation) const;

    /// The side's picture after the lines so far.
    [[nodiscard]] const SideView& after() const { return preview_.after(); }
    [[nodiscard]] const Sheet& sheet() const { return sheet_; }

  private:
    OrderPreview preview_;
    Sheet sheet_;
    std::set<std::pair<OwnNumber, std::size_t>> given_;
};

}  // namespace flagplot::admiral
