#include "present/desk/intent_names.h"

#include <cxxabi.h>

#include <array>
#include <cstdlib>
#include <memory>

#include "base/ensure.h"

namespace flagplot::desk {

namespace {

template <std::size_t... kinds>
std::array<std::string, intent_kinds> names_of(std::index_sequence<kinds...>) {
    return {word_for(typeid(std::variant_alternative_t<kinds, Intent>))...};
}

}  // namespace

std::string word_for(const std::type_info& type) {
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(
        abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), &std::free);
    const std::string name = text ? text.get() : type.name();
    return name.substr(name.rfind(':') + 1);
}

std::string IntentCounts::text() const {
    std::string text;
    for (const auto& [name, count] : counts_) text += name + ' ' + std::to_string(count) + '\n';
    return text;
}

std::string intent_name(std::size_t kind) {
    static const auto names = names_of(std::make_index_sequence<intent_kinds>());
    FLAGPLOT_ENSURE(kind < intent_kinds);
    return names[kind];
}

}  // namespace flagplot::desk
