#pragma once

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "actions/fought.h"
#include "module_files/catalog.h"
#include "unit/files/sources.h"

/// \file
/// The tactical modules with the tables that come with the program, and battles of campaigns that
/// their captains fight.

namespace flagplot::test {

[[nodiscard]] inline tactical::Modules shipped_modules() {
    std::vector<SourceFile> tables;
    for (const std::string& name : table_names()) tables.push_back(shipped_file(name));
    auto read = read_modules(tables, {"campaign.toml", ""});
    REQUIRE(read);
    return *std::move(read);
}

/// A battle of a campaign, fought by the captains of its module. Error: it cannot be fought.
[[nodiscard]] inline Result<actions::Fought> fought_by_captains(
    const tactical::Modules& modules, const std::string& module_of_campaign,
    const tactical::BattleRequest& request, std::uint64_t seed) {
    const auto module = tactical::module_named(modules, module_of_campaign);
    REQUIRE(module);
    const std::vector<tactical::Doctrine> own_mind(request.parties.size());
    return actions::fought(**module, {{}, {}, {}, request, own_mind, {}}, seed);
}

}  // namespace flagplot::test
