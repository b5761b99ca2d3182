public import Entities
public import UseCases

/// Remembers answers as long as it lives.
public actor MemoryAnswerKeeper: AnswerKeeper {
  private var answers: [String: KeptAnswer] = [:]
  private var points: [String: PointsQuota] = [:]

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

  public func quota(of service: String) -> PointsQuota? { points[service] }

  public func keep(_ quota: PointsQuota, of service: String) { points[service] = quota }
}
