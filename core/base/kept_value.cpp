#include "base/kept_value.h"

#include <algorithm>

namespace flagplot {

const KeptValue* KeptValue::member(std::string_view name) const {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? nullptr : &items[static_cast<std::size_t>(found - names.begin())];
}

namespace {

bool records_agree(const KeptValue& a, const KeptValue& b) {
    for (std::size_t i = 0; i < a.names.size(); ++i) {
        const KeptValue* other = b.member(a.names[i]);
        if (other != nullptr && !agree(a.items[i], *other)) return false;
    }
    return true;
}

std::string joined(const KeptValue& value) {
    std::string text;
    for (std::size_t i = 0; i < value.items.size(); ++i) {
        if (i != 0) text += ", ";
        if (value.kind == KeptValue::Kind::record) text += value.names[i] + " ";
        const bool is_nested = value.items[i].kind == KeptValue::Kind::record ||
                               value.items[i].kind == KeptValue::Kind::list;
        const std::string item = in_words(value.items[i]);
        text += is_nested ? "(" + item + ")" : item;
    }
    return text;
}

}  // namespace

bool agree(const KeptValue& a, const KeptValue& b) {
    if (a.kind != b.kind) return false;
    switch (a.kind) {
        case KeptValue::Kind::number:
            return a.number == b.number;
        case KeptValue::Kind::text:
            return a.text == b.text;
        case KeptValue::Kind::word:
            return a.text == b.text && (!a.text.empty() || a.number == b.number);
        case KeptValue::Kind::record:
            return records_agree(a, b);
        case KeptValue::Kind::one_of:
            return a.text == b.text && agree(a.items.front(), b.items.front());
        case KeptValue::Kind::list:
            return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(),
                              agree);
        case KeptValue::Kind::nothing:
            break;
    }
    return true;
}

std::string in_words(const KeptValue& value) {
    switch (value.kind) {
        case KeptValue::Kind::number:
            return std::to_string(value.number);
        case KeptValue::Kind::text:
            return value.text;
        case KeptValue::Kind::word:
            return value.text.empty() ? std::to_string(value.number) : value.text;
        case KeptValue::Kind::one_of: {
            const std::string held = in_words(value.items.front());
            return value.text + (held.empty() ? "" : " ") + held;
        }
        case KeptValue::Kind::record:
        case KeptValue::Kind::list:
            return joined(value);
        case KeptValue::Kind::nothing:
            break;
    }
    return "none";
}

}  // namespace flagplot
