#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "chart/chart.h"
#include "desk/window/background.h"
#include "present/basemap/basemap.h"

/// \file
/// The real coast under a chart that is drawn or filled, read beside the window.

namespace flagplot::desk {

class CoastUnder {
  public:
    /// Puts the coast under a chart of this place and size into `coast`: nothing while it is being
    /// read, and where there is none. To be asked every frame; whether it became another.
    [[nodiscard]] bool is_new(const Chart& chart, std::shared_ptr<const Basemap>& coast);
    [[nodiscard]] bool is_busy() const { return reading_.is_busy(); }

  private:
    [[nodiscard]] std::shared_ptr<const Basemap> under(const Chart& chart);

    /// What the coast depends on. Squares that are drawn do not change it.
    struct Where {
        std::optional<Geography> geography;
        std::int32_t columns = 0;
        std::int32_t rows = 0;

        friend bool operator==(const Where&, const Where&) = default;
    };
    struct Read {
        Where where;
        std::shared_ptr<const Basemap> coast;
    };

    Read read_;
    Background<Read> reading_;
};

}  // namespace flagplot::desk
