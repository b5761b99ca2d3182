#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// System calls that take a path as a `String`, which can represent arbitrary bytes (`String+FileName.swift`). In this module, these
// functions hide the functions of the C library, which would receive the path's UTF-8. A caller therefore can't use the C functions by
// mistake. Each call is repeated if a signal interrupts it.

func open(_ path: String, _ flags: Int32) -> Int32 { path.repeatingCall { open($0, flags) } }

func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { path.repeatingCall { open($0, flags, mode) } }

func openat(_ folder: Int32, _ path: String, _ flags: Int32) -> Int32 {
  path.repeatingCall { openat(folder, $0, flags) }
}

func openat(_ folder: Int32, _ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  path.repeatingCall { openat(folder, $0, flags, mode) }
}

// The C function `stat` can't be called here, because the type `stat` hides it.
func stat(_ path: String, _ status: UnsafeMutablePointer<stat>) -> Int32 { fstatat(AT_FDCWD, path, status, 0) }

func lstat(_ path: String, _ status: UnsafeMutablePointer<stat>) -> Int32 {
  fstatat(AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW)
}

func fstatat(_ folder: Int32, _ path: String, _ status: UnsafeMutablePointer<stat>, _ flags: Int32) -> Int32 {
  path.repeatingCall { fstatat(folder, $0, status, flags) }
}

package func access(_ path: String, _ mode: Int32) -> Int32 { path.repeatingCall { access($0, mode) } }

@discardableResult
func mkdir(_ path: String, _ mode: mode_t) -> Int32 { path.repeatingCall { mkdir($0, mode) } }

func rename(_ from: String, _ to: String) -> Int32 {
  from.repeatingCall { from in to.repeatingCall { rename(from, $0) } }
}

func renameat(_ folder: Int32, _ from: String, _ target: Int32, _ to: String) -> Int32 {
  from.repeatingCall { from in to.repeatingCall { renameat(folder, from, target, $0) } }
}

@discardableResult
func unlink(_ path: String) -> Int32 { path.repeatingCall { unlink($0) } }

@discardableResult
func unlinkat(_ folder: Int32, _ path: String, _ flags: Int32) -> Int32 {
  path.repeatingCall { unlinkat(folder, $0, flags) }
}

func readlink(_ path: String, _ target: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
  path.repeatingCall { readlink($0, target, size) }
}

func realpath(_ path: String, _ answer: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
  path.withFileName { realpath($0, answer) }
}
