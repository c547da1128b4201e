#include "paper/page_flow.h"

#include <algorithm>

namespace flagplot::paper {

namespace {

/// The distance of the baseline from the top of a line, compared with its height.
constexpr double baseline_share = 0.74;

/// How many lines must stay together before the next may be on another page.
int lines_together(int line, int lines) {
    if (line == 0) return std::min(lines, 2);
    return lines - line == 2 ? 2 : 1;
}

}  // namespace

Point size_of(PageSize size) {
    constexpr Point a4{595.28, 841.89};
    constexpr Point letter{612, 792};
    return size == PageSize::a4 ? a4 : letter;
}

PageFlow::PageFlow(PageSize size) : size_(size_of(size)) { begin_page(); }

void PageFlow::begin_page() {
    pages_.push_back({size_.x, size_.y});
    y_ = margins.top;
}

void PageFlow::skip(double points) {
    if (y_ > margins.top) y_ += points;
}

void PageFlow::keep_together(double points) {
    if (points > room() && y_ > margins.top) begin_page();
}

void PageFlow::put(const SetText& text, double bar) {
    for (int line = 0; line < text.lines(); ++line) {
        const double height = text.style.leading;
        keep_together(lines_together(line, text.lines()) * height);
        if (marker_) {
            put_at(*marker_, 0, {left_ - marker_->width - 5, y_});
            marker_.reset();
        }
        if (bar > 0) put_box({left_, y_, left_ + bar, y_ + height}, quiet_ink);
        put_at(text, line, {left_ + bar * 5, y_});
        y_ += height;
    }
}

void PageFlow::put_at(const SetText& text, int line, Point top_left) {
    const auto indent = text.indents.at(static_cast<std::size_t>(line));
    pages_.back().lines.push_back(
        {text, line, top_left + Point{indent, text.style.leading * baseline_share}});
}

void PageFlow::put_box(const Box& box, Ink ink) { pages_.back().boxes.push_back({box, ink}); }

void PageFlow::put_picture(const Picture& picture, Point at, double scale) {
    pages_.back().pictures.push_back({std::make_shared<const Picture>(picture), at, scale});
}

}  // namespace flagplot::paper
