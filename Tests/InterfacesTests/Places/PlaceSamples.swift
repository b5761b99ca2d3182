import Entities
import GatewayTesting
import Interfaces
import UseCases

/// Places, pictures and lists for tests of HTML pages and maps.
enum PlaceSamples {
  static let hostile = [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\" onmouseover=\"alert(1)",
    "' autofocus x='", "&lt;b&gt; ]]> <![CDATA[", "javascript:alert(1)", "\u{202E}right to left",
    "none " + String(decoding: [0xEF, 0xBF, 0xBE], as: UTF8.self),
    "e\u{301}\u{301}",
    String(repeating: "W", count: 200), "👩‍👩‍👧‍👦", "مطعم السلام", "カフェ・ガウディ",
  ]

  static func place(
    _ number: Int, _ name: String? = nil, at coordinate: Coordinate? = .puertaDelSol, address: String = "",
    description: [LanguageTag: String] = [:], hours: [LanguageTag: String] = [:],
    contact: PlaceContact = PlaceContact(), booking: PlaceBooking = PlaceBooking(), isOffer: Bool = false,
    pictures: [PlacePicture.Role: PlacePicture] = [:]
  ) throws -> Place {
    try Place(
      .shop, number: "\(number)", name: name ?? "Tienda \(number)", address: address, coordinate: coordinate,
      description: LocalizedText(description), openingHours: LocalizedText(hours), contact: contact, booking: booking,
      hasSpecialOffer: isOffer, pictures: pictures)
  }

  /// Returns the point at about these distances from the Puerta del Sol, in meters.
  static func point(east: Double = 0, north: Double = 0) throws -> Coordinate {
    let sol = Coordinate.puertaDelSol
    return try Coordinate(
      latitude: sol.latitude + north / 111_195.08, longitude: sol.longitude + east / (111_195.08 * 0.76135))
  }

  static func list(
    _ places: [Place], from firstNumber: Int = 1, hits: Set<Place.ID>? = nil, position: Coordinate? = nil,
    hasMore: Bool = false
  ) -> PlaceList {
    let pins = places.compactMap { place in place.coordinate.map { PlacePin(place.id, name: place.name, at: $0) } }
    return PlaceList(
      Paged(places, hasMore: hasMore), firstNumber: firstNumber, pins: pins, hits: hits, position: position)
  }

  static func map(
    _ places: [Place], hits: Set<Place.ID>? = nil, position: Coordinate? = nil, _ texts: Texts = Texts(.english)
  ) -> PlaceMapModel {
    PlaceMapModel(list(places, hits: hits, position: position), in: texts)
  }

  /// Returns a picture of about `bytes` bytes. Different comments give different pictures.
  static func picture(_ comment: Int, bytes: Int) throws -> (id: Photo.ID, image: LoadedImage) {
    let text = "\(comment) " + String(repeating: "x", count: max(0, bytes - 200))
    guard let image = LoadedImage(SampleImages.jpeg(text)) else { throw NoPicture() }
    // HTML pages don't verify picture ids, and hashing a large picture takes a long time in a debug build.
    return (Photo.ID(ofBytes: Array("\(comment), \(bytes)".utf8)), image)
  }

  static func kept(_ picture: (id: Photo.ID, image: LoadedImage)) -> PlacePicture {
    PlacePicture(nil, .kept(picture.id, bytes: picture.image.bytes.count))
  }

  struct NoPicture: Error {}
}
