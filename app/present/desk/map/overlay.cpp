#include "present/desk/map/overlay.h"

#include <optional>

namespace flagplot::desk {

namespace {

/// The overlay that a feature belongs to; none: it is always shown.
std::optional<Overlay> overlay_of(Feature feature) {
    switch (feature) {
        case Feature::grid:
            return Overlay::squares;
        case Feature::hatch:
            return Overlay::hatch;
        case Feature::square_name:
            return Overlay::names;
        case Feature::reach:
            return Overlay::reach;
        case Feature::radar_reach:
            return Overlay::radar;
        case Feature::search:
        case Feature::block:
            return Overlay::searches;
        case Feature::track:
            return Overlay::tracks;
        case Feature::plan_now:
        case Feature::plan_later:
        case Feature::checkpoint:
        case Feature::destination:
        case Feature::arrival:
            return Overlay::plans;
        case Feature::contact:
        case Feature::contact_label:
            return Overlay::contacts;
        case Feature::weather:
            return Overlay::weather;
        case Feature::night:
            return Overlay::light;
        case Feature::ghost:
            return Overlay::history;
        default:
            return std::nullopt;
    }
}

}  // namespace

bool is_shown(const Overlays& overlays, Feature feature) {
    const auto overlay = overlay_of(feature);
    return !overlay || overlays.test(place_of(*overlay));
}

}  // namespace flagplot::desk
