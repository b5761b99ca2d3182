import Entities
import Foundation
import Gateways
import TestSupport
import UseCases
import WebGateways

/// Favorites that the real program shared through the emulator, and that have since changed in the local store and in the service. Both can
/// be restored.
final class SharedFavorites: Sendable {
  let program: Binary
  private let home: TemporaryFolder
  private let remote: FirestoreFavorites
  private let user: User.ID
  /// The initial favorites in the service.
  private let saved: RemoteFavorites

  /// The ids of the favorites, in the local store and in the service, after a complete synchronization.
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

    // In the local store, one sent favorite is removed, one is added, and another is added and removed again.
    for number in 4...5 { try await Self.run(program, "recipes", "favorites", "add", "local-pan-\(number)") }
    for number in [1, 5] { try await Self.run(program, "recipes", "favorites", "remove", "local-pan-\(number)") }
    try home.copy(program.folder)

    // In the service, another favorite is removed, and one is added.
    let (removed, there) = (try Recipe.ID("local-pan-2"), try await remote.remoteFavorites(of: user).favorites)
    guard let version = there[removed]?.version else { throw GatewayError.notFound }
    let theirs = Favorite(try Recipe(id: .spoonacular(7), title: "Sopa"), addedAt: Date(timeIntervalSince1970: 1))
    try await remote.commit([.delete(removed, version: version), .create(theirs)], of: user)
    saved = try await remote.remoteFavorites(of: user)
  }

  /// Restores the local store and the favorites in the service to their initial state.
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

  /// Returns the whole content of the store, including unsent changes.
  func dump() async throws -> String { try await Self.run(program, "store", "dump").output }

  /// Returns the favorites in a dump with their dates, sorted by id.
  static func favorites(in dump: String) throws -> [String] {
    try JSON(parsing: dump)["users"]["local"]["favorites"].items.filter { $0["state"] != .text("removed") }.map {
      "\($0["recipe"]["id"].text ?? "") \($0["addedAt"].text ?? "")"
    }.sorted()
  }

  /// Returns the remote favorites, in the format of ``favorites(in:)``.
  func there() async throws -> [String] {
    try await versions().favorites.values.map { "\($0.favorite.id) \(Timestamp.text($0.favorite.addedAt))" }.sorted()
  }

  /// Returns the remote favorites with their versions, which show whether anything was written.
  func versions() async throws -> RemoteFavorites { try await remote.remoteFavorites(of: user) }

  @discardableResult
  private static func run(_ program: Binary, _ words: String...) async throws -> Binary.Outcome {
    let outcome = try await program.start(words).end()
    if outcome.code != 0 { throw UsedStore.Refused(words: words, errors: outcome.errors) }
    return outcome
  }
}
