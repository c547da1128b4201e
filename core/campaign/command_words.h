#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "campaign/definition.h"
#include "campaign/scanner.h"
#include "campaign/state.h"

/// \file
/// What the texts of commands have in common: sides, formations, ships, cards and squares by name.

namespace flagplot {

/// What names in a command's text refer to. Holds references.
struct CommandNames {
    const Definition& definition;
    const CampaignState& state;
};

/// A formation by its side and id: `uk "UK-K"`.
[[nodiscard]] std::string formation_text(const CommandNames& names, FormationId id);
/// `"Maria"`, in quotation marks.
[[nodiscard]] std::string ship_text(const CommandNames& names, ShipId id);

/// ` overrule "why"`, written after something that is accepted although a check refuses it; else
/// empty.
[[nodiscard]] std::string overrule_text(const std::string& why);
/// Reads it.
[[nodiscard]] std::string read_overrule(Scanner& in);

[[nodiscard]] SideId read_side(const CommandNames& names, Scanner& in);
/// As many sides as follow, each after `word`: "tell uk tell axis". Sorted, without repeats.
[[nodiscard]] std::vector<SideId> read_sides(const CommandNames& names, Scanner& in,
                                             std::string_view word);
/// Reads a formation that its side knows, in quotation marks; returns its own number.
[[nodiscard]] OwnNumber read_own_formation(const CommandNames& names, SeatId seat, Scanner& in);
/// Reads a formation of any side as `formation_text` writes it, or only its id if no other side
/// uses that.
[[nodiscard]] FormationId read_formation(const CommandNames& names, Scanner& in);
[[nodiscard]] ShipId read_ship(const CommandNames& names, Scanner& in);
/// Reads a card that this side draws; if it draws none of this name, one that another side draws.
[[nodiscard]] CardId read_card_name(const CommandNames& names, SideId side, Scanner& in);
/// Reads a square of the chart.
[[nodiscard]] Square read_chart_square(const CommandNames& names, Scanner& in);
[[nodiscard]] Hundredths read_share(Scanner& in);

/// Reads one of an enumeration's words; `expected` describes them in the error.
template <Worded E>
[[nodiscard]] E read_word_of(Scanner& in, std::string_view expected) {
    const std::string word(in.name(expected));
    const auto& words = words_of<E>;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) return static_cast<E>(found - words.begin());
    if (in.ok()) {
        in.fail({ErrorCode::bad_command,
                 {"expected " + std::string(expected) + ", found \"" + word + "\""},
                 {},
                 nearest_word(word, {words.begin(), words.end()})});
    }
    return E{};
}

}  // namespace flagplot
