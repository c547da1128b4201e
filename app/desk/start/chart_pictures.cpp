#include "desk/start/chart_pictures.h"

#include <iterator>
#include <utility>

#include "paper/pixels.h"
#include "present/basemap/basemap.h"
#include "present/desk/map/chart_picture.h"
#include "store/coast_file.h"

namespace flagplot::desk {

namespace {

/// Empty where the program's coast or gazetteer is not there.
std::shared_ptr<const Ground> ground_read() {
    auto ground = std::make_shared<Ground>();
    auto coast = read_coast();
    auto gazetteer = read_gazetteer_files();
    if (!coast || !gazetteer) return ground;
    ground->coast = *std::move(coast);
    ground->gazetteer = *std::move(gazetteer);
    auto& rings = ground->coast.rings;
    auto& lakes = ground->coast.lakes;  // they lie on land, so that as rings they are water
    std::move(lakes.begin(), lakes.end(), std::back_inserter(rings));
    return ground;
}

std::shared_ptr<const Basemap> basemap_on(const Chart& chart, const Ground& ground) {
    if (!chart.geography || ground.coast.rings.empty()) return nullptr;
    constexpr std::int32_t beyond = 1;  // the picture ends where the chart does
    return std::make_shared<const Basemap>(
        basemap_of(chart, ground.coast, ground.gazetteer, beyond));
}

}  // namespace

void ChartPictures::want(std::vector<ChartWanted> charts) {
    charts_ = std::move(charts);
    textures_.clear();
    ++order_;
}

bool ChartPictures::look_round() {
    const auto done = painting_.take();
    if (done) put(*done);
    while (textures_.size() < charts_.size() && charts_[textures_.size()].chart.columns == 0) {
        textures_.push_back(std::make_unique<sf::Texture>());  // of what could not be read
    }
    if (painting_.is_busy()) return done.has_value();
    if (textures_.size() >= charts_.size()) {
        ground_.reset();
        return done.has_value();
    }
    painting_.start([wanted = charts_[textures_.size()], number = textures_.size(), order = order_,
                     ground = ground_](const std::stop_token&) {
        Painted painted{number, order, ground ? ground : ground_read(), {}};
        painted.pixels = paper::pixels_of(chart_picture(
            wanted.chart, basemap_on(wanted.chart, *painted.ground), wanted.width, wanted.height));
        return painted;
    });
    return done.has_value();
}

void ChartPictures::put(const Painted& painted) {
    ground_ = painted.ground;
    if (painted.order != order_ || painted.chart != textures_.size()) return;
    auto texture = std::make_unique<sf::Texture>();
    const ChartWanted& wanted = charts_[painted.chart];
    if (texture->create(wanted.width, wanted.height)) {
        texture->update(painted.pixels.data());
        texture->setSmooth(true);
    }
    textures_.push_back(std::move(texture));
}

screens::PageImages ChartPictures::images() const {
    screens::PageImages images;
    for (const auto& texture : textures_) {
        const auto handle = static_cast<std::uintptr_t>(texture->getNativeHandle());
        const sf::Vector2f size(texture->getSize());
        // NOLINTNEXTLINE(performance-no-int-to-ptr): ImGui names a texture by a pointer
        images.push_back({reinterpret_cast<ImTextureID>(handle), size.x, size.y});
    }
    return images;
}

}  // namespace flagplot::desk
