import Entities
import Gateways
import UseCases

extension Breakage {
  static let sortingBeers: [Breakage] = [
    Breakage("beers come by type, then by name in the order of the Spanish alphabet, then by id", "by name alone") {
      $0.gateway.sortBeers { left, right, _ in
        let (left, right) = (left.standing(by: .name), right.standing(by: .name))
        return left.name != right.name ? left.name < right.name : left.id.text < right.id.text
      }
    },
    Breakage(
      "beers come by type, then by name in the order of the Spanish alphabet, then by id", "types by code points"
    ) {
      $0.gateway.sortBeers { left, right, sorting in
        let (type, other) = (left.type.name, right.type.name)
        return type != other ? type < other : left.isBefore(right, sorting)
      }
    },
    Breakage(
      "beers come by type, then by name in the order of the Spanish alphabet, then by id",
      "names as a search folds them"
    ) {
      $0.gateway.sortTypes { left, right, _ in
        (SearchText.fold(left.name), left.id.text) < (SearchText.fold(right.name), right.id.text)
      }
    },
    Breakage("beers come by type, then by name in the order of the Spanish alphabet, then by id", "ids count down") {
      $0.gateway.sortTypes { left, right, _ in
        (CollationKey(left.name).text, right.id.text) < (CollationKey(right.name).text, left.id.text)
      }
    },
    Breakage(
      "a type's beers are sorted as asked for, up and down, unknown last, ties by name", "unknown first when reversed"
    ) {
      $0.gateway.sortTypes { left, right, sorting in
        let (number, other) = (left.number(sorting), right.number(sorting))
        if sorting.isReversed, (number == nil) != (other == nil) { return number == nil }
        return left.isBefore(right, sorting)
      }
    },
    Breakage("a type's beers are sorted as asked for, up and down, unknown last, ties by name", "unknown is 0") {
      $0.gateway.sortTypes { left, right, sorting in
        let (number, other) = (left.number(sorting) ?? 0, right.number(sorting) ?? 0)
        return number != other ? (number < other) != sorting.isReversed : left.isBefore(right, sorting)
      }
    },
    Breakage(
      "a type's beers are sorted as asked for, up and down, unknown last, ties by name", "reversed, ties count down"
    ) {
      $0.gateway.sortTypes { left, right, sorting in
        let (number, other) = (left.number(sorting), right.number(sorting))
        if sorting.criterion != .name, sorting.isReversed, number == other { return right.isBefore(left, .byName) }
        return left.isBefore(right, sorting)
      }
    },
    Breakage(
      "a type's beers are sorted as asked for, up and down, unknown last, ties by name", "reversed, the types are too"
    ) {
      $0.gateway.sortBeers { left, right, sorting in
        let (type, other) = (CollationKey(left.type.name), CollationKey(right.type.name))
        return type != other ? (type < other) != sorting.isReversed : left.isBefore(right, sorting)
      }
    },
    Breakage("a type's beers are sorted as asked for, up and down, unknown last, ties by name", "numbers as texts") {
      $0.gateway.sortTypes { left, right, sorting in
        if sorting.criterion == .measure(.alcohol), let strength = left.alcohol.map(String.init),
          let other = right.alcohol.map(String.init),
          strength != other
        {
          return (strength < other) != sorting.isReversed
        }
        return left.isBefore(right, sorting)
      }
    },
    Breakage("a type's beers are sorted as asked for, up and down, unknown last, ties by name", "names only up") {
      $0.gateway.onBeers = { (store, maker, search, sorting, page) throws(GatewayError) in
        let meant = sorting.criterion == .name ? .byName : sorting
        return try await store.beers(of: maker, matching: search, sortedBy: meant, page: page)
      }
    },
  ]
}

extension Beer {
  fileprivate func standing(by criterion: BeerSorting.Criterion) -> BeerPosition { BeerPosition(self, by: criterion) }

  fileprivate func number(_ sorting: BeerSorting) -> Int? { standing(by: sorting.criterion).number }

  fileprivate func isBefore(_ other: Beer, _ sorting: BeerSorting) -> Bool {
    sorting.isInOrder(standing(by: sorting.criterion), other.standing(by: sorting.criterion))
  }
}

extension BrokenStore {
  /// Sorts what the base found anew.
  fileprivate mutating func sortBeers(_ isInOrder: @escaping @Sendable (Beer, Beer, BeerSorting) -> Bool) {
    changeBeers { found, sorting, _ in found.with(found.items.sorted { isInOrder($0.beer, $1.beer, sorting) }) }
  }

  /// Sorts the beers of each type anew.
  fileprivate mutating func sortTypes(_ isInOrder: @escaping @Sendable (Beer, Beer, BeerSorting) -> Bool) {
    sortBeers { left, right, sorting in
      let (type, other) = (CollationKey(left.type.name), CollationKey(right.type.name))
      return type != other ? type < other : isInOrder(left, right, sorting)
    }
  }
}
