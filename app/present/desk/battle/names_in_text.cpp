#include "present/desk/battle/names_in_text.h"

namespace flagplot::desk {

namespace {

/// Is this word there, without more letters on either side?
bool stands_at(std::string_view text, std::size_t at, std::string_view word) {
    if (word.empty() || text.substr(at, word.size()) != word) return false;
    const std::size_t end = at + word.size();
    return (at == 0 || !is_of_word(text[at - 1])) && (end == text.size() || !is_of_word(text[end]));
}

}  // namespace

bool is_of_word(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (static_cast<unsigned char>(c) & 0x80U) != 0;
}

std::optional<std::size_t> token_called(const tactical::BattleScene& scene, const std::string& id) {
    for (std::size_t i = 0; i < scene.tokens.size(); ++i) {
        if (scene.tokens[i].id == id) return i;
    }
    return std::nullopt;
}

std::vector<NamedToken> tokens_named(const tactical::BattleScene& scene, std::string_view text) {
    std::vector<NamedToken> found;
    for (std::size_t at = 0; at < text.size();) {
        std::optional<std::size_t> named;
        for (std::size_t i = 0; i < scene.tokens.size(); ++i) {
            const std::string& id = scene.tokens[i].id;
            const bool is_longer = !named || id.size() > scene.tokens[*named].id.size();
            if (is_longer && stands_at(text, at, id)) named = i;
        }
        if (!named) {
            ++at;
            continue;
        }
        found.push_back({*named, at});
        at += scene.tokens[*named].id.size();
    }
    return found;
}

}  // namespace flagplot::desk
