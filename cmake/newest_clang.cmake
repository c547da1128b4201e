# The newest clang that is installed, for presets that want clang: a compiler is chosen before a
# project begins. CXX in the environment, or -DCMAKE_CXX_COMPILER, names another.
if(NOT CMAKE_CXX_COMPILER)
    if(DEFINED ENV{CXX})
        set(CMAKE_CXX_COMPILER $ENV{CXX})
    else()
        set(names "")
        foreach(version RANGE 40 14 -1)
            list(APPEND names clang++-${version})
        endforeach()
        find_program(CMAKE_CXX_COMPILER NAMES ${names} clang++ REQUIRED)
    endif()
endif()

# Its own linker, where it is installed: programs with sanitizers are big, and are linked in a fifth
# of the time.
execute_process(COMMAND ${CMAKE_CXX_COMPILER} -fuse-ld=lld -Wl,--version
                RESULT_VARIABLE has_no_lld OUTPUT_QUIET ERROR_QUIET)
if(NOT has_no_lld)
    set(CMAKE_EXE_LINKER_FLAGS_INIT -fuse-ld=lld)
endif()
