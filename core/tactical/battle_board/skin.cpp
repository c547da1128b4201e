#include "tactical/battle_board/skin.h"

#include <algorithm>

namespace flagplot::tactical::battle_board {

std::string_view skin_word(const Naval& naval, std::string_view word) {
    const auto found = std::find_if(naval.words.begin(), naval.words.end(),
                                    [word](const NavalWord& each) { return each.of == word; });
    return found == naval.words.end() ? word : std::string_view(found->says);
}

std::vector<std::string_view> target_words(const Naval& naval) {
    std::vector<std::string_view> words;
    for (const std::string_view word : words_of<TargetClass>) {
        words.push_back(skin_word(naval, word));
    }
    return words;
}

}  // namespace flagplot::tactical::battle_board
