#include "chart/chart_check.h"

#include <algorithm>
#include <bit>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>

#include "chart/passages.h"

namespace flagplot {

namespace {

/// The sea squares of a chart, numbered row by row, and the steps between them.
class Waters {
  public:
    using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;

    explicit Waters(const Chart& chart) : passages_(chart) {
        std::vector<std::size_t> numbers(passages_.places());
        for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
            if (chart.terrain[i] == Terrain::land) continue;
            squares_.push_back(chart.square_at(i));
            numbers[passages_.place(squares_.back())] = squares_.size() - 1;
        }
        graph_ = Graph(squares_.size());
        // the other four directions are the ways back
        constexpr std::array half{Direction::east, Direction::south_east, Direction::south,
                                  Direction::south_west};
        for (std::size_t i = 0; i < squares_.size(); ++i) {
            const Passages::Place place = passages_.place(squares_[i]);
            for (const Direction direction : half) {
                if (!passages_.may_step(place, direction)) continue;
                boost::add_edge(i, numbers[passages_.next(place, direction)], graph_);
            }
        }
    }

    [[nodiscard]] const Graph& graph() const { return graph_; }
    [[nodiscard]] std::size_t count() const { return squares_.size(); }
    [[nodiscard]] Square square(std::size_t number) const { return squares_[number]; }
    [[nodiscard]] int ways_from(Square square) const {
        return std::popcount(passages_.steps(passages_.place(square)));
    }

  private:
    Passages passages_;
    std::vector<Square> squares_;
    Graph graph_;
};

std::vector<std::string> ports_in(const Chart& chart, const std::vector<Square>& squares) {
    std::vector<std::string> ports;
    for (const NamedPlace& place : chart.places) {
        const bool is_here = std::binary_search(squares.begin(), squares.end(), place.square);
        if (place.is_port && is_here) ports.push_back(place.name);
    }
    return ports;
}

/// The separate waters of a chart, each with its squares: the largest first, the northernmost of
/// equals.
std::vector<std::vector<Square>> parted_waters(const Waters& waters) {
    std::vector<std::size_t> water_of(waters.count());
    const std::size_t count = boost::connected_components(waters.graph(), water_of.data());
    std::vector<std::vector<Square>> parts(count);
    for (std::size_t i = 0; i < waters.count(); ++i) {
        parts[water_of[i]].push_back(waters.square(i));
    }
    std::stable_sort(parts.begin(), parts.end(),
                     [](const auto& one, const auto& other) { return one.size() > other.size(); });
    return parts;
}

/// The lake in one of these squares. \pre they are sorted
std::string lake_in(const std::vector<KnownWater>& lakes, const std::vector<Square>& squares) {
    const auto found = std::find_if(lakes.begin(), lakes.end(), [&](const KnownWater& lake) {
        return std::binary_search(squares.begin(), squares.end(), lake.square);
    });
    return found == lakes.end() ? std::string{} : found->name;
}

void find_sealed_seas(const Chart& chart, const Waters& waters,
                      const std::vector<KnownWater>& lakes, ChartDoubts& doubts) {
    const auto parts = parted_waters(waters);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].size() == 1 && chart.terrain.size() > 1) {
            doubts.traps.push_back(parts[i].front());
        } else if (i > 0) {
            std::vector<Square> squares = parts[i];
            std::sort(squares.begin(), squares.end());
            doubts.sealed.push_back({parts[i].front(), squares.size(), ports_in(chart, squares),
                                     lake_in(lakes, squares)});
        }
    }
}

void find_narrow_squares(const Chart& chart, const Waters& waters, ChartDoubts& doubts) {
    std::vector<std::size_t> narrows;
    boost::articulation_points(waters.graph(), std::back_inserter(narrows));
    std::sort(narrows.begin(), narrows.end());
    for (const std::size_t number : narrows) doubts.narrows.push_back(waters.square(number));
    for (std::size_t i = 0; i < waters.count(); ++i) {
        const Square square = waters.square(i);
        if (waters.ways_from(square) == 1 && chart.port_at(square) == nullptr) {
            doubts.pockets.push_back(square);
        }
    }
}

/// Is there water in the square or beside it? If not, its whole sea was left out.
bool has_water_round(const Chart& chart, Square square) {
    return chart.is_navigable(square) ||
           std::any_of(clockwise.begin(), clockwise.end(), [&](Direction direction) {
               return chart.is_navigable(neighbour(square, direction));
           });
}

void find_lost_straits(const Chart& chart, std::span<const Strait> straits,
                       const std::vector<KnownWater>& expected, ChartDoubts& doubts) {
    for (const Strait& strait : straits) {
        if (!is_passable(chart, strait)) doubts.shut.push_back(strait.name);
    }
    for (const KnownWater& each : expected) {
        const bool is_drawn =
            std::any_of(straits.begin(), straits.end(),
                        [&](const Strait& strait) { return strait.name == each.name; });
        const bool is_lost = !is_drawn && !chart.is_navigable(each.square);
        if (is_lost && has_water_round(chart, each.square)) doubts.lost.push_back(each.name);
    }
}

}  // namespace

ChartDoubts doubts_of(const Chart& chart, std::span<const Strait> straits,
                      const KnownWaters& known) {
    ChartDoubts doubts;
    const Waters waters(chart);
    find_sealed_seas(chart, waters, known.lakes, doubts);
    find_narrow_squares(chart, waters, doubts);
    find_lost_straits(chart, straits, known.straits, doubts);
    for (const NamedPlace& place : chart.places) {
        if (place.is_port && waters.ways_from(place.square) == 0) doubts.dry_ports.push_back(place);
    }
    return doubts;
}

}  // namespace flagplot
