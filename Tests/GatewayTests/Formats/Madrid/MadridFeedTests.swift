import Entities
import Gateways
import Testing
import UseCases

@Suite struct `The feed of Madrid is read` {
  private static let languages: [(String, LanguageTag)] = [
    ("en", .english), ("es", .spanish), ("jp", .japanese), ("cn", .chinese), ("cl", .chilean), ("mx", .mexican),
  ]

  @Test(arguments: Place.Kind.allCases) func `with all that a place has`(kind: Place.Kind) async throws {
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
    #expect(place.id.text == "\(kind)-7" && place.pictures.values.allSatisfy { $0.content == .unasked })
  }

  @Test(arguments: [
    placeDocument(placeRecord(), placeRecord(id: #""8""#)),
    "[\(placeRecord()), \(placeRecord(id: "8"))]",
    "\(placeRecord())\n\(placeRecord(id: "8"))\n",
    placeDocument(placeRecord()) + placeDocument(placeRecord(id: "8")),
    #"{"ok":true,"result":[\#(placeRecord())],"more":{"result":null},"x":1}\#(placeRecord(id: "8"))"#,
    "\u{FEFF}" + placeDocument(placeRecord(), placeRecord(id: "8")),
  ])
  func `however its places are put together`(document: String) async throws {
    #expect(
      try await placeItems(document) == [.clean(.place(try churros())), .clean(.place(try churros(number: "8")))])
  }

  @Test(arguments: [#"{"result":[]}"#, "[]", #" { "result" : [ ] , "x" : null } "#])
  func `A Madrid feed without places is read as empty`(document: String) async throws {
    #expect(try await placeItems(document) == [])
  }

  @Test func `with an id as often as it is there, as that is for the store to judge`() async throws {
    #expect(try await placeItems(placeDocument(placeRecord(), placeRecord())).count == 2)
  }

  @Test func `with numbers and words where texts should be`() async throws {
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
  func `with nothing where there is nothing to be read`(nothing: String) async throws {
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
