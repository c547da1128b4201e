#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudication/case_file.h"
#include "campaign/definition.h"

namespace flagplot::book {

/// One line of a page, read word by word. Everything unexpected is a `PageError` with its place.
class Words {
  public:
    Words(std::string file, const TextLine& line);
    Words(std::string file, std::int32_t number, std::string_view text);

    [[nodiscard]] bool at_end() const { return at_ == words_.size(); }
    /// The next word, without taking it; empty at the end.
    [[nodiscard]] std::string_view peek() const;
    /// Takes the next word if it is this one.
    bool takes(std::string_view word);
    void expects(std::string_view word);
    std::string next(std::string_view what);
    std::int32_t number(std::string_view what);
    /// A number, if the next word is one.
    std::optional<std::int32_t> takes_number();
    /// The number that a part of a word is.
    [[nodiscard]] std::int32_t whole(std::string_view text) const;
    Square square();
    std::optional<Square> takes_square();
    void ends() const;
    [[noreturn]] void fail(std::string_view what) const;

    // names of a campaign
    SideId side(const Definition& definition);
    FormationId formation(const Definition& definition);
    std::optional<FormationId> takes_formation(const Definition& definition);
    std::optional<ShipId> takes_ship(const Definition& definition);
    CardId card(const Definition& definition);
    template <Worded E>
    std::optional<E> takes_word_of() {
        const auto& words = words_of<E>;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (takes(words[i])) return static_cast<E>(i);
        }
        return std::nullopt;
    }

  private:
    std::string file_;
    std::int32_t line_ = 0;
    std::vector<std::string> words_;
    std::size_t at_ = 0;
};

/// "new1" is the first formation that is formed in play, "new2" the second.
inline constexpr std::string_view founded_opening = "new";

}  // namespace flagplot::book
