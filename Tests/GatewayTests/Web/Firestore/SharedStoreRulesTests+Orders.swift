import Foundation
import TestSupport
import TestGroups
import Testing
@testable import WebGateways

/// A commit that changes the document of the user Ana.
struct UserCommit: Sendable {
  var path = "users/ana"
  var fields: [String: FirestoreValue] = [
    "draft": .string("{}"), "hasDraft": .boolean(true), "ops": .array([.string("nonce")]), "mark": .integer(1),
  ]

  var write: RawWrite {
    RawWrite(
      path: path, change: .update(fields, mask: fields.keys.sorted().map { FirestoreFieldPath($0) }), isStamped: true)
  }
}

/// A valid commit that places an order. Tests make the commit invalid.
struct PlaceCommit: Sendable {
  var user: UserCommit?
  var id: String
  var order: [String: FirestoreValue]?
  var others: [RawWrite] = []

  init(number: Int64, id: String) {
    var user = UserCommit()
    user.fields["draft"] = .null
    user.fields["hasDraft"] = .boolean(false)
    user.fields["placed"] = .integer(number)
    user.fields["last"] = .string(id)
    self.user = user
    self.id = id
    order = ["order": .string("{}"), "date": SharedStoreProject.date, "number": .integer(number)]
  }

  var writes: [RawWrite] {
    [.verify("control/store", .missing)] + (user.map { [$0.write] } ?? [])
      + (order.map { [.create("users/ana/orders/\(id)", $0)] } ?? []) + others
  }
}

@Suite(.group(.firestore), .emulator)
struct `Firestore rules for drafts and orders` {
  private let project = SharedStoreProject()

  private static let drafts: [Spoiled<UserCommit>] = [
    Spoiled("a text that is too long") {
      $0.fields["draft"] = .string(String(repeating: "ñ", count: 450_001))
    },
    Spoiled("a number instead of a text") { $0.fields["draft"] = .integer(1) },
    Spoiled("a draft without its flag") { $0.fields["hasDraft"] = .boolean(false) },
    Spoiled("a flag without a draft") { $0.fields["draft"] = .null },
    Spoiled("a count of orders that weren't placed") { $0.fields["placed"] = .integer(7) },
    Spoiled("another user's document") { $0.path = "users/eva" },
    Spoiled("an extra field") { $0.fields["role"] = .string("manager") },
    Spoiled("too many nonces") { $0.fields["ops"] = .array(Array(repeating: .string("a"), count: 33)) },
    Spoiled("a mark that isn't a number") { $0.fields["mark"] = .string("1") },
    Spoiled("a negative mark") { $0.fields["mark"] = .integer(-1) },
    Spoiled("a mark of more than 40 bits") { $0.fields["mark"] = .integer(1 << 40) },
  ]

  @Test func `The Firestore rules reject every kind of invalid draft and accept a valid one`() async throws {
    for spoiled in Self.drafts {
      await project.expectForbidden([spoiled(UserCommit()).write], as: .ana, spoiled.comment)
    }
    try await project.commit([UserCommit().write], as: .ana)
    for spoiled in Self.drafts {
      await project.expectForbidden([spoiled(UserCommit()).write], as: .ana, spoiled.comment)
    }
  }

  @Test func `The Firestore rules accept a draft whose change mark has up to 40 bits`() async throws {
    for mark in [0, (1 << 40) - 1] as [Int64] {
      var draft = UserCommit()
      draft.fields["mark"] = .integer(mark)
      try await project.commit([draft.write], as: .ana)
    }
  }

  @Test func `The Firestore rules accept a draft only if the service sets its timestamp`() async throws {
    var draft = UserCommit()
    try await project.commit([draft.write], as: .ana)
    draft.fields["touched"] = SharedStoreProject.date
    await project.expectForbidden([.change(draft.path, draft.fields, isStamped: false)], as: .ana)
  }

