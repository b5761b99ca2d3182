/// The domains of the kit, each with a seed of its own.
public enum Domain: String, Sendable, Hashable, CaseIterable {
  case restaurant
  case recipes
  case beers
  case places
}
