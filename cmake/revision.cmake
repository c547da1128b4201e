# cmake -DFOLDER=core -DVERSION=0.1.0 -DOUTPUT=core_revision.h -P revision.cmake
#
# Names the rules: a digest over every source file of the core, in order of name.
file(GLOB_RECURSE sources RELATIVE ${FOLDER} ${FOLDER}/*.cpp ${FOLDER}/*.h)
list(SORT sources)
set(all "")
foreach(source IN LISTS sources)
    file(SHA256 ${FOLDER}/${source} digest)
    string(APPEND all "${source} ${digest}\n")
endforeach()
string(SHA256 digest "${all}")
string(SUBSTRING ${digest} 0 12 digest)
file(WRITE ${OUTPUT} "#define FLAGPLOT_VERSION \"${VERSION}\"\n#define FLAGPLOT_REVISION \"${VERSION}+${digest}\"\n")
