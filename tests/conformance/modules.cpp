#include "conformance/modules.h"

#include <utility>

#include "base/ensure.h"
#include "conformance/example_files.h"
#include "module_files/catalog.h"
#include "support/file_of_tree.h"

namespace flagplot::tactical {

Modules modules_under_test() {
    std::vector<SourceFile> tables;
    for (const std::string& name : table_names()) tables.push_back(test::file_of_tree(name));
    auto read = read_modules(tables, {"campaign.toml", ""});
    FLAGPLOT_ENSURE(read.has_value());
    Modules modules = *std::move(read);
    const SourceFile numbers = test::file_of_tree("tests/conformance/example_tables.toml");
    auto example = example_files().read({&numbers, 1}, {"campaign.toml", ""});
    FLAGPLOT_ENSURE(example.has_value());
    modules.push_back(*std::move(example));
    return modules;
}

}  // namespace flagplot::tactical
