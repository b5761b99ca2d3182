public import UseCases

/// The records that a read or a change uses. Some engines count or serialize changes by scope.
public enum RecordScope: Sendable, Hashable {
  /// The records of a domain that all users share, including the reviews of beers.
  case domain(Domain)
  /// The records of users: orders and favorites.
  case users
  /// All records of the store.
  case everything

  /// Creates the scope of a domain, or of all records if `domain` is `nil`.
  package init(_ domain: Domain?) { self = domain.map(Self.domain) ?? .everything }
}

extension FoundRecord.Kind {
  /// The domain to which the records belong.
  package var domain: Domain {
    switch self {
    case .dish: .restaurant
    case .recipe: .recipes
    case .beer, .manufacturer, .review: .beers
    case .place: .places
    }
  }
}
