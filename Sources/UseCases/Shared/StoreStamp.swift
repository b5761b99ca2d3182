/// Tells a state of a store, or of one of its domains, from any other: two are equal only if nothing was changed in between.
public struct StoreStamp: Sendable, Hashable {
  private let state: any Hashable & Sendable

  /// - Parameter state: is another one after every change; only the store that makes the stamp knows what it is.
  public init(_ state: some Hashable & Sendable) { self.state = state }

  public static func == (one: StoreStamp, other: StoreStamp) -> Bool {
    AnyHashable(one.state) == AnyHashable(other.state)
  }

  public func hash(into hasher: inout Hasher) { state.hash(into: &hasher) }
}

/// What a user may lose: how much of everything a store holds, and the stamp that says whether it still does.
public struct StoreHoldings: Sendable, Hashable {
  /// How much of everything there is.
  public let inventory: StoreInventory
  /// Of the domain that was asked for, or of all there is.
  public let stamp: StoreStamp

  /// Both of one moment.
  public init(inventory: StoreInventory, stamp: StoreStamp) {
    self.inventory = inventory
    self.stamp = stamp
  }
}
