public import Entities
public import UseCases

/// Caches responses in memory, until the cache is deallocated.
public actor MemoryAnswerCache: AnswerCache {
  private var answers: [String: CachedAnswer] = [:]
  private var points: [String: PointsQuota] = [:]

  /// Creates an empty cache.
  public init() {}

  public func answer(to question: String, since limit: Instant) -> CachedAnswer? {
    answers[question].flatMap { $0.answeredAt >= limit ? $0 : nil }
  }

  public func answers(since limit: Instant) -> [CachedAnswer] {
    answers.values.filter { $0.answeredAt >= limit }.sorted { $0.answeredAt > $1.answeredAt }
  }

  public func keep(_ answer: CachedAnswer, since limit: Instant) {
    answers = answers.filter { $0.value.answeredAt >= limit }
    answers[answer.question] = answer
  }

  public func quota(of service: String) -> PointsQuota? { points[service] }

  public func keep(_ quota: PointsQuota, of service: String) { points[service] = quota }
}
