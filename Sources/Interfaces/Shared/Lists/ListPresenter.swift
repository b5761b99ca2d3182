import UseCases

/// Shows a list: searches as the user types, reads more pages, observes changes, and deletes rows after confirmation.
///
/// Only the result of the last request is shown. If the first event isn't ``ListEvent/appeared``, the presenter also reads the list. On a
/// server, for example, each request creates a presenter and sends one event.
public final class ListPresenter<Feature: ListFeature>: Presenter {
  /// The last result of reading the list.
  public struct Shown {
    /// The query that was answered with this result.
    public let query: Feature.Query
    /// The answer to the query, updated after later changes to the store.
    public internal(set) var answer: Feature.Answer
    let page: Page
  }

  private struct Wanted {
    let query: Feature.Query
    var page = Page.first
    /// The answer that the next page extends. `nil` if this request isn't for the next page.
    var growing: Feature.Answer?
  }

  /// An answer, and a stream of the changes to the store since the request.
  private struct Fetched {
    let answer: Feature.Answer
    let changes: AsyncStream<Void>?
  }

  private typealias Agreed = @MainActor () async -> Deletion<Feature.Row.ID>

  /// The latest query, whose results may not have arrived yet.
  public private(set) var query: Feature.Query
  /// The result that is on the screen. It stays there while another query is being read. `nil` if the list hasn't been read yet.
  public internal(set) var shown: Shown?
  private(set) var phase = Phase.missing

  /// The question that the user hasn't answered yet. `nil` if there is none.
  public var request: DeletionRequest<Feature.Row.ID>? { question?.request }

  let feature: Feature
  private let screen: any Screen<ListModel<Feature>>
  private let router: any Router<Feature.Route>
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let followsChanges: Bool
  private let allowsDeletion: Bool
  private let findSamples: (@Sendable () async -> String?)?
  /// The remark about samples in the list. `nil` if there are none.
  private var samples: String?
  private lazy var reading = LiveSearch<Wanted, Fetched, Feature.Refusal>(delay: delay, clock: clock) {
    [feature, followsChanges] (wanted) async throws(Feature.Refusal) in
    // The observation starts before the read, so that no commit between the two steps is missed.
    let changes = followsChanges ? await feature.changes(of: wanted.query)?.changes() : nil
    guard let shown = wanted.growing else {
      return Fetched(answer: try await feature.read(wanted.query, wanted.page), changes: changes)
    }
    return Fetched(answer: try await feature.readOn(from: shown, wanted.query, wanted.page), changes: changes)
  } show: { [weak self] wanted, answer in
    self?.take(answer, to: wanted)
  }

  /// Whether the last change to the search text came from typing.
  private var isTyping = false
  /// The question on the screen, and the action that runs if the user confirms.
  private var question: (request: DeletionRequest<Feature.Row.ID>, agreed: Agreed)?
  private var questions = RequestCounter()
  var following: Task<Void, Never>?
  /// The number of events being handled, excluding searches while the user types.
  private(set) var events = 0
  /// The answer after a change to the store, to show when the current events have been handled. `nil` if there is none.
  var postponed: Feature.Answer?
  private var isGone = false
  /// Whether the presenter has neither shown anything nor navigated to a route yet.
  private var isUnseen = true
  /// The notice to show the next time that the screen is updated.
  private var news: Notice?

  /// Creates the presenter of a list.
  ///
  /// - Parameters:
  ///   - searchDelay: the pause in typing before a search runs, measured by `clock`.
  ///   - followsChanges: whether the list is shown again after each change to its store. This only has an effect if the store reports
  ///     changes.
  ///   - allowsDeletion: whether the user can delete rows. This only has an effect if the list supports deletion.
  ///   - findSamples: a function that returns a remark about the samples in the list (``Texts/sampleData(_:of:)``), or `nil` if there are
  ///     none. Pass `nil` if the list never contains samples.
  public init(
    _ feature: Feature, screen: any Screen<ListModel<Feature>>, router: any Router<Feature.Route>,
    searchDelay: Duration = Typing.pause, clock: any Clock<Duration> = ContinuousClock(),
    followsChanges: Bool = true, allowsDeletion: Bool = true, findSamples: (@Sendable () async -> String?)? = nil
  ) {
    self.feature = feature
    self.screen = screen
    self.router = router
    delay = searchDelay
    self.clock = clock
    self.followsChanges = followsChanges
    self.allowsDeletion = allowsDeletion
    self.findSamples = findSamples
    query = ListQuery("", feature.options)
  }

  deinit { following?.cancel() }

  public func handle(_ event: ListEvent<Feature>) async {
    if event == .appeared {
      isGone = false
      put(.loading)
    }
    if event == .appeared || isUnseen && event != .disappeared, let findSamples { samples = await findSamples() }
    // A search waits for a pause in typing, but changes to the store must be shown without this delay.
    let isTyped = if case .searched = event { true } else { false }
    if !isTyped { events += 1 }
    await answer(event)
    // The notice from the first event is shown together with the list.
    if isUnseen && phase == .missing { await reload() }
    if !isTyped { events -= 1 }
    takePostponed()
  }

