import Foundation

/// A group of tests that plain `swift test` skips, because they are expensive or require more than the toolchain.
///
/// A test belongs to a group if it takes more than 0.15 s of processor time or starts a process. `RECETAS_TEST_GROUPS` enables groups by
/// their names, separated by commas, or `all`.
public enum TestGroup: String, CaseIterable, Sendable {
  /// Tests with Google's emulator of Cloud Firestore.
  case firestore
  /// Tests that start processes, such as the program itself, shells, servers or converters.
  case processes
  /// Tests that run the program in a pseudo-terminal.
  case terminal
  /// Tests that kill the program, fill its disk or damage its files.
  case kills
  /// Tests that feed generated input to parsers.
  case random
  /// Tests that take more than 0.15 s of processor time.
  case heavy

  /// The environment variable that enables groups.
  static let variable = "RECETAS_TEST_GROUPS"

  /// Returns the groups that the environment variable enables.
  ///
  /// - Throws: ``UnknownTestGroup`` if the variable contains an unknown name.
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

/// The error for an unknown group name in `RECETAS_TEST_GROUPS`.
struct UnknownTestGroup: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "Unknown group “\(name)” in \(TestGroup.variable). Use all, or any of: "
      + TestGroup.allCases.map(\.rawValue).joined(separator: ", ") + "."
  }
}
