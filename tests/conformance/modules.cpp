#include "conformance/modules.h"

#include <fstream>
#include <sstream>
#include <utility>

#include "base/ensure.h"
#include "conformance/example_files.h"
#include "module_files/catalog.h"

namespace flagplot::tactical {

SourceFile shipped_file(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(std::string(FLAGPLOT_SOURCE_DIR) + "/" + name).rdbuf();
    return {name, text.str()};
}

Modules modules_under_test() {
    std::vector<SourceFile> tables;
    for (const std::string& name : table_names()) tables.push_back(shipped_file(name));
    auto read = read_modules(tables, {"campaign.toml", ""});
    FLAGPLOT_ENSURE(read.has_value());
    Modules modules = *std::move(read);
    const SourceFile numbers = shipped_file("tests/conformance/example_tables.toml");
    auto example = example_files().read({&numbers, 1}, {"campaign.toml", ""});
    FLAGPLOT_ENSURE(example.has_value());
    modules.push_back(*std::move(example));
    return modules;
}

}  // namespace flagplot::tactical
