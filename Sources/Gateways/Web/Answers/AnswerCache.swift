public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A cache for the responses from services, and for the quotas that services report. Several clients can share a cache.
///
/// A cache never throws. A failed write is ignored, since every response can be requested again. Callers never pass secrets to a cache.
public protocol AnswerCache: Sendable {
  /// Returns the newest response to `question` that is not older than `limit`.
  func answer(to question: String, since limit: Date) async -> CachedAnswer?

  /// Returns all responses that are not older than `limit`, newest first.
  func answers(since limit: Date) async -> [CachedAnswer]

  /// Saves a response, replaces any older response to the same question, and deletes all responses older than `limit`.
  func keep(_ answer: CachedAnswer, since limit: Date) async

  /// Returns the quota that the service last reported. `nil` if it has reported none.
  ///
  /// - Parameter service: the address of the service, without the user name and the key.
  func quota(of service: String) async -> PointsQuota?

  /// Replaces the saved quota of a service.
  func keep(_ quota: PointsQuota, of service: String) async
}

/// A response as it was received from a service.
public struct CachedAnswer: Sendable, Hashable {
  /// The address of the request, without the user name and the key.
  public let question: String
  /// The whole body of the response.
  public let body: [UInt8]
  /// The date on which the response was received, to the millisecond.
  public let answeredAt: Date

  /// Creates a response that was received from a service. The date is truncated to milliseconds.
  package init(to question: String, body: [UInt8], answeredAt: Date) {
    self.question = question
    self.body = body
    self.answeredAt = Date(
      timeIntervalSince1970: (answeredAt.timeIntervalSince1970 * 1000 + 0.001).rounded(.down) / 1000)
  }
}
