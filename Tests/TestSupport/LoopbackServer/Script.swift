import Synchronization

/// Answers one after the other, and then the last of them again and again.
final class Script: Sendable {
  private let answers: Mutex<ArraySlice<LoopbackServer.Answer>>

  init(_ answers: [LoopbackServer.Answer]) { self.answers = Mutex(answers[...]) }

  func next() -> LoopbackServer.Answer {
    answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? .init(404) }
  }
}
