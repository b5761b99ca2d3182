#!/usr/bin/env python3
"""Creates a stand-in for Apple's SDK, with which the compiler typechecks for macOS or iOS on Linux. Reuses the result of an earlier run.

usage: apple-sdk.py macos|ios FOLDER
  FOLDER  receives the stand-in, and `options` with the arguments of swiftc, one per line. Darwin's headers are put next to it, for both
          systems

Exits with 77 if the headers can't be downloaded, or the machine isn't supported.

1. The toolchain's own modules for Linux (Swift, _Concurrency, Foundation, Testing…) are copied with another triple of the same length.
   The compiler accepts them as modules of macOS 15 or iOS 18: `os(macOS)`, `canImport(Darwin)`, `@available` and `#available` have the
   same meaning as there.
2. The module Darwin consists of the open headers of Darwin's C library, from the PyPI package `ziglang`, and of Darwin.swift.
3. `import Foundation` imports swift-corelibs-foundation, which uses that Darwin module.
4. SQLite3 is the system's header, or the kit's own declarations.

It can't detect differences between swift-corelibs-foundation and Apple's Foundation, Objective-C and its bridging, symbols that API notes
hide from Swift, linker errors, or behavior. Errors about the availability of Span are artifacts of this method.
"""
import hashlib, json, os, pathlib, re, shutil, subprocess, sys, zipfile

ziglang = "0.17.1"
here = pathlib.Path(__file__).resolve().parent
system, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
# The triple of the modules, the folder in which the compiler searches for them, and their name there.
triple, resources, name = {
    "macos": ("x86_64-apple-macosx15.0", "macosx", "x86_64-apple-macos"),
    "ios": ("arm64-apple-ios18.0", "iphoneos", "arm64-apple-ios"),
}[system]
info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
linux = info["target"]["unversionedTriple"]
swift = pathlib.Path(info["paths"]["runtimeResourcePath"])
if not linux.endswith("-unknown-linux-gnu"):
    print(f"not supported: this is {linux}")
    sys.exit(77)


def darwin_headers(folder):
    """Returns the folder with the headers of Darwin's C library, downloading them if necessary."""
    headers = folder / f"darwin-{ziglang}"
    if headers.exists():
        return headers
    # Of the wheel of 100 MB, only 6 MB are kept.
    download = subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--disable-pip-version-check",
         "--dest", str(folder), f"ziglang=={ziglang}"], capture_output=True, text=True)
    if download.returncode:
        print("Darwin's headers are not available:", (download.stderr.strip().splitlines() or ["no reason given"])[-1])
        sys.exit(77)
    made, part = folder / "darwin.part", "ziglang/lib/libc/include/any-darwin-any/"
    shutil.rmtree(made, ignore_errors=True)
    for path in folder.glob("ziglang-*.whl"):
        with zipfile.ZipFile(path) as wheel:
            wheel.extractall(made, [item for item in wheel.namelist() if item.startswith(part)])
        path.unlink()
    (made / part).rename(headers)
    shutil.rmtree(made)
    return headers


def copy_modules(target):
    """Copies the toolchain's modules, renamed for the other system."""
    (target / resources).mkdir(parents=True)
    for item in swift.iterdir():
        if item.name not in ("linux", "migrator", "pm", "embedded", "FrameworkABIBaseline"):
            (target / item.name).symlink_to(item)
    padded = triple + "0" * (len(linux) - len(triple))
    assert len(padded) == len(linux)
    for module in (swift / "linux").glob("*.swiftmodule"):
        found = [path for end in (".swiftmodule", ".swiftinterface") if (path := module / (linux + end)).exists()]
        if found and module.name != "Glibc.swiftmodule":
            new = padded if found[0].suffix == ".swiftmodule" else triple
            (target / resources / module.name).mkdir()
            copy = target / resources / module.name / (name + found[0].suffix)
            copy.write_bytes(found[0].read_bytes().replace(linux.encode(), new.encode()))
    manifests = "PackageDescription.swiftmodule"
    copy = (swift / "pm/ManifestAPI" / manifests).read_bytes().replace(linux.encode(), padded.encode())
    (folder / "Modules" / manifests).write_bytes(copy)


included = """
  sys/types sys/stat sys/time sys/resource sys/ioctl sys/socket sys/un sys/wait sys/file sys/mman sys/mount sys/param sys/select
  sys/signal sys/sysctl sys/uio sys/utsname sys/event sys/statvfs sys/stdio sys/clonefile sys/random netinet/in netinet/tcp
  arpa/inet netdb net/if ifaddrs assert complex copyfile ctype dirent dlfcn errno fcntl fenv fnmatch fts getopt glob grp inttypes
  langinfo libgen limits locale math paths poll pthread pwd regex sched search semaphore setjmp signal spawn stdio stdlib string
  strings sysexits syslog termios time ulimit unistd utime utmpx wchar wctype wordexp xlocale crt_externs mach-o/dyld mach/mach
  mach/mach_time TargetConditionals Availability uuid/uuid
""".split()


