import Entities
import Testing

/// What sorting takes for granted, and pages rely on.
@Suite struct `The order of beers` {
  // One reads like another, is spelled otherwise in Unicode, or begins with what a key leaves out.
  static let types = [
    "Lager", "Lager\u{AD}", "lager", "Pale ale", "Pale\u{A0}ale", "中", "\u{FEFF}가", "\u{1100}\u{1161}",
  ]
  static let names = ["Sin", "sin", "Sín", "Si\u{301}n", "Sin\u{200B}", "中", "\u{FEFF}가", "\u{1100}\u{1161}"]

  @Test(arguments: BeerSorting.Criterion.allCases, [false, true])
  func `is one of all beers`(criterion: BeerSorting.Criterion, isReversed: Bool) throws {
    let sorting = BeerSorting(criterion, isReversed: isReversed)
    var random = SeededGenerator(seed: 54)
    let places = try (0..<60).map { index in
      let (type, name) = (Self.types.randomElement(using: &random), Self.names.randomElement(using: &random))
      let number = Int.random(in: -1...2, using: &random)
      var measures = number < 0 ? [:] : [BeerMeasure.alcohol: number]
      if !index.isMultiple(of: 3) { measures[.calories] = number + 1 }
      let beer = try beer(#require(name), type: #require(type), measures: measures, id: "beer-\(index)")
      return BeerPosition(beer, by: criterion)
    }
    let isBefore = places.map { left in places.map { sorting.isInOrder(left, $0) } }
    for left in places.indices {
      try #require(!isBefore[left][left], "a beer before itself")
      for right in places.indices where left != right {
        try #require(isBefore[left][right] != isBefore[right][left], "\(places[left]) and \(places[right])")
        for third in places.indices where isBefore[left][right] && isBefore[right][third] {
          try #require(isBefore[left][third], "\(places[left]), \(places[right]), \(places[third])")
        }
      }
    }
  }
}
