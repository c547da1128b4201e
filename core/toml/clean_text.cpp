#include "toml/clean_text.h"

#include "base/plain_text.h"

namespace flagplot {

std::optional<std::size_t> first_unclean(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] >= 0x20 && text[at] < 0x7f) {  // most characters
            ++at;
            continue;
        }
        const Character character = first_character(text.substr(at));
        if (!character.is_valid || is_control(character.code)) return at;
        at += character.bytes;
    }
    return std::nullopt;
}

bool is_one_line(std::string_view text) {
    while (!text.empty()) {
        const Character character = first_character(text);
        if (!character.is_valid || is_unseen(character.code)) return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

}  // namespace flagplot
