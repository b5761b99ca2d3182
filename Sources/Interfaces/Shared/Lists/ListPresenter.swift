import UseCases

/// Shows a list: searches it while somebody types, reads on, follows its changes, and deletes what the user agrees to.
///
/// It tells the answer to what was wanted last, and no other. Where the first event is another one than ``ListEvent/appeared``, as on a
/// server that makes a presenter for each request, the list is read for it, too.
public final class ListPresenter<Feature: ListFeature>: Presenter {
  /// What was read last.
  public struct Shown {
    /// What was asked.
    public let query: Feature.Query
    /// What came of it, and of what was changed since.
    public internal(set) var answer: Feature.Answer
    let page: Page
  }

  private struct Wanted {
    let query: Feature.Query
    var page = Page.first
    /// What stays when no more of it can be read.
    var growing: Feature.Answer?
  }

  /// An answer, and the changes of its store since it was requested.
  private struct Asked {
    let answer: Feature.Answer
    let changes: AsyncStream<Void>?
  }

  private typealias Agreed = @MainActor () async -> Deletion<Feature.Row.ID>

  /// What is wanted now; may not have an answer yet.
  public private(set) var query: Feature.Query
  /// Stays whole while something else is being read.
  public internal(set) var shown: Shown?
  private(set) var phase = Phase.missing

  /// What the user is asked, and has not answered.
  public var request: DeletionRequest<Feature.Row.ID>? { question?.request }

  let feature: Feature
  private let screen: any Screen<ListModel<Feature>>
  private let router: any Router<Feature.Route>
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let followsChanges: Bool
  private let allowsDeletion: Bool
  private let findSamples: (@Sendable () async -> String?)?
  /// What is said of the samples that are listed; `nil`: there are none.
  private var samples: String?
  private lazy var reading = LiveSearch<Wanted, Asked, Feature.Refusal>(delay: delay, clock: clock) {
    [feature, followsChanges] (wanted) async throws(Feature.Refusal) in
    // Listens before it reads, so that no commit falls between the two.
    let changes = followsChanges ? await feature.changes(of: wanted.query)?.changes() : nil
    guard let shown = wanted.growing else {
      return Asked(answer: try await feature.read(wanted.query, wanted.page), changes: changes)
    }
    return Asked(answer: try await feature.readOn(from: shown, wanted.query, wanted.page), changes: changes)
  } show: { [weak self] wanted, answer in
    self?.take(answer, to: wanted)
  }

  /// Whether the search was last changed key by key.
  private var isTyping = false
  /// Deletes what the question on the screen is about.
  private var question: (request: DeletionRequest<Feature.Row.ID>, agreed: Agreed)?
  private var questions = RequestCounter()
  var following: Task<Void, Never>?
  /// How many events are being handled, other than searches while the user types.
  private(set) var events = 0
  /// The answer after a change, which waits for the end of an event.
  var postponed: Feature.Answer?
  private var isGone = false
  /// Whether nothing was shown yet, and no route was taken.
  private var isUnseen = true
  /// What happened since the list was last shown.
  private var news: Notice?

  /// - Parameters:
  ///   - searchDelay: how long typing must pause before a search is made, by `clock`.
  ///   - followsChanges: whether the list is shown again whenever its store changes, if it has one that reports changes.
  ///   - allowsDeletion: whether the user may delete rows, if the list has a deletion at all.
  ///   - findSamples: what the list says of the samples in it, if there are any (``Texts/sampleData(_:of:)``); `nil`: there never are.
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
    // A search waits for a pause in typing, and what changes meanwhile does not.
    let isTyped = if case .searched = event { true } else { false }
    if !isTyped { events += 1 }
    await answer(event)
    // What the first event did is told beside the list.
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
      if questions.isLast(turn) { await settle(outcome, in: turn) }  // Else a later event overtook this one.
    case .confirmedDeletion:
      // Who says yes twice deletes once.
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

  /// Reads the list from its beginning, without waiting for a pause; what is searched for stays.
  ///
  /// - Parameter change: what else the list is asked for from now on.
  public func read(_ change: (inout Feature.Options) -> Void = { _ in }) async {
    change(&query.options)
    await reading.now(want())
  }

  /// The search is this now, and may change with the next key.
  public func typed(_ text: String) async {
    (isTyping, query.text) = (true, text)
    await reading.typed(want())
  }

  private func submitted(_ text: String) async {
    // Of what was typed the answer is there, or on its way.
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

  /// Reads the list as it is now, as long as it was; a screen that is gone reads when it comes back.
  public func reload() async {
    if isGone { return }
    phase = .asked
    await reading.now(Wanted(query: query, page: shown?.page ?? .first))
  }

  private func take(_ answer: Result<Asked, Feature.Refusal>, to wanted: Wanted) {
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
      // Asked again it is a new search.
      isTyping = false
      // A question that waits for its answer stays.
      if question != nil || standsAlone { tell(.failed(feature.problem(error))) } else { fail(error) }
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

  /// Does something that may need the user's agreement first, as a deletion does.
  public func perform(_ deed: () async -> Deletion<Feature.Row.ID>) async {
    let turn = endQuestion()
    await settle(await deed(), in: turn)
  }

  @discardableResult private func endQuestion() -> Int {
    question = nil
    return questions.begin()
  }

  // MARK: Showing

  /// Shows the list as it stands, and what just happened beside it.
  public func tell(_ notice: Notice? = nil) {
    if isGone { return }
    var model = feature.model(shown?.answer, shown?.query ?? query)
    if let samples { model.sayItHoldsSamples(samples) }
    if shown == nil, !model.extra.standsAlone {
      // There is nothing that it could stand beside.
      guard let notice else { return }
      if case .failed(let problem) = notice { return fail(problem) }
      if isUnseen && phase == .missing { return news = notice }
    }
    if let nothing = model.nothing, model.rows.isEmpty, !model.extra.standsAlone, notice == nil, question == nil {
      return put(.empty(message: nothing))
    }
    (model.notice, model.request) = (notice, question?.request)
    put(.content(model))
  }

  /// Reads the list again, and tells what changed it; a screen that is gone tells it when it comes back.
  public func changed(_ notice: Notice) async {
    news = notice
    await reload()
  }

  /// Shows what went wrong in place of the list.
  public func fail(_ problem: Problem) { if !isGone { put(.failed(problem)) } }

  func fail(_ error: Feature.Refusal) {
    stopFollowing()
    fail(feature.problem(error))
  }

  /// Changes what is shown, with the next state.
  public func revise(_ change: (Feature.Answer) -> Feature.Answer) {
    if let answer = shown?.answer { shown?.answer = change(answer) }
  }

  /// Leaves the screen for another place.
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
    // When it comes back there may be something else to lose.
    endQuestion()
    reading.stop()
    stopFollowing()
    feature.forget()
    phase = .missing
  }
}
