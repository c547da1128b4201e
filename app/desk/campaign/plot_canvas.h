#pragma once

#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/VertexArray.hpp>
#include <SFML/System/Clock.hpp>
#include <array>
#include <memory>
#include <vector>

#include "desk/window/background.h"
#include "desk/window/fonts.h"
#include "present/desk/map/camera.h"
#include "present/desk/map/plot_age.h"
#include "present/desk/map/plot_layers.h"

/// \file
/// The chart in the window. The ground is one texture, the markers on it another. Both extend
/// beyond the room, and are only moved until the camera leaves them. The ground is painted on
/// another thread, and so are the markers arranged if that takes long.

namespace flagplot::desk {

/// Primitives as batches of triangles with one texture each.
class PictureBatches {
  public:
    void set(const std::vector<Primitive>& primitives, std::array<sf::Font, 3>& fonts);
    void draw(sf::RenderTarget& target, const sf::Transform& transform) const;
    [[nodiscard]] std::size_t triangles() const;

  private:
    struct Batch {
        const sf::Texture* texture = nullptr;
        std::vector<sf::Vertex> corners;
    };
    std::vector<sf::Vertex>& batch_for(const sf::Texture& texture);
    void add(const Primitive& primitive, std::array<sf::Font, 3>& fonts);
    void add_words(const Words& words, std::array<sf::Font, 3>& fonts);

    std::vector<Batch> batches_;
};

class PlotCanvas {
  public:
    explicit PlotCanvas(const FontFiles& files);

    /// Draws what the camera shows of the plot.
    void draw(sf::RenderTarget& target, const Plot& plot, PlotAge age, const Camera& camera,
              const Box& room, const LayerOptions& options);

    /// Draws what changes in every frame: the selection, a marker being dragged.
    void draw_over(sf::RenderTarget& target, const std::vector<Primitive>& primitives);

    /// Is something being made, so that another frame is needed soon?
    [[nodiscard]] bool is_busy() const {
        return painting_.is_busy() || listing_.is_busy() || is_nearing_;
    }

  private:
    /// What a layer was made for.
    struct Made {
        std::uint64_t age = 0;
        Camera camera;
        Box room;  ///< including the margin
        LayerOptions options;
        friend bool operator==(const Made&, const Made&) = default;
    };
    struct Painted {
        Made made;
        unsigned width = 0;
        unsigned height = 0;
        std::vector<std::uint8_t> pixels;
    };

    /// The markers on the ground.
    struct Listed {
        Made made;
        std::vector<Primitive> primitives;
        std::int32_t milliseconds = 0;  ///< how long it took
    };

    [[nodiscard]] static bool covers(const Made& made, const Made& wanted, const Box& room);
    [[nodiscard]] static sf::Transform transform_from(const Made& made, const Camera& camera,
                                                      const Box& room);
    [[nodiscard]] static Painted painted(const Plot& plot, const Made& made);
    [[nodiscard]] static Listed listed(const Plot& plot, const Made& made);
    void keep(const Plot& plot, PlotAge age);
    void watch(const Camera& camera);
    void take_ground();
    void list_markers(const Made& wanted, const Box& inner);
    void put(const Listed& listed);
    void draw_markers(sf::RenderTarget& target, const sf::Transform& transform,
                      const Box& room) const;

    std::array<sf::Font, 3> fonts_;  ///< by `Face`
    sf::Texture ground_;
    Made ground_made_;
    Background<Painted> painting_;
    std::shared_ptr<const Plot> plot_;  ///< kept for the other thread
    PlotAge plot_age_;
    PictureBatches markers_;
    Made markers_made_;
    sf::RenderTexture sheet_;  ///< the markers on it
    bool has_sheet_ = false;
    Background<Listed> listing_;
    bool is_slow_ = false;     ///< arranging the last markers took too long to wait for
    bool is_nearing_ = false;  ///< the zoom is changing: the old picture is scaled until it stops
    double side_ = 0;          ///< of a square in the last frame
    sf::Clock since_nearing_;
    PictureBatches over_;
};

}  // namespace flagplot::desk
