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

/// The row of the table of keys that opens each of the umpire's pages, found once.
const std::array<const KeyRow*, umpires.size()>& rows_of_pages() {
    static const auto all = [] {
        std::array<const KeyRow*, umpires.size()> rows{};
        for (std::size_t i = 0; i < umpires.size(); ++i) {
            for (const KeyRow& row : key_table()) {
                const auto* open = asks_for<OpenForms>(row.intent);
                if (open != nullptr && open->page == umpires.at(i)) rows.at(i) = &row;
            }
        }
        return rows;
    }();
    return all;
}

}  // namespace

std::string page_title(FormPage page, Viewer viewer) {
    if (page == FormPage::rule && viewer != Viewer::umpire) return "Decide";
    if (page == FormPage::release && viewer != Viewer::umpire) return "Briefing";
    return std::string(titles.at(static_cast<std::size_t>(page)));
}

std::vector<RailLine> rail_lines(const ChosenKeys& chosen, const Waiting& waiting) {
    std::vector<RailLine> lines;
    for (std::size_t i = 0; i < umpires.size(); ++i) {
        const FormPage page = umpires.at(i);
        RailLine line{page, page_title(page, Viewer::umpire), {}, 0};
        if (const KeyRow* const row = rows_of_pages().at(i)) line.key = key_of(chosen, *row);
        if (const auto found = waiting.find(page); found != waiting.end()) {
            line.waits = found->second;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace flagplot::desk
