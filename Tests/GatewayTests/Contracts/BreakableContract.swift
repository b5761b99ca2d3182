import Gateways
import GatewayTesting
import Testing
import UseCases

/// A contract that every store fulfills, and the breakages of its clauses.
struct BreakableContract: Sendable {
  let name: String
  /// The clauses of the contract, which are checked through a whole store.
  let clauses: [Clause<any Store>]
  let breakages: [StoreBreakage]

  /// Creates a contract whose clauses are checked through a store.
  ///
  /// - Parameter port: a closure that returns the store as the type that the clauses check.
  init<Port: Sendable>(
    _ name: String, _ clauses: [Clause<Port>], _ breakages: [StoreBreakage],
    through port: @escaping @Sendable (any Store) -> Port
  ) {
    self.name = name
    self.breakages = breakages
    self.clauses = clauses.map { $0.of(port) }
  }

  static let all: [Self] = [
    Self("of the menu", MenuContract.clauses, StoreBreakage.ofTheMenu) { $0 },
    Self("of seeds", SeedContract.clauses, StoreBreakage.ofSeeds) { $0 },
    Self("of orders", OrderContract.clauses, StoreBreakage.ofOrders) { $0 },
    Self("of recipes", RecipeContract.clauses, StoreBreakage.ofRecipes) { $0 },
    Self("of favorites", FavoriteContract.clauses, StoreBreakage.ofFavorites) { $0 },
    Self("of changes to favorites", FavoriteChangeContract.clauses, StoreBreakage.ofFavoriteChanges) { $0 },
    Self("of manufacturers", ManufacturerContract.clauses, StoreBreakage.ofManufacturers) { $0 },
    Self("of beers", BeerContract.clauses, StoreBreakage.ofBeers) { $0 },
    Self("of seeds of beers", BeerSeedContract.clauses, StoreBreakage.ofBeerSeeds) { $0 },
    Self("of reviews", ReviewContract.clauses, StoreBreakage.ofReviews) { $0 },
    Self("of places", PlaceContract.clauses, StoreBreakage.ofPlaces) { $0 },
    Self("of searches", FindContract.clauses, StoreBreakage.ofWhatIsFound) { $0 },
    Self("of the store as a whole", StoreContract.clauses, StoreBreakage.ofTheStore) { $0 },
    Self("of changes", ChangeContract.clauses, StoreBreakage.ofChanges) { $0 },
  ]
}

/// An element of a contract, such as a clause, as a test argument.
struct Part<Value: Sendable>: Sendable, CustomTestStringConvertible {
  let contract: BreakableContract
  let value: Value

  var testDescription: String { "\(contract.name): \(String(describingForTest: value))" }

  /// Returns the elements that `parts` selects, from all contracts.
  static func all(_ parts: (BreakableContract) -> [Value]) -> [Part] {
    BreakableContract.all.flatMap { contract in parts(contract).map { Part(contract: contract, value: $0) } }
  }
}
