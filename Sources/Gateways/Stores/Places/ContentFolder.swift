import Entities
import UseCases

/// A folder of files named after their content: a word, a hyphen, and the SHA-256 of the bytes.
struct ContentFolder {
  let folder: String
  private let calls: FileCalls

  init(_ folder: String, _ calls: FileCalls) {
    self.folder = folder
    self.calls = calls
  }

  func path(_ name: String) -> String { folder + "/" + name }

  /// What is in a file, whatever that is; `nil` where there is none of such a name.
  func bytes(_ name: String) throws(GatewayError) -> [UInt8]? {
    Self.isName(name) ? try AtomicFile(path(name)).read() : nil
  }

  /// Keeps bytes under their name, unless they are there; they are on the disk only after ``flush(_:)``.
  func keep(_ bytes: [UInt8], as name: String) throws(GatewayError) {
    // What can't be read is replaced.
    if (try? self.bytes(name)) == bytes { return }
    try AtomicFile(path(name), calls: calls).draft(bytes).settle()
  }

  /// Waits until these files are on the disk, with their names.
  func flush(_ names: some Sequence<String>) throws(GatewayError) {
    let open = try Folder.opened(folder)
    try SeveralAtOnce.run(Array(names)) { (name) throws(GatewayError) in
      try Descriptor(reading: path(name)).flush(calls)
    }
    try open.flush(calls)
  }

  /// Deletes all files with such names, complete or not, except these.
  func removeAll(but kept: Set<String> = []) throws(GatewayError) {
    for file in try FolderFile.all(in: folder) where Self.isName(file.name) && !kept.contains(file.name) {
      try AtomicFile(path(file.name)).remove()
    }
  }

  /// Whether a file is called as one of these, or as a draft of one.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, ["photo", "document"].contains(parts[0]) else { return false }
    let hash = parts[1].utf8.prefix(64)
    return hash.count == 64 && hash.allSatisfy("0123456789abcdef".utf8.contains)
      && ["", ".new"].contains(parts[1].dropFirst(64))
  }
}
