import Foundation
@testable import WebGateways
import TestSupport
import TestGroups
import Testing
import UseCases

/// The rules for what everybody shares and only managers write.
@Suite(.group(.firestore), .emulator)
struct `What is shared` {
  private let project = SharedStoreProject()

  private static let paths = [
    "control/store", "blocks/b0", "makers/maker-a", "makerNames/b0", "beers/beer-a", "reviews/review-a",
    "photos/photo-a",
  ]

  @Test func `is written by managers, and read by everybody who is signed in`() async throws {
    for path in Self.paths {
      for person in [SharedStoreProject.Person.ana, .nobody] {
        await project.expectForbidden([.create(path, ["mark": .integer(1)])], as: person)
      }
      try await project.commit([.create(path, ["mark": .integer(1)])], as: .manager)
      for person in [SharedStoreProject.Person.ana, .nobody] {
        await project.expectForbidden([.change(path, ["mark": .integer(2)])], as: person)
        await project.expectForbidden([.delete(path)], as: person)
      }
      for person in [SharedStoreProject.Person.ana, .eva, .manager] {
        #expect(try await project.read(path, as: person)?.fields == ["mark": .integer(1)])
      }
      await project.expectUnreadable(path, by: .nobody)
      try await project.commit([.change(path, ["mark": .integer(2)])], as: .manager)
      try await project.commit([.delete(path)], as: .manager)
    }
  }

  @Test func `is verified by whoever may read it`() async throws {
    let draft = UserCommit().write
    let none = RawWrite.verify("control/store", .missing)
    await project.expectForbidden([draft, .verify("elsewhere/store", .missing)], as: .ana)
    try await project.commit([none, draft], as: .ana)
    try await project.commit([.create("control/store", ["format": .integer(1)])], as: .manager)
    try await project.commit([.verify("control/store"), draft], as: .ana)
    await #expect { try await project.commit([none, draft], as: .ana) } throws: { $0 as? GatewayError == .conflict }
  }
}
