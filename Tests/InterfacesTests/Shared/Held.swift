import Testing

/// Holds the questions that events ask until the test answers them, in any order.
@MainActor final class Held<Question: Sendable, Answer: Sendable> {
  /// An event that waits for the answer to its question.
  @MainActor final class Event {
    fileprivate var asker: CheckedContinuation<Answer, Never>?
    fileprivate var hasEnded = false
  }

  private(set) var questions: [Question] = []
  /// The immediate answer to every further question. `nil` if the test answers each question itself.
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

  /// Starts an event, and returns when the event asks its question. Records an issue if the event ends without a question.
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
    if event.hasEnded { Issue.record("the event ended without a question", sourceLocation: location) }
    return event
  }

  /// Answers the question of an event, and returns when the event has ended. Records an issue if the event asks another question.
  func answer(_ event: Event, _ answer: Answer, at location: SourceLocation = #_sourceLocation) async {
    guard let asker = event.asker else { return }
    event.asker = nil
    asker.resume(returning: answer)
    await untilAskedOrEnded(event)
    if !event.hasEnded { Issue.record("the event didn't end after the answer", sourceLocation: location) }
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
