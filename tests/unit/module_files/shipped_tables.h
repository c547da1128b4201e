#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "module_files/module_files.h"
#include "support/file_of_tree.h"

namespace flagplot::test {

inline SourceFile shipped_table(const ModuleFiles& module, const TableFile& table) {
    const std::string name(table.file);
    return {name, file_of_tree("assets/" + std::string(module.module) + "/" + name).text};
}

/// The shipped files of a module, in the order in which they are read.
inline std::vector<SourceFile> shipped_tables(const ModuleFiles& module) {
    std::vector<SourceFile> files;
    for (const TableFile& each : module.tables) files.push_back(shipped_table(module, each));
    return files;
}

/// All that is wrong with a shipped file in which one part is changed.
inline Diagnostics problems_with(const ModuleFiles& module, const std::string& name,
                                 const std::string& part, const std::string& into) {
    for (const TableFile& each : module.tables) {
        if (each.file != name) continue;
        SourceFile file = shipped_table(module, each);
        const auto at = file.text.find(part);
        REQUIRE(at != std::string::npos);
        file.text.replace(at, part.size(), into);
        return each.problems(file);
    }
    FAIL("there is no file " << name);
    return {};
}

inline bool has(const std::string& text, const std::string& part) {
    INFO(text);
    return text.find(part) != std::string::npos;
}

}  // namespace flagplot::test
