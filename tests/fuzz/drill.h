#pragma once

#include <string>

#include "campaign/definition.h"
#include "files/campaign_file.h"
#include "support/random_world.h"

/// \file
/// The campaigns that hostile input is read with: small ones, so that a fuzzer is fast.

namespace flagplot::fuzz {

/// A file of the project, by its path from the top.
[[nodiscard]] std::string file_of_project(const std::string& path);

/// The texts of the campaign that tests/lint-files has, and what they say.
[[nodiscard]] const CampaignSources& drill_sources();
[[nodiscard]] const Definition& drill();

/// A random campaign with its rules and every step of its play.
struct PlayedWorld {
    test::World world;
    Rules rules;
    std::vector<test::Played> steps;

    explicit PlayedWorld(std::uint64_t seed);
};
/// One in which play stops for a battle.
[[nodiscard]] const PlayedWorld& played_world();

/// What is wrong is said in one line, and nothing in it commands a terminal.
void check_said(const Error& error);
void check_said(const Diagnostics& problems);

/// A campaign that was accepted can be begun and played for a while.
void check_playable(const Definition& definition);

}  // namespace flagplot::fuzz
