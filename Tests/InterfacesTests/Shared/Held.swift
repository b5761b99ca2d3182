import Testing

/// Questions that get no answer until the test gives one, in the order that the test likes.
@MainActor final class Held<Question: Sendable, Answer: Sendable> {
  /// An event that waits for the answer to its question.
  @MainActor final class Event {
    fileprivate var asker: CheckedContinuation<Answer, Never>?
    fileprivate var hasEnded = false
  }

  private(set) var questions: [Question] = []
  /// What every question from now on is answered at once.
  var standing: Answer?
  private var asker: CheckedContinuation<Answer, Never>?
  private var watcher: CheckedContinuation<Void, Never>?

  nonisolated init() {}

  func ask(_ question: Question) async -> Answer {
    questions.append(question)
    if let standing { return standing }
    return await withCheckedContinuation { asker in
      self.asker = asker
      wake()
    }
  }

  /// Begins an event, and returns when it asks; that it ends without a question is a failure, not a wait for ever.
  func begin(
    at location: SourceLocation = #_sourceLocation, _ action: @escaping @MainActor () async -> Void
  ) async -> Event {
    let event = Event()
    Task {
      await action()
      event.hasEnded = true
      wake()
    }
    await untilAskedOrEnded(event)
    if event.hasEnded { Issue.record("the event asked nothing", sourceLocation: location) }
    return event
  }

  /// Answers the question of an event, and returns when the event has ended; that it asks again is a failure.
  func answer(_ event: Event, _ answer: Answer, at location: SourceLocation = #_sourceLocation) async {
    guard let asker = event.asker else { return }
    event.asker = nil
    asker.resume(returning: answer)
    await untilAskedOrEnded(event)
    if !event.hasEnded { Issue.record("the event asked again", sourceLocation: location) }
  }

  private func untilAskedOrEnded(_ event: Event) async {
    while asker == nil && !event.hasEnded { await withCheckedContinuation { watcher = $0 } }
    event.asker = asker
    asker = nil
  }

  private func wake() {
    watcher?.resume()
    watcher = nil
  }
}
