public import Entities

/// Provides the user's position.
public protocol LocationGateway: Sendable {
  /// Returns the current position. `nil` if it is unknown or the user doesn't share it.
  func position() async throws(GatewayError) -> Coordinate?
}

/// A location gateway whose position never changes, or is always unknown.
public struct FixedLocation: LocationGateway {
  private let coordinate: Coordinate?

  /// - Parameter coordinate: The position that is always returned. `nil` if the position is unknown.
  public init(_ coordinate: Coordinate?) { self.coordinate = coordinate }

  public func position() async throws(GatewayError) -> Coordinate? { coordinate }
}
