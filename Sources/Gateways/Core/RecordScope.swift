public import UseCases

/// The records that a body reads or changes. Some engines count or serialize changes by scope.
public enum RecordScope: Sendable, Hashable {
  /// The records of a domain that all users share. Reviews of beers are included.
  case domain(Domain)
  /// Orders and favorites.
  case users
  /// All records.
  case everything

  /// Creates the scope of a domain, or of all records if `domain` is `nil`.
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
