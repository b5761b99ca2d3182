import Entities
@testable import Gateways
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var sortingBeers: [StoreBreakage] {
    clause("beers are sorted by type, then by name in Spanish alphabetical order, then by id") {
      when("beers are sorted by name alone") {
        $0.gateway.sortsBeers { left, right, _ in
          let (left, right) = (left.standing(by: .name), right.standing(by: .name))
          return left.name != right.name ? left.name < right.name : left.id.text < right.id.text
        }
      }
      when("types are sorted by code points") {
        $0.gateway.sortsBeers { left, right, sorting in
          let (type, other) = (left.type.name, right.type.name)
          return type != other ? type < other : left.isBefore(right, sorting)
        }
      }
      when("names are sorted without case and accents") {
        $0.gateway.sortsTypes { left, right, _ in
          (SearchText.fold(left.name), left.id.text) < (SearchText.fold(right.name), right.id.text)
        }
      }
      when("ids are sorted in descending order") {
        $0.gateway.sortsTypes { left, right, _ in
          (CollationKey(left.name).text, right.id.text) < (CollationKey(right.name).text, left.id.text)
        }
      }
    }
    clause("the beers of each type can be sorted in either direction, with unknown values last") {
      when("unknown values come first in descending order") {
        $0.gateway.sortsTypes { left, right, sorting in
          let (number, other) = (left.number(sorting), right.number(sorting))
          if sorting.isReversed, (number == nil) != (other == nil) { return number == nil }
          return left.isBefore(right, sorting)
        }
      }
      when("an unknown value counts as 0") {
        $0.gateway.sortsTypes { left, right, sorting in
          let (number, other) = (left.number(sorting) ?? 0, right.number(sorting) ?? 0)
          return number != other ? (number < other) != sorting.isReversed : left.isBefore(right, sorting)
        }
      }
      when("ties are reversed in descending order") {
        $0.gateway.sortsTypes { left, right, sorting in
          let (number, other) = (left.number(sorting), right.number(sorting))
          if sorting.criterion != .name, sorting.isReversed, number == other { return right.isBefore(left, .byName) }
          return left.isBefore(right, sorting)
        }
      }
      when("types are reversed in descending order") {
        $0.gateway.sortsBeers { left, right, sorting in
          let (type, other) = (CollationKey(left.type.name), CollationKey(right.type.name))
          return type != other ? (type < other) != sorting.isReversed : left.isBefore(right, sorting)
        }
      }
      when("numbers are sorted as texts") {
        $0.gateway.sortsTypes { left, right, sorting in
          if sorting.criterion == .measure(.alcohol), let strength = left.alcohol.map(String.init),
            let other = right.alcohol.map(String.init),
            strength != other
          {
            return (strength < other) != sorting.isReversed
          }
          return left.isBefore(right, sorting)
        }
      }
      when("names are only sorted in ascending order") {
        $0.gateway.asks("beers") { call in
          guard case .beers(let filter, let sorting, let page) = call, sorting.criterion == .name else { return call }
          return .beers(filter, .byName, page)
        }
      }
    }
  }
}

extension Beer {
  fileprivate func standing(by criterion: BeerSorting.Criterion) -> BeerPosition { BeerPosition(self, by: criterion) }

  fileprivate func number(_ sorting: BeerSorting) -> Int? { standing(by: sorting.criterion).number }

  func isBefore(_ other: Beer, _ sorting: BeerSorting) -> Bool {
    sorting.isInOrder(standing(by: sorting.criterion), other.standing(by: sorting.criterion))
  }
}

extension BrokenStore {
  /// Makes the store sort beers with `isInOrder`.
  mutating func sortsBeers(_ isInOrder: @escaping @Sendable (Beer, Beer, BeerSorting) -> Bool) {
    sorts("beers") { (left: RatedBeer, right: RatedBeer, call) in
      guard case .beers(_, let sorting, _) = call else { return false }
      return isInOrder(left.beer, right.beer, sorting)
    }
  }

  /// Makes the store sort the beers of each type with `isInOrder`.
  fileprivate mutating func sortsTypes(_ isInOrder: @escaping @Sendable (Beer, Beer, BeerSorting) -> Bool) {
    sortsBeers { left, right, sorting in
      let (type, other) = (CollationKey(left.type.name), CollationKey(right.type.name))
      return type != other ? type < other : isInOrder(left, right, sorting)
    }
  }
}
