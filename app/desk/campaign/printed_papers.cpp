#include "desk/campaign/printed_papers.h"

#include <algorithm>
#include <utility>

#include "operations/release.h"

namespace flagplot::desk {

namespace {

using PrintedPages = std::vector<std::vector<paper::PagePixels>>;

PrintedPages printed(const Save& save, double scale, const std::stop_token& stop) {
    PrintedPages all;
    for (const Document& document : papers_to_read(save)) {
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

void PrintedPapers::want(std::shared_ptr<const Save> save, const FileStamp& stamp, double scale) {
    constexpr double least = 0.1, most = 3;
    const PrintedFor wanted{stamp, std::clamp(scale, least, most)};
    if (printing_.is_busy() || printed_for_ == wanted) return;
    printed_for_ = wanted;
    printing_.start([save = std::move(save), size = wanted.scale](const std::stop_token& stop) {
        return printed(*save, size, stop);
    });
}

bool PrintedPapers::take() {
    const auto drawn = printing_.take();
    if (!drawn) return false;
    papers_.clear();
    for (const auto& pages : *drawn) {
        auto& textures = papers_.emplace_back();
        for (const paper::PagePixels& page : pages) textures.push_back(texture_of(page));
    }
    return true;
}

}  // namespace flagplot::desk
