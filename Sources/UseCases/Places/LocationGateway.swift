public import Entities

/// Tells the position of the user.
public protocol LocationGateway: Sendable {
  /// The present position; `nil` where it is unknown, or the user does not share it.
  func position() async throws(GatewayError) -> Coordinate?
}

/// A fixed position, or none.
public struct FixedLocation: LocationGateway {
  private let coordinate: Coordinate?

  /// - Parameter coordinate: the position; `nil`: unknown.
  public init(_ coordinate: Coordinate?) { self.coordinate = coordinate }

  public func position() async throws(GatewayError) -> Coordinate? { coordinate }
}
