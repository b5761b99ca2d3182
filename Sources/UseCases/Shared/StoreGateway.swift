/// The store as a whole, whatever it holds.
public protocol StoreGateway: Sendable {
  /// How much of everything there is, of all users.
  func inventory() async throws(GatewayError) -> StoreInventory

  /// How much there is of what everybody sees: without drafts, orders and favorites.
  ///
  /// Where users may not count what is others', this is what each of them may ask.
  func commonInventory() async throws(GatewayError) -> StoreInventory

  /// How much of everything there is, of all users, with the stamp of a domain at the same moment, reviews included.
  ///
  /// - Parameter domain: `nil`: the stamp is that of everything.
  func holdings(of domain: Domain?) async throws(GatewayError) -> StoreHoldings

  /// Empties the store: no data, no mark of a seed, as if new. An empty store stays as it is.
  ///
  /// - Parameter agreed: the stamp of everything that will be lost; if anything was changed since, this throws
  ///   ``GatewayError/conflict`` and changes nothing. `nil`: whatever there is.
  func reset(_ agreed: StoreStamp?) async throws(GatewayError)
}

extension StoreGateway {
  /// The whole inventory without what is each user's own.
  public func commonInventory() async throws(GatewayError) -> StoreInventory {
    var inventory = try await inventory()
    for count in StoreInventory.Count.ofUsers { inventory[count] = 0 }
    return inventory
  }

  /// Empties the store, whatever it holds.
  public func reset() async throws(GatewayError) { try await reset(nil) }
}

/// How much of everything a store holds.
public struct StoreInventory: Sendable, Hashable {
  /// What is counted.
  public enum Count: String, Sendable, CaseIterable {
    /// Dishes on the menu.
    case dishes
    /// Kinds of dishes.
    case kinds
    /// Orders that are not placed.
    case drafts
    /// Orders that are.
    case placedOrders
    /// Recipes of the collection.
    case recipes
    /// Recipes that are favorites, counted once for each user.
    case favorites
    /// Makers of beers.
    case manufacturers
    /// Beers of all makers.
    case beers
    /// Reviews of all beers.
    case reviews
    /// Shops, activities and services.
    case places

    /// What is each user's own.
    public static let ofUsers: Set<Count> = [.drafts, .placedOrders, .favorites]
  }

  /// The domains whose seed was imported.
  public var seeded: Set<Domain>
  /// Those of them that hold samples.
  public var samples: Set<Domain>
  /// What there is none of is left out.
  private var counts: [Count: Int]

  /// Empty by default.
  public init(seeded: Set<Domain> = [], samples: Set<Domain> = [], _ counts: [Count: Int] = [:]) {
    self.seeded = seeded
    self.samples = samples
    self.counts = counts.filter { $0.value != 0 }
  }

  /// How many there are.
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
