#include "present/desk/state/form_rows.h"

namespace flagplot::desk {

bool has_page(Viewer viewer, FormPage page) {
    switch (page) {
        case FormPage::cards:
        case FormPage::rule:
        case FormPage::release:
            return true;
        case FormPage::conditions:
            return viewer != Viewer::umpire;
        case FormPage::record:
            return viewer != Viewer::side;
        case FormPage::battles:
        case FormPage::messages:
            return viewer == Viewer::umpire;
    }
    return false;
}

std::string hold_field(const std::string& side) { return std::string(hold_fields) + side; }

bool holds_back(const Filled& filled, const std::string& side) {
    return filled_in(filled, hold_field(side)) == ticked;
}

std::string filled_in(const Filled& filled, const std::string& name, const std::string& usual) {
    const auto found = filled.find(name);
    return found == filled.end() ? usual : found->second;
}

FormField text_field(const Filled& filled, std::string name, std::string label, std::string hint) {
    std::string value = filled_in(filled, name);
    return {std::move(name), std::move(label), std::move(value), FormField::Kind::text, {},
            std::move(hint)};
}

FormField tick_field(const Filled& filled, std::string name, std::string label) {
    std::string value = filled_in(filled, name);
    return {std::move(name), std::move(label), std::move(value), FormField::Kind::tick};
}

FormField choice_field(const Filled& filled, std::string name, std::string label,
                       std::vector<std::string> choices) {
    const std::string usual = choices.empty() ? std::string() : choices.front();
    const std::string value = filled_in(filled, name, usual);
    return {std::move(name), std::move(label), value, FormField::Kind::choice, std::move(choices)};
}

std::vector<std::string> with_none(std::vector<std::string> words) {
    words.insert(words.begin(), "");
    return words;
}

}  // namespace flagplot::desk
