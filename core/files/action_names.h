#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "files/draft.h"

namespace flagplot {

/// The names in an action: sides, formations and ships, no two alike, since a statement can be
/// about any of them.
class ActionNames {
  public:
    template <class ValueType>
    void add_side(const Source& source, const file_schema::Given<ValueType>& id) {
        index_.add(source, id);
        meant_.push_back({sides_++, {}, {}});
    }
    template <class ValueType>
    void add_formation(const Source& source, const file_schema::Given<ValueType>& id) {
        index_.add(source, id);
        meant_.push_back({{}, formations_++, {}});
    }
    template <class ValueType>
    void add_ship(const Source& source, const file_schema::Given<ValueType>& name) {
        index_.add(source, name);
        meant_.push_back({{}, {}, {name.value}});
    }
    /// There are names that could not be read: what is unknown may be one of them.
    void mark_incomplete() { index_.mark_incomplete(); }
    /// A side and a formation stand for their ships.
    void set_ships_of_side(std::uint32_t side, const std::vector<std::string>& ships);
    void set_ships_of_formation(std::uint32_t formation, const std::vector<std::string>& ships);

    template <class ValueType>
    [[nodiscard]] std::optional<std::uint32_t> side(const Source& source,
                                                    const file_schema::Given<ValueType>& id) const {
        const auto number = index_.find(source, id);
        if (!number) return std::nullopt;
        if (!meant_[*number].side) wrong_kind(source, "side", id.value, id.spot);
        return meant_[*number].side;
    }
    template <class ValueType>
    [[nodiscard]] std::optional<std::uint32_t> formation(
        const Source& source, const file_schema::Given<ValueType>& id) const {
        const auto number = index_.find(source, id);
        if (!number) return std::nullopt;
        if (!meant_[*number].formation) wrong_kind(source, "formation", id.value, id.spot);
        return meant_[*number].formation;
    }
    /// The ships that a name stands for.
    template <class ValueType>
    [[nodiscard]] std::vector<std::string> ships(const Source& source,
                                                 const file_schema::Given<ValueType>& name) const {
        const auto number = index_.find(source, name);
        return number ? meant_[*number].ships : std::vector<std::string>{};
    }

  private:
    struct Meant {
        std::optional<std::uint32_t> side;
        std::optional<std::uint32_t> formation;
        std::vector<std::string> ships;
    };

    static void wrong_kind(const Source& source, std::string kind, const std::string& name,
                           Spot spot);

    NameIndex index_{"ship, formation or side"};
    std::vector<Meant> meant_;
    std::uint32_t sides_ = 0;
    std::uint32_t formations_ = 0;
};

}  // namespace flagplot
