#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudication/case_file.h"
#include "base/dice.h"
#include "campaign/definition.h"

namespace flagplot::book {

/// One number that a line of a `dice` block forces: on the first of these keys that is rolled, and
/// on all the others.
struct ForcedDie {
    std::int32_t line = 0;
    std::string text;  ///< of the line
    std::vector<DieKey> keys;
    std::int32_t value = 0;
};

/// What the lines of a `dice` block say.
[[nodiscard]] std::vector<ForcedDie> dice_of(const Definition& definition, const std::string& file,
                                             const Block& block);

/// What a die shows that no line of the case names: nothing is sighted, no card comes, decks lie as
/// they are written, sides win the initiative in their order. None: the case has to say.
[[nodiscard]] std::optional<std::int32_t> unnamed_die(const DieKey& key, std::int32_t faces);

/// "sighting, subject 0, object 1, index 0 in turn 2": what a die is, for messages.
[[nodiscard]] std::string text_of(const DieKey& key);

}  // namespace flagplot::book
