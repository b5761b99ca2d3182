public import Entities

/// Provides the remaining points of a service that charges points for requests.
public protocol QuotaGateway: Sendable {
  /// Returns the quota from the latest response, which can be from an earlier run. `nil` if the quota is unknown.
  func quota() async throws(GatewayError) -> PointsQuota?
}

/// The daily points quota of a service.
public struct PointsQuota: Sendable, Hashable {
  /// The points used today, which can be fractional.
  public let used: Double
  /// The points left for today, which can be fractional.
  public let left: Double
  /// The date of the response that contained the points.
  public let reportedAt: Instant

  /// Creates a quota from the points in a response.
  public init(used: Double, left: Double, reportedAt: Instant) {
    self.used = used
    self.left = left
    self.reportedAt = reportedAt
  }
}
