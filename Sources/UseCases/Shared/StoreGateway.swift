/// The store as a whole.
///
/// A change is durable when the call returns. A call that throws has changed nothing; one whose task was canceled before it began throws
/// ``GatewayError/cancelled``, except `close()`.
public protocol StoreGateway: Sendable {
  /// The numbers of all records, of all users.
  func inventory() async throws(GatewayError) -> StoreInventory

  /// The numbers of the records that everybody can see, without drafts, orders and favorites.
  ///
  /// Every user may call this, even where users may not count the records of others.
  func commonInventory() async throws(GatewayError) -> StoreInventory

  /// The numbers of all records, of all users, with the stamp of a domain, including reviews, at the same moment.
  ///
  /// - Parameter domain: the domain of the stamp; `nil`: everything.
  func holdings(of domain: Domain?) async throws(GatewayError) -> StampedInventory

  /// Empties the store, including the marks of seeds, as if it were new. An empty store stays as it is.
  ///
  /// - Parameter agreed: the stamp of everything that will be lost; if anything has changed since, this throws
  ///   ``GatewayError/conflict`` and changes nothing. `nil`: no check.
  func reset(_ agreed: StoreStamp?) async throws(GatewayError)

  /// Closes the files that the store holds open; the next call opens them again. Nothing is lost, and closing twice is no error.
  ///
  /// Call it when nothing else is under way; a canceled task may call it, too. The default does nothing, for a store without open files. A
  /// store that wraps another passes the call on.
  func close() async throws(GatewayError)
}

extension StoreGateway {
  /// The inventory without the users' own records.
  public func commonInventory() async throws(GatewayError) -> StoreInventory {
    var inventory = try await inventory()
    for count in StoreInventory.Count.ofUsers { inventory[count] = 0 }
    return inventory
  }

  /// Does nothing.
  public func close() async throws(GatewayError) {}

  /// Empties the store without a check.
  public func reset() async throws(GatewayError) { try await reset(nil) }
}

/// The numbers of records in a store.
public struct StoreInventory: Sendable, Hashable {
  /// A kind of record that is counted.
  public enum Count: String, Sendable, CaseIterable {
    /// Dishes on the menu.
    case dishes
    /// Kinds of dishes.
    case kinds
    /// Drafts.
    case drafts
    /// Placed orders.
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
  /// The counts; kinds without records are left out.
  private var counts: [Count: Int]

  /// Empty by default.
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
  /// The domains, and the counts in their order, so that equal inventories read alike.
  public var description: String {
    let counts = Count.allCases.map { "\($0): \(self[$0])" }
    let marks = [("seeded", seeded), ("samples", samples)].map { "\($0): \($1.map(\.rawValue).sorted())" }
    return (marks + counts).joined(separator: ", ")
  }
}
