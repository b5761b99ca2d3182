import CTestRunner
import Foundation
import Testing

/// Skips a test, or all tests of a suite, unless its group is open or the test is marked ``SmokeTrait``.
public struct GroupTrait: SuiteTrait, TestTrait {
  let group: TestGroup
  public var isRecursive: Bool { true }

  public func prepare(for test: Test) async throws {
    guard !test.isSuite, !test.traits.contains(where: { $0 is SmokeTrait }) else { return }
    if try TestGroup.open().contains(group) { return }
    Self.reportOnce
    try Test.cancel("group \(group.rawValue)")
  }

  /// Fails the running test if it belongs to no group: the fast tests start no process.
  public static func require() {
    if let test = Test.current, !test.traits.contains(where: { $0 is GroupTrait }) {
      Issue.record("“\(test.name)” starts a process, so it must be in a group, for example @Test(.group(.processes)).")
    }
  }

  /// Prints one line at the end of the run, where it is seen.
  private static let reportOnce: Void = {
    atexit {
      let left = (try? TestGroup.open()).map { open in TestGroup.allCases.filter { !open.contains($0) } } ?? []
      let names = left.map(\.rawValue).joined(separator: ", ")
      print("Groups left out: \(names). To run all tests: \(TestGroup.variable)=all swift test")
    }
  }()
}

/// Marks the test of a group that always runs, so that plain `swift test` tries each group.
public struct SmokeTrait: TestTrait {}

extension Trait where Self == GroupTrait {
  /// Runs only if the group is open.
  public static func group(_ group: TestGroup) -> Self { Self(group: group) }
}

extension Trait where Self == SmokeTrait {
  /// Runs even if its group is left out.
  public static var smoke: Self { Self() }
}
