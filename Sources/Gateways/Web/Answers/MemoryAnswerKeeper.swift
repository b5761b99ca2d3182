public import Entities
public import UseCases

/// Remembers answers as long as it lives.
public actor MemoryAnswerKeeper: AnswerKeeper {
  private var answers: [String: KeptAnswer] = [:]
  private var points: PointsQuota?

  /// One that knows nothing yet.
  public init() {}

  public func answer(to question: String, since limit: Instant) -> KeptAnswer? {
    answers[question].flatMap { $0.answeredAt >= limit ? $0 : nil }
  }

  public func answers(since limit: Instant) -> [KeptAnswer] {
    answers.values.filter { $0.answeredAt >= limit }.sorted { $0.answeredAt > $1.answeredAt }
  }

  public func keep(_ answer: KeptAnswer, since limit: Instant) {
    answers = answers.filter { $0.value.answeredAt >= limit }
    answers[answer.question] = answer
  }

  public func quota() -> PointsQuota? { points }

  public func keep(_ quota: PointsQuota) { points = quota }
}
