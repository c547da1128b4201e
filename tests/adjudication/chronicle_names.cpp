#include "adjudication/chronicle_names.h"

#include <fmt/format.h>

#include "view/phrases.h"

namespace flagplot::book {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string declared_text(const Declaration& declared) {
    return fmt::format("{} {}", word_of(declared.biggest), counted(declared.units.count, "unit"));
}

}  // namespace flagplot::book
