import Entities
import Foundation
import TestSupport
import TestGroups
import Testing
import UseCases
@testable import WebGateways

/// Tests the package's rules on the emulator. The users' tokens are not signed.
@Suite(.group(.firestore), .emulator)
struct `Firestore rules for a user's favorites` {
  private let project = FirestoreEmulator.freshProject()
  private let ana: User.ID
  private let eva: User.ID
  private let pan: Favorite

  init() throws {
    ana = try User.ID("ana")
    eva = try User.ID("eva")
    pan = try `The Firestore emulator`.favorite("local-pan", "Pan")
  }

  /// Returns the favorites store, with this user's rights.
  private func store(as uid: String?) async throws -> FirestoreFavorites {
    try await FirestoreEmulator.shared()
      .store(project: project, tokens: uid.map { FirestoreEmulator.token(of: $0) } ?? FixedToken(nil))
  }

  @Test func `The Firestore rules let users read and change their own favorites`() async throws {
    let store = try await store(as: "ana")
    #expect(try await store.addFavorite(pan, of: ana) == pan)
    #expect(try await store.favorites([pan.id], of: ana) == [pan.id: pan])
    let later = Favorite(pan.recipe, addedAt: pan.addedAt + 60)
    let version = try #require(try await store.remoteFavorites(of: ana).favorites[pan.id]).version
    try await store.commit([.replace(later, version: version)], of: ana)
    #expect(try await store.favorites(of: ana, matching: SearchText(), page: .first).items == [later])
    try await store.removeFavorite(pan.id, of: ana)
    #expect(try await store.favoriteCount(of: ana) == 0)
  }

  @Test func `The Firestore rules accept favorites of the maximum length`() async throws {
    let recipe = try Recipe(
      id: Recipe.ID(String(repeating: "a", count: 1000)), title: String(repeating: "🍍", count: 300),
      image: WebAddress("HTTPS://a.es/" + String(repeating: "b", count: 1987)), minutes: 525_600, servings: 10_000)
    let favorite = Favorite(recipe, addedAt: .distantPast)
    #expect(try await store(as: "ana").addFavorite(favorite, of: ana) == favorite)
  }

  @Test(arguments: ["eva", nil])
  func `The Firestore rules hide favorites from other users and from clients without a sign-in`(uid: String?)
    async throws
  {
    try await store(as: "ana").commit([.create(pan)], of: ana)
    let before = try await store(as: "ana").remoteFavorites(of: ana)
    let version = try #require(before.favorites[pan.id]).version
    let other = try await store(as: uid)
    let later = Favorite(pan.recipe, addedAt: pan.addedAt + 60)
    await expectForbidden { _ = try await other.remoteFavorites(of: ana) }
    await expectForbidden { _ = try await other.favorites([pan.id], of: ana) }
    await expectForbidden {
      _ = try await other.addFavorite(`The Firestore emulator`.favorite("local-sopa", "Sopa"), of: ana)
    }
    await expectForbidden { try await other.commit([.replace(later, version: version)], of: ana) }
    await expectForbidden { try await other.commit([.delete(pan.id, version: version)], of: ana) }
    await expectForbidden { try await other.removeFavorite(pan.id, of: ana) }
    #expect(try await store(as: "ana").remoteFavorites(of: ana) == before)
  }

  @Test func `The Firestore rules accept favorites only in their collection`() async throws {
    let client = try await store(as: "ana").client
    let documents = try FirestoreName.documents(of: project)
    let fields = FavoriteFields.fields(pan)
    let places = try [
      documents.appending("users").appending("ana"),
      documents.appending("favorites").appending("local-pan"),
      documents.appending("users").appending("ana").appending("orders").appending("local-pan"),
      documents.appending("users").appending("ana").appending("favorites").appending("local-pan").appending("more")
        .appending("local-pan"),
    ]
    for place in places {
      await expectForbidden {
        try await client.commit([FirestoreWrite(name: place, change: .update(fields, mask: nil), precondition: nil)])
      }
    }
    for place in [places[1], places[3]] {
      await expectForbidden { _ = try await client.documents(named: [place], mask: FavoriteFields.mask) }
    }
  }

  private static let spoiled: [(field: String, value: FirestoreValue?)] = [
    ("id", FirestoreValue.string("local-sopa")), ("id", nil), ("title", nil), ("title", .string("")),
    ("title", .string(String(repeating: "a", count: 601))), ("title", .integer(1)), ("addedAt", nil),
    ("addedAt", .string("2027-01-15T08:00:00Z")), ("image", .string("javascript:alert(1)")), ("image", .null),
    ("image", .string("https://a.es/" + String(repeating: "b", count: 2000))), ("minutes", .integer(0)),
    ("minutes", .integer(525_601)), ("minutes", .double(1.5)), ("minutes", .string("5")), ("servings", .integer(-1)),
    ("servings", .integer(10_001)), ("details", .integer(1)),
    ("details", .string(String(repeating: "a", count: 900_001))), ("note", .string("more than a favorite has")),
    ("state", .string("lost")), ("state", .null),
  ]

  @Test func `The Firestore rules reject every kind of invalid favorite and accept a valid one`() async throws {
    let client = try await store(as: "ana").client
    let name = try await store(as: "ana").collection(of: ana).appending("local-pan")
    func write(_ fields: [String: FirestoreValue]) -> FirestoreWrite {
      FirestoreWrite(name: name, change: .update(fields, mask: nil), precondition: nil)
    }
    func expectForbidden() async {
      for (field, value) in Self.spoiled {
        var fields = FavoriteFields.fields(pan)
        fields[field] = value
        await #expect("\(field)") { try await client.commit([write(fields)]) } throws: { $0.isForbidden }
      }
    }
    await expectForbidden()
    // The document is accepted with a valid field, so the invalid field is the reason for the refusal.
    for state in [nil, FirestoreValue.string("added"), .string("kept")] {
      var fields = FavoriteFields.fields(pan)
      fields["state"] = state
      try await client.commit([write(fields)])
    }
    await expectForbidden()
  }

  private func expectForbidden(_ body: () async throws -> Void) async {
    await #expect { try await body() } throws: { $0.isForbidden }
  }
}
