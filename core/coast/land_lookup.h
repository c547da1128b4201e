#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "coast/coastline.h"

namespace flagplot {

/// Answers whether a point of the globe is land: the globe in bands of 0.005 degrees of latitude (a
/// third of a mile), each with the longitudes at which its centre crosses the coast.
class LandLookup {
  public:
    /// Only for latitudes from `south` to `north`, in degrees.
    LandLookup(const Coastline& coast, double south, double north);

    /// \pre the latitude is within these; the longitude is -180 to 180
    [[nodiscard]] bool is_land(double latitude, double longitude) const;

    /// Does any coast cross its latitudes?
    [[nodiscard]] bool has_coast() const { return !longitudes_.empty(); }

    /// Asks about points one after another, faster if they are close together.
    class Walk {
      public:
        explicit Walk(const LandLookup& lookup) : lookup_(lookup) {}
        [[nodiscard]] bool is_land(double latitude, double longitude);

      private:
        const LandLookup& lookup_;
        std::size_t band_ = 0;
        std::int32_t from_ = 0;  ///< the last answer is valid from here
        std::int32_t to_ = 0;    ///< up to here
        bool is_land_ = false;
    };

  private:
    friend class Walk;

    /// How many edges of the coast cross each band, and where.
    template <class Visit>
    void each_crossing(const Coastline& coast, Visit visit) const;
    void note_meridian(const Coastline& coast);
    [[nodiscard]] std::size_t band_of(double latitude) const;
    [[nodiscard]] std::span<const std::int32_t> crossings(std::size_t band) const;

    std::int32_t first_ = 0;                ///< number of the southernmost band, from the equator
    std::vector<std::uint32_t> begins_;     ///< of bands in `longitudes_`, and the end
    std::vector<std::int32_t> longitudes_;  ///< in thousandths, sorted within a band
    std::vector<bool> begins_on_land_;      ///< whether a band is land just west of 180 degrees
};

}  // namespace flagplot
