/// Counts, resets and closes a store as a whole.
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``, except `close()`.
public protocol StoreGateway: Sendable {
  /// Returns the number of records of each kind, for all users.
  func inventory() async throws(GatewayError) -> StoreInventory

  /// Returns the number of records of each kind that is visible to all users, without drafts, orders and favorites.
  ///
  /// Every user can call this method, even without permission to count the records of other users.
  func commonInventory() async throws(GatewayError) -> StoreInventory

  /// Returns the number of records of each kind, for all users, and the stamp of a domain, which covers its reviews. Both are taken at the
  /// same moment.
  ///
  /// - Parameter domain: The domain of the stamp. `nil` for the stamp of the whole store.
  func stampedInventory(of domain: Domain?) async throws(GatewayError) -> StampedInventory

  /// Empties the store as if it were new, so that no domain is marked as seeded. An empty store doesn't change.
  ///
  /// - Parameter agreed: The stamp of all data when the user agreed to lose it. If any data has changed since, this throws
  ///   ``GatewayError/conflict`` and changes nothing. `nil` for no check.
  func reset(_ agreed: StoreStamp?) async throws(GatewayError)

  /// Closes the files that the store holds open. The next call opens them again. No data is lost, and closing twice isn't an error.
  ///
  /// Call this method when no other call is in progress. A canceled task can call it, too. The default implementation does nothing, for a
  /// store without open files. A store that wraps another store must forward the call.
  func close() async throws(GatewayError)
}

extension StoreGateway {
  /// Returns the inventory without the users' own records.
  public func commonInventory() async throws(GatewayError) -> StoreInventory {
    var inventory = try await inventory()
    for count in StoreInventory.Count.ofUsers { inventory[count] = 0 }
    return inventory
  }

  /// Does nothing, for a store without open files.
  public func close() async throws(GatewayError) {}

  /// Empties the store without checking a stamp.
  public func reset() async throws(GatewayError) { try await reset(nil) }
}

/// The numbers of records in a store, by kind.
public struct StoreInventory: Sendable, Hashable {
  /// A kind of record that an inventory counts.
  public enum Count: String, Sendable, CaseIterable {
    /// Dishes on the menu.
    case dishes
    /// Kinds of dishes.
    case kinds
    /// Draft orders.
    case drafts
    /// Placed orders of all users.
    case placedOrders
    /// Recipes in the collection.
    case recipes
    /// Recipes that are favorites, counted once for each user.
    case favorites
    /// Manufacturers of beer.
    case manufacturers
    /// Beers of all manufacturers.
    case beers
    /// Reviews of all beers.
    case reviews
    /// Shops, activities and services.
    case places

    /// The kinds of records that belong to a user.
    package static let ofUsers: Set<Count> = [.drafts, .placedOrders, .favorites]
  }

  /// The domains into which a seed was imported.
  public var seeded: Set<Domain>
  /// The domains that contain samples.
  public var samples: Set<Domain>
  /// The counts by kind. Kinds without records are omitted.
  private var counts: [Count: Int]

  /// Creates an inventory, empty by default.
  public init(seeded: Set<Domain> = [], samples: Set<Domain> = [], _ counts: [Count: Int] = [:]) {
    self.seeded = seeded
    self.samples = samples
    self.counts = counts.filter { $0.value != 0 }
  }

  /// The number of records of the given kind.
  public subscript(count: Count) -> Int {
    get { counts[count] ?? 0 }
    set { counts[count] = newValue == 0 ? nil : newValue }
  }
}

extension StoreInventory: CustomStringConvertible {
  /// The domains and the counts in a fixed order, so that equal inventories have equal descriptions.
  public var description: String {
    let counts = Count.allCases.map { "\($0): \(self[$0])" }
    let marks = [("seeded", seeded), ("samples", samples)].map { "\($0): \($1.map(\.rawValue).sorted())" }
    return (marks + counts).joined(separator: ", ")
  }
}
