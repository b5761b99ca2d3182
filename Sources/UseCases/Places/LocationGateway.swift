public import Entities

/// Provides the position of the user.
public protocol LocationGateway: Sendable {
  /// Returns the current position. `nil` if it is unknown or the user does not share it.
  func position() async throws(GatewayError) -> Coordinate?
}

/// A fixed position, or an unknown one.
public struct FixedLocation: LocationGateway {
  private let coordinate: Coordinate?

  /// - Parameter coordinate: the position. `nil` if unknown.
  public init(_ coordinate: Coordinate?) { self.coordinate = coordinate }

  public func position() async throws(GatewayError) -> Coordinate? { coordinate }
}
