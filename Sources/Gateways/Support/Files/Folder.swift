public import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folders that stores live in.
public enum Folder {
  /// Makes the folder and those above it, for its owner alone, if they are not there.
  public static func make(_ path: String) throws(GatewayError) {
    if path.isEmpty || isThere(path) { return }
    try make(parent(of: path))
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .system(errno, path) }
  }

  /// The folder that holds `path`; empty for a bare name.
  public static func parent(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path from the root on, whatever the folder is that it is read in.
  public static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }

  /// The absolute path, with symbolic links, `.` and `..` resolved; `nil` when nothing is there.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Opens the folder, and creates it if it does not exist. Opened before anything in it changes, it can be flushed afterwards unless the
  /// disk itself fails.
  static func opened(_ path: String) throws(GatewayError) -> Descriptor {
    try make(path)
    return try Descriptor(open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC), path)
  }

  /// Whether anything is at `path`.
  public static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
