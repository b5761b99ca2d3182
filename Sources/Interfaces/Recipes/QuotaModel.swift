public import UseCases

/// The points of a service as a screen shows them.
public struct QuotaModel: Sendable, Hashable {
  /// Used today: `3.5 points`.
  public let used: String
  /// Left for today.
  public let left: String
  /// When the service said so.
  public let told: String
  /// All of it in a line.
  public let summary: String

  /// The points as the service told them.
  public init(_ quota: PointsQuota, in texts: Texts) {
    used = texts.points(quota.used)
    left = texts.points(quota.left)
    told = texts.date(quota.toldAt)
    summary = texts.quota(used: used, left: left, told: told)
  }
}
