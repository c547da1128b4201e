#pragma once

#include <stdexcept>
#include <string>

namespace flagplot {

/// A failure of the machine: a full disk, a folder without write permission, a broken pipe. Thrown
/// where it happens, caught once in main, shown as one sentence, exit status 3.
class MachineTrouble : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// With the operating system's own description: "cannot write to /mnt: No space left".
[[noreturn]] void throw_trouble(const std::string& what, int error_number);

}  // namespace flagplot
