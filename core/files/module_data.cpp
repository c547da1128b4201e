#include "files/module_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "tactical/catalog/catalog.h"

namespace flagplot::file_schema {

namespace {

constexpr const char* value_expected = "a text, a whole number, true or false";

/// A value as modules get it: a text, a whole number or a flag.
std::optional<std::string> module_text(const toml::node& node) {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* number = node.as_integer()) return std::to_string(number->get());
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    return std::nullopt;
}

/// Reads the block of one module.
class BlockReading {
  public:
    BlockReading(const Source& source, const tactical::Module& module, ModuleBlocks& target)
        : source_(source), module_(module), target_(target) {
        for (const tactical::DataKey& key : module.data_keys()) known_.emplace_back(key.name);
    }

    void read(const toml::key& key, const toml::node& node) {
        const std::string name(key.str());
        if (std::find(known_.begin(), known_.end(), name) == known_.end()) {
            return report_unknown_key(source_, key, known_);
        }
        const auto value = module_text(node);
        std::string expected(value_expected);
        if (value) expected = module_.problem_with_data(name, *value);
        if (!value || !expected.empty()) {
            return report_wrong(source_, name, node, ErrorCode::wrong_type, expected, {});
        }
        target_.values.push_back({std::string(module_.name()), name, *value});
    }

  private:
    const Source& source_;
    const tactical::Module& module_;
    ModuleBlocks& target_;
    std::vector<std::string> known_;
};

/// What people at a table are told of a class or a ship, under any key.
void read_for_paper(const Source& source, const toml::table& block, ModuleBlocks& target) {
    for (const auto& [key, value] : block) {
        if (const auto text = module_text(value)) {
            target.values.push_back(
                {std::string(tactical::paper_block), std::string(key.str()), *text});
        } else {
            report_wrong(source, key.str(), value, ErrorCode::wrong_type, value_expected, {});
        }
    }
}

void read_block(const Source& source, const toml::key& name, const toml::table& block,
                ModuleBlocks& target) {
    if (name.str() == tactical::paper_block) return read_for_paper(source, block, target);
    const tactical::Modules modules = tactical::catalog();
    const auto module = tactical::module_named(modules, name.str());
    if (!module) {
        return source.problem(spot_of(name.source()), module.error().code, module.error().details,
                              module.error().nearest);
    }
    BlockReading reading(source, **module, target);
    for (const auto& [key, value] : block) reading.read(key, value);
}

}  // namespace

std::string Slot<ModuleBlocks>::expected() {
    return "a table of tables, one for each tactical module that it has data for";
}

void Slot<ModuleBlocks>::read(const Source& source, std::string_view key, const toml::node& node,
                              ModuleBlocks& target) {
    const auto* blocks = node.as_table();
    if (blocks == nullptr) {
        return report_wrong(source, key, node, ErrorCode::wrong_type, expected(), {});
    }
    for (const auto& [name, block] : *blocks) {
        if (const auto* values = block.as_table()) {
            read_block(source, name, *values, target);
        } else {
            report_wrong(source, name.str(), block, ErrorCode::wrong_type, "a table", {});
        }
    }
}

}  // namespace flagplot::file_schema
