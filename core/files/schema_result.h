#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "tactical/module.h"
#include "toml/keys.h"

/// \file
/// The result of a battle as filled in: the sheet that tactical/paper writes.

namespace flagplot::file_schema {

/// A value, or the word for "not known".
template <class ValueType>
struct OrUnknown {
    using Value = std::optional<typename ValueType::Value>;
    static constexpr std::string_view unknown = "unknown";

    static std::vector<std::string> candidates() {
        std::vector<std::string> words;
        if constexpr (requires { ValueType::candidates(); }) words = ValueType::candidates();
        words.emplace_back(unknown);
        return words;
    }
    static std::string expected() { return ValueType::expected() + ", or \"unknown\""; }
    static Wrong read(const toml::node& node, Value& value) {
        const auto* text = node.as_string();
        if (text != nullptr && text->get() == unknown) return std::nullopt;
        return ValueType::read(node, value.emplace());
    }
};

/// A text of any number of lines, or none.
struct Remark {
    using Value = std::string;
    static std::string expected();
    static Wrong read(const toml::node& node, std::string& value);
};

/// A percentage. Its range is checked with the result.
using Share = Whole<-10'000, 10'000>;

struct ResultShipTable {
    Spot spot;
    Given<CallName> name;
    Given<OrUnknown<OneOf<tactical::UnitState>>> state;
    Given<OrUnknown<Share>> hull;
    Given<OrUnknown<Share>> speed;
    Given<OrUnknown<Share>> crew;
    Given<OrUnknown<Share>> firepower;
    Given<OrUnknown<Share>> ammunition;
    Given<OrUnknown<Flag>> withdrawn;
    Given<OrUnknown<OneOf<Direction>>> exit;
    Given<OrUnknown<Word>> by;
    Given<OrUnknown<CallName>> prize_crew;
    GivenList<Given<Label>> notes;
    GivenList<Given<Label>> lasting;
    Given<OrUnknown<CallName>> lost_with;
};

struct ResultLearnedTable {
    Spot spot;
    Given<Word> side;
    Given<Remark> text;
};

struct ResultFile {
    Spot spot;
    Given<Word> campaign;
    Given<Whole<1, 1'000'000>> battle;
    Given<Whole<1, 1'000>> contract;
    Given<Label> fingerprint;
    Given<OrUnknown<OneOf<tactical::EndedBy>>> ended_by;
    Given<OrUnknown<Whole<0, 10'000>>> minutes;
    Given<OrUnknown<Word>> field_holder;
    Given<Remark> wreck;
    Given<Remark> ammunition;
    Given<Remark> disputed;
    Given<Remark> remarks;
    std::vector<ResultShipTable> ship;
    std::vector<ResultLearnedTable> learned;
};

#define FLAGPLOT_KEYS(Table) \
    [[nodiscard]] std::span<const KeyRow<Table>> keys_of(std::type_identity<Table>)
FLAGPLOT_KEYS(ResultShipTable);
FLAGPLOT_KEYS(ResultLearnedTable);
FLAGPLOT_KEYS(ResultFile);
#undef FLAGPLOT_KEYS

}  // namespace flagplot::file_schema
