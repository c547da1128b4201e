#pragma once

#include <string>
#include <vector>

namespace flagplot::file_schema {

/// A key for the data reference.
struct KeyShown {
    std::string key;
    bool is_required = false;
    std::string expected;  ///< its values, in the words of the messages
    std::string meaning;
    std::vector<KeyShown> keys;  ///< of the tables in its value
};

/// Those of a table, in order.
using KeysShown = std::vector<KeyShown>;

}  // namespace flagplot::file_schema
