#pragma once

#include <cstdio>
#include <cstdlib>

/// Stops the program, in every build, when a promise inside our own code is broken.
///
/// Never used for input: what people or files can cause is a `Result` (base/result.h).
#define FLAGPLOT_ENSURE(condition)                                                               \
    do {                                                                                         \
        if (!(condition)) {                                                                      \
            std::fprintf(stderr, "%s:%d: broken promise: %s\n", __FILE__, __LINE__, #condition); \
            std::abort();                                                                        \
        }                                                                                        \
    } while (false)
