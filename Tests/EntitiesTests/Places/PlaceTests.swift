import Entities
import Testing

@Suite struct `A place` {
  @Test func `has a name of one line`() throws {
    for (name, error) in [("", TextError.empty), ("\u{200B}", .empty), (" a", .unclean), ("a\nb", .unclean)] {
      #expect(throws: PlaceError.name(error)) { try Place(.shop, number: "1", name: name) }
    }
    #expect(throws: PlaceError.name(.tooLong(201, limit: 200))) {
      try Place(.shop, number: "1", name: String(repeating: "ñ", count: 201))
    }
    #expect(try Place(.shop, number: "1", name: String(repeating: "ñ", count: 200)).name.count == 200)
  }

  @Test(arguments: ["a\u{7}b", "a  b", " a", "a\nb", String(repeating: "x", count: 501)])
  func `says which of its lines is wrong`(line: String) throws {
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
  func `says which of its texts is wrong`(text: String) throws {
    let texts = LocalizedText([.english: "A", .mexican: text])
    #expect(throws: PlaceError.text(text)) { try Place(.shop, number: "1", name: "A", description: texts) }
    #expect(throws: PlaceError.text(text)) { try Place(.shop, number: "1", name: "A", openingHours: texts) }
    #expect(throws: PlaceError.text(text)) { try Place(.shop, number: "1", name: "A", keywords: texts) }
  }

  @Test func `needs nothing but a kind, a number and a name`() throws {
    let place = try Place(.service, number: "1", name: "A")
    #expect(place.address == "" && place.coordinate == nil && !place.hasSpecialOffer)
    #expect([place.description, place.openingHours, place.keywords] == [.none, .none, .none])
    #expect(place.contact == PlaceContact() && place.booking == PlaceBooking())
    #expect(place.categories == [] && place.routes == [] && place.pictures == [:])
  }

  @Test(arguments: [("CHOCOLATERIA", true), (" ", true), ("churros arenal", true), ("9:00", false), ("x", false)])
  func `A search finds a place by its searched fields, but not by its opening hours`(query: String, isHit: Bool) throws
  {
    let place = try Place(
      .shop, number: "1", name: "Chocolatería", address: "Arenal, 11",
      description: LocalizedText([.spanish: "churros"]), openingHours: LocalizedText([.spanish: "De 9:00 a 14:00"]))
    #expect(place.matches(SearchText(query)) == isHit)
  }

  @Test func `has other pictures without being another place`() throws {
    let photo = Photo.ID(ofBytes: [1])
    let place = try Place(.shop, number: "1", name: "A", pictures: [.logo: PlacePicture(WebAddress("https://a.es"))])
    let pictures: [PlacePicture.Role: PlacePicture] = [.map: PlacePicture(nil, .kept(photo, bytes: 1))]
    #expect(place.with(pictures).pictures == pictures && place.with(pictures).id == place.id)
    #expect(place.with(pictures).with(place.pictures) == place)
    #expect(pictures[.map]?.photo == photo)
    for content in [PlacePicture.Content.unasked, .missing(.failed)] {
      #expect(PlacePicture(nil, content).photo == nil)
    }
  }
}
