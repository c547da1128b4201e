#include "fuzz/scratch.h"

#include <unistd.h>

#include <fstream>
#include <iterator>
#include <system_error>

#include "base/ensure.h"

namespace flagplot::fuzz {

namespace {

namespace fs = std::filesystem;

class Scratch {
  public:
    Scratch() {
        std::string name = (fs::temp_directory_path() / "flagplot-fuzz-XXXXXX").string();
        FLAGPLOT_ENSURE(::mkdtemp(name.data()) != nullptr);
        folder_ = name;
    }
    ~Scratch() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    [[nodiscard]] const fs::path& folder() const { return folder_; }

  private:
    fs::path folder_;
};

}  // namespace

const fs::path& scratch() {
    static const Scratch made;
    return made.folder();
}

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace flagplot::fuzz
