import Synchronization

/// A sequence of responses, the last of which is repeated.
final class Script: Sendable {
  private let answers: Mutex<ArraySlice<LoopbackServer.Answer>>

  init(_ answers: [LoopbackServer.Answer]) { self.answers = Mutex(answers[...]) }

  func next() -> LoopbackServer.Answer {
    answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? .init(404) }
  }
}
