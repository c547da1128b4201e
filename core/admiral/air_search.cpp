#include "admiral/air_search.h"

#include <fmt/format.h>

#include <algorithm>

#include "admiral/strength.h"
#include "rules/air.h"
#include "view/agenda.h"
#include "view/permissions.h"
#include "view/phrases.h"

namespace flagplot::admiral {

namespace {

/// Where enemies may be, weighed by what each would mean, and what aircraft leave of it.
class Sightable {
  public:
    Sightable(const Chart& chart, std::span<const Forecast> enemies)
        : chart_(chart), values_(chart.terrain.size()) {
        for (const Forecast& enemy : enemies) {
            const std::int64_t worth = weight_of(enemy.quarry());
            for (std::size_t i = 0; i < values_.size(); ++i) values_[i] += enemy.now()[i] * worth;
        }
    }

    [[nodiscard]] std::int64_t in_block(Square centre) const {
        std::int64_t sum = 0;
        each_in_block(centre, [&](std::size_t place) { sum += values_[place]; });
        return sum;
    }

    /// What is left if half of it would be found there.
    void search(Square centre) {
        each_in_block(centre, [&](std::size_t place) { values_[place] /= 2; });
    }

  private:
    /// An enemy that nobody has seen yet is looked for first.
    static std::int64_t weight_of(const Quarry& quarry) {
        constexpr std::int64_t least = 10, unseen = 2;
        const std::int64_t worth = least + strength_of(quarry.supposed);
        return quarry.contact ? worth : worth * unseen;
    }

    template <class Use>
    void each_in_block(Square centre, Use use) const {
        const Block block = block_round(chart_, centre);
        for (std::int16_t row = block.first.row; row <= block.last.row; ++row) {
            for (std::int16_t column = block.first.column; column <= block.last.column; ++column) {
                use(chart_.index({column, row}));
            }
        }
    }

    const Chart& chart_;
    PerSquare values_;
};

/// The centre with most in its block, counting less beyond half the range; none if there is
/// nothing.
std::optional<Square> best_centre(const Book& book, const Sightable& sightable, Square base,
                                  const BookAsset& asset) {
    const std::int32_t range = std::min(asset.range.count, book.chart.columns + book.chart.rows);
    std::optional<Square> best;
    std::int64_t most = 0;
    for (std::int32_t row = -range; row <= range; ++row) {
        for (std::int32_t column = -range; column <= range; ++column) {
            const Square centre{static_cast<std::int16_t>(base.column + column),
                                static_cast<std::int16_t>(base.row + row)};
            if (!book.chart.contains(centre)) continue;
            constexpr std::int64_t near = 3, far = 2;
            const bool is_near = 2 * chebyshev(base, centre).count <= range;
            const std::int64_t value = sightable.in_block(centre) * (is_near ? near : far);
            if (value <= most) continue;
            most = value;
            best = centre;
        }
    }
    return best;
}

/// The formation that is most likely to meet somebody in the coming turn.
std::optional<OwnNumber> nearest_to_enemy(const SideView& view, std::span<const Forecast> enemies) {
    constexpr std::int32_t near = 2;
    std::optional<OwnNumber> best;
    std::int64_t most = certain / 10;
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        const OwnFormation& own = view.formation({number});
        if (own.presence != Presence::on_chart) continue;
        std::int64_t chance = 0;
        for (const Forecast& enemy : enemies) chance += enemy.within(own.square, near, 1);
        if (chance <= most) continue;
        most = chance;
        best = OwnNumber{number};
    }
    return best;
}

}  // namespace

void search_from_air(SheetWriter& writer, const Book& book, const SideView& view,
                     std::span<const Forecast> enemies, std::vector<std::string>& reasons) {
    Sightable sightable(book.chart, enemies);
    for (const OwnAsset number : ready_assets(book, view)) {
        const BookAsset& asset = book.assets[number.index()];
        const auto base = base_of(book, view, number);
        for (std::int32_t sortie = 0; base && sortie < asset.sorties; ++sortie) {
            const auto centre = best_centre(book, sightable, *base, asset);
            if (!centre || !writer.give(SearchFrom{number, *centre})) break;
            sightable.search(*centre);
            reasons.push_back(fmt::format("{} search round {}, where most may be found", asset.name,
                                          name_of(*centre)));
        }
    }
}

void play_cards(SheetWriter& writer, const Book& book, const SideView& view,
                std::span<const Forecast> enemies) {
    const Sightable sightable(book.chart, enemies);
    for (const HandCard& card : view.hand) {
        PlayCard play{card.name.text, {}, {}};
        if (card.needs == CardNeeds::formation) {
            play.on = nearest_to_enemy(view, enemies);
            if (!play.on) continue;
        }
        if (card.needs == CardNeeds::square) {
            BookAsset anywhere;
            anywhere.range = Squares{book.chart.columns + book.chart.rows};
            const Square middle{static_cast<std::int16_t>(book.chart.columns / 2),
                                static_cast<std::int16_t>(book.chart.rows / 2)};
            play.at = best_centre(book, sightable, middle, anywhere);
            if (!play.at) continue;
        }
        (void)writer.give(play);
    }
}

}  // namespace flagplot::admiral
