#include "desk/campaign/plot_canvas.h"

#include <SFML/Graphics/RenderStates.hpp>
#include <SFML/Graphics/Vertex.hpp>
#include <array>

#include <cmath>
#include <utility>

#include "paper/pixels.h"
#include "present/desk/map/mesh.h"
#include "present/picture/palette.h"
#include "present/picture/panel_theme.h"
#include "present/plot/plot_page.h"

namespace flagplot::desk {

namespace {

/// Beyond each edge of the room, as a fraction of its size.
constexpr double margin = 0.25;

sf::Color colour_of(Ink ink) {
    constexpr double full = 255;
    return {ink.red, ink.green, ink.blue, static_cast<sf::Uint8>(std::lround(ink.cover * full))};
}

sf::Vector2f at(Point point) { return {static_cast<float>(point.x), static_cast<float>(point.y)}; }

/// Every texture of letters has a white corner; areas drawn with it keep their colour.
constexpr float white = 0.5F;

/// The part of a picture inside the room: the panels round it are drawn over the rest.
void draw_within(sf::RenderTarget& target, const sf::Texture& picture,
                 const sf::Transform& transform, const Box& room, const sf::BlendMode& blend) {
    const sf::Vector2f size(picture.getSize());
    const sf::FloatRect drawn = transform.transformRect({{0, 0}, size});
    const sf::FloatRect window(at({room.left, room.top}), at({room.width(), room.height()}));
    sf::FloatRect seen;
    if (!drawn.intersects(window, seen)) return;
    const sf::Transform back = transform.getInverse();
    std::array<sf::Vertex, 4> corners;
    const std::array<sf::Vector2f, 4> of_square{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const sf::Vector2f place(seen.left + of_square[i].x * seen.width,
                                 seen.top + of_square[i].y * seen.height);
        corners[i] = sf::Vertex(place, back.transformPoint(place));
    }
    sf::RenderStates states(blend);
    states.texture = &picture;
    target.draw(corners.data(), corners.size(), sf::Quads, states);
}

/// Letters of one line; `outline` draws the halo behind them.
class Letters {
  public:
    Letters(const Words& words, sf::Font& font)
        : font_(font),
          size_(static_cast<unsigned>(std::max(std::lround(words.size), 6L))),
          text_(sf::String::fromUtf8(words.text.str().begin(), words.text.str().end())) {}

    [[nodiscard]] float width() const {
        float width = 0;
        for (const sf::Uint32 letter : text_) {
            width += font_.getGlyph(letter, size_, false).advance;
        }
        return width;
    }

    void add(std::vector<sf::Vertex>& corners, sf::Vector2f pen, Ink ink, float outline) const {
        const sf::Color colour = colour_of(ink);
        for (const sf::Uint32 letter : text_) {
            const sf::Glyph& glyph = font_.getGlyph(letter, size_, false, outline);
            add_glyph(corners, glyph, pen, colour);
            pen.x += font_.getGlyph(letter, size_, false).advance;
        }
    }

    [[nodiscard]] unsigned size() const { return size_; }

  private:
    static void add_glyph(std::vector<sf::Vertex>& corners, const sf::Glyph& glyph,
                          sf::Vector2f pen, sf::Color colour) {
        const sf::FloatRect& box = glyph.bounds;
        const sf::IntRect& cut = glyph.textureRect;
        const auto corner = [&](float x, float y) {
            return sf::Vertex({pen.x + box.left + x * box.width, pen.y + box.top + y * box.height},
                              colour,
                              {static_cast<float>(cut.left) + x * static_cast<float>(cut.width),
                               static_cast<float>(cut.top) + y * static_cast<float>(cut.height)});
        };
        for (const auto& [x, y] :
             {std::pair{0.F, 0.F}, {1.F, 0.F}, {1.F, 1.F}, {0.F, 0.F}, {1.F, 1.F}, {0.F, 1.F}}) {
            corners.push_back(corner(x, y));
        }
    }

