# Compiles for the browser with Debian's clang-19, wasi-libc and libc++ for wasm32. By itself this clang also looks in
# the host's own include folder; -nostdlibinc closes that door and the two folders that are right are named. Type
# information is left out because the code behind it drags in the standard streams. Optimising the module as a whole
# makes it a sixth smaller.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set(wasi_headers "/usr/include/wasm32-wasi")
set(CMAKE_CXX_FLAGS_INIT "-nostdlibinc -isystem ${wasi_headers}/c++/v1 -isystem ${wasi_headers} -fno-exceptions -fno-rtti -flto")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fuse-ld=lld -mexec-model=reactor")

# Where find_path may look; what it finds is linked into the build folder one by one.
set(CMAKE_PREFIX_PATH /usr)
