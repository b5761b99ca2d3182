public import Entities
public import UseCases

extension Samples {
  /// Creates a place with these values. All other properties are empty.
  public static func place(
    _ number: String, _ name: String, _ kind: Place.Kind = .shop, at coordinate: Coordinate? = nil
  ) throws -> Place {
    try Place(kind, number: number, name: name, coordinate: coordinate)
  }

  /// Creates a point from a latitude and a longitude, both in degrees.
  public static func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Returns the coordinates of the Puerta del Sol in Madrid.
  public static func sol() throws -> Coordinate { try point(40.416729, -3.703339) }

  /// Creates a place with values for all properties, in all languages of the service. The parameters are the contents of the place's
  /// pictures.
  public static func completePlace(
    _ kind: Place.Kind = .shop, _ logo: PlacePicture.Content = .notRequested,
    _ image: PlacePicture.Content = .notRequested,
    _ map: PlacePicture.Content = .notRequested
  ) throws -> Place {
    let tags = [LanguageTag.english, .spanish, .japanese, .chinese, .chilean, .mexican]
    func text(_ words: String) -> LocalizedText {
      LocalizedText(Dictionary(uniqueKeysWithValues: tags.map { ($0, "\(words) (\($0))\n\n«ñ», 日本 \"'%_\\") }))
    }
    return try Place(
      kind, number: "AB-1/ñ 2", name: "Cañas & Tapas «El Ñandú»", address: "C/ Ñuñez, 1, 2º B",
      coordinate: point(40.418056327500001, -3.7008760000000004), description: text("Qué hay"),
      openingHours: text("De 9 a 14"), keywords: LocalizedText([.spanish: "cañas, tapas"]),
      contact: PlaceContact(
        telephone: "+34 915 55 55 55", email: "ñ@example.org", website: WebAddress("https://example.org/a?b=c#d")),
      booking: PlaceBooking(operation: "web", data: "https://example.org/book"), categories: ["10", "9", "10", ""],
      routes: ["b", "a"], hasSpecialOffer: true,
      pictures: [
        .logo: PlacePicture(WebAddress("https://example.org/logo.jpg"), logo),
        .image: PlacePicture(WebAddress("https://example.org/image.jpg"), image), .map: PlacePicture(nil, map),
      ])
  }

  /// Creates seven places in name order. Two places have no coordinates, and two have the same name.
  public static func places() throws -> [Place] {
    try [
      place("7", "Ámbar", .activity, at: sol()), place("1", "azúcar", at: point(40.5, -3.6)),
      place("1", "Nuez", .activity), place("3", "Ñame", .service, at: point(40.4, -3.8)),
      place("10", "Ñandú", at: point(-33.4, -70.6)), place("2", "Ñandú"), place("4", "Ostras", at: point(40.41, -3.7)),
    ]
  }

  /// Creates the record of a download that was completed `seconds` after the start date of the samples.
  public static func download(_ name: String, at seconds: Double = 0) throws -> PlaceDownloadNote {
    PlaceDownloadNote(
      id: try PlaceDownloadNote.ID(name), source: "https://example.org/\(name)",
      date: date(seconds))
  }
}

extension SeedGateway {
  /// Imports these places and the record of their download. The import replaces all stored places, or adds to them if `inPlaceOfAll` is
  /// `false`. Returns, for each place, whether the writer inserted the place.
  @discardableResult
  public func seed(
    places: [Place], with download: PlaceDownloadNote? = nil, inPlaceOfAll: Bool = true
  ) async throws(GatewayError) -> [Bool] {
    let records = places.map { SeedRecord.place($0) } + (download.map { [.placeDownload($0)] } ?? [])
    return Array(try await seed(records, of: .places, inPlaceOfAll: inPlaceOfAll).prefix(places.count))
  }
}

extension PlaceGateway {
  /// Returns all places that match a query, on one page.
  package func all(
    _ kind: Place.Kind? = nil, _ text: String = "", near point: Coordinate? = nil
  ) async throws(GatewayError) -> [Place] {
    let question = PlaceQuery(kind: kind, matching: SearchText(text), nearest: point)
    return try await places(question, page: Page(limit: .max)).items
  }
}
