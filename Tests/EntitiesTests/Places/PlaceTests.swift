import Entities
import Testing

@Suite struct `A place` {
  @Test func `The name of a place must be one clean line of 1 to 200 scalars`() throws {
    for (name, error) in [("", TextError.empty), ("\u{200B}", .empty), (" a", .unclean), ("a\nb", .unclean)] {
      #expect(throws: PlaceError.name(error)) { try Place(.shop, number: "1", name: name) }
    }
    #expect(throws: PlaceError.name(.tooLong(201, limit: 200))) {
      try Place(.shop, number: "1", name: String(repeating: "ñ", count: 201))
    }
    #expect(try Place(.shop, number: "1", name: String(repeating: "ñ", count: 200)).name.count == 200)
  }

  @Test(arguments: ["a\u{7}b", "a  b", " a", "a\nb", String(repeating: "x", count: 501)])
  func `The error for an invalid single-line field of a place contains the field's value`(line: String) throws {
    let why = line.count > 500 ? TextError.tooLong(501, limit: 500) : .unclean
    let error = PlaceError.line(line, why)
    #expect(throws: error) { try Place(.shop, number: "1", name: "A", address: line) }
    #expect(throws: error) { try Place(.shop, number: "1", name: "A", contact: PlaceContact(telephone: line)) }
    #expect(throws: error) { try Place(.shop, number: "1", name: "A", contact: PlaceContact(email: line)) }
    #expect(throws: error) { try Place(.shop, number: "1", name: "A", booking: PlaceBooking(operation: line)) }
    #expect(throws: error) { try Place(.shop, number: "1", name: "A", booking: PlaceBooking(data: line)) }
    #expect(throws: error) { try Place(.shop, number: "1", name: "A", categories: ["1", line]) }
    #expect(throws: error) { try Place(.shop, number: "1", name: "A", routes: [line, "1"]) }
  }

  @Test(arguments: [" a", "a\n\n\nb", "a\r\nb", "a\n", String(repeating: "x", count: 20_001)])
  func `The error for an invalid multiline field of a place contains the field's value`(text: String) throws {
    let texts = LocalizedText([.english: "A", .mexican: text])
    #expect(throws: PlaceError.text(text)) { try Place(.shop, number: "1", name: "A", description: texts) }
    #expect(throws: PlaceError.text(text)) { try Place(.shop, number: "1", name: "A", openingHours: texts) }
    #expect(throws: PlaceError.text(text)) { try Place(.shop, number: "1", name: "A", keywords: texts) }
  }

  @Test func `A place requires only a kind, a number and a name`() throws {
    let place = try Place(.service, number: "1", name: "A")
    #expect(place.address == "" && place.coordinate == nil && !place.hasSpecialOffer)
    #expect([place.description, place.openingHours, place.keywords] == [.none, .none, .none])
    #expect(place.contact == PlaceContact() && place.booking == PlaceBooking())
    #expect(place.categories == [] && place.routes == [] && place.pictures == [:])
  }

  @Test(arguments: [("CHOCOLATERIA", true), (" ", true), ("churros arenal", true), ("9:00", false), ("x", false)])
  func `A search finds a place by its searchable fields, not by its opening hours`(query: String, isHit: Bool) throws {
    let place = try Place(
      .shop, number: "1", name: "Chocolatería", address: "Arenal, 11",
      description: LocalizedText([.spanish: "churros"]), openingHours: LocalizedText([.spanish: "De 9:00 a 14:00"]))
    #expect(place.matches(SearchText(query)) == isHit)
  }

  @Test func `Replacing the pictures of a place keeps all other values of the place`() throws {
    let photo = Photo.ID(ofBytes: [1])
    let place = try Place(.shop, number: "1", name: "A", pictures: [.logo: PlacePicture(WebAddress("https://a.es"))])
    let pictures: [PlacePicture.Role: PlacePicture] = [.map: PlacePicture(nil, .kept(photo, bytes: 1))]
    #expect(place.with(pictures).pictures == pictures && place.with(pictures).id == place.id)
    #expect(place.with(pictures).with(place.pictures) == place)
    #expect(pictures[.map]?.photo == photo)
    for content in [PlacePicture.Content.notRequested, .missing(.failed)] {
      #expect(PlacePicture(nil, content).photo == nil)
    }
  }
}

@Suite struct `Completing a place from an older record` {
  private func place(
    _ role: PlacePicture.Role, _ content: PlacePicture.Content, at address: String? = "https://example.org/a.jpg",
    number: String = "1", latitude: Double = 40.4
  ) throws -> Place {
    try Place(
      .shop, number: number, name: "Churros", coordinate: Coordinate(latitude: latitude, longitude: -3.7),
      pictures: [role: PlacePicture(try address.map { try WebAddress($0) }, content)])
  }

  private let kept = PlacePicture.Content.kept(Photo.ID(ofBytes: [1]), bytes: 1)

  @Test(arguments: PlacePicture.Absence.allCases)
  func `A missing picture of a place is taken from an older record unless the server deleted it`(
    absence: PlacePicture.Absence
  ) throws {
    for role in [PlacePicture.Role.logo, .image] {
      let completed = try place(role, .missing(absence)).completed(by: place(role, kept))
      #expect(completed == (try place(role, absence == .notThere ? .missing(absence) : kept)))
    }
  }

  @Test func `A place's picture isn't taken from a record with another picture address, role or place`() throws {
    let newer = try place(.logo, .missing(.failed))
    #expect(newer.completed(by: try place(.logo, kept, at: "https://example.org/b.jpg")) == newer)
    #expect(newer.completed(by: try place(.image, kept)) == newer)
    #expect(newer.completed(by: try place(.logo, kept, number: "2")) == newer)
    #expect(newer.completed(by: try place(.logo, .missing(.tooLarge))) == newer)
  }

