public import Entities
public import UseCases

/// Shows and removes favorites. If favorites are shared, also shows and sends unsent changes, and applies changes from other devices.
public typealias FavoritesPresenter = ListPresenter<FavoritesFeature>

/// The list of favorites.
public final class FavoritesFeature: ListFeature {
  public typealias Row = FavoriteRow
  public typealias Route = RecipeRoute

  /// An action that only this list offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to remove a recipe from the favorites.
    case removed(Recipe.ID)
    /// The user wants to synchronize: local changes are sent, and changes from other devices are applied.
    case wantedSync
  }

  /// The favorites and their synchronization status.
  public struct Answer: ListAnswer, Sendable {
    let page: FavoritePage
    /// The synchronization status. `nil` if favorites are not shared, in which case no change is ever unsent.
    let status: FavoriteStatus?
    public var hasMore: Bool { page.hasMore }
  }

  private let recipes: RecipeUseCases
  private let isSharedByStore: Bool
  public let texts: Texts
  private var isSyncing = false

  /// Creates a list of favorites.
  ///
  /// - Parameters:
  ///   - recipes: the use cases that read, remove and synchronize favorites. If synchronization isn't configured, the screen explains how
  ///     to set it up, and doesn't mark any favorite as unsent.
  ///   - isSharedByStore: whether the store itself shares the favorites, which makes synchronization unnecessary.
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
      await list.changed(.done([removed.map { texts.removedFromFavorites($0.recipe) } ?? texts.wasNoFavorite(id)]))
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
    // The list is read again even after a failure, because some changes may already have been sent.
    await list.changed(news)
  }
}
