#include "desk/intent_counts.h"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

namespace flagplot::desk {

std::string word_for(const std::type_info& type) {
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(
        abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), &std::free);
    const std::string name = text ? text.get() : type.name();
    return name.substr(name.rfind(':') + 1);
}

void IntentCounts::note(const std::type_info& kind) {
    latest_ = word_for(kind);
    ++counts_[latest_];
    ++noted_;
}

std::string IntentCounts::text() const {
    std::string text;
    for (const auto& [name, count] : counts_) text += name + ' ' + std::to_string(count) + '\n';
    return text;
}

}  // namespace flagplot::desk
