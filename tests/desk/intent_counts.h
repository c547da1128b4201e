#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <variant>

/// \file
/// What intents are called where they are counted: as their types are.

namespace flagplot::desk {

/// The last word of a type's name: nobody who adds an intent has to add its name.
[[nodiscard]] std::string word_for(const std::type_info& type);

/// How often each intent was carried out.
class IntentCounts {
  public:
    /// All kinds of a variant are to be counted; where one of them is a variant, its kinds.
    template <class Variant>
    void expect() {
        expect_kinds<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>());
    }
    template <class... Kinds>
    void note(const std::variant<Kinds...>& intent) {
        std::visit([this](const auto& kind) { this->note(kind); }, intent);
    }
    template <class Kind>
    void note(const Kind& /*intent*/) {
        note(typeid(Kind));
    }
    void note(const std::type_info& kind);
    /// The name of the last one; empty: there was none.
    [[nodiscard]] const std::string& latest() const { return latest_; }
    /// Of all kinds together.
    [[nodiscard]] std::int64_t noted() const { return noted_; }
    /// "PlaceMarker 12", a line each, those that nobody wanted with 0.
    [[nodiscard]] std::string text() const;

  private:
    template <class Variant, std::size_t... kinds>
    void expect_kinds(std::index_sequence<kinds...> /*all*/) {
        (expect_one(static_cast<std::variant_alternative_t<kinds, Variant>*>(nullptr)), ...);
    }
    template <class... Kinds>
    void expect_one(std::variant<Kinds...>* /*within*/) {
        expect<std::variant<Kinds...>>();
    }
    template <class Kind>
    void expect_one(Kind* /*kind*/) {
        counts_[word_for(typeid(Kind))];
    }

    std::map<std::string, std::int64_t> counts_;
    std::string latest_;
    std::int64_t noted_ = 0;
};

}  // namespace flagplot::desk
