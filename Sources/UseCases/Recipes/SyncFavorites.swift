public import Entities

/// Brings the favourites here and elsewhere to one state.
public protocol SyncFavorites: Sendable {
  /// Sends what is unsent, takes what others changed, and says what it did. Done twice, the second time does nothing.
  func callAsFunction() async throws(GatewayError) -> SyncReport
}

/// What a synchronisation did.
public struct SyncReport: Sendable, Hashable {
  /// Additions and removals that were sent.
  public var sent: Int
  /// Additions and removals of others that were taken.
  public var received: Int
  /// Of changes that others had made otherwise meanwhile, how many were given up for theirs.
  public var givenUp: Int
  /// The names of favourites elsewhere that can't be understood; they were left alone.
  public var unreadable: Set<String>

  /// Nothing, unless said otherwise.
  public init(sent: Int = 0, received: Int = 0, givenUp: Int = 0, unreadable: Set<String> = []) {
    self.sent = sent
    self.received = received
    self.givenUp = givenUp
    self.unreadable = unreadable
  }
}
