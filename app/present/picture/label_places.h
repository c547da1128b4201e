#pragma once

#include <optional>

#include "present/picture/box_index.h"
#include "present/picture/picture.h"

namespace flagplot {

/// Finds places for labels so that none hides another: greedy, in the order asked, the nearest free
/// place first. The same questions get the same places.
class LabelPlaces {
  public:
    /// \pre labels are to lie within `page`
    explicit LabelPlaces(Box page) : page_(page) {}

    /// Nothing may be written here.
    void keep_free(const Box& box) { taken_.add(box); }
    /// Better not written here, if there is a place as near.
    void avoid(const Box& box) { avoided_.add(box); }

    [[nodiscard]] bool is_free(const Box& box) const;

    /// Is it free, and nothing there that is better not written on?
    [[nodiscard]] bool is_quiet(const Box& box) const;

    /// A free place of this size beside a box, at most `far` from it, and takes it.
    [[nodiscard]] std::optional<Box> place(const Box& beside, double width, double height,
                                           double far);

  private:
    Box page_;
    BoxIndex taken_;
    BoxIndex avoided_;
};

}  // namespace flagplot
