#pragma once

#include <stdexcept>
#include <string>

namespace flagplot {

/// The machine failed us: a full disk, a folder that may not be written, a broken pipe. Thrown
/// where it happens, caught once in main, shown as one sentence, exit status 3.
class MachineTrouble : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// With the operating system's own word for what went wrong: "cannot write to /mnt: No space left".
[[noreturn]] void throw_trouble(const std::string& what, int error_number);

}  // namespace flagplot
