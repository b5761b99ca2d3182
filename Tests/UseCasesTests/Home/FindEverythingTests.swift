import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

private typealias Given = GatewayTesting.Samples

@Suite struct `A search of everything` {
  private let world = TestWorld()
  private var findEverything: any FindEverything { FindEverythingInteractor(gateway: world.store) }

  private func found(_ text: String, limit: Int = 20) async throws -> [String] {
    try await findEverything(SearchText(text), limit: limit).rows.map { "\($0.record.kind) \($0.record.name)" }
  }

  private func fill() async throws {
    try await world.base.seed([Given.dish("Tarta de queso"), Given.dish("Pizza", "con queso"), Given.dish("Requesón")])
    try await world.base.seed(recipes: [Given.details("Crema catalana"), Given.details("Flan", ["queso", "quesitos"])])
    try await world.base.seed(places: [Given.place("1", "Quesos Ñu"), Given.place("2", "El queso")])
    let maker = try Given.manufacturer("El queso")
    try await world.base.addManufacturer(maker, photos: [])
    let beer = try Given.beer("Crema", of: maker)
    try await world.base.addBeer(beer, photos: [])
    try await world.base.addReview(
      Given.review("review-a", of: beer, 4, "Mejor que la catalana, con queso."), photos: [])
  }

  @Test func `The results of a search of all domains are sorted by rank, then by name, then by kind`() async throws {
    try await fill()
    #expect(
      try await found("queso") == [
        "manufacturer El queso", "place El queso", "dish Tarta de queso", "place Quesos Ñu", "beer Crema",
        "review Crema", "recipe Flan", "dish Pizza", "dish Requesón",
      ])
    #expect(try await found("catalana crema") == ["recipe Crema catalana"])
  }

  @Test func `A search of all domains respects its limit and reports whether further records match`() async throws {
    try await fill()
    for (limit, hasMore) in [(1, true), (8, true), (9, false), (.max, false)] {
      let findings = try await findEverything(SearchText("queso"), limit: limit)
      #expect(findings.rows.count == min(limit, 9))
      #expect(findings.hasMore == hasMore)
    }
  }

  @Test func `A search of all domains lists the fields that match and the matching words in each field`() async throws {
    try await fill()
    let rows = try await findEverything(SearchText("QUES"), limit: 20).rows
    let flan = try #require(rows.first { $0.record.name == "Flan" })
    #expect(flan.reasons.map(\.field) == [.ingredients])
    #expect(flan.reasons.map(\.words) == [["queso"]])
    let pizza = try #require(rows.first { $0.record.name == "Pizza" })
    #expect(pizza.reasons.map(\.field) == [.description])
    let both = try await findEverything(SearchText("queso pizza"), limit: 20).rows
    #expect(both.map { $0.reasons.map(\.field) } == [[.name, .description]])
    #expect(both.map { $0.reasons.map(\.words) } == [[["Pizza"], ["queso"]]])
  }

  @Test(arguments: ["", " \t"]) func `A search of all domains with a blank query finds nothing`(text: String)
    async throws
  {
    try await fill()
    #expect(try await found(text) == [])
    #expect(try await found("queso", limit: 0) == [])
    #expect(world.recorder.calls.isEmpty)
  }

  @Test func `A search of all domains requests one more record of each kind than the limit`() async throws {
    _ = try await found("queso", limit: 3)
    let asked = FoundRecord.Kind.allCases.map { StoreCall.found($0, SearchText("queso"), limit: 4) }
    #expect(Set(world.recorder.calls) == Set(asked))
    #expect(world.recorder.calls.count == asked.count)
  }

  @Test func `A search of all domains fails if the search of one kind of record fails`() async throws {
    try await fill()
    world.intercept(
      by: Interceptor { (call, _) throws(GatewayError) in
        if case .found(.beer, _, _) = call { throw .corrupt(what: "store", why: "it is") }
      })
    await #expect(throws: GatewayError.corrupt(what: "store", why: "it is")) { try await found("queso") }
  }
}
