import Testing
import UseCases

@Suite struct `The lists and flags of a place` {
  @Test(
    arguments: [
      ("[]", []), ("[null]", []), (#"["73"]"#, ["73"]), (#"[73," 9 ",1.5]"#, ["73", "9", "1.5"]), (#""73""#, ["73"]),
      ("73", ["73"]), (#""[\"73\",9]""#, ["73", "9"]), (#""[]""#, []), (#""[null]""#, []), (#"["",null," "]"#, []),
      (#""[73""#, ["[73"]), (#""[x]""#, ["[x]"]),
    ] as [(String, [String])])
  func `are texts and numbers, however they are written`(json: String, numbers: [String]) async throws {
    let item = try await placeItem(placeRecord(#""categories":\#(json),"rutas":\#(json)"#))
    #expect(item == .clean(.place(try churros(categories: numbers, routes: numbers))))
  }

  @Test func `leave out what is not a number and report it`() async throws {
    let long = String(repeating: "7", count: 501)
    let item = try await placeItem(placeRecord(#""categories":["1",true,["2"],{"id":3},"\#(long)"]"#))
    let found = ["true", "[…]", "{…}", "\"\(long.prefix(60))…\""]
    #expect(
      item
        == .repaired(.place(try churros(categories: ["1"])), found.map { placeRepair("categories", from: $0, to: nil) })
    )
  }

  @Test(arguments: [
    (#""true""#, true), (#""false""#, false), ("true", true), ("false", false), (#""TRUE ""#, true), ("1", true),
    ("0", false), (#""1""#, true),
  ])
  func `say whether there is a special offer`(json: String, offer: Bool) async throws {
    let item = try await placeItem(placeRecord(#""special_offer":\#(json)"#))
    #expect(item == .clean(.place(try churros(hasSpecialOffer: offer))))
  }

  @Test func `say no where they say neither, which is told`() async throws {
    let item = try await placeItem(placeRecord(#""special_offer":"quizás""#))
    #expect(item == placeFound(try churros(), placeRepair("special_offer", from: "\"quizás\"", to: nil)))
  }
}
