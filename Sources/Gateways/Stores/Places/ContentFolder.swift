import Entities
import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder with files named after their contents. A name consists of a word such as `photo`, a hyphen and the SHA-256 of the bytes.
struct ContentFolder {
  let folder: String
  private let calls: FileCalls

  init(_ folder: String, _ calls: FileCalls) {
    self.folder = folder
    self.calls = calls
  }

  func path(_ name: String) -> String { folder + "/" + name }

  /// Returns the bytes of a file, without checking them against its name. `nil` if there is no such file, or if the name is invalid.
  func bytes(_ name: String) throws(GatewayError) -> [UInt8]? {
    Self.isName(name) ? try AtomicFile(path(name), calls: calls).read(atMost: MadridDocument.maximumBytes) : nil
  }

  /// Writes bytes to a file with this name, unless the file already contains them. The bytes are guaranteed to be on disk only after
  /// ``flush(_:)``.
  func keep(_ bytes: [UInt8], as name: String) throws(GatewayError) {
    // If the file is unreadable, it is replaced.
    if (try? self.bytes(name)) == bytes { return }
    try TemporaryFile(of: name, bytes, in: OpenFolder(folder, calls)).settle()
  }

  /// Waits until the files with these names, and the names themselves, are on disk. If the task is canceled, stops after a few files.
  func flush(_ names: some Sequence<String>) throws(GatewayError) {
    let open = try OpenFolder(folder, calls)
    let (names, several) = (Array(names), 16)
    for start in stride(from: 0, to: names.count, by: several) {
      if Task.isCancelled { throw .cancelled }
      try ParallelWork.run(Array(names[start..<min(start + several, names.count)])) { (name) throws(GatewayError) in
        guard let file = try PlainFile(reading: path(name), calls) else { throw .system(ENOENT, path(name)) }
        try file.file.flush(calls)
      }
    }
    try open.flush()
  }

  /// Deletes all files with valid names, including incomplete files, except the files named in `kept`.
  func removeAll(but kept: Set<String> = []) throws(GatewayError) {
    for file in try FolderFile.all(in: folder, calls) where !kept.contains(file.name) {
      guard Self.isName(TemporaryFileName.target(of: file.name) ?? file.name) else { continue }
      try AtomicFile(path(file.name), calls: calls).remove()
    }
  }

  func remove(_ names: Set<String>) throws(GatewayError) {
    for name in names { try AtomicFile(path(name), calls: calls).remove() }
  }

  /// Whether this is the name of a picture.
  static func isPhoto(_ name: String) -> Bool { name.hasPrefix("photo-") && isName(name) }

  /// Whether this is a valid name for a file in this folder.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, ["photo", "document"].contains(parts[0]) else { return false }
    let hash = parts[1].utf8.prefix(64)
    return parts[1].utf8.count == 64 && hash.allSatisfy("0123456789abcdef".utf8.contains)
  }
}
