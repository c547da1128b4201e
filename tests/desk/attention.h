#pragma once

#include <cstddef>
#include <optional>
#include <vector>

/// \file
/// What the monkey gives his attention to: the panel that opened last and, when that is gone, the
/// one that he was at before. Panels have the numbers that Dear ImGui knows them by.

namespace flagplot::desk {

class Attention {
  public:
    /// So many things he does there, unless it closes before; a quarter of them is looking round.
    void turn_to(unsigned panel, std::size_t acts);
    /// Forgets panels that are no more.
    void keep_to(const std::vector<unsigned>& drawn);
    void leave() { stays_.clear(); }

    /// None: nothing holds it.
    [[nodiscard]] std::optional<unsigned> panel() const;
    /// One of the things he does there is done.
    void spend();
    /// It has changed: there is more to see.
    void look_again();
    /// It gave nothing.
    void tire();
    /// Is he to look round still? Then how far he has got, from 0 to below 1.
    [[nodiscard]] std::optional<double> look();

  private:
    struct Stay {
        unsigned panel = 0;
        std::size_t left = 0;
        std::size_t looks = 0;
        std::size_t looked = 0;
    };
    void end_if_over();

    std::vector<Stay> stays_;  ///< the last one is now
};

}  // namespace flagplot::desk
