import Interfaces
import UseCases

/// The keys of one list, in addition to those of every list. In every list, a number opens a row, and `m` shows more rows.
struct ListKeys<Feature: ListFeature> {
  typealias Model = ListModel<Feature>
  typealias Event = ListEvent<Feature>
  typealias InputHandler = @MainActor (Input, TextScreen<Model>, ListPresenter<Feature>) async throws -> Bool

  /// The key hints, also shown in response to unknown input.
  let text: String
  /// Whether the list is searched while the user is typing `/text`.
  var isSearched = false
  /// The keys that are followed by a row number, with their events.
  var rows: [String: (Feature.Row.ID) -> Event] = [:]
  /// The keys without an argument, with their events.
  var alone: [String: Event] = [:]
  /// Returns the event for a key that is followed by a word.
  var typed: (String) -> Event? = { _ in nil }
  /// Returns the id of the row with a number.
  var row: (Model, Int) -> Feature.Row.ID? = { model, number in model.rows.first { $0.number == number }?.id }
  /// Returns whether the whole list is shown. In that case, the search key without text doesn't start a search.
  var isWhole: (Model?) -> Bool = { _ in false }
  /// Returns the event for an empty line.
  var enter: (Model?) -> Event = { _ in .appeared }
  /// Handles input that needs more than one event. Returns whether the input was handled.
  var handler: InputHandler = { _, _, _ in false }
}

/// The scene of a list, for any feature.
@MainActor struct ListScene<Feature: PlainTextList>: Scene {
  private let screen: TextScreen<ListModel<Feature>>
  private let presenter: ListPresenter<Feature>
  private let listKeys: ListKeys<Feature>
  let waits: Bool
  /// The initial search text. Empty if there is none.
  private let firstSearch: String

  /// - Parameters:
  ///   - domain: the domain of the list, which may hold samples. `nil` if the list contains only the user's own records.
  ///   - waits: whether the list may wait for a service.
  ///   - followsSharedStore: whether the list also observes changes to a shared store, where every check has a cost.
  init(
    _ feature: Feature, _ stage: SceneContext<Feature.Route>, of domain: Domain? = nil, waits: Bool = false,
    followsSharedStore: Bool = false, startingWith firstSearch: String = "",
    keys: ListKeys<Feature>,
    rendering: TextScreen<ListModel<Feature>>.Rendering? = nil
  ) {
    let context = stage.context
    self.waits = waits
    self.firstSearch = firstSearch
    listKeys = keys
    screen = TextScreen(
      stage,
      rendering
        ?? .init(
          content: { ListText.lines($0, on: context.paper) }, notice: { NoticeText.lines($0.notice) },
          isAsking: { $0.request != nil }))
    let store = context.kit.store
    var findSamples: (@Sendable () async -> String?)?
    // The list itself reports errors from the store.
    if let domain {
      findSamples = { [texts = context.texts] in
        (try? await store.samples(in: domain)).map { texts.sampleData($0, of: domain) }
      }
    }
    presenter = ListPresenter(
      feature, screen: screen, router: stage.router, clock: context.kit.clock,
      followsChanges: followsSharedStore || context.kit.location.project == nil, findSamples: findSamples)
  }

  var keys: String { listKeys.text }

  func appear() async {
    let isFirst = presenter.shown == nil && !firstSearch.isEmpty
    await presenter.handle(isFirst ? .submittedSearch(firstSearch) : .appeared)
  }

  func enter() async { await presenter.handle(listKeys.enter(screen.model)) }

  func disappear() async {
    screen.forget()
    await presenter.handle(.disappeared)
  }

  func typing(_ text: String) {
    let input = Input(text)
    // The user may be typing a row number, so the rows must stay the same until the line is complete.
    screen.isHeld = !input.text.isEmpty && search(input) == nil
    guard let text = search(input) else { return }
    Task {
      if text.isEmpty && listKeys.isWhole(screen.model) { return }
      await presenter.handle(.searched(text))
    }
  }

  func handle(_ input: Input) async throws -> Bool {
    let event = self.event(input)
    // The row has been determined, so pending states can be shown.
    screen.isHeld = false
    if let text = search(input) {
      // The searches triggered by the keys before Enter must reach the presenter first.
      await Task {}.value
      await presenter.handle(.submittedSearch(text))
      return true
    }
    let handler = listKeys.handler
    if try await handler(input, screen, presenter) { return true }
    guard let event else { return false }
    await presenter.handle(event)
    return true
  }

  var question: String? { screen.hasFailed ? nil : presenter.request?.question }

  func answer(_ isAgreed: Bool) async { await presenter.handle(isAgreed ? .confirmedDeletion : .declinedDeletion) }

  /// Returns the search text. `nil` if the input is not a search.
  private func search(_ input: Input) -> String? {
    listKeys.isSearched && input.text.hasPrefix("/") ? String(input.text.dropFirst()) : nil
  }

  private func event(_ input: Input) -> ListEvent<Feature>? {
    if let event = listKeys.typed(input.text) { return event }
    if let number = input.number {
      guard let row = screen.model.flatMap({ listKeys.row($0, number) }) else { return nil }
      return input.key.isEmpty ? .chose(row) : listKeys.rows[input.key]?(row)
    }
    return input.key == "m" ? .wantedMore : listKeys.alone[input.key]
  }
}
