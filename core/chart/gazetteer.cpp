#include "chart/gazetteer.h"

#include <algorithm>

namespace flagplot {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_same_name(std::string_view one, std::string_view other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

template <class Entry>
const Entry* entry_named(const std::vector<Entry>& entries, std::string_view name) {
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry& each) {
        return is_same_name(each.name, name) ||
               std::any_of(each.also.begin(), each.also.end(),
                           [&](const std::string& also) { return is_same_name(also, name); });
    });
    return found == entries.end() ? nullptr : &*found;
}

template <class Entry>
std::vector<std::string> names_of(const std::vector<Entry>& entries) {
    std::vector<std::string> names;
    for (const Entry& each : entries) {
        names.push_back(each.name);
        names.insert(names.end(), each.also.begin(), each.also.end());
    }
    return names;
}

}  // namespace

const GazetteerPort* Gazetteer::port(std::string_view name) const {
    return entry_named(ports, name);
}

const GazetteerStrait* Gazetteer::strait(std::string_view name) const {
    return entry_named(straits, name);
}

std::vector<std::string> port_names(const Gazetteer& gazetteer) {
    return names_of(gazetteer.ports);
}

std::vector<std::string> strait_names(const Gazetteer& gazetteer) {
    return names_of(gazetteer.straits);
}

}  // namespace flagplot