    sf::Font& font_;
    unsigned size_;
    sf::String text_;
};

}  // namespace

std::vector<sf::Vertex>& PictureBatches::batch_for(const sf::Texture& texture) {
    if (batches_.empty() || batches_.back().texture != &texture) {
        batches_.push_back({&texture, {}});
    }
    return batches_.back().corners;
}

void PictureBatches::add_words(const Words& words, std::array<sf::Font, 3>& fonts) {
    sf::Font& font = fonts.at(static_cast<std::size_t>(words.face));
    const Letters letters(words, font);
    constexpr float capital_height = 0.72F;
    sf::Vector2f pen = at(words.at);
    if (words.align == Align::centre) pen.x -= letters.width() / 2;
    if (words.align == Align::right) pen.x -= letters.width();
    pen.y += static_cast<float>(words.size) * capital_height / 2;
    pen = {std::round(pen.x), std::round(pen.y)};
    constexpr float halo_width = 0.14F;
    auto& corners = batch_for(font.getTexture(letters.size()));
    if (words.halo.cover > 0) {
        letters.add(corners, pen, words.halo, static_cast<float>(words.size) * halo_width);
    }
    letters.add(corners, pen, words.colour, 0);
}

void PictureBatches::add(const Primitive& primitive, std::array<sf::Font, 3>& fonts) {
    if (const auto* words = std::get_if<Words>(&primitive.drawn)) return add_words(*words, fonts);
    Mesh mesh;
    if (const auto* area = std::get_if<Area>(&primitive.drawn)) add_area(mesh, *area);
    if (const auto* line = std::get_if<Line>(&primitive.drawn)) {
        add_line(mesh, line->points, line->stroke);
    }
    if (const auto* disc = std::get_if<Disc>(&primitive.drawn)) add_disc(mesh, *disc);
    constexpr unsigned usual_size = 12;
    auto& corners =
        batches_.empty() ? batch_for(fonts[0].getTexture(usual_size)) : batches_.back().corners;
    for (const MeshVertex& corner : mesh) {
        corners.emplace_back(at(corner.at), colour_of(corner.colour), sf::Vector2f(white, white));
    }
}

void PictureBatches::set(const std::vector<Primitive>& primitives, std::array<sf::Font, 3>& fonts) {
    batches_.clear();
    for (const Primitive& primitive : primitives) add(primitive, fonts);
}

void PictureBatches::draw(sf::RenderTarget& target, const sf::Transform& transform) const {
    for (const Batch& batch : batches_) {
        sf::RenderStates states(transform);
        states.texture = batch.texture;
        target.draw(batch.corners.data(), batch.corners.size(), sf::Triangles, states);
    }
}

std::size_t PictureBatches::triangles() const {
    std::size_t corners = 0;
    for (const Batch& batch : batches_) corners += batch.corners.size();
    return corners / 3;
}

PlotCanvas::PlotCanvas(const FontFiles& files) {
    (void)fonts_[0].loadFromFile(files.sans);
    (void)fonts_[1].loadFromFile(files.sans_bold);
    (void)fonts_[2].loadFromFile(files.serif_italic);
}

bool PlotCanvas::covers(const Made& made, const Made& wanted, const Box& room) {
    if (made.age != wanted.age || !(made.options == wanted.options)) return false;
    if (made.camera.side != wanted.camera.side) return false;
    const Point moved = (wanted.camera.middle - made.camera.middle) * made.camera.side;
    return made.room.contains(
        Box{room.left + moved.x, room.top + moved.y, room.right + moved.x, room.bottom + moved.y});
}

sf::Transform PlotCanvas::transform_from(const Made& made, const Camera& camera, const Box& room) {
    const double factor = camera.side / made.camera.side;
    const Point corner = pixel_of(camera, room, {0, 0});
    const Point was = pixel_of(made.camera, made.room, {0, 0});
    sf::Transform transform;
    transform.translate(static_cast<float>(std::round(corner.x - was.x * factor)),
                        static_cast<float>(std::round(corner.y - was.y * factor)));
    transform.scale(static_cast<float>(factor), static_cast<float>(factor));
    return transform;
}

PlotCanvas::Painted PlotCanvas::painted(const Plot& plot, const Made& made) {
    const ChartFrame frame = frame_of(made.camera, made.room);
    Picture picture;
    picture.width = made.room.width();
    picture.height = made.room.height();
    picture.chart = frame.page;
    picture.primitives = ground_layer(plot, frame, made.options);
    return {made, static_cast<unsigned>(std::lround(picture.width)),
            static_cast<unsigned>(std::lround(picture.height)), paper::pixels_of(picture)};
}

void PlotCanvas::take_ground() {
    const auto done = painting_.take();
    if (!done) return;
    const bool has_size = ground_.getSize() == sf::Vector2u(done->width, done->height);
    if (!has_size && !ground_.create(done->width, done->height)) return;
    ground_.update(done->pixels.data());
    ground_.setSmooth(true);
    ground_made_ = done->made;
}

PlotCanvas::Listed PlotCanvas::listed(const Plot& plot, const Made& made) {
    const sf::Clock clock;
    const ChartFrame frame = frame_of(made.camera, made.room);
    Listed done{made, marker_layer(plot, frame, made.options)};
    done.milliseconds = clock.getElapsedTime().asMilliseconds();
    return done;
}

void PlotCanvas::keep(const Plot& plot, PlotAge age) {
    if (plot_ && plot_age_ == age) return;
    plot_ = std::make_shared<const Plot>(plot);
    plot_age_ = age;
}

/// While the wheel turns, nothing is redrawn unless the scale has changed very much: the old
/// picture is only scaled.
void PlotCanvas::watch(const Camera& camera) {
    constexpr std::int32_t rest = 100;          // milliseconds
    constexpr double far_off = 1 + 2 * margin;  // then what was drawn no longer fills the room
    if (std::exchange(side_, camera.side) != camera.side) since_nearing_.restart();
    const double factor = camera.side / markers_made_.camera.side;
    const bool is_near = has_sheet_ && factor < far_off && 1 / factor < far_off;
    is_nearing_ = is_near && since_nearing_.getElapsedTime().asMilliseconds() < rest;
}

void PlotCanvas::list_markers(const Made& wanted, const Box& inner) {
    if (const auto done = listing_.take()) put(*done);
    if (covers(markers_made_, wanted, inner) || listing_.is_busy() || is_nearing_) return;
    if (!is_slow_) return put(listed(*plot_, wanted));
    listing_.start(
        [plot = plot_, wanted](const std::stop_token&) { return listed(*plot, wanted); });
}

void PlotCanvas::put(const Listed& listed) {
    constexpr std::int32_t longest_wait = 5;  // milliseconds
    is_slow_ = listed.milliseconds > longest_wait;
    markers_.set(listed.primitives, fonts_);
    markers_made_ = listed.made;
    const auto width = static_cast<unsigned>(std::lround(listed.made.room.width()));
    const auto height = static_cast<unsigned>(std::lround(listed.made.room.height()));
    has_sheet_ = sheet_.getSize() == sf::Vector2u(width, height) || sheet_.create(width, height);
    if (!has_sheet_) return;
    sheet_.setSmooth(true);
    sheet_.clear(sf::Color::Transparent);
    markers_.draw(sheet_, sf::Transform::Identity);
    sheet_.display();
}

void PlotCanvas::draw_markers(sf::RenderTarget& target, const sf::Transform& transform,
                              const Box& room) const {
    if (!has_sheet_) return markers_.draw(target, transform);
    // The sheet's colours were not blended with anything: they are already multiplied by their
    // opacity.
    const sf::BlendMode as_mixed(sf::BlendMode::One, sf::BlendMode::OneMinusSrcAlpha);
    draw_within(target, sheet_.getTexture(), transform, room, as_mixed);
}

void PlotCanvas::draw(sf::RenderTarget& target, const Plot& plot, PlotAge age, const Camera& camera,
                      const Box& room, const LayerOptions& options) {
    // Its own room, with its corner at 0, where painted pictures begin.
    const double across = std::ceil(room.width() * margin);
    const double down = std::ceil(room.height() * margin);
    Made wanted{
        age.ground, camera, {0, 0, room.width() + 2 * across, room.height() + 2 * down}, options};
    const Box inner{across, down, across + room.width(), down + room.height()};
    keep(plot, age);
    take_ground();
    watch(camera);
    if (!covers(ground_made_, wanted, inner) && !painting_.is_busy() && !is_nearing_) {
        painting_.start(
            [plot = plot_, wanted](const std::stop_token&) { return painted(*plot, wanted); });
    }
    wanted.age = age.markers;
    list_markers(wanted, inner);
    // Open sea until the ground is painted, and beyond its edges.
    draw_over(target,
              {{Feature::sea, "",
                Area{{ring_of(room)}, options.is_red ? by_red_light(sea_ink) : sea_ink}, false}});
    if (ground_.getSize().x > 0) {
        draw_within(target, ground_, transform_from(ground_made_, camera, room), room,
                    sf::BlendNone);
    }
    if (markers_made_.camera.side > 0) {
        draw_markers(target, transform_from(markers_made_, camera, room), room);
    }
}

void PlotCanvas::draw_over(sf::RenderTarget& target, const std::vector<Primitive>& primitives) {
    over_.set(primitives, fonts_);
    over_.draw(target, sf::Transform::Identity);
}

}  // namespace flagplot::desk
