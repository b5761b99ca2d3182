import Entities
import Testing

@Suite struct `A list of beers` {
  @Test func `A list without beers has no sections`() {
    #expect(BeerList().isEmpty)
    #expect(BeerList().sections.isEmpty)
    #expect(BeerList().beers.isEmpty)
  }

  @Test func `A list of beers has a section for each type and keeps the order of the beers`() throws {
    let beers = [
      try beer("Zeta", type: "Ale"), try beer("Alba", type: "Ale"), try beer("Clásica"),
      try beer("Sin", type: "Pilsen"),
    ]
    let list = BeerList(ordered: beers)
    #expect(!list.isEmpty)
    #expect(list.sections.map(\.type.name) == ["Ale", "Lager", "Pilsen"])
    #expect(list.sections.map { $0.beers.map(\.name) } == [["Zeta", "Alba"], ["Clásica"], ["Sin"]])
    #expect(list.beers == beers)
  }

  @Test(arguments: BeerSorting.Criterion.allCases, [false, true])
  func `A sorted list of beers has one section per type`(criterion: BeerSorting.Criterion, isReversed: Bool) throws {
    let sorting = BeerSorting(criterion, isReversed: isReversed)
    var random = SeededGenerator(seed: 8)
    let types = ["Ale", "ale", "Pale ale", "Pale\u{A0}ale", "Ñ", "Lager"]
    let beers = try (0..<60).map { index in
      try beer(
        "Cerveza \(index)", type: #require(types.randomElement(using: &random)),
        measures: index.isMultiple(of: 3) ? [:] : [.alcohol: Int.random(in: 0...9, using: &random)])
    }
    let positions = Dictionary(uniqueKeysWithValues: beers.map { ($0.id, BeerPosition($0, by: criterion)) })
    let list = BeerList(
      ordered: try beers.sorted { try sorting.isInOrder(#require(positions[$0.id]), #require(positions[$1.id])) })
    #expect(list.sections.map(\.type.name) == ["ale", "Ale", "Lager", "Ñ", "Pale ale", "Pale\u{A0}ale"])
    #expect(Set(list.beers) == Set(beers))
    #expect(list.beers.count == beers.count)
  }
}

/// The order must be total and deterministic, because sorting and paging rely on it.
@Suite struct `The order of beers` {
  // Some strings look alike, some are different Unicode spellings of each other, and some start with a character that collation keys omit.
  static let types = [
    "Lager", "Lager\u{AD}", "lager", "Pale ale", "Pale\u{A0}ale", "中", "\u{FEFF}가", "\u{1100}\u{1161}",
  ]
  static let names = ["Sin", "sin", "Sín", "Si\u{301}n", "Sin\u{200B}", "中", "\u{FEFF}가", "\u{1100}\u{1161}"]

  @Test(arguments: BeerSorting.Criterion.allCases, [false, true])
  func `The order of beers is a strict total order`(criterion: BeerSorting.Criterion, isReversed: Bool) throws {
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
      try #require(!isBefore[left][left], "a beer is sorted before itself")
      for right in places.indices where left != right {
        try #require(isBefore[left][right] != isBefore[right][left], "\(places[left]) and \(places[right])")
        for third in places.indices where isBefore[left][right] && isBefore[right][third] {
          try #require(isBefore[left][third], "\(places[left]), \(places[right]), \(places[third])")
        }
      }
    }
  }
}

@Suite struct `The position of a beer in the list of its manufacturer` {
  @Test func `Beers are sorted by type, then by name in Spanish alphabetical order`() throws {
    let beers = [
      try beer("Zeta", type: "Ale"), try beer("Nora"), try beer("Ñora"), try beer("Oca"),
      try beer("Alba", type: "Pilsen"),
    ]
    #expect(sorted(beers.reversed(), .byName) == beers.map(\.id.text))
    #expect(BeerSorting.byName == BeerSorting(.name))
  }

  @Test func `Sorting beers by name in reverse keeps the order of the types`() throws {
    let beers = [
      try beer("Zeta", type: "Ale"), try beer("Oca"), try beer("Ñora"), try beer("Nora"),
      try beer("Alba", type: "Pilsen"),
    ]
    #expect(sorted(beers.reversed(), BeerSorting(.name, isReversed: true)) == beers.map(\.id.text))
  }

  @Test(arguments: BeerMeasure.allCases)
  func `Sorting beers by a measure puts beers with unknown values last in both directions`(measure: BeerMeasure) throws
  {
    let by = BeerSorting.Criterion.measure(measure)
    let numbers: [(String, Int?)] = [("e", nil), ("d", 0), ("a", 90), ("b", 9), ("c", 9), ("f", nil)]
    let beers = try numbers.map { try beer($0, measures: measures($1)) }
    let ids: (String) -> [String] = { names in names.map { "beer-mahou+\($0)" } }
    #expect(sorted(beers, BeerSorting(by)) == ids("dbcaef"))
    #expect(sorted(beers, BeerSorting(by, isReversed: true)) == ids("abcdef"))
  }

  @Test(arguments: BeerSorting.Criterion.allCases)
  func `Sorting beers by one criterion ignores the values of all other measures`(
    by: BeerSorting.Criterion
  ) throws {
    let beers = try ["a", "b"].enumerated().map { offset, name in
      var measures = measures(9 - offset)
      if case .measure(let measure) = by { measures[measure] = 5 }
      return try beer(name, measures: measures)
    }
    #expect(sorted(beers.reversed(), BeerSorting(by)) == beers.map(\.id.text))
  }

  @Test(arguments: [false, true]) func `Beers with the same name are sorted by id in both directions`(isReversed: Bool)
    throws
  {
    let beers = [try beer("Sin", id: "beer-a"), try beer("Sin", id: "beer-b")]
    for criterion in BeerSorting.Criterion.allCases {
      #expect(sorted(beers.reversed(), BeerSorting(criterion, isReversed: isReversed)) == ["beer-a", "beer-b"])
    }
  }

  @Test func `Beer types whose names only look alike are sorted as different types`() throws {
    let beers = [
      try beer("b", type: "Pale ale"), try beer("c", type: "Pale ale"), try beer("a", type: "Pale\u{A0}ale"),
    ]
    #expect(sorted(beers.reversed(), .byName) == beers.map(\.id.text))
  }

  private func sorted(_ beers: [Beer], _ sorting: BeerSorting) -> [String] {
    beers.map { BeerPosition($0, by: sorting.criterion) }.sorted(by: sorting.isInOrder).map(\.id.text)
  }
}
