public import Entities

/// What a service that charges points said about them.
public protocol QuotaGateway: Sendable {
  /// The points as the newest answer told them, also one of an earlier run; `nil`: none did.
  func quota() async throws(GatewayError) -> PointsQuota?
}

/// The points of a day.
public struct PointsQuota: Sendable, Hashable {
  /// Used today; a part of one counts.
  public let used: Double
  /// Left for today.
  public let left: Double
  /// When the service said so.
  public let toldAt: Instant

  /// As a service told it.
  public init(used: Double, left: Double, toldAt: Instant) {
    self.used = used
    self.left = left
    self.toldAt = toldAt
  }
}
