#include "present/desk/state/commands.h"

#include <algorithm>
#include <sstream>

#include "base/plain_text.h"

namespace flagplot::desk {

namespace {

/// The words by which each row of the table of keys is found, made once.
const std::vector<std::string>& words_of_rows() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> words;
        for (const KeyRow& row : key_table()) {
            words.push_back(lower_case(row.meaning) + ' ' + lower_case(row.name));
        }
        return words;
    }();
    return all;
}

}  // namespace

std::vector<CommandLine> commands_like(const ChosenKeys& chosen, const std::string& text) {
    std::istringstream words(lower_case(text));
    std::vector<std::string> wanted;
    for (std::string word; words >> word;) wanted.push_back(word);
    std::vector<CommandLine> lines;
    for (std::size_t i = 0; i < key_table().size(); ++i) {
        const std::string& all = words_of_rows()[i];
        const bool is_like = std::all_of(wanted.begin(), wanted.end(), [&](const auto& word) {
            return all.find(word) != std::string::npos;
        });
        if (!is_like) continue;
        const KeyRow& row = key_table()[i];
        lines.push_back({std::string(row.meaning), std::string(key_of(chosen, row)), row.intent});
    }
    return lines;
}

}  // namespace flagplot::desk
