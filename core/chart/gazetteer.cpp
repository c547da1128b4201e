#include "chart/gazetteer.h"

#include <algorithm>

#include "base/plain_text.h"

namespace flagplot {

namespace {

template <class Entry>
const Entry* entry_named(const std::vector<Entry>& entries, std::string_view name) {
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry& each) {
        return is_same_word(each.name, name) ||
               std::any_of(each.also.begin(), each.also.end(),
                           [&](const std::string& also) { return is_same_word(also, name); });
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
