#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace flagplot {

/// All problems found so far, in all texts that are read together.
class Problems {
  public:
    void add(Error error) { found_.push_back(std::move(error)); }

    /// The nearest right word, for words of more than one letter and while there are few problems:
    /// a text that is completely wrong must not cost a long search for each of its words.
    [[nodiscard]] std::string nearest(std::string_view word,
                                      const std::vector<std::string>& candidates) const {
        constexpr std::size_t enough = 50;
        const bool is_worth_it = word.size() > 1 && found_.size() < enough;
        return is_worth_it ? nearest_word(word, candidates) : std::string{};
    }

    [[nodiscard]] bool empty() const { return found_.empty(); }
    [[nodiscard]] std::size_t size() const { return found_.size(); }

    /// All of them, sorted by place.
    [[nodiscard]] Diagnostics sorted() const {
        Diagnostics sorted = found_;
        sort_by_place(sorted);
        return sorted;
    }

  private:
    Diagnostics found_;
};

}  // namespace flagplot
