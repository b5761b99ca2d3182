import Interfaces

/// The files and folders that the user names: on disk, while recording, or in the folder of a replay.
///
/// Every path that a user types is resolved here before it is opened.
protocol UserFiles: Sendable {
  /// Returns the path to read a file or a folder from.
  func reading(_ path: String, _ kind: UserPath) throws -> String

  /// Returns the path to write a file or a folder to.
  func writing(_ path: String, _ kind: UserPath) throws -> String

  /// Called before the program reads a file that another file names, such as a picture in a catalog.
  func note(_ path: String) throws(TooLargeToRecord)

  /// Returns text with the user's paths as they were typed. `rest` converts the remaining text.
  func asTyped(_ text: String, _ rest: (String) -> String) -> String
}

/// The kind of thing that a path leads to.
enum UserPath: Sendable {
  case file, folder
}

/// The user's files on disk, whose paths are used as typed.
struct SystemFiles: UserFiles {
  func reading(_ path: String, _: UserPath) -> String { path }
  func writing(_ path: String, _: UserPath) -> String { path }
  func note(_: String) {}
  func asTyped(_ text: String, _ rest: (String) -> String) -> String { rest(text) }
}

extension UserFiles {
  /// Returns the path to read a folder from, or a web address unchanged.
  func place(_ text: String) throws -> String { text.contains("://") ? text : try reading(text, .folder) }
}

/// The paths that a run used, each with the path that the user typed for it.
struct TypedPaths {
  private var pairs: [(path: String, typed: String)] = []

  mutating func add(_ path: String, typed: String) {
    if pairs.contains(where: { $0.path == path }) { return }
    pairs.append((path, typed))
    // A longer path can start with a shorter one.
    pairs.sort { $0.path.utf8.count > $1.path.utf8.count }
  }

  /// Returns text with each path replaced by the path that the user typed. `rest` converts the remaining text.
  func asTyped(_ text: String, _ rest: (String) -> String) -> String { asTyped(text, pairs[...], rest) }

  private func asTyped(
    _ text: String, _ pairs: ArraySlice<(path: String, typed: String)>, _ rest: (String) -> String
  ) -> String {
    guard let pair = pairs.first else { return rest(text) }
    return text.split(separator: pair.path, omittingEmptySubsequences: false)
      .map { asTyped(String($0), pairs.dropFirst(), rest) }.joined(separator: pair.typed)
  }
}
