#include "conformance/modules.h"

#include <fstream>
#include <sstream>
#include <utility>

#include "base/ensure.h"
#include "conformance/example_module.h"
#include "files/battle_board_file.h"

namespace flagplot::tactical {

namespace {

SourceFile shipped(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(std::string(FLAGPLOT_SOURCE_DIR) + "/" + name).rdbuf();
    return {name, text.str()};
}

}  // namespace

ModuleTables shipped_tables() {
    auto board = read_board_tables(shipped("assets/battle_board/reference.toml"),
                                   shipped("assets/battle_board/naval.toml"));
    FLAGPLOT_ENSURE(board.has_value());
    return {*std::move(board)};
}

Modules modules_under_test() {
    Modules modules = catalog(shipped_tables());
    modules.push_back(module_of(example::ExampleModule()));
    return modules;
}

}  // namespace flagplot::tactical
