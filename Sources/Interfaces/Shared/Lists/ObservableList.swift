public import Observation

/// A list for SwiftUI: a state to draw, text to bind to the search field, and functions for the user's actions.
///
/// It owns the ``ListPresenter`` of its feature, and the screen that connects it to the presenter.
@MainActor @Observable public final class ObservableList<Feature: ListFeature> {
  /// The text in the search field. A change starts a search when typing pauses.
  public var searchText = "" {
    didSet {
      if searchText == oldValue { return }
      // Newer text cancels a search that is still waiting for the user to stop typing.
      search = Task { [presenter, searchText] in
        if !Task.isCancelled { await presenter.handle(.searched(searchText)) }
      }
    }
  }

  /// The task of the last search, which a test can await.
  @ObservationIgnored public private(set) var search: Task<Void, Never>?

  private let screen = ObservableScreen<ListModel<Feature>>()
  private let presenter: ListPresenter<Feature>

  /// Creates a list with its presenter.
  ///
  /// - Parameters:
  ///   - feature: the definition of the list.
  ///   - router: the router of the list, such as an ``ObservableRouter``.
  ///   - searchDelay: the pause in typing before a search runs, measured by `clock`.
  ///   - followsChanges: whether the list is read again after each change to its store.
  ///   - allowsDeletion: whether the user can delete rows.
  ///   - findSamples: a function that returns a remark about the samples in the list (``Texts/sampleData(_:of:)``), or `nil` if there are
  ///     none. Pass `nil` if the list never contains samples.
  public init(
    _ feature: Feature, router: any Router<Feature.Route>, searchDelay: Duration = Typing.pause,
    clock: any Clock<Duration> = ContinuousClock(), followsChanges: Bool = true, allowsDeletion: Bool = true,
    findSamples: (@Sendable () async -> String?)? = nil
  ) {
    presenter = ListPresenter(
      feature, screen: screen, router: router, searchDelay: searchDelay, clock: clock, followsChanges: followsChanges,
      allowsDeletion: allowsDeletion, findSamples: findSamples)
  }

  /// The state to draw. A view that reads the state is redrawn when it changes.
  public var state: ScreenState<ListModel<Feature>> { screen.state }

  /// The rows, the title and the additional content. `nil` while another state is shown.
  public var model: ListModel<Feature>? { if case .content(let model) = state { model } else { nil } }

  /// Reads the list and starts to observe changes to it. Call this function when the view appears.
  public func appear() async { await presenter.handle(.appeared) }

  /// Stops observing changes to the list. Call this function when the view disappears.
  public func disappear() async { await presenter.handle(.disappeared) }

  /// Reads the list again at its current length.
  public func refresh() async { await presenter.reload() }

  /// Reads the next page. Does nothing at the end of the list.
  public func loadMore() async { await presenter.handle(.wantedMore) }

  /// Searches for ``searchText`` immediately. Call this function when the user submits the search.
  public func submitSearch() async {
    // A pending search would supersede this search and wait for a pause in typing.
    search?.cancel()
    await presenter.handle(.submittedSearch(searchText))
  }

  /// Handles any event of the list, such as the choice of a row or an action of the feature.
  public func handle(_ event: ListEvent<Feature>) async { await presenter.handle(event) }
}

extension ObservableList where Feature.Route == Never {
  /// Creates a list without routes.
  public convenience init(
    _ feature: Feature, searchDelay: Duration = Typing.pause, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(feature, router: NoRouter(), searchDelay: searchDelay, clock: clock)
  }
}
