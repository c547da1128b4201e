#include "present/desk/start/file_browser.h"

#include <catch2/catch.hpp>

using namespace flagplot::desk;

namespace {

FileBrowser with_some_files() {
    return with_folder({}, "/war/ann",
                       {{"campaigns", FoundKind::folder},
                        {"drill", FoundKind::campaign},
                        {".secret", FoundKind::other},
                        {"Beta.save", FoundKind::save},
                        {"bay.toml", FoundKind::chart},
                        {"letter.txt", FoundKind::other}});
}

std::vector<std::string> names_listed(const FileBrowser& browser) {
    std::vector<std::string> names;
    for (const FoundFile& each : files_listed(browser)) names.push_back(each.name);
    return names;
}

}  // namespace

TEST_CASE("a folder lists what the sieve lets through, and its folders", "[browser]") {
    FileBrowser browser = with_some_files();
    CHECK(names_listed(browser) ==
          std::vector<std::string>{"campaigns", "drill", "Beta.save", "bay.toml", "letter.txt"});
    CHECK(names_listed(browser_after(browser, SieveFiles{FileSieve::saves})) ==
          std::vector<std::string>{"campaigns", "Beta.save"});
    CHECK(names_listed(browser_after(browser, SieveFiles{FileSieve::charts})) ==
          std::vector<std::string>{"campaigns", "bay.toml"});
    CHECK(names_listed(browser_after(browser, SieveFiles{FileSieve::campaigns})) ==
          std::vector<std::string>{"campaigns", "drill"});
}

TEST_CASE("what is typed narrows the list, whatever the case", "[browser]") {
    FileBrowser browser = browser_after(with_some_files(), TypeFile{"BETA"});
    CHECK(names_listed(browser) == std::vector<std::string>{"Beta.save"});
    CHECK(names_listed(browser_after(browser, TypeFile{"toml bay"})) ==
          std::vector<std::string>{"bay.toml"});
    CHECK(names_listed(browser_after(browser, TypeFile{".s"})) ==
          std::vector<std::string>{".secret", "Beta.save"});
    CHECK(names_listed(browser_after(browser, TypeFile{"zzz"})).empty());
}

TEST_CASE("the mark stays among the lines", "[browser]") {
    FileBrowser browser = browser_after(with_some_files(), StepFile{3});
    CHECK(browser.marked == 3);
    CHECK(browser_after(browser, StepFile{99}).marked == 4);
    CHECK(browser_after(browser, StepFile{-99}).marked == 0);
    CHECK(browser_after(browser, MarkFile{99}).marked == 3);
    CHECK(browser_after(browser, TypeFile{"b"}).marked == 0);
}

TEST_CASE("Return opens what is marked, and enters a folder", "[browser]") {
    FileBrowser browser = with_some_files();
    CHECK(wish_of(browser, "/war/ann") == FileWish{"/war/ann/campaigns", true});
    browser = browser_after(browser, MarkFile{1});
    CHECK(wish_of(browser, "/war/ann") == FileWish{"/war/ann/drill", false});
    browser.folder = "/";
    CHECK(wish_of(browser, "/war/ann") == FileWish{"/drill", false});
    browser = browser_after(browser, TypeFile{"zzz"});
    CHECK(wish_of(browser, "/war/ann") == std::nullopt);
}

TEST_CASE("a path that is typed is opened, and entered where it ends in a slash", "[browser]") {
    const auto wish = [](const char* typed) {
        return wish_of(browser_after(with_some_files(), TypeFile{typed}), "/war/ann");
    };
    CHECK(wish("/tmp/x.save") == FileWish{"/tmp/x.save", false});
    CHECK(wish("~/war/") == FileWish{"/war/ann/war/", true});
    CHECK(wish("drill/forces.toml") == FileWish{"/war/ann/drill/forces.toml", false});
}
