#pragma once

#include <SFML/Graphics/Texture.hpp>
#include <cstdint>
#include <memory>
#include <vector>

#include "chart/chart.h"
#include "chart/gazetteer.h"
#include "coast/coastline.h"
#include "desk/window/background.h"
#include "screens/image.h"

/// \file
/// Charts as small pictures with their real coast, drawn one after another beside the window.

namespace flagplot::desk {

/// What real charts are drawn from; read once.
struct Ground {
    Coastline coast;
    Gazetteer gazetteer;
};

/// A chart and the pixels of its picture.
struct ChartWanted {
    Chart chart;
    unsigned width = 480;
    unsigned height = 240;
};

class ChartPictures {
  public:
    /// These charts, instead of those before.
    void want(std::vector<ChartWanted> charts);
    /// Takes what was drawn since the last call and begins with the next; whether one was taken.
    bool look_round();
    [[nodiscard]] bool is_busy() const { return painting_.is_busy(); }
    /// By the charts that are wanted.
    [[nodiscard]] screens::PageImages images() const;

  private:
    struct Painted {
        std::size_t chart = 0;
        std::uint32_t order = 0;  ///< which wish it was for
        std::shared_ptr<const Ground> ground;
        std::vector<std::uint8_t> pixels;
    };

    void put(const Painted& painted);

    std::vector<ChartWanted> charts_;
    std::vector<std::unique_ptr<sf::Texture>> textures_;  ///< of the first charts
    std::uint32_t order_ = 0;
    std::shared_ptr<const Ground> ground_;  ///< kept until all are drawn
    Background<Painted> painting_;
};

}  // namespace flagplot::desk