  @Test func `A missing map of a place is taken from an older record only if the positions are equal`() throws {
    let newer = try place(.map, .missing(.failed), at: nil)
    #expect(newer.completed(by: try place(.map, kept, at: nil)) == (try place(.map, kept, at: nil)))
    #expect(newer.completed(by: try place(.map, kept, at: nil, latitude: 40.5)) == newer)
  }

  @Test func `A place's downloaded picture isn't replaced by a picture from an older record`() throws {
    let newer = try place(.logo, .kept(Photo.ID(ofBytes: [2]), bytes: 2))
    #expect(newer.completed(by: try place(.logo, kept)) == newer)
    let renamed = try Place(.shop, number: "1", name: "Porras")
    #expect(renamed.completed(by: try place(.logo, kept)) == renamed)
  }
}

@Suite struct `The number of a place` {
  @Test func `The id of a place consists of its kind and its number`() throws {
    for (kind, id) in [(Place.Kind.shop, "shop-17"), (.activity, "activity-17"), (.service, "service-17")] {
      let place = try Place(kind, number: "17", name: "A")
      #expect(place.id.text == id && place.number == "17" && place.kind == kind)
      #expect(place.id == Place.ID(of: kind, number: "17"))
    }
  }

  @Test(arguments: [
    "1", "007", "AB", "12-3", "a b", "3.1", "ñ", "1/2", "a_2d_b", "'; DROP TABLE place; --", "../../etc", "%00", "日本",
    "-1", "shop-1", "_",
  ])
  func `Creating a place again from its number gives an equal place`(number: String) throws {
    let place = try Place(.shop, number: number, name: "A")
    #expect(place.number == number)
    #expect(try Place(place.kind, number: place.number, name: "A") == place)
    #expect(try Place.ID(place.id.text) == place.id)
    #expect(place.id.text.hasPrefix("shop-"))
  }

  @Test(arguments: [" 17", "17\n", "\t17 ", "17\u{0}"])
  func `Blanks and control characters at the ends of a place's number are removed`(number: String) throws {
    let place = try Place(.shop, number: number, name: "A")
    #expect(place.number == "17" && place.id.text == "shop-17")
  }

  @Test(arguments: ["", " ", "\n", "\u{200B}", "\u{FEFF} \u{AD}"]) func `A place with a blank number is rejected`(
    number: String
  ) {
    #expect(throws: PlaceError.number(number)) { try Place(.shop, number: number, name: "A") }
    #expect(Place.ID(of: .shop, number: number) == nil)
  }

  @Test func `A place with a number that is too long is rejected`() {
    for number in ["9", "ñ", "\u{200B}", "中"].map({ "1" + String(repeating: $0, count: 1000) }) {
      #expect(throws: PlaceError.number(number)) { try Place(.shop, number: number, name: "A") }
    }
  }

  @Test func `Different numbers give different place ids`() {
    let numbers = ["1", "11", "1-1", "1 1", "1_2d_1", "1/1", "1.1", "1,1", "1_1"]
    #expect(Set(numbers.map { Place.ID(of: .shop, number: $0) }).count == numbers.count)
  }
}

@Suite struct `The position of a place in a list` {
  let madrid: Coordinate
  let barcelona: Coordinate

  init() throws {
    madrid = try Coordinate(latitude: 40.4168, longitude: -3.7038)
    barcelona = try Coordinate(latitude: 41.3874, longitude: 2.1686)
  }

  @Test func `Places are sorted by name, then by id`() throws {
    let places = try [
      place("3", "ñame"), place("2", "Nuez", madrid), place("1", "oca", barcelona), place("10", "ñame", madrid),
    ]
    #expect(order(places, from: nil) == ["shop-2", "shop-10", "shop-3", "shop-1"])
    #expect(places.allSatisfy { PlacePosition($0).distance == nil })
  }

  @Test func `Sorting places by distance puts places with unknown positions last`() throws {
    let places = try [
      place("1", "A"), place("2", "Z", madrid), place("3", "B", barcelona), place("4", "M", madrid), place("5", "Á"),
    ]
    #expect(order(places, from: madrid) == ["shop-4", "shop-2", "shop-3", "shop-1", "shop-5"])
    #expect(order(places, from: barcelona) == ["shop-3", "shop-4", "shop-2", "shop-1", "shop-5"])
    #expect(PlacePosition(places[0], from: madrid).distance == nil)
    #expect(PlacePosition(places[2], from: madrid).distance == madrid.distance(to: barcelona))
  }

  @Test func `The order of places doesn't depend on their input order`() throws {
    var random = SeededGenerator(seed: 4)
    let places = try (0..<60).map { number in
      let spot = number % 3 == 0 ? nil : number % 3 == 1 ? madrid : barcelona
      return try place("\(number)", random.text(1...2, of: Array("aáñn")), spot)
    }
    for point in [nil, madrid, barcelona] {
      let expected = order(places, from: point)
      for _ in 0..<5 { #expect(order(places.shuffled(using: &random), from: point) == expected) }
      let sorted = places.map { PlacePosition($0, from: point) }.sorted()
      for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(left < right && !(right < left)) }
    }
  }

  private func place(_ number: String, _ name: String, _ coordinate: Coordinate? = nil) throws -> Place {
    try Place(.shop, number: number, name: name, coordinate: coordinate)
  }

  private func order(_ places: [Place], from point: Coordinate?) -> [String] {
    places.sorted { PlacePosition($0, from: point) < PlacePosition($1, from: point) }.map(\.id.text)
  }
}
