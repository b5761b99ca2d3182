public import Entities

/// Who knows where the user is.
public protocol LocationGateway: Sendable {
  /// Where the user is now; `nil` where nobody knows, or the user does not say.
  func position() async throws(GatewayError) -> Coordinate?
}

/// A user who is where somebody said, or nowhere.
public struct FixedLocation: LocationGateway {
  private let coordinate: Coordinate?

  /// - Parameter coordinate: where; `nil`: nobody knows.
  public init(_ coordinate: Coordinate?) { self.coordinate = coordinate }

  public func position() async throws(GatewayError) -> Coordinate? { coordinate }
}
