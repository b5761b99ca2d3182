/// Identifies a state of a store or of a domain. Two stamps are equal only if nothing changed between the times at which they were taken.
public struct StoreStamp: Sendable, Hashable {
  private let state: any Hashable & Sendable

  /// - Parameter state: A value that differs after every change. Only the store that creates the stamp interprets it.
  public init(_ state: some Hashable & Sendable) { self.state = state }

  public static func == (one: StoreStamp, other: StoreStamp) -> Bool {
    AnyHashable(one.state) == AnyHashable(other.state)
  }

  public func hash(into hasher: inout Hasher) { state.hash(into: &hasher) }
}

/// The records that a user is about to lose: their numbers, and the stamp that shows whether they have changed.
public struct StampedInventory: Sendable, Hashable {
  /// The numbers of records, by kind.
  public let inventory: StoreInventory
  /// The stamp of the requested domain, or of the whole store.
  public let stamp: StoreStamp

  /// Creates an inventory with a stamp. Both must be taken at the same moment.
  public init(inventory: StoreInventory, stamp: StoreStamp) {
    self.inventory = inventory
    self.stamp = stamp
  }
}
