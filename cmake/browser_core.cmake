# The core for the browser, which loads all of it before the first board: only what searches is compiled for speed, the
# rest for size. skyline is compiled twice, with vectors of 128 bits and for browsers without them.

set(searching ${core_sources})
list(FILTER searching INCLUDE REGEX "/gridwright/(kernel|constraints|engines)/")
set(skyline ${searching})
list(FILTER skyline INCLUDE REGEX "/engines/skyline/")
list(REMOVE_ITEM core_sources ${searching})
list(REMOVE_ITEM searching ${skyline})

add_core(gridwright_skyline OBJECT ${skyline})
target_compile_options(gridwright_skyline PRIVATE -msimd128)
add_core(gridwright_skyline_scalar OBJECT ${skyline})

add_core(gridwright_searching STATIC ${searching})
add_core(gridwright_core STATIC ${core_sources})
target_compile_options(gridwright_core PRIVATE -Oz)
target_link_libraries(gridwright_core PUBLIC gridwright_searching)
target_link_libraries(gridwright_searching PUBLIC gridwright_core)
