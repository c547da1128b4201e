#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <set>

#include "fuzz/mutate.h"
#include "fuzz/targets.h"

using namespace flagplot;
using namespace flagplot::fuzz;

namespace {

namespace fs = std::filesystem;

const fs::path corpus = FLAGPLOT_SOURCE_DIR "/tests/fuzz/corpus";

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The files of a target's corpus, in order of name.
std::vector<fs::path> corpus_of(const Target& target) {
    std::vector<fs::path> files;
    const fs::path folder = corpus / target.name;
    if (!fs::exists(folder)) return files;
    for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void run_corpus(const Target& target) {
    for (const fs::path& file : corpus_of(target)) {
        INFO(file.string());
        target.run(bytes_of(file));
    }
}

void run_mutations(const Target& target) {
    constexpr std::size_t largest = 100'000;
    std::vector<std::string> texts = target.seeds();
    for (const fs::path& file : corpus_of(target)) texts.push_back(bytes_of(file));
    std::erase_if(texts, [](const std::string& text) { return text.size() > largest; });
    REQUIRE_FALSE(texts.empty());
    test::Draw draw(1);
    for (int i = 0; i < target.mutations; ++i) {
        const std::string text = mutated(draw.of(texts), draw.of(texts), draw);
        INFO("mutation " << i << ": " << text);
        target.run(text);
    }
}

}  // namespace

TEST_CASE("what others wrote is read or refused, and harms nobody") {
    const auto which = GENERATE(range(std::size_t{0}, targets().size()));
    const Target& target = targets()[which];
    INFO(target.name);
    for (const std::string& seed : target.seeds()) target.run(seed);
    run_corpus(target);
    run_mutations(target);
}

TEST_CASE("every folder of the corpus is a target's") {
    std::set<std::string_view> names;
    for (const Target& target : targets()) names.insert(target.name);
    for (const auto& entry : fs::directory_iterator(corpus)) {
        INFO(entry.path().string());
        CHECK(names.count(entry.path().filename().string()) == 1);
    }
}
