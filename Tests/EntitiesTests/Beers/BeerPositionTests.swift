import Entities
import Testing

@Suite struct `Where a beer stands among those of its maker` {
  @Test func `is by type, and by name from A to Z within it`() throws {
    let beers = [
      try beer("Zeta", type: "Ale"), try beer("Nora"), try beer("Ñora"), try beer("Oca"),
      try beer("Alba", type: "Pilsen"),
    ]
    #expect(sorted(beers.reversed(), .byName) == beers.map(\.id.text))
    #expect(BeerSorting.byName == BeerSorting(.name))
  }

  @Test func `is turned round within a type only`() throws {
    let beers = [
      try beer("Zeta", type: "Ale"), try beer("Oca"), try beer("Ñora"), try beer("Nora"),
      try beer("Alba", type: "Pilsen"),
    ]
    #expect(sorted(beers.reversed(), BeerSorting(.name, isReversed: true)) == beers.map(\.id.text))
  }

  @Test(arguments: BeerMeasure.allCases)
  func `is by a number, those of which it is unknown last, also turned round`(measure: BeerMeasure) throws {
    let by = BeerSorting.Criterion.measure(measure)
    let numbers: [(String, Int?)] = [("e", nil), ("d", 0), ("a", 90), ("b", 9), ("c", 9), ("f", nil)]
    let beers = try numbers.map { try beer($0, measures: measures($1)) }
    let ids: (String) -> [String] = { names in names.map { "beer-mahou+\($0)" } }
    #expect(sorted(beers, BeerSorting(by)) == ids("dbcaef"))
    #expect(sorted(beers, BeerSorting(by, isReversed: true)) == ids("abcdef"))
  }

  @Test(arguments: BeerSorting.Criterion.allCases) func `takes no notice of the other numbers`(
    by: BeerSorting.Criterion
  ) throws {
    let beers = try ["a", "b"].enumerated().map { offset, name in
      var measures = measures(9 - offset)
      if case .measure(let measure) = by { measures[measure] = 5 }
      return try beer(name, measures: measures)
    }
    #expect(sorted(beers.reversed(), BeerSorting(by)) == beers.map(\.id.text))
  }

  @Test(arguments: [false, true]) func `is by id for names that read alike, whichever way`(isReversed: Bool) throws {
    let beers = [try beer("Sin", id: "beer-a"), try beer("Sin", id: "beer-b")]
    for criterion in BeerSorting.Criterion.allCases {
      #expect(sorted(beers.reversed(), BeerSorting(criterion, isReversed: isReversed)) == ["beer-a", "beer-b"])
    }
  }

  @Test func `keeps two types that read alike apart`() throws {
    let beers = [
      try beer("b", type: "Pale ale"), try beer("c", type: "Pale ale"), try beer("a", type: "Pale\u{A0}ale"),
    ]
    #expect(sorted(beers.reversed(), .byName) == beers.map(\.id.text))
  }

  private func sorted(_ beers: [Beer], _ sorting: BeerSorting) -> [String] {
    beers.map { BeerPosition($0, by: sorting.criterion) }.sorted(by: sorting.isInOrder).map(\.id.text)
  }
}
