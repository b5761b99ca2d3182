/// A typical implementation of the places, which reads a database with the kit's tables and indexes.
protocol PlacesPeer {
  typealias Point = (latitude: Double, longitude: Double)

  /// Returns the first places by name, optionally only those of a kind, or those with a word in their name or description.
  func byName(_ limit: Int, kind: String?, word: String?) throws -> [PeerPlace]

  /// Returns the nearest places, sorting all of them in SQLite, as most programs do.
  func nearest(_ limit: Int, to point: Point, word: String?) throws -> [PeerPlace]

  /// Returns the nearest places through the latitude index, in a box around the point that grows until it contains enough places.
  func nearestInBox(_ limit: Int, to point: Point, word: String?) throws -> [PeerPlace]
}

/// A place, with one record for each of its database rows.
struct PeerPlace: Sendable {
  let place: Place
  let texts: [Text]
  let labels: [Label]
  let pictures: [Picture]

  struct Place: Codable, Sendable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case id, kind, number, name, address, latitude, longitude, telephone, email, website
      case bookingOperation = "booking_operation"
      case bookingData = "booking_data"
      case hasSpecialOffer = "has_special_offer"
    }

    let id: String
    let kind: String
    let number: String
    let name: String
    let address: String
    let latitude: Double?
    let longitude: Double?
    let telephone: String
    let email: String
    let website: String?
    let bookingOperation: String
    let bookingData: String
    let hasSpecialOffer: Bool
  }

  struct Text: Codable, Sendable {
    let place: String
    let field: String
    let language: String
    let text: String
  }

  struct Label: Codable, Sendable {
    let place: String
    let kind: String
    let position: Int
    let name: String
  }

  struct Picture: Codable, Sendable {
    let place: String
    let role: String
    let address: String?
    let photo: String?
    let bytes: Int?
    let absence: String?
  }
}
