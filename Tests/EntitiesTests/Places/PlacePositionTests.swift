import Entities
import Testing

@Suite struct `Where a place stands` {
  let madrid: Coordinate
  let barcelona: Coordinate

  init() throws {
    madrid = try Coordinate(latitude: 40.4168, longitude: -3.7038)
    barcelona = try Coordinate(latitude: 41.3874, longitude: 2.1686)
  }

  @Test func `is where its name does, of one name where its id does`() throws {
    let places = try [
      place("3", "ñame"), place("2", "Nuez", madrid), place("1", "oca", barcelona), place("10", "ñame", madrid),
    ]
    #expect(order(places, from: nil) == ["shop-2", "shop-10", "shop-3", "shop-1"])
    #expect(places.allSatisfy { PlacePosition($0).distance == nil })
  }

  @Test func `is nearer first from a point, and last where nobody knows`() throws {
    let places = try [
      place("1", "A"), place("2", "Z", madrid), place("3", "B", barcelona), place("4", "M", madrid), place("5", "Á"),
    ]
    #expect(order(places, from: madrid) == ["shop-4", "shop-2", "shop-3", "shop-1", "shop-5"])
    #expect(order(places, from: barcelona) == ["shop-3", "shop-4", "shop-2", "shop-1", "shop-5"])
    #expect(PlacePosition(places[0], from: madrid).distance == nil)
    #expect(PlacePosition(places[2], from: madrid).distance == madrid.distance(to: barcelona))
  }

  @Test func `does not depend on how they came`() throws {
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
