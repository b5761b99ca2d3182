#if SQLite
  import Entities
  import UseCases

  /// A row of the table `place`, from which a place is made with what stands in the other tables.
  struct PlaceRow {
    static let columns = """
      id, kind, number, name, address, latitude, longitude, telephone, email, website, booking_operation, booking_data, \
      has_special_offer
      """

    /// What a text says.
    enum Field: String, CaseIterable {
      case description
      case openingHours = "opening hours"
      case keywords
    }

    /// What a label says.
    enum Label: String, CaseIterable {
      case category
      case route
    }

    static func texts(of place: Place) -> [(Field, LocalizedText)] {
      [(.description, place.description), (.openingHours, place.openingHours), (.keywords, place.keywords)]
    }

    static func labels(of place: Place) -> [(Label, [String])] {
      [(.category, place.categories), (.route, place.routes)]
    }

    static func columns(
      of content: PlacePicture.Content
    ) -> (photo: SQLiteValue, bytes: SQLiteValue, absence: SQLiteValue) {
      switch content {
      case .unasked: (.null, .null, .null)
      case .kept(let photo, let bytes): (.text(photo.text), SQLiteValue(bytes), .null)
      case .missing(let absence): (.null, .null, .text(absence.rawValue))
      }
    }

    private let id: String
    private let kind: String
    private let number: String
    private let name: String
    private let address: String
    private let point: (latitude: Double, longitude: Double)?
    private let telephone: String
    private let email: String
    private let website: String?
    private let booking: PlaceBooking
    private let hasSpecialOffer: Bool

    init(_ row: SQLiteStatement) {
      id = row.text(0)
      kind = row.text(1)
      number = row.text(2)
      name = row.text(3)
      address = row.text(4)
      if let latitude = row.realOrNil(5), let longitude = row.realOrNil(6) {
        point = (latitude, longitude)
      } else {
        point = nil
      }
      telephone = row.text(7)
      email = row.text(8)
      website = row.textOrNil(9)
      booking = PlaceBooking(operation: row.text(10), data: row.text(11))
      hasSpecialOffer = row.integer(12) == 1
    }

    func place(_ database: SQLiteConnection) throws(GatewayError) -> Place {
      guard let kind = Place.Kind(rawValue: kind) else {
        throw .corrupt(what: database.path, why: "place \(id) is a \(kind)")
      }
      let (texts, labels, pictures) = (try texts(database), try labels(database), try pictures(database))
      return try database.valid("place \(id)") {
        let place = try Place(
          kind, number: number, name: name, address: address,
          coordinate: point.map { try Coordinate(latitude: $0.latitude, longitude: $0.longitude) },
          description: LocalizedText(texts[Field.description.rawValue] ?? [:]),
          openingHours: LocalizedText(texts[Field.openingHours.rawValue] ?? [:]),
          keywords: LocalizedText(texts[Field.keywords.rawValue] ?? [:]),
          contact: PlaceContact(
            telephone: telephone, email: email, website: website.map { try WebAddress($0) }),
          booking: booking, categories: labels[Label.category.rawValue] ?? [],
          routes: labels[Label.route.rawValue] ?? [], hasSpecialOffer: hasSpecialOffer, pictures: pictures)
        guard place.id.text == id else {
          throw DocumentError.wrong("the id", found: id, expected: place.id.text)
        }
        return place
      }
    }

    private func texts(_ database: SQLiteConnection) throws(GatewayError) -> [String: [LanguageTag: String]] {
      var texts: [String: [LanguageTag: String]] = [:]
      try database.forEach("SELECT field, language, text FROM place_text WHERE place = ?", [.text(id)]) {
        (row) throws(GatewayError) in
        let language = try database.valid("a language of \(id)") { try LanguageTag(row.text(1)) }
        texts[row.text(0), default: [:]][language] = row.text(2)
        return true
      }
      return texts
    }

    private func labels(_ database: SQLiteConnection) throws(GatewayError) -> [String: [String]] {
      var labels: [String: [String]] = [:]
      try database.forEach("SELECT kind, name FROM place_label WHERE place = ? ORDER BY kind, position", [.text(id)]) {
        (row) throws(GatewayError) in
        labels[row.text(0), default: []].append(row.text(1))
        return true
      }
      return labels
    }

    private func pictures(_ database: SQLiteConnection) throws(GatewayError) -> [PlacePicture.Role: PlacePicture] {
      var pictures: [PlacePicture.Role: PlacePicture] = [:]
      try database.forEach(
        "SELECT role, address, photo, bytes, absence FROM place_picture WHERE place = ?", [.text(id)]
      ) { (row) throws(GatewayError) in
        let picture = PlacePictureDocument(
          address: row.textOrNil(1), photo: row.textOrNil(2), bytes: row.integerOrNil(3), absence: row.textOrNil(4))
        guard let role = PlacePicture.Role(rawValue: row.text(0)) else {
          throw .corrupt(what: database.path, why: "a picture of \(id) is a \(row.text(0))")
        }
        pictures[role] = try database.valid("a picture of \(id)") { try picture.picture() }
        return true
      }
      return pictures
    }
  }
#endif
