public import Entities
public import UseCases

/// Shows the favorites, removes them, and, where they are shared, says how much of them is unsent and brings them to one state with
/// those elsewhere.
public typealias FavoritesPresenter = ListPresenter<FavoritesFeature>

/// The favorites.
public final class FavoritesFeature: ListFeature {
  public typealias Row = FavoriteRow
  public typealias Route = RecipeRoute

  /// What the user can do on this list and no other.
  public enum Action: Sendable, Hashable {
    /// A recipe is to be a favorite no longer.
    case removed(Recipe.ID)
    /// What is unsent is to be sent, and what others changed to be taken.
    case wantedSync
  }

  /// The favorites, and how they stand.
  public struct Answer: ListAnswer, Sendable {
    let page: FavoritePage
    /// `nil`: nothing is shared, and so nothing has to be sent.
    let status: FavoriteStatus?
    public var hasMore: Bool { page.hasMore }
  }

  private let recipes: RecipeUseCases
  private let isSharedByStore: Bool
  public let texts: Texts
  private var isSyncing = false

  /// - Parameters:
  ///   - recipes: reads, removes and synchronizes the favorites. If it can't synchronize, the screen says how to set that up, and calls
  ///     nothing unsent.
  ///   - isSharedByStore: whether the store itself shares the favorites, so that there is no need to synchronize.
  public init(_ recipes: RecipeUseCases, isSharedByStore: Bool = false, texts: Texts) {
    self.recipes = recipes
    self.isSharedByStore = isSharedByStore
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Answer {
    let page = try await recipes.getFavorites(matching: query.search, page: page)
    return Answer(page: page, status: recipes.syncFavorites == nil ? nil : try await recipes.getFavoriteStatus())
  }

  public func changes(of query: ListQuery<Nothing>) -> (any ChangeGateway)? { recipes.favorites as? any ChangeGateway }

  public func model(_ answer: Answer?, _ query: ListQuery<Nothing>) -> FavoritesModel {
    let nothing = FavoritePage([], page: .first, hasMore: false, count: 0)
    return FavoritesModel(answer?.page ?? nothing, searching: query.text, status: answer?.status, in: texts)
  }

  public func choose(_ row: Recipe.ID, in list: FavoritesPresenter) async { list.go(to: .recipe(row)) }

  public func act(_ action: Action, in list: FavoritesPresenter) async {
    switch action {
    case .removed(let recipe): await remove(recipe, in: list)
    case .wantedSync: await sync(in: list)
    }
  }

  private func remove(_ id: Recipe.ID, in list: FavoritesPresenter) async {
    do {
      let removed = try await recipes.removeFromFavorites(id)
      await list.changed(.done([removed.map { texts.ceasedToBeFavorite($0.recipe) } ?? texts.wasNoFavorite(id)]))
    } catch {
      list.tell(.failed(texts.problem(error)))
    }
  }

  private func sync(in list: FavoritesPresenter) async {
    if isSharedByStore { return list.tell(.done([texts.sharedByStore])) }
    guard let syncFavorites = recipes.syncFavorites else { return list.tell(.failed(texts.cannotSync)) }
    if isSyncing { return }
    isSyncing = true
    defer { isSyncing = false }
    if list.shown != nil { list.tell(.done([texts.syncing])) }
    let news: Notice
    do { news = .done(texts.synced(try await syncFavorites())) } catch { news = .failed(texts.syncProblem(error)) }
    // What was sent before a failure is sent.
    await list.changed(news)
  }
}
