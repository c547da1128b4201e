#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/scene.h"

namespace flagplot::desk {

/// Part of a word, so a name does not end beside it.
[[nodiscard]] bool is_of_word(char c);

/// The index in the scene of the token with this id; none if there is none.
[[nodiscard]] std::optional<std::size_t> token_called(const tactical::BattleScene& scene,
                                                      const std::string& id);

/// A token that a text names, and where in the text.
struct NamedToken {
    std::size_t token = 0;  ///< its index in the scene
    std::size_t at = 0;
};

/// The tokens whose ids are in a text, in the order of the text. Of overlapping names the longest
/// counts.
[[nodiscard]] std::vector<NamedToken> tokens_named(const tactical::BattleScene& scene,
                                                   std::string_view text);

}  // namespace flagplot::desk
