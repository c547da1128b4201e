#include "desk/campaign/printed_papers.h"

#include <algorithm>
#include <utility>

namespace flagplot::desk {

namespace {

using PrintedPages = std::vector<std::vector<paper::PagePixels>>;

PrintedPages printed(const PrintedPapers::Making& making, double scale,
                     const std::stop_token& stop) {
    PrintedPages all;
    for (const Document& document : making()) {
        if (stop.stop_requested()) break;
        all.push_back(paper::pixels_of(document, paper::PageSize::a4, scale));
    }
    return all;
}

std::unique_ptr<sf::Texture> texture_of(const paper::PagePixels& page) {
    auto texture = std::make_unique<sf::Texture>();
    if (page.pixels.empty() || !texture->create(page.width, page.height)) return texture;
    texture->update(page.pixels.data());
    texture->setSmooth(true);
    return texture;
}

}  // namespace

void PrintedPapers::want(PaperKey key, const std::function<Making()>& making) {
    constexpr double least = 0.1, most = 3;
    key.scale = std::clamp(key.scale, least, most);
    if (printing_.is_busy() || wanted_ == key) return;
    wanted_ = key;
    printing_.start([making = making(), scale = key.scale](const std::stop_token& stop) {
        return printed(making, scale, stop);
    });
}

bool PrintedPapers::take() {
    const auto drawn = printing_.take();
    if (!drawn) return false;
    drawn_for_ = wanted_ ? wanted_->side : std::nullopt;
    papers_.clear();
    for (const auto& pages : *drawn) {
        auto& paper = papers_.emplace_back();
        for (const paper::PagePixels& page : pages) {
            auto& printed = paper.emplace_back(PrintedPage{texture_of(page), {}});
            for (const auto& [text, y] : page.lines) printed.lines.push_back({text, y});
        }
    }
    return true;
}

const PrintedPapers::Papers& PrintedPapers::papers(std::optional<SideId> side) const {
    static const Papers none;
    return drawn_for_ == side ? papers_ : none;
}

}  // namespace flagplot::desk
