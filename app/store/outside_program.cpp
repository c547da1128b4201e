#include "store/outside_program.h"

#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <system_error>
#include <thread>

#include "store/trouble.h"

namespace flagplot {

namespace {

Failure failed(const std::string& program, const std::string& what) {
    return failure(ErrorCode::bad_battle, {fmt::format("{} {}", program, what)});
}

/// Its standard output goes to our standard error, because it is not our output.
Result<pid_t> started(const std::string& program, const std::vector<std::string>& arguments) {
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", 0, 0);
    posix_spawn_file_actions_adddup2(&files, STDERR_FILENO, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETPGROUP);  // so that all of it can be stopped
    pid_t child = 0;
    const int code =
        posix_spawnp(&child, program.c_str(), &files, &attributes, pointers.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (code != 0) return failed(program, fmt::format("cannot be started: {}", strerror(code)));
    return child;
}

/// Its status, or nothing if it is still running after the limit.
std::optional<int> status_of(pid_t child, std::chrono::seconds limit) {
    constexpr std::chrono::milliseconds pause(10);
    const auto end = std::chrono::steady_clock::now() + limit;
    for (int status = 0;;) {
        const pid_t ended = ::waitpid(child, &status, WNOHANG);
        if (ended == child) return status;
        if (ended < 0 && errno != EINTR) throw MachineTrouble("cannot wait for a program");
        if (std::chrono::steady_clock::now() >= end) return std::nullopt;
        std::this_thread::sleep_for(pause);
    }
}

}  // namespace

Result<void> run_outside(const std::string& program, const std::vector<std::string>& arguments,
                         std::chrono::seconds limit) {
    const auto child = started(program, arguments);
    if (!child) return Failure(child.error());
    const auto status = status_of(*child, limit);
    if (!status) {
        ::kill(-*child, SIGKILL);
        ::waitpid(*child, nullptr, 0);
        return failed(program, fmt::format("took longer than {} s and was stopped", limit.count()));
    }
    if (WIFSIGNALED(*status)) {
        return failed(program, fmt::format("was stopped by signal {}", WTERMSIG(*status)));
    }
    if (WEXITSTATUS(*status) != 0) {
        return failed(program,
                      fmt::format("ended with status {}; expected 0", WEXITSTATUS(*status)));
    }
    return {};
}

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "flagplot-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw MachineTrouble("cannot make a folder " + name);
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace flagplot
