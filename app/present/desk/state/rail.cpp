#include "present/desk/state/rail.h"

#include <array>
#include <utility>

namespace flagplot::desk {

namespace {

/// By `FormPage`.
constexpr std::array<std::string_view, 7> titles{"Rulings",  "Briefings", "Battles",     "Cards",
                                                 "Messages", "Record",    "By condition"};

constexpr std::array umpires{FormPage::release, FormPage::battles,  FormPage::cards,
                             FormPage::rule,    FormPage::messages, FormPage::record};

}  // namespace

std::string page_title(FormPage page, Viewer viewer) {
    if (page == FormPage::rule && viewer != Viewer::umpire) return "Decide";
    if (page == FormPage::release && viewer != Viewer::umpire) return "Briefing";
    return std::string(titles.at(static_cast<std::size_t>(page)));
}

std::vector<RailLine> rail_lines(const ChosenKeys& chosen, const Waiting& waiting) {
    std::vector<RailLine> lines;
    for (const FormPage page : umpires) {
        RailLine line{page, page_title(page, Viewer::umpire), {}, 0};
        for (const KeyRow& row : key_table()) {
            const auto* open = asks_for<OpenForms>(row.intent);
            if (open != nullptr && open->page == page) line.key = key_of(chosen, row);
        }
        if (const auto found = waiting.find(page); found != waiting.end()) {
            line.waits = found->second;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace flagplot::desk
