import Entities
import Gateways
import UseCases

/// Stores favorites in a folder with a text file for each user. People can read and edit the files, and several programs can share the
/// folder.
public actor FavoriteFolder: FavoriteGateway {
  private let folder: String
  private let calls: FileCalls

  /// Creates a gateway.
  ///
  /// - Parameters:
  ///   - folder: The path of an existing folder.
  ///   - calls: The system's file calls. Tests replace them to simulate a full or read-only file system.
  public init(_ folder: String, calls: FileCalls = .system) {
    self.folder = folder
    self.calls = calls
  }

  public func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) throws(GatewayError) -> Paged<Favorite> {
    let hits = try read(user).filter { $0.matches(search) }
      .sorted { RecipePosition($0.recipe) < RecipePosition($1.recipe) }
    let rest = search.bestFirst(hits).dropFirst(page.offset)
    return Paged(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
  }

  public func favorites(_ ids: Set<Recipe.ID>, of user: User.ID) throws(GatewayError) -> [Recipe.ID: Favorite] {
    try read(user).filter { ids.contains($0.id) }.reduce(into: [:]) { $0[$1.id] = $1 }
  }

  public func favoriteCount(of user: User.ID) throws(GatewayError) -> Int { try read(user).count }

  public func addFavorite(_ favorite: Favorite, of user: User.ID) throws(GatewayError) -> Favorite {
    var kept = favorite
    try change(user) { favorites in
      if let old = favorites.first(where: { $0.id == favorite.id }) { kept = old } else { favorites.append(favorite) }
    }
    return kept
  }

  public func removeFavorite(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) {
    try change(user) { favorites in favorites.removeAll { $0.id == id } }
  }

  private func file(of user: User.ID) -> AtomicFile { AtomicFile("\(folder)/\(user).json", calls: calls) }

  private func read(_ user: User.ID) throws(GatewayError) -> [Favorite] {
    if Task.isCancelled { throw .cancelled }
    let file = file(of: user)
    return try favorites(in: file.read(), file.path)
  }

  /// Reads, changes and writes a user's file while no other program accesses it. A file without favorites is deleted.
  private func change(_ user: User.ID, _ change: (inout [Favorite]) -> Void) throws(GatewayError) {
    if Task.isCancelled { throw .cancelled }
    let file = file(of: user)
    try file.update { (bytes) throws(GatewayError) in
      let before = try favorites(in: bytes, file.path)
      var after = before
      change(&after)
      if after == before { return bytes }
      return after.isEmpty ? nil : try JSONDocument.encode(after.map { FavoriteDocument(.kept($0)) })
    }
  }

  /// Decodes the favorites in a file. The initializers of the entities validate the documents, so a file edited by hand can't contain an
  /// invalid favorite.
  private func favorites(in bytes: [UInt8]?, _ path: String) throws(GatewayError) -> [Favorite] {
    guard let bytes else { return [] }
    let documents = try JSONDocument.decode([FavoriteDocument].self, bytes, from: path)
    do { return try documents.map { try $0.favoriteState().favorite } } catch {
      throw .corrupt(what: path, why: "\(error)")
    }
  }
}
