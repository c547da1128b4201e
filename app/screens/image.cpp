#include "screens/image.h"

#include <algorithm>

namespace flagplot::screens {

void draw_filling(ImDrawList& list, const PageImage& image, const Box& room) {
    const auto wide = static_cast<float>(room.width()), high = static_cast<float>(room.height());
    if (image.texture == nullptr || image.width <= 0 || image.height <= 0) return;
    const float scale = std::max(wide / image.width, high / image.height);
    // as shares of the picture, to the left and above of what is seen
    const float cut_x = (1 - wide / (image.width * scale)) / 2;
    const float cut_y = (1 - high / (image.height * scale)) / 2;
    list.AddImage(image.texture, {static_cast<float>(room.left), static_cast<float>(room.top)},
                  {static_cast<float>(room.right), static_cast<float>(room.bottom)}, {cut_x, cut_y},
                  {1 - cut_x, 1 - cut_y});
}

}  // namespace flagplot::screens
