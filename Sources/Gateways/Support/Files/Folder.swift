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
  package static func parent(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path from the root on, whatever the folder is that it is read in.
  package static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(fileName: here) + "/" + path
  }

  /// The absolute path, with symbolic links, `.` and `..` resolved; `nil` when nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(fileName: resolved)
  }

  /// The path of a file that may not be there yet, with links, `.` and `..` resolved as far as something is there.
  package static func realPath(of path: String) -> String {
    let path = target(of: path)
    if let resolved = resolved(path.isEmpty ? "." : path) { return resolved }
    // A deleted working folder has no path.
    guard let name = path.split(separator: "/").last else { return path }
    let folder = realPath(of: parent(of: path))
    return (folder.hasSuffix("/") ? folder : folder + "/") + name
  }

  /// Whether two paths lead to the same place, even if nothing is there.
  package static func isOnePlace(_ one: String, _ other: String) -> Bool {
    realPath(of: one).utf8.elementsEqual(realPath(of: other).utf8)
  }

  /// Whether a resolved path is the file or folder at `path`, or lies below it.
  package static func holds(_ path: String, _ target: String) -> Bool {
    let own = realPath(of: path).utf8
    return target.utf8.starts(with: own) && [nil, UInt8(ascii: "/")].contains(target.utf8.dropFirst(own.count).first)
  }

  /// The last part of a path.
  package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// Where a link at `path` leads, or would create its file; links in its folders are kept.
  package static func target(of path: String) -> String {
    var target = path
    // As many links as the system follows.
    for _ in 0..<40 {
      guard let next = destination(of: target) else { return target }
      let folder = parent(of: target)
      target = next.hasPrefix("/") || folder.isEmpty ? next : folder + "/" + next
    }
    // A circle: whoever opens it is told.
    return path
  }

  private static func destination(of link: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { readlink(link, $0.assumingMemoryBound(to: CChar.self), buffer.count) } ?? 0
    }
    return count <= 0 ? nil : String(fileName: bytes[..<count])
  }

  /// What is at `path`, or where a link there leads; `nil`: nothing, or nothing that this user may look at.
  package static func status(_ path: String) -> FileStatus? { FileCalls.system.lookBehind(path) }

  /// The first folder on the way to `path` that this user may not enter; `nil` if the user may look at what is there.
  package static func closed(onTheWayTo path: String) -> String? {
    guard status(path) == nil, errno == EACCES else { return nil }
    let folder = parent(of: path)
    return folder.isEmpty || folder == path ? nil : closed(onTheWayTo: folder) ?? folder
  }

  /// Whether this user may read what is at `path`; may change it, too.
  package static func mayRead(_ path: String) -> Bool { access(path, R_OK) == 0 }
  package static func mayWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether anything is at `path`.
  package static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
