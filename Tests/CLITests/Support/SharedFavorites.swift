import Entities
import Foundation
import Gateways
import TestSupport
import UseCases
import WebGateways

/// Favorites of the real program that were shared through the emulator and changed on both sides since, to which both can be taken
/// back.
final class SharedFavorites: Sendable {
  let program: Binary
  private let home: TemporaryFolder
  private let remote: FirestoreFavorites
  private let user: User.ID
  /// What is elsewhere.
  private let saved: RemoteFavorites

  /// What is a favorite on both sides as soon as everything was sent and received.
  static let whenSynced = ["local-pan-3", "local-pan-4", "spoonacular-7"]

  init(_ store: Stores) async throws {
    let (emulator, project) = (try await FirestoreEmulator.shared(), FirestoreEmulator.freshProject())
    (remote, user) = (emulator.store(project: project), try User.ID("ana"))
    home = try TemporaryFolder()
    program = try Binary(
      store,
      environment: [
        "FIRESTORE_EMULATOR_HOST": emulator.endpoint.place, "FIRESTORE_PROJECT": project, "FIRESTORE_USER": user.text,
      ])

    let menu = try program.folder.file("menu.json", "[]")
    let recipes = (1...5).map { RecipeFile.json("Pan \($0)") }.joined(separator: ",")
    try await Self.run(program, "menu", "import", menu)
    try await Self.run(program, "recipes", "import", program.folder.file("recipes.json", "[\(recipes)]"))
    for number in 1...3 { try await Self.run(program, "recipes", "favorites", "add", "local-pan-\(number)") }
    try await Self.run(program, "recipes", "favorites", "sync")

    // Here one that was sent is removed, one is added, and one is that is removed again.
    for number in 4...5 { try await Self.run(program, "recipes", "favorites", "add", "local-pan-\(number)") }
    for number in [1, 5] { try await Self.run(program, "recipes", "favorites", "remove", "local-pan-\(number)") }
    try home.copy(program.folder)

    // Elsewhere another one is removed, and one is added.
    let (gone, there) = (try Recipe.ID("local-pan-2"), try await remote.remoteFavorites(of: user).favorites)
    guard let version = there[gone]?.version else { throw GatewayError.notFound }
    let theirs = Favorite(try Recipe(id: .spoonacular(7), title: "Sopa"), addedAt: Date(timeIntervalSince1970: 1))
    try await remote.commit([.delete(gone, version: version), .create(theirs)], of: user)
    saved = try await remote.remoteFavorites(of: user)
  }

  /// Makes both sides what they were in the beginning.
  func restore() async throws {
    try program.folder.copy(home)
    let now = try await remote.remoteFavorites(of: user).favorites
    let sent = now.filter { saved.favorites[$0.key] == nil }.map {
      RemoteFavoriteChange.delete($0, version: $1.version)
    }
    let removed = saved.favorites.filter { now[$0.key] == nil }.map { RemoteFavoriteChange.create($1.favorite) }
    try await remote.commit(sent + removed, of: user)
  }

  func startSync() throws -> RunningProcess { try program.start(["recipes", "favorites", "sync", "--json"]) }

  /// Everything that the store says of itself, that which is unsent included.
  func dump() async throws -> String { try await Self.run(program, "store", "dump").output }

  /// The favorites of a dump, each with its moment, in the order of their ids.
  static func favorites(in dump: String) throws -> [String] {
    try JSON(parsing: dump)["users"]["local"]["favorites"].items.filter { $0["state"] != .text("removed") }.map {
      "\($0["recipe"]["id"].text ?? "") \($0["addedAt"].text ?? "")"
    }.sorted()
  }

  /// The favorites elsewhere, written as those of a dump are.
  func there() async throws -> [String] {
    try await versions().favorites.values.map { "\($0.favorite.id) \(Timestamp.text($0.favorite.addedAt))" }.sorted()
  }

  /// The favorites elsewhere with their versions, which tell whether something was written.
  func versions() async throws -> RemoteFavorites { try await remote.remoteFavorites(of: user) }

  @discardableResult
  private static func run(_ program: Binary, _ words: String...) async throws -> Binary.Outcome {
    let outcome = try await program.start(words).end()
    if outcome.code != 0 { throw UsedStore.Refused(words: words, errors: outcome.errors) }
    return outcome
  }
}
