public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Caches the responses of services, and the quotas that they report, for all clients that share the cache.
///
/// A cache never throws: a failed write is ignored, since every response can be requested again. Callers never pass it secrets.
public protocol AnswerCache: Sendable {
  /// Returns the newest response to `question` that is not older than `limit`.
  func answer(to question: String, since limit: Date) async -> CachedAnswer?

  /// Returns all responses that are not older than `limit`, newest first.
  func answers(since limit: Date) async -> [CachedAnswer]

  /// Saves a response, replacing an older one to the same question, and deletes those older than `limit`.
  func keep(_ answer: CachedAnswer, since limit: Date) async

  /// The quota that the service reported last.
  ///
  /// - Parameter service: the address of the service, without user name and key.
  func quota(of service: String) async -> PointsQuota?

  /// Replaces the saved quota of a service.
  func keep(_ quota: PointsQuota, of service: String) async
}

/// A response as it was received.
public struct CachedAnswer: Sendable, Hashable {
  /// The address of the request, without user name and key.
  public let question: String
  /// The whole body.
  public let body: [UInt8]
  /// The date on which the response was received, to the millisecond.
  public let answeredAt: Date

  /// A received response. The date is truncated to milliseconds.
  package init(to question: String, body: [UInt8], answeredAt: Date) {
    self.question = question
    self.body = body
    self.answeredAt = Date(
      timeIntervalSince1970: (answeredAt.timeIntervalSince1970 * 1000 + 0.001).rounded(.down) / 1000)
  }
}
