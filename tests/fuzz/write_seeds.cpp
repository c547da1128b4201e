// fuzz_seeds FOLDER: writes the seeds of every target, FOLDER/TARGET/seed-N, for libFuzzer.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "fuzz/targets.h"

int main(int count, char** words) {
    if (count != 2) {
        std::fputs("usage: fuzz_seeds FOLDER\n", stderr);
        return 2;
    }
    namespace fs = std::filesystem;
    for (const auto& target : flagplot::fuzz::targets()) {
        const fs::path folder = fs::path(words[1]) / target.name;
        fs::create_directories(folder);
        int number = 0;
        for (const std::string& seed : target.seeds()) {
            std::ofstream(folder / ("seed-" + std::to_string(++number)), std::ios::binary) << seed;
        }
    }
    return 0;
}
