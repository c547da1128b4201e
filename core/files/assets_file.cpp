#include <fmt/format.h>

#include "base/limits.h"
#include "files/draft.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// Reads aircraft and watchers.
class Assets {
  public:
    Assets(const Source& source, Draft& draft) : source_(source), draft_(draft) {}

    void take(const AssetTable& table) {
        draft_.assets.add(source_, table.id);
        AssetRow asset;
        asset.id = table.id.value;
        asset.name = table.name.value;
        const auto side = draft_.sides.find(source_, table.side);
        if (side) asset.side = {*side};
        asset.quality = table.quality.value;
        asset.range = {table.range.value};
        asset.sorties = table.sorties.is_given() ? table.sorties.value : 1;
        if (draft_.is_on_chart(source_, table.watches)) asset.watches = table.watches.value;
        take_base(table, side.has_value(), asset);
        check_range(table, asset);
        draft_.definition.assets.push_back(std::move(asset));
    }

  private:
    void take_base(const AssetTable& table, bool has_side, AssetRow& asset) {
        if (table.base.is_written() && table.ship.is_written()) {
            source_.problem(table.ship.spot, ErrorCode::out_of_range,
                            {"ship", "given beside a base", "one of the two"});
        } else if (table.base.is_written()) {
            asset.base = draft_.place(source_, table.base).value_or(Square{});
        } else if (table.ship.is_written()) {
            take_ship(table, has_side, asset);
        } else if (table.watches.is_written()) {
            asset.base = table.watches.value;
        } else {
            missing(table, "base", "a place, or a ship, or what a watcher watches");
        }
    }

    void take_ship(const AssetTable& table, bool has_side, AssetRow& asset) {
        const auto number = draft_.ships.find(source_, table.ship);
        if (!number) return;
        asset.base = ShipId{*number};
        const FormationId formation = draft_.formation_of_ship[*number];
        if (!has_side || draft_.definition.formation(formation).side == asset.side) return;
        source_.problem(table.ship.spot, ErrorCode::unknown_reference,
                        {"ship of this side called", table.ship.value});
    }

    /// A watcher that is its own base needs no range; from other bases, what it watches must be in
    /// range.
    void check_range(const AssetTable& table, const AssetRow& asset) {
        const bool has_base = table.base.is_written() || table.ship.is_written();
        if (has_base && !table.range.is_written())
            missing(table, "range", "squares to the middle of a search");
        const auto* base = std::get_if<Square>(&asset.base);
        if (!asset.watches || base == nullptr || !table.range.is_given()) return;
        const Squares distance = chebyshev(*base, *asset.watches);
        if (distance <= asset.range) return;
        source_.problem(table.watches.spot, ErrorCode::out_of_range,
                        {"watches", fmt::format("{} squares from its base", distance.count),
                         fmt::format("at most {}, its range", asset.range.count)});
    }

    void missing(const AssetTable& table, std::string key, std::string expected) {
        source_.problem(table.spot, ErrorCode::missing_key, {std::move(key), std::move(expected)});
    }

    const Source& source_;
    Draft& draft_;
};

}  // namespace

void take_assets(const Source& source, const std::vector<AssetTable>& tables, Draft& draft) {
    if (tables.size() > limits::assets) {
        source.problem(tables.front().spot, ErrorCode::out_of_range,
                       {"the number of aircraft and watchers", fmt::format("{}", tables.size()),
                        fmt::format("at most {}", limits::assets)});
        return;
    }
    Assets assets(source, draft);
    for (const AssetTable& table : tables) {
        if (table.spot.line > 0) assets.take(table);  // otherwise it was not a table
    }
}

}  // namespace flagplot
