#include "present/desk/editors/check_page.h"

#include <sstream>

namespace flagplot::desk {

namespace {

class CheckChange {
  public:
    explicit CheckChange(CheckPage& page) : page_(page) {}

    void operator()(const NameChecked& named) { page_.path = named.path; }
    void operator()(const PickProblem& pick) {
        if (pick.number < page_.problems.size()) page_.picked = pick.number;
    }
    void operator()(const CheckFiles&) {}

  private:
    CheckPage& page_;
};

}  // namespace

CheckPage check_after(CheckPage page, const CheckIntent& intent) {
    std::visit(CheckChange(page), intent);
    return page;
}

std::vector<TextLine> lines_round(const std::string& text, std::int32_t line) {
    constexpr std::int32_t neighbours = 6;
    std::vector<TextLine> lines;
    std::istringstream in(text);
    std::string each;
    for (std::int32_t number = 1; std::getline(in, each); ++number) {
        if (number > line + neighbours) break;
        if (number >= line - neighbours) lines.push_back({number, each, number == line});
    }
    return lines;
}

}  // namespace flagplot::desk
