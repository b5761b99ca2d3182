public import UseCases

/// The records that a body reads or changes, for engines that count changes, or let them wait for each other, by it.
public enum RecordScope: Sendable, Hashable {
  /// The records of a domain that all users share, with the reviews of beers.
  case domain(Domain)
  /// Orders and favorites.
  case users
  /// All records.
  case everything

  /// The records of a domain, or all.
  package init(_ domain: Domain?) { self = domain.map(Self.domain) ?? .everything }
}

extension FoundRecord.Kind {
  /// The domain that these records belong to.
  package var domain: Domain {
    switch self {
    case .dish: .restaurant
    case .recipe: .recipes
    case .beer, .manufacturer, .review: .beers
    case .place: .places
    }
  }
}
