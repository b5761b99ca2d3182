/// The store as a whole.
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``, except `close()`.
public protocol StoreGateway: Sendable {
  /// Returns the number of records of each kind, for all users.
  func inventory() async throws(GatewayError) -> StoreInventory

  /// Returns the number of records of each kind that is visible to all users, without drafts, orders and favorites.
  ///
  /// Every user can call this, even if a user has no permission to count the records of other users.
  func commonInventory() async throws(GatewayError) -> StoreInventory

  /// Returns the number of records of each kind, for all users, and the stamp of a domain, including reviews, at the same moment.
  ///
  /// - Parameter domain: the domain of the stamp. `nil` for everything.
  func holdings(of domain: Domain?) async throws(GatewayError) -> StampedInventory

  /// Empties the store, including the marks of seeds, as if it were new. An empty store stays as it is.
  ///
  /// - Parameter agreed: the stamp of everything that will be lost. If anything has changed since, this throws ``GatewayError/conflict``
  ///   and changes nothing. `nil` for no check.
  func reset(_ agreed: StoreStamp?) async throws(GatewayError)

  /// Closes the files that the store holds open. The next call opens them again. Nothing is lost, and closing twice is not an error.
  ///
  /// Call this when no other call is in progress. A canceled task can call it, too. The default implementation does nothing, for a store
  /// without open files. A store that wraps another must forward the call.
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

  /// Empties the store without a check.
  public func reset() async throws(GatewayError) { try await reset(nil) }
}

/// The number of records of each kind in a store.
public struct StoreInventory: Sendable, Hashable {
  /// A kind of record that is counted.
  public enum Count: String, Sendable, CaseIterable {
    /// Dishes on the menu.
    case dishes
    /// Kinds of dishes.
    case kinds
    /// Draft orders.
    case drafts
    /// Placed orders of all users.
    case placedOrders
    /// Recipes of the collection.
    case recipes
    /// Recipes that are favorites, counted once for each user.
    case favorites
    /// Manufacturers of beers.
    case manufacturers
    /// Beers of all manufacturers.
    case beers
    /// Reviews of all beers.
    case reviews
    /// Shops, activities and services.
    case places

    /// The kinds that belong to a user.
    package static let ofUsers: Set<Count> = [.drafts, .placedOrders, .favorites]
  }

  /// The domains whose seed was imported.
  public var seeded: Set<Domain>
  /// The domains that have samples.
  public var samples: Set<Domain>
  /// The counts. Kinds without records are left out.
  private var counts: [Count: Int]

  /// Creates an inventory, empty by default.
  public init(seeded: Set<Domain> = [], samples: Set<Domain> = [], _ counts: [Count: Int] = [:]) {
    self.seeded = seeded
    self.samples = samples
    self.counts = counts.filter { $0.value != 0 }
  }

  /// The number of records of a kind.
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
