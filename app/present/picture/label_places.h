#pragma once

#include <optional>

#include "present/picture/box_index.h"
#include "present/picture/picture.h"

namespace flagplot {

/// Places labels so that none hides another: one after another, each in the nearest free place. The
/// same requests always give the same places.
class LabelPlaces {
  public:
    /// \pre labels must be within `page`
    explicit LabelPlaces(Box page) : page_(page) {}

    /// Nothing may be written here.
    void keep_free(const Box& box) { taken_.add(box); }
    /// Not to be written here if there is another place as near.
    void avoid(const Box& box) { avoided_.add(box); }

    [[nodiscard]] bool is_free(const Box& box) const;

    /// Is it free, and not to be avoided either?
    [[nodiscard]] bool is_quiet(const Box& box) const;

    /// Takes a free place of this size beside a box, at most `far` from it.
    [[nodiscard]] std::optional<Box> place(const Box& beside, double width, double height,
                                           double far);

  private:
    Box page_;
    BoxIndex taken_;
    BoxIndex avoided_;
};

}  // namespace flagplot
