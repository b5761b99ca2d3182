import Entities
import Testing

@Suite struct `A list of beers` {
  @Test func `is empty without beers`() {
    #expect(BeerList().isEmpty)
    #expect(BeerList().sections.isEmpty)
    #expect(BeerList().beers.isEmpty)
  }

  @Test func `has a section for each type, and keeps the order it was given`() throws {
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
  func `has one section a type when the beers stand where they should`(
    criterion: BeerSorting.Criterion, isReversed: Bool
  ) throws {
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
