import Gateways
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `store info --json`.
struct StoreInfoDocument: Encodable {
  let store: String
  /// The size of the file that holds the data; without one, nothing.
  let bytes: Int?
  let seeded: [String]
  let dishes: Int
  let kinds: Int
  let drafts: Int
  let placedOrders: Int
  let recipes: Int
  let favorites: Int
  let manufacturers: Int
  let beers: Int
  let reviews: Int
  let places: Int

  init(_ location: StoreLocation, _ inventory: StoreInventory) {
    store = location.description
    let attributes = location.file.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
    bytes = attributes?[.size] as? Int
    seeded = inventory.seeded.map(\.rawValue).sorted()
    dishes = inventory.dishes
    kinds = inventory.kinds
    drafts = inventory.drafts
    placedOrders = inventory.placedOrders
    recipes = inventory.recipes
    favorites = inventory.favorites
    manufacturers = inventory.manufacturers
    beers = inventory.beers
    reviews = inventory.reviews
    places = inventory.places
  }
}
