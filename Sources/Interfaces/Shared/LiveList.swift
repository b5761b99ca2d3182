import UseCases

/// The beginning of a list, after which more may follow.
protocol Stretch: Sendable {
  var hasMore: Bool { get }
}

extension Paged: Stretch {}

/// A list that is read while somebody types, and as far as somebody wants: it tells the answer to what was wanted last, and no other.
@MainActor final class LiveList<Wish: Sendable & Hashable, Answer: Stretch, Refusal: Error> {
  /// What became of a wish.
  enum Outcome {
    /// It is what is shown now.
    case read
    /// What is shown stays as it was.
    case failed(Refusal, isMore: Bool)
  }

  /// What was read last.
  struct Shown {
    let wish: Wish
    let answer: Answer
    let page: Page
  }

  private struct Wanted: Sendable {
    let wish: Wish
    var page = Page.first
    /// Whether what is shown stays when no more of it can be read.
    var isMore = false
  }

  /// As it stands now; may not have an answer yet.
  private(set) var wish: Wish
  /// Stays whole while something else is being read.
  private(set) var shown: Shown?
  /// Whether a list was asked for that is not there yet.
  private var isOutdated = false
  /// Whether the wish was last changed key by key.
  private var isTyping = false
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let read: @MainActor (Wish, Page) async throws(Refusal) -> Answer
  private let tell: @MainActor (Outcome) -> Void
  private lazy var search = LiveSearch<Wanted, Answer, Refusal>(delay: delay, clock: clock) {
    [read] (wanted) async throws(Refusal) in
    try await read(wanted.wish, wanted.page)
  } show: { [weak self] wanted, answer in
    self?.take(answer, to: wanted)
  }

  /// - Parameters:
  ///   - delay: how long typing must pause before anything is read, by `clock`.
  ///   - read: reads a page; its task is cancelled when another wish overtakes it.
  ///   - tell: hears what became of the last wish.
  init(
    _ wish: Wish, delay: Duration, clock: any Clock<Duration>,
    read: @escaping @MainActor (Wish, Page) async throws(Refusal) -> Answer,
    tell: @escaping @MainActor (Outcome) -> Void
  ) {
    self.wish = wish
    self.delay = delay
    self.clock = clock
    self.read = read
    self.tell = tell
  }

  /// The wish is this now, and may change with the next key.
  func typed(_ wish: Wish) async {
    isTyping = true
    await search.typed(want(wish))
  }

  /// The wish is typed to its end.
  func submitted(_ wish: Wish) async {
    // Of what was typed the answer is there, or on its way.
    if isTyping && wish == self.wish { return await search.finish() }
    isTyping = false
    await now(wish)
  }

  /// Reads this from its beginning, without waiting for a pause.
  func now(_ wish: Wish) async { await search.now(want(wish)) }

  /// Reads on, where more is known to follow.
  func more() async {
    guard let shown, shown.answer.hasMore, !isOutdated else { return }
    // From the first on, so that what was added or deleted meanwhile shifts nothing.
    let longer = Page(limit: shown.page.limit + Page.defaultLimit)
    await search.now(Wanted(wish: wish, page: longer, isMore: true))
  }

  /// Reads the list as it is now, as long as it was.
  func reload() async {
    isOutdated = true
    await search.now(Wanted(wish: wish, page: shown?.page ?? .first))
  }

  /// Reads and tells nothing more of what was wanted until now.
  func stop() { search.stop() }

  private func want(_ wish: Wish) -> Wanted {
    self.wish = wish
    isOutdated = true
    return Wanted(wish: wish)
  }

  private func take(_ answer: Result<Answer, Refusal>, to wanted: Wanted) {
    switch answer {
    case .success(let answer):
      shown = Shown(wish: wanted.wish, answer: answer, page: wanted.page)
      isOutdated = false
      tell(.read)
    case .failure(let error):
      // Asked again it is a new search.
      if !wanted.isMore { isTyping = false }
      tell(.failed(error, isMore: wanted.isMore))
    }
  }
}