  private func answer(_ event: ListEvent<Feature>) async {
    switch event {
    case .appeared: await read()
    case .searched(let text):
      isTyping = false
      await feature.search(text, in: self)
    case .submittedSearch(let text): await submitted(text)
    case .wantedMore: await readOn()
    case .chose(let row): await feature.choose(row, in: self)
    case .wantedToDelete(let row):
      let turn = endQuestion()
      let outcome: Deletion = allowsDeletion ? await feature.deletion(of: row) : .unchanged(nil)
      if questions.isLast(turn) { await settle(outcome, in: turn) }  // Otherwise a later event superseded this request.
    case .confirmedDeletion:
      // A repeated confirmation must not delete twice.
      guard let agreed = question?.agreed else { return }
      let turn = endQuestion()
      await settle(await agreed(), in: turn)
    case .declinedDeletion:
      let wasAsked = question != nil
      endQuestion()
      if wasAsked { await show() }
    case .act(let action): await feature.act(action, in: self)
    case .disappeared: disappear()
    }
  }

  // MARK: Reading

  /// Reads the list from its start without waiting for a pause. The search text doesn't change.
  ///
  /// - Parameter change: a function that changes the options of the query. By default, the options don't change.
  public func read(_ change: (inout Feature.Options) -> Void = { _ in }) async {
    change(&query.options)
    await reading.now(want())
  }

  /// Changes the search text, and searches when typing pauses.
  public func typed(_ text: String) async {
    (isTyping, query.text) = (true, text)
    await reading.typed(want())
  }

  private func submitted(_ text: String) async {
    // The typed text already has an answer or a pending search.
    if isTyping && text == query.text { return await reading.finish() }
    (isTyping, query.text) = (false, text)
    await read()
  }

  private func want() -> Wanted {
    feature.forget()
    phase = .asked
    return Wanted(query: query)
  }

  private func readOn() async {
    guard let shown, shown.answer.hasMore, phase == .there else { return }
    phase = .growing
    let longer = Page(limit: shown.page.limit + Page.defaultLimit)
    await reading.now(Wanted(query: query, page: longer, growing: shown.answer))
  }

  /// Reads the list again at its current length. If the screen has disappeared, the list is read when the screen reappears.
  public func reload() async {
    if isGone { return }
    phase = .asked
    await reading.now(Wanted(query: query, page: shown?.page ?? .first))
  }

  private func take(_ answer: Result<Fetched, Feature.Refusal>, to wanted: Wanted) {
    switch answer {
    case .success(let asked):
      shown = Shown(query: wanted.query, answer: asked.answer, page: wanted.page)
      phase = .there
      stopFollowing()
      if !isGone { follow(asked.changes) }
      tell(news)
      news = nil
    case .failure(let error) where wanted.growing != nil:
      phase = .there
      tell(.failed(feature.problem(error)))
    case .failure(let error):
      phase = .missing
      // Submitting the same text again must start a new search.
      isTyping = false
      // A question that the user hasn't answered must stay on the screen.
      if question != nil || isShownWithoutRows { tell(.failed(feature.problem(error))) } else { fail(error) }
    }
  }

  // MARK: Deleting

  private func settle(_ outcome: Deletion<Feature.Row.ID>, in turn: Int) async {
    switch outcome {
    case .asks(let request, let problem, let agreed):
      if questions.isLast(turn) { question = (request, agreed) }
      if let problem { await changed(.failed(problem)) } else { await show() }
    case .changed(let notice): await changed(notice)
    case .unchanged(let notice): tell(notice)
    }
  }

  /// Performs an action that may require confirmation first, such as a deletion.
  public func perform(_ operation: () async -> Deletion<Feature.Row.ID>) async {
    let turn = endQuestion()
    await settle(await operation(), in: turn)
  }

  @discardableResult private func endQuestion() -> Int {
    question = nil
    return questions.begin()
  }

  // MARK: Showing

  /// Shows the list in its current state, together with a notice.
  public func tell(_ notice: Notice? = nil) {
    if isGone { return }
    var model = feature.model(shown?.answer, shown?.query ?? query)
    if let samples { model.addSamplesNotice(samples) }
    if shown == nil, !model.extra.isShownWithoutRows {
      // Without a list or other content, there is nothing to show the notice with.
      guard let notice else { return }
      if case .failed(let problem) = notice { return fail(problem) }
      if isUnseen && phase == .missing { return news = notice }
    }
    if let nothing = model.nothing, model.rows.isEmpty, !model.extra.isShownWithoutRows, notice == nil, question == nil
    {
      return put(.empty(message: nothing))
    }
    (model.notice, model.request) = (notice, question?.request)
    put(.content(model))
  }

  /// Reads the list again and shows the notice. If the screen has disappeared, the notice is shown when the screen reappears.
  public func changed(_ notice: Notice) async {
    news = notice
    await reload()
  }

  /// Shows the problem in place of the list.
  public func fail(_ problem: Problem) { if !isGone { put(.failed(problem)) } }

  func fail(_ error: Feature.Refusal) {
    stopFollowing()
    fail(feature.problem(error))
  }

  /// Changes the answer that is on the screen. The change becomes visible the next time that the screen is updated.
  public func revise(_ change: (Feature.Answer) -> Feature.Answer) {
    if let answer = shown?.answer { shown?.answer = change(answer) }
  }

  /// Leaves the screen and goes to a route.
  public func go(to route: Feature.Route) {
    isUnseen = false
    router.go(to: route)
  }

  private func put(_ state: ScreenState<ListModel<Feature>>) {
    isUnseen = false
    screen.show(state)
  }

  private func disappear() {
    isGone = true
    // The question must be discarded, because the records can change before the screen reappears.
    endQuestion()
    reading.stop()
    stopFollowing()
    feature.forget()
    phase = .missing
  }
}
