/// \file
/// Only for the leak sanitizer: what these libraries keep until the program ends is not our leak.

extern "C" {
const char* __lsan_default_suppressions();
const char* __lsan_default_options();
}

const char* __lsan_default_suppressions() {
    return "leak:libfontconfig\nleak:libpango\nleak:libLLVM\nleak:libGLX_mesa\nleak:libgallium\n";
}
const char* __lsan_default_options() { return "print_suppressions=0"; }
