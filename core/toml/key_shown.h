#pragma once

#include <string>
#include <vector>

namespace flagplot::file_schema {

/// A key as the data reference shows it.
struct KeyShown {
    std::string key;
    bool is_required = false;
    std::string expected;  ///< what may stand there, in the words of the messages
    std::string meaning;
    std::vector<KeyShown> keys;  ///< of the tables that its value holds
};

/// Those of a table, in order.
using KeysShown = std::vector<KeyShown>;

}  // namespace flagplot::file_schema