def write_c_module(folder, module, header, text):
    (folder / module).mkdir(parents=True)
    (folder / module / header).write_text(text)
    (folder / module / "module.modulemap").write_text(f'module {module} [system] {{ header "{header}" export * }}\n')


def make_c_modules(folder):
    # The SDK hides the C type Duration from Swift. Only the macOS SDK has libproc.h.
    names = included + (["libproc"] if system == "macos" else [])
    write_c_module(folder, "Darwin", "Darwin.h", "#define Duration MacTypesDuration\n#include <MacTypes.h>\n#undef Duration\n"
                   + "".join(f"#include <{name}.h>\n" for name in names))
    write_c_module(folder, "SwiftGlibc", "SwiftGlibc.h", '#include "../Darwin/Darwin.h"\n')
    sqlite = pathlib.Path("/usr/include/sqlite3.h")
    if not sqlite.exists():
        sqlite = here.parent / "Sources/CRecetasSQLite/include/CRecetasSQLite.h"
    write_c_module(folder, "SQLite3", "sqlite3.h", sqlite.read_text())
    # The declarations for Linux's Mutex, without Linux's headers.
    calls = "".join(f"static inline __swift_uint32_t _swift_stdlib_{name} {{ return 0; }}\n" for name in [
        "gettid(void)", *(f"futex_{name}(__swift_uint32_t *lock)" for name in ("lock", "trylock", "unlock"))])
    shims = folder / "_SynchronizationShims.h"
    shims.write_text(f'#pragma once\n#include "SwiftStdbool.h"\n#include "SwiftStdint.h"\n{calls}')
    (folder / "overlay.yaml").write_text(json.dumps({"version": 0, "case-sensitive": "true", "roots": [
        {"type": "directory", "name": str(folder.parent / "resources/shims"),
         "contents": [{"type": "file", "name": shims.name, "external-contents": str(shims)}]}]}))


def mathematics():
    """Returns the floating-point functions, which are the same on all systems except for those of Float80."""
    text = (swift / "linux/Glibc.swiftmodule" / f"{linux}.swiftinterface").read_text()
    text = text[text.index('@available(swift, deprecated: 4.2, renamed: "abs")'):text.index("public let MAP_FAILED")]
    functions = re.findall(r"public func [^{\n]*", text)
    return "".join(f"{function} {{ fatalError() }}\n" for function in functions if "Float80" not in function)


def error_codes(headers):
    """Returns the parts of the Glibc module that swift-corelibs-foundation needs: error codes, and the error type that uses them."""
    codes = {}
    for name, code in re.findall(r"#define\s+(E[A-Z0-9]+)\s+(\d+)", (headers / "sys/errno.h").read_text()):
        if name != "ELAST":
            codes.setdefault(code, name)
    cases = "".join(f"  case {name} = {code}\n" for code, name in codes.items())
    return f"""@_exported import Darwin
@_exported import SwiftGlibc
public enum POSIXErrorCode: Int32, Sendable {{
{cases}}}
public struct CheckPOSIXError: Error {{
  public typealias Code = POSIXErrorCode
  public let code: Code
  public init(_ code: Code) {{ self.code = code }}
}}
"""


def compile_module(name, text, *options):
    source = folder / f"{name}.swift"
    source.write_text(text)
    arguments = (folder / "options").read_text().splitlines()
    compiler = subprocess.run(["swiftc", "-emit-module", "-parse-as-library", "-module-name", name, *options, source,
                               "-o", folder / f"Modules/{name}.swiftmodule", *arguments], capture_output=True, text=True)
    if compiler.returncode:
        sys.exit(compiler.stdout + compiler.stderr)


key = hashlib.sha256("\n".join([
    info["compilerVersion"], str(folder), pathlib.Path(__file__).read_text(), (here / "Darwin.swift").read_text()]).encode()).hexdigest()
made = folder / "made"
if made.exists() and made.read_text() == key:
    sys.exit()
folder.parent.mkdir(parents=True, exist_ok=True)
headers = darwin_headers(folder.parent)
shutil.rmtree(folder, ignore_errors=True)
(folder / "Modules").mkdir(parents=True)
copy_modules(folder / "resources")
make_c_modules(folder / "c")
(folder / "options").write_text("\n".join([
    "-target", triple, "-resource-dir", f"{folder}/resources", "-Xfrontend", "-disable-objc-interop",
    "-plugin-path", f"{swift}/host/plugins", "-plugin-path", f"{swift}/host/plugins/testing",
    "-Xcc", "-nostdlibinc", "-Xcc", "-idirafter", "-Xcc", str(headers), "-vfsoverlay", f"{folder}/c/overlay.yaml",
    *(word for module in ("Darwin", "SwiftGlibc", "SQLite3") for word in ("-I", f"{folder}/c/{module}")),
    "-I", f"{folder}/Modules", "-module-cache-path", f"{folder}/cache"]) + "\n")
compile_module("Darwin", (here / "Darwin.swift").read_text() + mathematics(), "-import-underlying-module")
compile_module("Glibc", error_codes(headers))
made.write_text(key)
