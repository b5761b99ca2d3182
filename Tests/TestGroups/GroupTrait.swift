import CTestRunner
import Foundation
import Testing

/// Skips a test, or all tests in a suite, unless the group is enabled or the test is marked with ``SmokeTrait``.
public struct GroupTrait: SuiteTrait, TestTrait {
  let group: TestGroup
  public var isRecursive: Bool { true }

  public func prepare(for test: Test) async throws {
    guard !test.isSuite, !test.traits.contains(where: { $0 is SmokeTrait }) else { return }
    if try TestGroup.open().contains(group) { return }
    Self.reportOnce
    try Test.cancel("group \(group.rawValue)")
  }

  /// Fails the current test if it doesn't belong to a group, because fast tests must not start processes.
  public static func require() {
    if let test = Test.current, !test.traits.contains(where: { $0 is GroupTrait }) {
      Issue.record("“\(test.name)” starts a process, so it must be in a group, for example @Test(.group(.processes)).")
    }
  }

  /// Prints the skipped groups once, at the end of the output, where the list is hard to miss.
  private static let reportOnce: Void = {
    atexit {
      let left = (try? TestGroup.open()).map { open in TestGroup.allCases.filter { !open.contains($0) } } ?? []
      let names = left.map(\.rawValue).joined(separator: ", ")
      print("Groups left out: \(names). To run all tests: \(TestGroup.variable)=all swift test")
    }
  }()
}

/// Marks a test that runs even if its group is skipped, so that plain `swift test` runs at least one test of each group.
public struct SmokeTrait: TestTrait {}

extension Trait where Self == GroupTrait {
  /// Runs the test only if the group is enabled.
  public static func group(_ group: TestGroup) -> Self { Self(group: group) }
}

extension Trait where Self == SmokeTrait {
  /// Runs the test even if its group is skipped.
  public static var smoke: Self { Self() }
}
