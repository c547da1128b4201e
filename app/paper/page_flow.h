#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "paper/pages.h"

/// \file
/// Pages being filled from the top.

namespace flagplot::paper {

/// Letter and A4 have the same room round what is printed.
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

    /// Room before what comes, unless it begins a page.
    void skip(double points);
    /// A new page, if so much has no room on this one.
    void keep_together(double points);
    void begin_page();
    /// What follows stands so much further to the right.
    void indent(double points) { left_ += points; }
    /// Stands left of the first line that follows.
    void put_marker(SetText marker) { marker_ = std::move(marker); }

    /// Puts lines down, on as many pages as they need; never one alone at the top or the foot.
    /// `bar`: a bar of this width left of each line.
    void put(const SetText& text, double bar = 0);
    /// Without moving on. \pre it has room
    void put_at(const SetText& text, int line, Point top_left);
    void put_box(const Box& box, Ink ink);
    void put_picture(const Picture& picture, Point at, double scale);
    void move_by(double points) { y_ += points; }

    /// A page of another shape; what follows comes on a new one.
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
