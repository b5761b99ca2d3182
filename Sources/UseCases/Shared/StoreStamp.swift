/// Identifies a state of a store or of a domain: two stamps are equal only if nothing was changed in between.
public struct StoreStamp: Sendable, Hashable {
  private let state: any Hashable & Sendable

  /// - Parameter state: differs after every change; only the store that makes the stamp interprets it.
  public init(_ state: some Hashable & Sendable) { self.state = state }

  public static func == (one: StoreStamp, other: StoreStamp) -> Bool {
    AnyHashable(one.state) == AnyHashable(other.state)
  }

  public func hash(into hasher: inout Hasher) { state.hash(into: &hasher) }
}

/// What a user may lose: the numbers of records, and the stamp to check that they are still the same.
public struct StampedInventory: Sendable, Hashable {
  /// The numbers of all records.
  public let inventory: StoreInventory
  /// The stamp of the requested domain, or of everything.
  public let stamp: StoreStamp

  /// Both at the same moment.
  public init(inventory: StoreInventory, stamp: StoreStamp) {
    self.inventory = inventory
    self.stamp = stamp
  }
}
