import Entities
import Gateways
import TestGroups
import Testing
import UseCases

@Suite struct `Reading the feed of Madrid` {
  private static let languages: [(String, LanguageTag)] = [
    ("en", .english), ("es", .spanish), ("jp", .japanese), ("cn", .chinese), ("cl", .chilean), ("mx", .mexican),
  ]

  @Test(arguments: Place.Kind.allCases) func `A place in the Madrid feed is read with all its fields`(kind: Place.Kind)
    async throws
  {
    let texts = Self.languages.map { code, _ in
      #""opening_hours_\#(code)":"10-20 \#(code)","description_\#(code)":"Dulce \#(code)","keywords_\#(code)":"a, \#(code)""#
    }
    let record = placeRecord(
      texts.joined(separator: ",") + #"""
        ,"address":"Calle del Pez, 3","telephone":"(34) 91 000 00 07","email":"lola@example.org",
        "url":"https:\/\/lola.example.org\/","img":"https://example.org/a.jpg","logo_img":"http://example.org/b.png",
        "gps_lat":"40.4180563","gps_lon":"-3.7010172999999895","special_offer":"true","categories":["73","9"],
        "booking_operation":"web","booking_data":"book.example.org","rutas":["4"]
        """#)
    func localized(_ text: (String) -> String) -> LocalizedText {
      LocalizedText(Dictionary(uniqueKeysWithValues: Self.languages.map { ($1, text($0)) }))
    }
    let place = try churros(
      kind, address: "Calle del Pez, 3",
      coordinate: Coordinate(latitude: 40.4180563, longitude: -3.7010172999999895),
      description: localized { "Dulce \($0)" }, openingHours: localized { "10-20 \($0)" },
      keywords: localized { "a, \($0)" },
      contact: PlaceContact(
        telephone: "(34) 91 000 00 07", email: "lola@example.org", website: WebAddress("https://lola.example.org/")),
      booking: PlaceBooking(operation: "web", data: "book.example.org"), categories: ["73", "9"], routes: ["4"],
      hasSpecialOffer: true,
      pictures: [
        .image: PlacePicture(WebAddress("https://example.org/a.jpg")),
        .logo: PlacePicture(WebAddress("http://example.org/b.png")),
      ])
    #expect(try await placeItem(record, kind) == .clean(.place(place)))
    #expect(place.id.text == "\(kind)-7" && place.pictures.values.allSatisfy { $0.content == .notRequested })
  }

  @Test(arguments: [
    placeDocument(placeRecord(), placeRecord(id: #""8""#)),
    "[\(placeRecord()), \(placeRecord(id: "8"))]",
    "\(placeRecord())\n\(placeRecord(id: "8"))\n",
    placeDocument(placeRecord()) + placeDocument(placeRecord(id: "8")),
    #"{"ok":true,"result":[\#(placeRecord())],"more":{"result":null},"x":1}\#(placeRecord(id: "8"))"#,
    "\u{FEFF}" + placeDocument(placeRecord(), placeRecord(id: "8")),
  ])
  func `Places in the Madrid feed are read from every supported document structure`(document: String) async throws {
    #expect(
      try await placeItems(document) == [.clean(.place(try churros())), .clean(.place(try churros(number: "8")))])
  }

  @Test(arguments: [#"{"result":[]}"#, "[]", #" { "result" : [ ] , "x" : null } "#])
  func `A Madrid feed without places is read as empty`(document: String) async throws {
    #expect(try await placeItems(document) == [])
  }

  @Test func `All places with the same id in the Madrid feed are returned`() async throws {
    #expect(try await placeItems(placeDocument(placeRecord(), placeRecord())).count == 2)
  }

  @Test func `Numbers and Booleans in the Madrid feed are read as text`() async throws {
    let record = placeRecord(
      #"""
      "address":3,"telephone":910000007,"gps_lat":40.5,"gps_lon":-3,"special_offer":true,"categories":[73,"9"],
      "description_es":12,"booking_operation":false,"rutas":5
      """#, id: "7", name: "24")
    let place = try churros(
      name: "24", address: "3", coordinate: Coordinate(latitude: 40.5, longitude: -3),
      description: LocalizedText([.spanish: "12"]), contact: PlaceContact(telephone: "910000007"),
      booking: PlaceBooking(operation: "false"), categories: ["73", "9"], routes: ["5"], hasSpecialOffer: true)
    #expect(try await placeItem(record) == .clean(.place(place)))
  }

  @Test(arguments: ["null", #""""#, #"" \r\n ""#, "[]", "{}"])
  func `Empty and null fields of a place are read as missing`(nothing: String) async throws {
    let fields = [
      "address", "telephone", "email", "url", "img", "logo_img", "gps_lat", "gps_lon", "special_offer", "categories",
      "rutas", "booking_operation", "booking_data",
    ]
    let texts = ["opening_hours", "description", "keywords"].flatMap { text in
      Self.languages.map { "\(text)_\($0.0)" }
    }
    let empty = (fields + texts).map { #""\#($0)":\#(nothing)"# }
    // An object is not a number, so these two lists report it.
    let expected: [SeedRepair] =
      nothing == "{}" ? ["categories", "rutas"].map { placeRepair($0, from: "{…}", to: nil) } : []
    let item = try await placeItem(placeRecord(empty.joined(separator: ",")))
    #expect(item == (expected.isEmpty ? .clean(.place(try churros())) : .repaired(.place(try churros()), expected)))
  }
}

@Suite struct `An invalid place in the feed` {
  private func problem(_ field: String?, _ expected: SeedExpectation, _ found: String?) -> SeedItem {
    .rejected([SeedProblem(record: 1, field: field, expected: expected, found: found)])
  }

  @Test func `A place without a name is rejected`() async throws {
    #expect(try await placeItem(#"{"id":"7"}"#) == problem("name", .text, nil))
    for (json, found) in [("null", "null"), ("[]", "[…]")] {
      #expect(try await placeItem(placeRecord(name: json)) == problem("name", .text, found))
    }
    for json in [#""""#, #""  ""#, #""\u200b""#] {
      let text = try #require(json == #""\u200b""# ? "\"\u{200B}\"" : json)
      #expect(try await placeItem(placeRecord(name: json)) == problem("name", .nonEmptyText, text))
    }
  }

  @Test func `A place without an id is rejected`() async throws {
    #expect(try await placeItem(#"{"name":"Lola"}"#) == problem("id", .text, nil))
    for (json, found) in [("null", "null"), ("true", "true"), ("[7]", "[…]")] {
      #expect(try await placeItem(placeRecord(id: json)) == problem("id", .text, found))
    }
    for json in [#""""#, #"" ""#] {
      #expect(try await placeItem(placeRecord(id: json)) == problem("id", .nonEmptyText, json))
    }
  }

  @Test(arguments: [1000, 100_000]) func `A place with an id that is too long is rejected`(length: Int) async throws {
    let id = String(repeating: "7", count: length)
    let found = "\"\(id.prefix(60))…\""
    #expect(try await placeItem(placeRecord(id: "\"\(id)\"")) == problem("id", .textUpTo(1000), found))
  }

  @Test func `A place with neither an id nor a name is rejected for both reasons`() async throws {
    #expect(
      try await placeItem(#"{"address":"Sol, 1","url":"-"}"#)
        == .rejected([
          SeedProblem(record: 1, field: "id", expected: .text, found: nil),
          SeedProblem(record: 1, field: "name", expected: .text, found: nil),
        ]))
    #expect(try await placeItems("[{}]").count == 1)
  }

  @Test(arguments: [("7", "7"), ("null", "null"), (#""x""#, #""x""#), ("true", "true")])
  func `A place that is not an object is rejected`(json: String, found: String) async throws {
    #expect(try await placeItem(json) == problem(nil, .object, found))
  }

  @Test func `A rejected place is reported with its record number, and the other places are read`() async throws {
    let items = try await placeItems(placeDocument(placeRecord(), "{}", placeRecord(#""url":"-""#, id: "9")))
    try #require(items.count == 3)
    #expect(items[0] == .clean(.place(try churros())))
    #expect(items[1].problems?.map(\.record) == [2, 2] && items[2].repairs?.map(\.record) == [3])
  }

  @Test func `White space around the id and the name of a place is removed and reported`() async throws {
    let item = try await placeItem(placeRecord(id: #"" 7""#, name: #"" Churros\n Lola ""#))
    #expect(
      item
        == placeFound(
          try churros(), placeRepair("id", from: "\" 7\"", to: "\"7\""),
          placeRepair("name", from: "\" Churros\n Lola \"", to: "\"Churros Lola\"")))
  }
}

@Suite struct `Fields of the feed that the kit doesn't keep` {
  @Test func `A place's unknown fields are counted as ignored unless they are empty`() async throws {
    let more = #""fax":"91 000","country_id":724,"extra":{"x":[1]},"zone":null,"tags":[],"notes":"""#
    let item = try await placeItem(placeRecord(more))
    #expect(item?.repairs?.map(\.field) == ["fax", "country_id", "extra"])
    #expect(item?.repairs?.allSatisfy { $0.kind == .ignored && $0.record == 1 } == true)
  }

  @Test func `The last value of a repeated field of a place is read, and the repetition is reported`() async throws {
    let item = try await placeItem(
      placeRecord(#""address":"Sol, 1","email":"a@b.es","address":"Sol, 2","fax":1,"fax":2"#))
    #expect(
      item
        == placeFound(
          try churros(address: "Sol, 2", contact: .init(email: "a@b.es")),
          placeRepair("address", from: #""Sol, 1""#, to: nil), .ignored("fax", record: 1, from: "true")))
  }

  @Test(arguments: ["id", "name"]) func `A place with a repeated id or name is rejected`(field: String) async throws {
    let item = try await placeItem(placeRecord(#""\#(field)":"8""#))
    #expect(item == .rejected([SeedProblem(record: 1, field: field, expected: .fieldOnce, found: #""8""#)]))
  }
}

@Suite struct `Any document of the feed` {
  private static let seeds = [
    placeDocument(
      placeRecord(
        #"""
        "address":" Sol, 1","telephone":"-","url":"www.a.es ","img":"https:\/\/a.es\/b.png","gps_lat":"40.41,5 ",
        "gps_lon":"-3.7","special_offer":"false","categories":["73"],"rutas":[null],"description_es":"A\r\n\r\nB\u200b",
        "opening_hours_jp":"月曜","keywords_mx":"a, b","booking_data":"a.es/b","x":{"y":[1,2.5e1,true]}
        """#), placeRecord(id: "8", name: #""Café ñ""#)),
    "[\(placeRecord(#""categories":"[1]""#)),\(placeRecord(id: "8"))]", "\(placeRecord())\n\(placeRecord(id: "8"))",
  ].map { Array($0.utf8) }

  @Test(.group(.random)) func `Reading a damaged Madrid feed document never crashes`() async throws {
    var (mutation, understood) = (Mutation(Self.seeds, isJSON: true, seed: 11), 0)
    let inputs = count(sample: 4000, long: 300_000)
    for _ in 1...inputs {
      let document = mutation.next()
      do throws(SeedSourceError) {
        let source = MadridFeed.places(.activity, in: document, at: "x")
        let items = try await seedItems(source)
        #expect(try await seedItems(source) == items)
        for (number, item) in zip(1..., items) { check(item, number, document) }
        understood += 1
      } catch {
        guard case .malformed = error else {
          Issue.record("\(error) of \(String(decoding: document, as: UTF8.self))")
          continue
        }
      }
    }
    #expect((inputs / 20...inputs * 19 / 20).contains(understood), "\(understood) of \(inputs)")
  }

  private func check(_ item: SeedItem, _ number: Int, _ document: [UInt8]) {
    let text = String(decoding: document, as: UTF8.self)
    switch item {
    case .clean(let record): #expect(isPlace(record), "\(text)")
    case .repaired(let record, let repairs):
      #expect(isPlace(record) && !repairs.isEmpty && repairs.allSatisfy { $0.record == number }, "\(text)")
      #expect(repairs.allSatisfy { $0.from != $0.to || $0.kind == .doubtful(.farFromMadrid) }, "\(text)")
    case .rejected(let problems):
      #expect(!problems.isEmpty && problems.allSatisfy { $0.record == number }, "\(text)")
      // Only problems with these fields cause a record to be rejected. Problems with all other fields are repaired.
      #expect(problems.allSatisfy { [nil, "id", "name"].contains($0.field) }, "\(text)")
    }
  }

  private func isPlace(_ record: SeedRecord) -> Bool {
    guard case .place(let place) = record else { return false }
    return place.kind == .activity
      && place.pictures.values.allSatisfy { $0.content == .notRequested && $0.address != nil }
  }
}
