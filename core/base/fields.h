#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Lists the members of a struct, once, for everything that goes through them: codec, digest, JSON.
///
/// Write it after the struct, in the struct's namespace. The list is bound to the members by
/// position and number, so a missing member does not compile.
#define FLAGPLOT_FIELDS(Type, ...)                                                           \
    constexpr std::string_view field_list(std::type_identity<Type>) { return #__VA_ARGS__; } \
    template <class Self, class Visit>                                                       \
        requires std::same_as<std::remove_cv_t<Self>, Type>                                  \
    constexpr decltype(auto) with_fields(Self& self, Visit&& visit) {                        \
        auto& [__VA_ARGS__] = self;                                                          \
        return std::forward<Visit>(visit)(__VA_ARGS__);                                      \
    }

namespace flagplot {

template <class T>
concept Listed = requires { field_list(std::type_identity<T>{}); };

/// The member names of a listed struct, in order.
template <Listed T>
[[nodiscard]] std::vector<std::string> field_names() {
    std::vector<std::string> names;
    std::string_view rest = field_list(std::type_identity<T>{});
    while (!rest.empty()) {
        const auto comma = rest.find(',');
        auto name = rest.substr(0, comma);
        while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
        names.emplace_back(name);
        rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 1);
    }
    return names;
}

/// The name of a type in saves, if it has been renamed since; empty: its own name. Members keep
/// theirs in `FLAGPLOT_FIELDS`, whose list is bound by position.
template <class T>
inline constexpr std::string_view kept_as{};

/// The words for the values of an enumeration, in their order, as a specialisation: `template <>
/// inline constexpr auto words_of<E> = std::array{...}`.
template <class E>
inline constexpr int words_of = 0;

template <class E>
concept Worded = std::is_enum_v<E> && !std::is_same_v<std::remove_cv_t<decltype(words_of<E>)>, int>;

/// The word for a value, in files, orders and JSON.
template <Worded E>
[[nodiscard]] constexpr std::string_view word_of(E value) {
    return words_of<E>[static_cast<std::size_t>(value)];
}

template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

}  // namespace flagplot
