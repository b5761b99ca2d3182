public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Remembers what a service answered, and what it said of its points, for all who share the cache.
///
/// It fails nobody: what it can't keep is forgotten, as what is kept can be asked again. No secret is in what it is given.
public protocol AnswerCache: Sendable {
  /// The newest answer to this question that is not older than `limit`.
  func answer(to question: String, since limit: Date) async -> CachedAnswer?

  /// All answers that are not older than `limit`, the newest first.
  func answers(since limit: Date) async -> [CachedAnswer]

  /// Keeps an answer, instead of one to the same question, and forgets those that are older than `limit`.
  func keep(_ answer: CachedAnswer, since limit: Date) async

  /// The points as the service told them last.
  ///
  /// - Parameter service: its address, without user name and key.
  func quota(of service: String) async -> PointsQuota?

  /// Keeps the points of a service, instead of those that it told before.
  func keep(_ quota: PointsQuota, of service: String) async
}

/// An answer as it came.
public struct CachedAnswer: Sendable, Hashable {
  /// The address of the request, without user name and key.
  public let question: String
  /// All of it.
  public let body: [UInt8]
  /// When it came, to the millisecond.
  public let answeredAt: Date

  /// An answer that came; what the date has of a millisecond is cut off.
  package init(to question: String, body: [UInt8], answeredAt: Date) {
    self.question = question
    self.body = body
    self.answeredAt = Date(
      timeIntervalSince1970: (answeredAt.timeIntervalSince1970 * 1000 + 0.001).rounded(.down) / 1000)
  }
}
