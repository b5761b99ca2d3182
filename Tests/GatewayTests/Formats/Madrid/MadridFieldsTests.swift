import Entities
import Gateways
import TestGroups
import Testing
import UseCases

@Suite struct `The location of a place` {
  @Test(
    arguments: [
      (#""40.4180563""#, 40.4180563, nil), (#""40.4180563 ""#, 40.4180563, "40.4180563"),
      (#""40.4180563,275 ""#, 40.4180563275, "40.4180563275"), (#""40,418""#, 40.418, "40.418"),
      (#"" -3.70 ""#, -3.7, "-3.70"), (#""+4""#, 4, nil), (#""90""#, 90, nil), (#""-90.0""#, -90, nil), ("0", 0, nil),
      ("-3.70", -3.7, nil),
      (#""1,234.5""#, nil, nil), (#""91""#, nil, nil), (#""nan""#, nil, nil), (#""1e3""#, nil, nil),
      ("1e1", nil, nil), (#""-""#, nil, nil), (#""--3""#, nil, nil), (#""4 0""#, nil, nil), (#""1,2,3""#, nil, nil),
      (#""40.4.1""#, nil, nil), (#""٤٠""#, nil, nil), (#""inf""#, nil, nil), (#""0x10""#, nil, nil), ("true", nil, nil),
      (#""40º""#, nil, nil), (#"".""#, nil, nil),
    ] as [(String, Double?, String?)])
  func `A malformed number in a place's coordinate is dropped unless its repair is unambiguous`(
    json: String, degrees: Double?, repaired: String?
  )
    async throws
  {
    for (field, other) in [("gps_lat", "gps_lon"), ("gps_lon", "gps_lat")] {
      // The number 91 is an invalid latitude but a valid longitude.
      if field == "gps_lon", json.contains("91") { continue }
      let item = try await placeItem(placeRecord(#""\#(field)":\#(json),"\#(other)":"7""#))
      guard let degrees else {
        let dropped = [placeRepair(field, from: json, to: nil), placeRepair(other, from: "\"7\"", to: nil)]
        #expect(item == .repaired(.place(try churros()), field == "gps_lat" ? dropped : dropped.reversed()))
        continue
      }
      let point = try Coordinate(
        latitude: field == "gps_lat" ? degrees : 7, longitude: field == "gps_lat" ? 7 : degrees)
      let place = try churros(coordinate: point)
      let repairs = repaired.map { [placeRepair(field, from: json, to: "\"\($0)\"")] } ?? []
      guard case .repaired(.place(place), let found)? = item else {
        Issue.record("\(item as Any)")
        continue
      }
      #expect(found.dropLast() == repairs[...])
      #expect(found.last?.kind == .doubtful(.farFromMadrid))
    }
  }

  @Test(arguments: [#""""#, "null", #"" ""#])
  func `A place's coordinate with only one number is dropped and reported`(nothing: String) async throws {
    let neither = try await placeItem(placeRecord(#""gps_lat":\#(nothing),"gps_lon":\#(nothing)"#))
    #expect(neither == .clean(.place(try churros())))
    let one = try await placeItem(placeRecord(#""gps_lat":"40.4","gps_lon":\#(nothing)"#))
    #expect(one == placeFound(try churros(), placeRepair("gps_lat", from: "\"40.4\"", to: nil)))
  }

  @Test func `A place can have any coordinate on Earth, but an impossible coordinate is dropped`() async throws {
    let edge = try await placeItem(placeRecord(#""gps_lat":"-90","gps_lon":"180""#))
    let place = try churros(coordinate: Coordinate(latitude: -90, longitude: 180))
    #expect(edge == placeFound(place, .doubtful("gps_lat", record: 1, value: "-90, 180", .farFromMadrid)))
    for beyond in ["180.0000001", "-181", "403000000"] {
      let item = try await placeItem(placeRecord(#""gps_lat":"1","gps_lon":"\#(beyond)""#))
      #expect(
        item
          == placeFound(
            try churros(), placeRepair("gps_lat", from: "\"1\"", to: nil),
            placeRepair("gps_lon", from: "\"\(beyond)\"", to: nil)))
    }
  }

  @Test(arguments: [
    ("0", "0"), ("-3.7038", "40.4168"), ("-40.4168", "-3.7038"), ("40.4168", "3.7038"), ("41.3874", "2.1686"),
  ]) func `A place's position far from Madrid is kept and reported as doubtful`(latitude: String, longitude: String)
    async throws
  {
    let item = try await placeItem(placeRecord(#""gps_lat":"\#(latitude)","gps_lon":\#(longitude)"#))
    let place = try churros(coordinate: Coordinate(latitude: latitude, longitude: longitude))
    let value = "\(latitude), \(longitude)"
    #expect(item == placeFound(place, .doubtful("gps_lat", record: 1, value: value, .farFromMadrid)))
  }

  @Test(arguments: [("40.4168", "-3.7038"), ("39.8628", "-4.0273"), ("40.9429", "-4.1088"), ("40.0311", "-3.6025")])
  func `A place's position in Madrid or a nearby town is not reported as doubtful`(latitude: String, longitude: String)
    async throws
  {
    let item = try await placeItem(placeRecord(#""gps_lat":"\#(latitude)","gps_lon":\#(longitude)"#))
    #expect(item?.clean != nil)
  }
}

@Suite struct `The texts of a place` {
  @Test(arguments: [
    (#""A\r\n\r\n\r\nB  C \n""#, "A\n\nB C"), (#""\u200bA\u200bB""#, "\u{200B}A\u{200B}B"),
    (#""“A” 'B' \"C\"""#, "“A” 'B' \"C\""), (#"" 月曜～土曜10:00 ""#, "月曜～土曜10:00"), (#""A\u0000B""#, "A B"),
    (#""A &amp; <b>B<\/b>""#, "A &amp; <b>B</b>"),
  ])
  func `Cleaning up white space in a place's text preserves paragraphs and is not reported`(json: String, text: String)
    async throws
  {
    let item = try await placeItem(placeRecord(#""description_jp":\#(json),"opening_hours_jp":\#(json)"#))
    let texts = LocalizedText([.japanese: text])
    #expect(item == .clean(.place(try churros(description: texts, openingHours: texts))))
  }

  @Test func `A place's keywords, address and contact data are reduced to one line`() async throws {
    let dirty = #"" A,  B\t""#
    let item = try await placeItem(
      placeRecord(
        #""keywords_es":\#(dirty),"address":\#(dirty),"telephone":\#(dirty),"email":\#(dirty),"booking_data":\#(dirty)"#
      ))
    #expect(
      item
        == .clean(
          .place(
            try churros(
              address: "A, B", keywords: LocalizedText([.spanish: "A, B"]),
              contact: PlaceContact(telephone: "A, B", email: "A, B"), booking: PlaceBooking(data: "A, B")))))
  }

  @Test func `Several lines in a one-line field of a place are joined with commas and reported`() async throws {
    let item = try await placeItem(
      placeRecord(
        #""telephone":" 91 555 12 34\n\n91 555 12 35\n","address":"Calle A, 1\r\nCalle B, 2","email":"a@b.es,\u2028 c@d.es""#
      ))
    #expect(
      item
        == placeFound(
          try churros(
            address: "Calle A, 1, Calle B, 2",
            contact: PlaceContact(telephone: "91 555 12 34, 91 555 12 35", email: "a@b.es, c@d.es")),
          placeRepair("address", from: "\"Calle A, 1\r\nCalle B, 2\"", to: #""Calle A, 1, Calle B, 2""#),
          placeRepair("telephone", from: "\" 91 555 12 34\n\n91 555 12 35\n\"", to: #""91 555 12 34, 91 555 12 35""#),
          placeRepair("email", from: "\"a@b.es,\u{2028} c@d.es\"", to: #""a@b.es, c@d.es""#)))
  }

  @Test(arguments: ["telephone", "email"])
  func `A dash in place of a place's contact data is dropped and reported`(field: String) async throws {
    for stroke in ["-", " - ", "–", "--"] {
      let item = try await placeItem(placeRecord(#""\#(field)":"\#(stroke)""#))
      #expect(item == placeFound(try churros(), placeRepair(field, from: "\"\(stroke)\"", to: nil)))
    }
    let item = try await placeItem(placeRecord(#""\#(field)":" (34) 91 0""#))
    let contact = field == "email" ? PlaceContact(email: "(34) 91 0") : PlaceContact(telephone: "(34) 91 0")
    #expect(item == .clean(.place(try churros(contact: contact))))
  }

  @Test(.group(.heavy))
  func `A place's text that exceeds the maximum length is truncated and reported`() async throws {
    let limit = Paragraphs.maximumLength
    let whole = String(repeating: "ñ", count: limit)
    let kept = try await placeItem(placeRecord(#""description_es":"\#(whole)""#))
    #expect(kept == .clean(.place(try churros(description: LocalizedText([.spanish: whole])))))
    for (letter, longer) in [("a", limit + 1), ("ñ", limit + 1), ("町", limit + 1), ("😀", limit + 1), ("a", 1 << 20)] {
      let item = try await placeItem(placeRecord(#""description_es":"\#(String(repeating: letter, count: longer))""#))
      guard case .repaired(.place(let place), let repairs) = item else {
        Issue.record("\(longer) of \(letter): \(String(describing: item))")
        continue
      }
      let text = try #require(place.description.texts[.spanish])
      #expect(text.last == "…" && text.dropLast().allSatisfy { String($0) == letter })
      // The reader keeps at most 65,536 bytes of text, which can contain fewer characters than the field allows.
      let read = longer * letter.utf8.count > 65_536 ? 65_536 / letter.utf8.count + 1 : limit
      #expect(text.unicodeScalars.count == min(limit, read))
      #expect(repairs.count == 1 && repairs[0].field == "description_es" && repairs[0].to?.isEmpty == false)
    }
  }

  @Test(arguments: [("address", 500), ("name", 200), ("keywords_en", 20_000)])
  func `Text that is too long for a one-line field of a place is truncated and reported`(field: String, limit: Int)
    async throws
  {
    let long = String(repeating: "x", count: limit + 1)
    let name = field == "name" ? "" : #""name":"Churros Lola","#
    let item = try await placeItem(#"{"id":7,\#(name)"\#(field)":"\#(long)"}"#)
    let cut = String(repeating: "x", count: limit - 1) + "…"
    let start = String(repeating: "x", count: 60) + "…"
    let place =
      switch field {
      case "address": try churros(address: cut)
      case "name": try churros(name: cut)
      default: try churros(keywords: LocalizedText([.english: cut]))
      }
    #expect(item == placeFound(place, placeRepair(field, from: "\"\(start)\"", to: "\"\(start)\"")))
  }

  @Test func `Lists and objects in a place's text fields are dropped and reported`() async throws {
    let item = try await placeItem(placeRecord(#""address":["Calle"],"description_es":{"a":1}"#))
    #expect(
      item
        == placeFound(
          try churros(), placeRepair("address", from: "[…]", to: nil),
          placeRepair("description_es", from: "{…}", to: nil)))
  }
}

@Suite struct `The lists and flags of a place` {
  @Test(
    arguments: [
      ("[]", []), ("[null]", []), (#"["73"]"#, ["73"]), (#"[73," 9 ",1.5]"#, ["73", "9", "1.5"]), (#""73""#, ["73"]),
      ("73", ["73"]), (#""[\"73\",9]""#, ["73", "9"]), (#""[]""#, []), (#""[null]""#, []), (#"["",null," "]"#, []),
      (#""[73""#, ["[73"]), (#""[x]""#, ["[x]"]),
    ] as [(String, [String])])
  func `A place's categories and routes are read in every supported format`(json: String, numbers: [String])
    async throws
  {
    let item = try await placeItem(placeRecord(#""categories":\#(json),"rutas":\#(json)"#))
    #expect(item == .clean(.place(try churros(categories: numbers, routes: numbers))))
  }

  @Test func `A place's category is dropped and reported if it is too long or isn't text`() async throws {
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
  func `A place's special offer is read in every supported format`(json: String, offer: Bool) async throws {
    let item = try await placeItem(placeRecord(#""special_offer":\#(json)"#))
    #expect(item == .clean(.place(try churros(hasSpecialOffer: offer))))
  }

  @Test func `A place's special offer that is neither true nor false is read as false and reported`() async throws {
    let item = try await placeItem(placeRecord(#""special_offer":"quizás""#))
    #expect(item == placeFound(try churros(), placeRepair("special_offer", from: "\"quizás\"", to: nil)))
  }
}

@Suite struct `The web addresses of a place` {
  private static let fields = ["url", "img", "logo_img"]

  private func place(_ field: String, _ address: String?) throws -> Place {
    let address = try address.map { try WebAddress($0) }
    switch field {
    case "url": return try churros(contact: PlaceContact(website: address))
    default:
      let role = field == "img" ? PlacePicture.Role.image : .logo
      return try churros(pictures: address.map { [role: PlacePicture($0)] } ?? [:])
    }
  }

  @Test(
    arguments: fields,
    [
      "https://a.es/b?c=d#e", "http://a.es", "HTTPS://A.es:8/b.png", "http://localhost/a",
      "https://a.es/?id=1&copy=2&lt=3&para",
    ])
  func `A complete web address of a place is kept unchanged`(field: String, address: String) async throws {
    #expect(try await placeItem(placeRecord(#""\#(field)":"\#(address)""#)) == placeFound(try place(field, address)))
  }

  @Test(
    arguments: fields,
    [
      ("www.lola.es", "https://www.lola.es"), ("a.es/b c.png", "https://a.es/b%20c.png"),
      ("a.es:8080/x", "https://a.es:8080/x"), ("//a.es/x", "https://a.es/x"), (" http://a.es ", "http://a.es"),
      ("https://a.es/ñ", "https://a.es/%C3%B1"), ("a.es?u=http://b.es", "https://a.es?u=http://b.es"),
      ("https://a.es/?b=1&amp;c=2", "https://a.es/?b=1&c=2"),
      ("https://a.es/?b=1&amp;copy=2&reg=3", "https://a.es/?b=1&copy=2&reg=3"),
    ])
  func `Incomplete web addresses of a place are completed and reported`(field: String, address: (String, String))
    async throws
  {
    let item = try await placeItem(placeRecord(#""\#(field)":"\#(address.0)""#))
    let repair = placeRepair(field, from: "\"\(address.0)\"", to: "\"\(address.1)\"")
    #expect(item == placeFound(try place(field, address.1), repair))
  }

  @Test(
    arguments: fields,
    [
      "-", "no tiene", "No tiene web.", "n/a", "info@lola.es", "mailto:a@b.es", "javascript:alert(1)", "tel:915",
      "ftp://a.es/x", "https://", "https:///x", "/media/a.png", "a.png file", "http://a b.es/x", ".es", "...",
      "http:a.es", "www.a.es:x1/", "https://a.es/" + String(repeating: "x", count: 2000),
    ])
  func `Text without a host is reported instead of being read as a place's web address`(field: String, text: String)
    async throws
  {
    let item = try await placeItem(placeRecord(#""\#(field)":"\#(text)""#))
    let shown = text.count > 60 ? text.prefix(60) + "…" : text
    #expect(item == placeFound(try place(field, nil), placeRepair(field, from: "\"\(shown)\"", to: nil)))
  }

  @Test func `A number or a Boolean in place of a place's web address is dropped and reported`() async throws {
    let item = try await placeItem(placeRecord(#""url":false,"img":7"#))
    let repairs = [placeRepair("url", from: "false", to: nil), placeRepair("img", from: "7", to: nil)]
    #expect(item == .repaired(.place(try churros()), repairs))
  }
}
