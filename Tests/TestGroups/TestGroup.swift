import Foundation

/// A group of tests that plain `swift test` leaves out, because they are expensive or need more than the toolchain.
///
/// A test belongs to a group if it takes more than 0.15 s of processor time or starts a process. `RECETAS_TEST_GROUPS` opens groups: their
/// names, separated by commas, or `all`.
public enum TestGroup: String, CaseIterable, Sendable {
  /// Talks to Google's emulator of Cloud Firestore.
  case firestore
  /// Starts processes: the program itself, shells, servers, converters.
  case processes
  /// Runs the program at a pseudo-terminal.
  case terminal
  /// Kills the program, fills its disk, or damages its files.
  case kills
  /// Feeds generated input to parsers.
  case random
  /// Takes more than 0.15 s of processor time.
  case heavy

  /// The variable that opens groups.
  static let variable = "RECETAS_TEST_GROUPS"

  /// The open groups. Throws if the variable names an unknown one.
  static func open(_ value: String? = ProcessInfo.processInfo.environment[variable]) throws -> Set<TestGroup> {
    let names = (value ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    if names == ["all"] { return Set(allCases) }
    return Set(
      try names.map { name in
        guard let group = TestGroup(rawValue: name) else { throw UnknownTestGroup(name: name) }
        return group
      })
  }
}

/// `RECETAS_TEST_GROUPS` names a group that doesn't exist.
struct UnknownTestGroup: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "Unknown group “\(name)” in \(TestGroup.variable). Use all, or any of: "
      + TestGroup.allCases.map(\.rawValue).joined(separator: ", ") + "."
  }
}