  private static let orders: [Spoiled<PlaceCommit>] = [
    Spoiled("the number without an order") { $0.order = nil },
    Spoiled("the order without the user's document") { $0.user = nil },
    Spoiled("a skipped number") {
      $0.user?.fields["placed"] = .integer(3)
      $0.order?["number"] = .integer(3)
    },
    Spoiled("another number in the order") { $0.order?["number"] = .integer(3) },
    Spoiled("an order that was already placed") {
      $0.user?.fields["last"] = .string("order-1")
      $0.order = nil
    },
    Spoiled("a missing id of the last order") { $0.user?.fields["last"] = nil },
    Spoiled("two orders with the same number") { $0.others = [.create("users/ana/orders/order-3", $0.order ?? [:])] },
    Spoiled("a draft that isn't deleted") {
      $0.user?.fields["draft"] = .string("{}")
      $0.user?.fields["hasDraft"] = .boolean(true)
    },
    Spoiled("a text that is too long") { $0.order?["order"] = .string(String(repeating: "ñ", count: 450_001)) },
    Spoiled("a text instead of a date") { $0.order?["date"] = .string("2027-01-15T08:00:00Z") },
    Spoiled("an extra field") { $0.order?["paid"] = .boolean(true) },
    Spoiled("an invalid id") {
      $0.id = "1"; $0.user?.fields["last"] = .string("1")
    },
  ]

  @Test func `The Firestore rules reject every kind of invalid order and accept a valid one`() async throws {
    try await project.commit(PlaceCommit(number: 1, id: "order-1").writes, as: .ana)
    let second = PlaceCommit(number: 2, id: "order-2")
    for spoiled in Self.orders {
      await project.expectForbidden(spoiled(second).writes, as: .ana, spoiled.comment)
    }
    await project.expectForbidden(second.writes, as: .eva)
    try await project.commit(second.writes, as: .ana)
  }

  @Test func `The Firestore rules let an order be placed only if its draft is unchanged`() async throws {
    try await project.commit([UserCommit().write], as: .ana)
    var order = PlaceCommit(number: 1, id: "order-1")
    order.user?.fields["hasDraft"] = .boolean(true)
    order.user?.fields["draft"] = .string("[]")
    await project.expectForbidden(order.writes, as: .ana, "another draft")
    order.user?.fields["draft"] = .string("{}")
    try await project.commit(order.writes, as: .ana)
  }

  @Test func `The Firestore rules let only managers change or delete a placed order`() async throws {
    var first = PlaceCommit(number: 1, id: "order-1")
    first.order?["order"] = .string(String(repeating: "ñ", count: 450_000))
    try await project.commit(first.writes, as: .ana)
    let path = "users/ana/orders/order-1"
    let writes: [RawWrite] = [
      .change(path, ["order": .string("[]")], isStamped: false), .delete(path),
      .change("users/ana", ["placed": .integer(0), "mark": .integer(2)]), .delete("users/ana"),
    ]
    for write in writes { await project.expectForbidden([write], as: .ana) }
    try await project.commit([.change("users/ana", ["mark": .integer(2)])], as: .ana)
    for write in writes { try await project.commit([write], as: .manager) }
  }

  @Test func `The Firestore rules let only the owner and managers read orders`() async throws {
    try await project.commit(PlaceCommit(number: 1, id: "order-1").writes, as: .ana)
    try await project.commit([.create("users/ana/removals/local-pan", ["favorite": .string("{}")])], as: .ana)
    for path in ["users/ana", "users/ana/orders/order-1", "users/ana/removals/local-pan"] {
      for person in [SharedStoreProject.Person.ana, .manager] {
        #expect(try await project.read(path, as: person) != nil)
      }
      for person in [SharedStoreProject.Person.eva, .anonymous] { await project.expectUnreadable(path, by: person) }
    }
    let orders = try project.name("users/ana/orders")
    #expect(try await project.client(.ana).documents(in: orders, mask: []).count == 1)
    await #expect { _ = try await project.client(.eva).documents(in: orders, mask: []) } throws: { $0.isForbidden }
    let users = try project.name("users")
    #expect(try await project.client(.manager).documents(in: users, mask: []).count == 1)
    await #expect { _ = try await project.client(.ana).documents(in: users, mask: []) } throws: { $0.isForbidden }
  }

  @Test func `The Firestore rules let only the owner write the records of removed favorites`() async throws {
    let path = "users/ana/removals/local-pan"
    let removal = RawWrite.set(path, ["favorite": .string("{}")])
    await project.expectForbidden([removal], as: .eva)
    await project.expectForbidden([.set(path, ["favorite": .integer(1)])], as: .ana)
    try await project.commit([removal], as: .ana)
    await project.expectForbidden([.delete(path)], as: .eva)
    try await project.commit([.delete(path)], as: .ana)
  }
}
