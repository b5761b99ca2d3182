import Gateways
import Interfaces
import Synchronization
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The user's files during a replay, which is confined to its folder. Files are read from the recording, and written into copies of their
/// folders.
final class ReplayedFiles: UserFiles {
  private let folder: String
  private let held: Set<String>
  private let paths = Mutex(TypedPaths())

  /// Creates the files of a run.
  ///
  /// - Parameter folder: the folder for the user's files. It may contain files from earlier runs.
  init(_ run: Recording.Run, in folder: String) throws(GatewayError) {
    self.folder = folder
    let files = run.files
    held = Set(files.map(\.path))
    for root in Root.allCases { try Folder.make("\(folder)/\(root)") }
    for file in files {
      let path = place(of: file.path)
      // A file from an earlier run may have been deleted since.
      if file.kind != .folder { try? FileManager.default.removeItem(atPath: path) }
      switch file.kind {
      case .missing: break
      case .folder: try Folder.make(path)
      case .file:
        try Folder.make(Folder.parent(of: path))
        try SavedFile(path).save(file.bytes ?? [])
      }
    }
  }

  private enum Root: CaseIterable {
    case absolute, relative
  }

  /// Maps a path to a path in the folder, which `..` can't leave.
  private func place(of path: String) -> String {
    var parts: [Substring.UTF8View.SubSequence] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    let root: Root = path.utf8.first == UInt8(ascii: "/") ? .absolute : .relative
    return (["\(folder)/\(root)"] + parts.map { String(decoding: $0, as: UTF8.self) }).joined(separator: "/")
  }

  func reading(_ path: String, _: UserPath) throws -> String {
    if path.isEmpty || isInside(path) { return path }
    guard path == "-" || held.contains(path) else { throw NotRecorded(path: path) }
    return found(path)
  }

  func writing(_ path: String, _: UserPath) -> String { path.isEmpty || isInside(path) ? path : found(path) }

  func note(_: String) {}

  /// Returns whether an earlier run stored the path, such as the source folder of the places.
  private func isInside(_ path: String) -> Bool {
    path.utf8.starts(with: (folder + "/").utf8)
      && !path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }

  private func found(_ path: String) -> String {
    let place = place(of: path)
    paths.withLock { $0.add(place, typed: path) }
    return place
  }

  func asTyped(_ text: String, _ rest: (String) -> String) -> String { paths.withLock { $0 }.asTyped(text, rest) }
}

/// The error for a file that a replay needs but that is missing from the recording.
struct NotRecorded: ExplainedError {
  let path: String

  func problem(in texts: Texts) -> Problem { texts.notRecorded(path) }
}
