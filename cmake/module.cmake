# flagplot_module(NAME rules [ALONE] DEPENDS chart [LIBRARIES fmt::fmt ...] [PRECOMPILE "rules/speed.h" ...])
#
# One library per folder: every .cpp in it, includes written from the folder above ("rules/speed.h").
# A folder within a folder is a library of its own ("tactical/paper").
# ALONE: its files use the same words for different things and are never compiled in a batch.
# DEPENDS is the whole list of arrows out of this folder; tests/lint/arrows reads the same list.
# PRECOMPILE saves time and nothing else: everything builds with FLAGPLOT_PCH=OFF too.
add_library(flagplot_options INTERFACE)
target_compile_options(flagplot_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion $<$<BOOL:${FLAGPLOT_WERROR}>:-Werror>)
if(NOT FLAGPLOT_BATCHES)
    target_compile_options(flagplot_options INTERFACE -Wshadow)
endif()
# g++ 12 sees uninitialised members in moved variants, and with full optimisation overlapping or
# endless copies in texts that are added up, where there are none.
target_compile_options(flagplot_options INTERFACE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
    "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>")
# clang 19 blames us for what libstdc++ 12 does inside std::stable_sort.
target_compile_options(flagplot_options INTERFACE
    $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
target_compile_definitions(flagplot_options INTERFACE _GLIBCXX_ASSERTIONS)
# No path of the machine that built it is in a program for users.
target_compile_options(flagplot_options INTERFACE
    $<$<NOT:$<CONFIG:Debug>>:-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=>)
if(FLAGPLOT_SANITIZE)
    target_compile_options(flagplot_options INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(flagplot_options INTERFACE -fsanitize=address,undefined)
endif()

# In batches a folder builds from nothing in half the time, and in a third if they are of 24, which
# takes up to 4 GB for a compiler; file by file it shows an include that is missing, and rebuilds less.
function(flagplot_batch target)
    if(FLAGPLOT_BATCHES)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${FLAGPLOT_BATCH_SIZE})
    endif()
endfunction()
if(FLAGPLOT_FUZZ)  # tells libFuzzer which ways an input took
    target_compile_options(flagplot_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

function(flagplot_precompile target)
    if(FLAGPLOT_PCH AND ARGN)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

function(flagplot_module)
    cmake_parse_arguments(MODULE "ALONE" "NAME" "DEPENDS;LIBRARIES;PRECOMPILE" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${MODULE_NAME}/*.cpp)
    string(REPLACE "/" "_" target flagplot_${MODULE_NAME})
    add_library(${target} STATIC ${sources})
    target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
    list(TRANSFORM MODULE_DEPENDS REPLACE "/" "_")
    list(TRANSFORM MODULE_DEPENDS PREPEND flagplot_)
    target_link_libraries(${target} PUBLIC flagplot_options ${MODULE_DEPENDS} ${MODULE_LIBRARIES})
    flagplot_precompile(${target} ${MODULE_PRECOMPILE})
    if(NOT MODULE_ALONE)
        flagplot_batch(${target})
    endif()
endfunction()
