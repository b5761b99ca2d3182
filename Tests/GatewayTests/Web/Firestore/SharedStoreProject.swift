import Foundation
import TestSupport
import Testing
import UseCases
@testable import WebGateways

/// A new project on the emulator. Tests write to the project directly, to check the rules without the kit.
struct SharedStoreProject: Sendable {
  /// The user who sends a request.
  enum Person: String, Sendable, CaseIterable {
    case ana, eva, manager, anonymous
    /// The emulator's owner, to whom no rules apply.
    case owner
  }

  static let date = FirestoreValue.timestamp("2027-01-15T08:00:00Z")

  private let project = FirestoreEmulator.freshProject()

  func client(_ person: Person) async throws -> FirestoreClient {
    let tokens: FixedToken? =
      switch person {
      case .ana, .eva: FirestoreEmulator.token(of: person.rawValue)
      case .manager: FirestoreEmulator.token(of: "boss", isManager: true)
      case .anonymous: FixedToken(nil)
      case .owner: nil
      }
    return try await FirestoreEmulator.shared().store(project: project, tokens: tokens).client
  }

  func name(_ path: String) throws -> FirestoreName {
    try path.split(separator: "/").reduce(FirestoreName.documents(of: project)) { try $0.appending(String($1)) }
  }

  func commit(_ writes: [RawWrite], as person: Person) async throws {
    try await client(person).commit(writes.map { try $0.write(in: self) })
  }

  func expectForbidden(_ writes: [RawWrite], as person: Person, _ why: Comment? = nil) async {
    await #expect(why) { try await commit(writes, as: person) } throws: { $0.isForbidden }
  }

  func read(_ path: String, as person: Person) async throws -> FirestoreDocument? {
    try await client(person).documents(named: [name(path)], mask: [FirestoreFieldPath("mark")]).first
  }

  func expectUnreadable(_ path: String, by person: Person) async {
    await #expect("\(path) of \(person)") { _ = try await read(path, as: person) } throws: { $0.isForbidden }
  }
}

/// A write, with the path of the written document in the project.
struct RawWrite: Sendable {
  let path: String
  let change: FirestoreWrite.Change
  var precondition: FirestoreWrite.Precondition?
  /// Whether `touched` is set to the time of the commit.
  var isStamped = false
  var increments: [String: Int64] = [:]

  func write(in project: SharedStoreProject) throws -> FirestoreWrite {
    let stamp = isStamped ? [FirestoreTransform(field: FirestoreFieldPath("touched"), operation: .requestTime)] : []
    let sums = increments.map { FirestoreTransform(field: FirestoreFieldPath($0.key), operation: .increment($0.value)) }
    return try FirestoreWrite(
      name: project.name(path), change: change, precondition: precondition, transforms: stamp + sums)
  }

  /// Returns a write that creates a document.
  static func create(_ path: String, _ fields: [String: FirestoreValue]) -> RawWrite {
    RawWrite(path: path, change: .update(fields, mask: nil), precondition: .missing)
  }

  /// Returns a write that creates or replaces a document.
  static func set(_ path: String, _ fields: [String: FirestoreValue]) -> RawWrite {
    RawWrite(path: path, change: .update(fields, mask: nil))
  }

  /// Returns a write that changes some fields and deletes those in `removing`.
  static func change(
    _ path: String, _ fields: [String: FirestoreValue], removing: [String] = [], isStamped: Bool = true
  ) -> RawWrite {
    let mask = (fields.keys.sorted() + removing).map { FirestoreFieldPath($0) }
    return RawWrite(path: path, change: .update(fields, mask: mask), precondition: .exists, isStamped: isStamped)
  }

  static func delete(_ path: String) -> RawWrite { RawWrite(path: path, change: .delete) }

  /// Returns a verify write, which checks a precondition on a document without changing the document.
  static func verify(_ path: String, _ precondition: FirestoreWrite.Precondition = .exists) -> RawWrite {
    RawWrite(path: path, change: .verify, precondition: precondition)
  }
}
