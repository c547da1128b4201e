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
/// The chart in the window: the ground is one texture, what stands on it is another. Both reach
/// beyond the room, and are only moved along until the camera has left them behind. The ground is
/// painted beside the frame loop; so is found what is to stand on it, where that takes long.

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

    /// What is drawn anew in every frame: the thing selected, a marker being dragged.
    void draw_over(sf::RenderTarget& target, const std::vector<Primitive>& primitives);

    /// Is something being made, so that another frame is wanted soon?
    [[nodiscard]] bool is_busy() const {
        return painting_.is_busy() || listing_.is_busy() || is_nearing_;
    }

  private:
    /// What a layer was made for.
    struct Made {
        std::uint64_t age = 0;
        Camera camera;
        Box room;  ///< with the margin
        LayerOptions options;
        friend bool operator==(const Made&, const Made&) = default;
    };
    struct Painted {
        Made made;
        unsigned width = 0;
        unsigned height = 0;
        std::vector<std::uint8_t> pixels;
    };

    /// What stands on the ground.
    struct Listed {
        Made made;
        std::vector<Primitive> primitives;
        std::int32_t milliseconds = 0;  ///< it took so long
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
    std::shared_ptr<const Plot> plot_;  ///< kept for what is made beside the frame loop
    PlotAge plot_age_;
    PictureBatches markers_;
    Made markers_made_;
    sf::RenderTexture sheet_;  ///< the markers on it
    bool has_sheet_ = false;
    Background<Listed> listing_;
    bool is_slow_ = false;     ///< the last list took longer than may be waited for
    bool is_nearing_ = false;  ///< comes nearer or goes farther: what is there is scaled till then
    double side_ = 0;          ///< of a square, in the last frame
    sf::Clock since_nearing_;
    PictureBatches over_;
};

}  // namespace flagplot::desk
