import Interfaces
import UseCases

/// What is typed on the screen of a list, beside what is on every list: a number chooses a row, `m` shows more.
struct ListKeys<Feature: ListFeature> {
  typealias Model = ListModel<Feature>
  typealias Event = ListEvent<Feature>
  typealias InputHandler = @MainActor (Input, TextScreen<Model>, ListPresenter<Feature>) async throws -> Bool

  /// Said to whoever typed something else.
  let text: String
  /// Whether `/text` searches, while it is typed.
  var isSearched = false
  /// Keys with the number of a row behind them.
  var rows: [String: (Feature.Row.ID) -> Event] = [:]
  /// Keys alone.
  var alone: [String: Event] = [:]
  /// Keys with a word behind them.
  var typed: (String) -> Event? = { _ in nil }
  /// The row that a number chooses.
  var row: (Model, Int) -> Feature.Row.ID? = { model, number in model.rows.first { $0.number == number }?.id }
  /// Whether the whole list is there: to type the key of the search is no search then.
  var isWhole: (Model?) -> Bool = { _ in false }
  /// What an empty line does.
  var enter: (Model?) -> Event = { _ in .appeared }
  /// What more than an event is needed for; says whether it was that.
  var handler: InputHandler = { _, _, _ in false }
}

/// A list, whatever it is of.
@MainActor struct ListScene<Feature: PlainTextList>: Scene {
  private let screen: TextScreen<ListModel<Feature>>
  private let presenter: ListPresenter<Feature>
  private let listKeys: ListKeys<Feature>
  let waits: Bool
  /// The search when the list first appears; empty: none.
  private let firstSearch: String

  /// - Parameters:
  ///   - domain: the domain that is listed, which may hold samples; `nil`: the list is always the user's own.
  ///   - waits: whether it may have to wait for somebody elsewhere.
  ///   - followsSharedStore: whether it follows a store that many users share, too, where each look for changes costs something.
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
    // What is wrong with the store the list itself will tell.
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
    // The line may name a row: it must be the one that the user saw while typing.
    screen.isHeld = !input.text.isEmpty && search(input) == nil
    guard let text = search(input) else { return }
    Task {
      if text.isEmpty && listKeys.isWhole(screen.model) { return }
      await presenter.handle(.searched(text))
    }
  }

  func handle(_ input: Input) async throws -> Bool {
    let event = self.event(input)
    // The row is known now: what came meanwhile is shown.
    screen.isHeld = false
    if let text = search(input) {
      // The keys before Enter are on their way to the presenter, and come first.
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

  /// What is searched for, if anything is.
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
