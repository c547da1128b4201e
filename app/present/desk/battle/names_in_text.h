#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tactical/scene.h"

namespace flagplot::desk {

/// Part of a word, so that what stands beside it is not the end of a name.
[[nodiscard]] bool is_of_word(char c);

/// The place in the scene of the token with this id; none: it has none.
[[nodiscard]] std::optional<std::size_t> token_called(const tactical::BattleScene& scene,
                                                      const std::string& id);

/// A token that a text names, and where in the text.
struct NamedToken {
    std::size_t token = 0;  ///< its place in the scene
    std::size_t at = 0;
};

/// The tokens that a text calls by their ids, in the order of the text; the longest name counts.
[[nodiscard]] std::vector<NamedToken> tokens_named(const tactical::BattleScene& scene,
                                                   std::string_view text);

}  // namespace flagplot::desk
