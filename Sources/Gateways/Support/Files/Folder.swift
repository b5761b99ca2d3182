public import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Functions that create folders and examine paths.
public enum Folder {
  /// Creates a folder and its parents if they don't exist. Only the owner can access a new folder.
  public static func make(_ path: String) throws(GatewayError) {
    if path.isEmpty || exists(path) { return }
    try make(parent(of: path))
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw .system(errno, path) }
  }

  /// Returns the path of the folder that contains `path`. Empty for a name without a folder.
  package static func parent(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the absolute path. A relative path is resolved against the working directory.
  package static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(fileName: here) + "/" + path
  }

  /// Returns the absolute path, with symbolic links, `.` and `..` resolved. `nil` if `path` leads to nothing that exists.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(fileName: resolved)
  }

  /// Returns the real path of a file that need not exist. Resolves links, `.` and `..` in the existing part of the path.
  package static func realPath(of path: String) -> String {
    let path = target(of: path)
    if let resolved = resolved(path.isEmpty ? "." : path) { return resolved }
    // The path is empty and the working directory was deleted, so there is nothing to resolve.
    guard let name = path.split(separator: "/").last else { return path }
    let folder = realPath(of: parent(of: path))
    return (folder.hasSuffix("/") ? folder : folder + "/") + name
  }

  /// Whether two paths lead to the same location, even if nothing exists there.
  package static func isOnePlace(_ one: String, _ other: String) -> Bool {
    realPath(of: one).utf8.elementsEqual(realPath(of: other).utf8)
  }

  /// Whether a resolved path leads to the file or folder at `path`, or into that folder.
  package static func holds(_ path: String, _ target: String) -> Bool {
    let own = realPath(of: path).utf8
    return target.utf8.starts(with: own) && [nil, UInt8(ascii: "/")].contains(target.utf8.dropFirst(own.count).first)
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// Returns the target of a link at `path`, even if the target doesn't exist. Links in parent folders are not resolved.
  package static func target(of path: String) -> String {
    var target = path
    // The system has the same limit on the number of links.
    for _ in 0..<40 {
      guard let next = destination(of: target) else { return target }
      let folder = parent(of: target)
      target = next.hasPrefix("/") || folder.isEmpty ? next : folder + "/" + next
    }
    // The links form a cycle, so opening the path fails.
    return path
  }

  private static func destination(of link: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { readlink(link, $0.assumingMemoryBound(to: CChar.self), buffer.count) } ?? 0
    }
    return count <= 0 ? nil : String(fileName: bytes[..<count])
  }

  /// Returns the status of the file or folder at `path`, following links. `nil` if nothing exists there, or if this user can't access it.
  package static func status(_ path: String) -> FileStatus? { FileCalls.system.statusOfTarget(path) }

  /// Returns the first folder in `path` that this user can't enter. `nil` if the user can access the path.
  package static func closed(onTheWayTo path: String) -> String? {
    guard status(path) == nil, errno == EACCES else { return nil }
    let folder = parent(of: path)
    return folder.isEmpty || folder == path ? nil : closed(onTheWayTo: folder) ?? folder
  }

  /// Whether this user can read the file or folder at `path`.
  package static func mayRead(_ path: String) -> Bool { access(path, R_OK) == 0 }
  package static func mayWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether anything exists at `path`.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
