import Entities
package import UseCases

/// Builds the state of a store from individual records.
package struct StoreStateBuilder {
  private var state = StoreState()
  private var dishes: [Dish] = []
  private var recipes: [RecipeDetails] = []
  private var places: [Place] = []
  private var manufacturers: [Manufacturer] = []
  private var beers: [Beer] = []
  private var reviews: [Review] = []
  private var favorites: [User.ID: [Recipe.ID: FavoriteState]] = [:]
  private var sharedIn: [User.ID: String] = [:]

  package init() {}

  package mutating func add(_ record: StoreRecord) {
    switch record {
    case .seeded(let domain, let samples):
      state.seeded.insert(domain)
      state.samples[domain] = samples.isEmpty ? nil : samples
    case .dish(let dish): dishes.append(dish)
    case .recipe(let details): recipes.append(details)
    case .manufacturer(let manufacturer): manufacturers.append(manufacturer)
    case .beer(let beer): beers.append(beer)
    case .place(let place): places.append(place)
    case .placeDownload(let note): state.placeDownload = note
    case .review(let review): reviews.append(review)
    case .draft(let draft, let user): state.orders[user, default: OrderState()].draft = draft
    case .placedOrder(let order, let user): state.orders[user, default: OrderState()].placed.append(order)
    case .favorite(let known, let user): favorites[user, default: [:]][known.favorite.id] = known
    case .favoritesSharedIn(let place, let user): sharedIn[user] = place
    }
  }

  /// - Parameter place: the name of the source, for the error about a duplicate record or a dangling reference.
  package func state(from place: String) throws(GatewayError) -> StoreState {
    var state = state
    guard let menu = SortedRecords(dishes), let recipes = SortedRecords(recipes), let places = SortedRecords(places)
    else { throw .corrupt(what: place, why: "a record is there twice") }
    guard let beers = BeerState(manufacturers: manufacturers, beers: beers, reviews: reviews)
    else { throw .corrupt(what: place, why: "a manufacturer, beer or review is there twice, or belongs to nothing") }
    (state.menu, state.recipes, state.beers, state.places) = (menu, recipes, beers, places)
    for (user, states) in favorites { state.favorites[user] = UserFavorites(states, place: sharedIn[user]) }
    return state
  }
}
