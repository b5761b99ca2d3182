import Interfaces

/// Finds the files and folders that the user names: where they are, in a recording that holds them, or in the folder of a replay.
///
/// Every path that a user types passes through here before it is opened.
protocol UserFiles: Sendable {
  /// The path at which a file or a folder is read.
  func reading(_ path: String, _ kind: UserPath) throws -> String

  /// The path at which a file or a folder is written.
  func writing(_ path: String, _ kind: UserPath) throws -> String

  /// Called before a file is read that another file names, as a catalog names its pictures.
  func note(_ path: String) throws(TooLargeToRecord)

  /// A text in which the user's paths are as they were typed.
  func asTyped(_ text: String, _ rest: (String) -> String) -> String
}

/// The kind of a path.
enum UserPath: Sendable {
  case file, folder
}

/// The files as the system knows them.
struct SystemFiles: UserFiles {
  func reading(_ path: String, _: UserPath) -> String { path }
  func writing(_ path: String, _: UserPath) -> String { path }
  func note(_: String) {}
  func asTyped(_ text: String, _ rest: (String) -> String) -> String { rest(text) }
}

extension UserFiles {
  /// The same where an address of the web may stand instead of a path.
  func place(_ text: String) throws -> String { text.contains("://") ? text : try reading(text, .folder) }
}

/// The paths that a run used, by what they are called.
struct TypedPaths {
  private var pairs: [(path: String, typed: String)] = []

  mutating func add(_ path: String, typed: String) {
    if pairs.contains(where: { $0.path == path }) { return }
    pairs.append((path, typed))
    // A longer path may begin with a shorter one.
    pairs.sort { $0.path.utf8.count > $1.path.utf8.count }
  }

  /// A text in which each path is as it was typed, and the rest as `rest` makes it.
  func asTyped(_ text: String, _ rest: (String) -> String) -> String { asTyped(text, pairs[...], rest) }

  private func asTyped(
    _ text: String, _ pairs: ArraySlice<(path: String, typed: String)>, _ rest: (String) -> String
  ) -> String {
    guard let pair = pairs.first else { return rest(text) }
    return text.split(separator: pair.path, omittingEmptySubsequences: false)
      .map { asTyped(String($0), pairs.dropFirst(), rest) }.joined(separator: pair.typed)
  }
}
