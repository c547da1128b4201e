#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "paper/pages.h"

/// \file
/// Pages that are filled from the top.

namespace flagplot::paper {

/// The margins are the same for letter and A4.
struct Margins {
    double side = 48;
    double top = 44;
    double bottom = 62;
};
inline constexpr Margins margins;

[[nodiscard]] Point size_of(PageSize size);

class PageFlow {
  public:
    explicit PageFlow(PageSize size);

    [[nodiscard]] double left() const { return left_; }
    [[nodiscard]] double width() const { return size_.x - margins.side - left_; }
    [[nodiscard]] double room() const { return size_.y - margins.bottom - y_; }
    [[nodiscard]] double whole_room() const { return size_.y - margins.bottom - margins.top; }
    [[nodiscard]] double y() const { return y_; }
    [[nodiscard]] int page_number() const { return static_cast<int>(pages_.size()); }

    /// Leaves room before what follows, except at the beginning of a page.
    void skip(double points);
    /// Begins a new page if less than this is left on the present one.
    void keep_together(double points);
    void begin_page();
    /// Moves what follows this far to the right.
    void indent(double points) { left_ += points; }
    /// Puts a marker to the left of the next line.
    void put_marker(SetText marker) { marker_ = std::move(marker); }

    /// Adds lines, on as many pages as necessary; never a single one at the top or bottom. `bar`:
    /// the width of a bar to the left of each line.
    void put(const SetText& text, double bar = 0);
    /// Adds a line without moving on. \pre there is room
    void put_at(const SetText& text, int line, Point top_left);
    void put_box(const Box& box, Ink ink);
    void put_picture(const Picture& picture, Point at, double scale);
    void move_by(double points) { y_ += points; }

    /// Adds a page of another shape; what follows is on a new one.
    void put_page(Page page) { pages_.push_back(std::move(page)); }

    [[nodiscard]] std::vector<Page> taken() { return std::move(pages_); }

  private:
    Point size_;
    double left_ = margins.side;
    double y_ = 0;
    std::vector<Page> pages_;
    std::optional<SetText> marker_;
};

}  // namespace flagplot::paper
