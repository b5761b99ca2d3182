public import Entities

/// The points of a service that charges them.
public protocol QuotaGateway: Sendable {
  /// The points in the newest answer, also of an earlier run; `nil`: unknown.
  func quota() async throws(GatewayError) -> PointsQuota?
}

/// The points of a day.
public struct PointsQuota: Sendable, Hashable {
  /// The points used today; may be fractional.
  public let used: Double
  /// The points left for today.
  public let left: Double
  /// The date of the answer.
  public let toldAt: Instant

  /// The points in an answer.
  public init(used: Double, left: Double, toldAt: Instant) {
    self.used = used
    self.left = left
    self.toldAt = toldAt
  }
}
