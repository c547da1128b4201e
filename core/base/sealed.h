#pragma once

#include <type_traits>
#include <utility>
#include <variant>

/// \file
/// Values whose code is compiled once. Copying, comparing and destroying a variant of dozens of
/// kinds takes a lot of code, which every file that uses one would compile again.

namespace flagplot {

template <class Kind, class Variant>
inline constexpr bool is_kind_of = false;
template <class Kind, class... Kinds>
inline constexpr bool is_kind_of<Kind, std::variant<Kinds...>> =
    (std::is_same_v<Kind, Kinds> || ...);

/// A variant whose special members are made in one file, which includes "base/sealed_here.h" and
/// instantiates them: `template struct Sealed<FactKinds>;`. Otherwise the same as the variant.
template <class Variant>
struct Sealed : Variant {
    using Kinds = Variant;

    Sealed();
    Sealed(const Sealed& other);
    Sealed(Sealed&& other) noexcept;
    Sealed& operator=(const Sealed& other);
    Sealed& operator=(Sealed&& other) noexcept;
    ~Sealed();

    template <class Kind>
        requires is_kind_of<Kind, Variant>
    Sealed(Kind kind) : Variant(std::in_place_type<Kind>, std::move(kind)) {}

    [[nodiscard]] bool equals(const Sealed& other) const;
    friend bool operator==(const Sealed& a, const Sealed& b) { return a.equals(b); }
};

}  // namespace flagplot

/// First in a large struct: the same for its special members, which are made by
/// `FLAGPLOT_SEALED_HERE(Type)` in one file.
#define FLAGPLOT_SEALED(Type)               \
    Type();                                 \
    Type(const Type& other);                \
    Type(Type&& other) noexcept;            \
    Type& operator=(const Type& other);     \
    Type& operator=(Type&& other) noexcept; \
    ~Type();                                \
    friend bool operator==(const Type& a, const Type& b);
