import Entities
import Foundation
import GatewayTesting
import Gateways
import OwnGateway
import Testing
import UseCases

@Suite final class `A folder of favorites` {
  private let folder = FileManager.default.temporaryDirectory.path + "/favorites-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Returns the subject of the contract: the gateway, with the variants that some clauses need.
  private func subject<Gateway: FavoriteGateway>(
    _ make: @escaping @Sendable (FavoriteFolder) -> Gateway
  ) -> Subject<Gateway> {
    let folder = folder
    return Subject(
      make(FavoriteFolder(folder)),
      variants: [
        .reopened: { make(FavoriteFolder(folder)) },
        .readOnly: { make(FavoriteFolder(folder, calls: .readOnly)) },
        .full: { make(FavoriteFolder(folder, calls: .full(after: 1000))) },
      ])
  }

  @Test(arguments: FavoriteContract.clauses)
  func `A folder fulfills the contract for favorites`(clause: Clause<FavoriteContract.Gateway>) async throws {
    try await clause.check(subject { $0 }.map { $0 as FavoriteContract.Gateway })
  }

  /// The clauses that the folder fulfills in addition to the contract.
  static let ownClauses = [
    Clause<FavoriteFolder>(
      id: "own.two-programs", "20 concurrent additions by two programs are all kept", needs: .reopened
    ) { subject in
      let folders = [subject.gateway, try await subject.opened(as: .reopened)]
      let (user, favorites) = (try Samples.user(), try (0..<20).map { try Samples.favorite("Pan \($0)") })
      let added = await atOnce(20) { (index) throws(GatewayError) in
        try await folders[index % 2].addFavorite(favorites[index], of: user)
      }
      try expect(added, favorites.map { .success($0) }, "answers")
      try expect(try await folders[0].favoriteCount(of: user), 20, "favorites")
    }
  ]

  @Test(arguments: ownClauses)
  func `A folder of favorites fulfills its additional clauses`(clause: Clause<FavoriteFolder>) async throws {
    try await clause.check(subject { $0 })
  }

  @Test func `The contract for favorites detects a folder that overwrites existing favorites`() async throws {
    var caught: [String] = []
    for clause in FavoriteContract.clauses {
      let another = try `A folder of favorites`()
      let subject = another.subject { Overwriting(base: $0) }.map { $0 as FavoriteContract.Gateway }
      do { try await clause.check(subject) } catch { caught.append(clause.id) }
    }
    #expect(caught == ["favorites.add-again", "favorites.add-at-once"])
  }

  @Test func `Adding a favorite to a folder can be repeated after a lost response`() async throws {
    let (world, bread) = (TestWorld(), try Samples.recipe("Pan"))
    try await world.base.seed(recipes: [RecipeDetails(recipe: bread)])
    let calls = CallRecorder<StoreCall>()
    let favorites = Intercepted(
      FavoriteFolder(folder), by: .recording(calls), .losingAnswers(.onCall(2, .offline(what: "disk"))))
    let addToFavorites = AddToFavoritesInteractor(
      recipes: world.store, favorites: favorites, user: world.user, now: world.now)
    await #expect(throws: (any Error).self) { try await addToFavorites(bread.id) }
    world.clock.advance(by: .seconds(60))
    let favorite = try await addToFavorites(bread.id)
    #expect(favorite.addedAt == Samples.date(), "the first attempt stored the favorite")
    #expect(calls.users.allSatisfy { $0 == world.user })
    #expect(try String(contentsOfFile: folder + "/local.json", encoding: .utf8).contains(#""title" : "Pan""#))
  }

  @Test func `The error for a corrupt favorites file names the path of the file`() async throws {
    let path = folder + "/local.json"
    try Data(#"[{"recipe":{"id":"1"}}]"#.utf8).write(to: URL(fileURLWithPath: path))
    let error = await #expect(throws: GatewayError.self) { try await FavoriteFolder(folder).favoriteCount(of: .local) }
    guard case .corrupt(path, _) = error else { Issue.record("\(String(describing: error))"); return }
  }
}

/// A faulty gateway that overwrites an existing favorite with a newer one.
private struct Overwriting: FavoriteGateway {
  let base: FavoriteFolder

  func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<Favorite> {
    try await base.favorites(of: user, matching: search, page: page)
  }

  func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) async throws(GatewayError) -> [Recipe.ID: Favorite] {
    try await base.favorites(ids, of: user)
  }

  func favoriteCount(of user: User.ID) async throws(GatewayError) -> Int { try await base.favoriteCount(of: user) }

  func addFavorite(_ favorite: Favorite, of user: User.ID) async throws(GatewayError) -> Favorite {
    try await base.removeFavorite(favorite.id, of: user)
    return try await base.addFavorite(favorite, of: user)
  }

  func removeFavorite(_ id: Recipe.ID, of user: User.ID) async throws(GatewayError) {
    try await base.removeFavorite(id, of: user)
  }
}
