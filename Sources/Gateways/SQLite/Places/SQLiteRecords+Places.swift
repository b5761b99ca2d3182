public import Entities
import Gateways
public import StoreCore
public import UseCases

/// Reads and writes the place tables.
extension SQLiteRecords: PlaceRecords {
  public func placeDownload() throws(GatewayError) -> PlaceDownloadNote? {
    try database.first("SELECT id, source, date FROM place_download") { (row) throws(GatewayError) in
      guard let date = Timestamp.date(row.text(2)) else {
        throw .corrupt(what: database.path, why: "the date of the download of places is \(row.text(2))")
      }
      return try database.valid("the download of places") {
        PlaceDownloadNote(id: try PlaceDownloadNote.ID(row.text(0)), source: row.text(1), date: date)
      }
    }
  }

  func put(_ note: PlaceDownloadNote) throws(GatewayError) {
    try database.run(
      "INSERT OR REPLACE INTO place_download VALUES (1, ?, ?, ?)", .text(note.id.text), .text(note.source),
      .text(Timestamp.text(note.date)))
  }

  public func placeCounts() throws(GatewayError) -> PlaceCounts {
    var counts: [Place.Kind: Int] = [:]
    try database.forEach("SELECT kind, count(*) FROM place GROUP BY kind", []) { (row) throws(GatewayError) in
      guard let kind = Place.Kind(rawValue: row.text(0)) else {
        throw .corrupt(what: database.path, why: "a place is a \(row.text(0))")
      }
      counts[kind] = row.integer(1)
      return true
    }
    // Pictures with the same address or map location count once. If such a picture is missing for one place, it is missing for every place
    // that shares it.
    let states = try database.rows(
      """
      SELECT max(CASE WHEN photo IS NOT NULL THEN 0 WHEN absence IN ('notThere', 'fatal') THEN 1 ELSE 2 END)
      FROM place_picture JOIN place ON place.id = place_picture.place
      GROUP BY place_picture.address, iif(place_picture.address IS NULL, latitude, NULL),
        iif(place_picture.address IS NULL, longitude, NULL)
      """
    ) { $0.integer(0) }
    return PlaceCounts(
      places: counts, pictures: states.count, missingPictures: states.count { $0 == 2 },
      skippedPictures: states.count { $0 == 1 })
  }

  public func place(_ id: Place.ID) throws(GatewayError) -> Place? { try found([id.text])[id.text] }

  public func places(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place> {
    let found = try PlaceSearch(database, question).ids(page)
    return Paged(try places(found.items), hasMore: found.hasMore)
  }

  public func bestPlaces(_ question: PlaceQuery, page: Page) throws(GatewayError) -> Paged<Place> {
    if question.search.isBlank { return try places(question, page: page) }
    guard let found = try PlaceSearch(database, question).best(page) else {
      return try places(question, page: page)
    }
    return Paged(try places(found.items), hasMore: found.hasMore)
  }

  public func pins(_ question: PlaceQuery) throws(GatewayError) -> [PlacePin] {
    try PlaceSearch(database, question).pins()
  }

  /// Calls `body` with every place, in name order.
  func forEachPlace(_ body: (Place) throws(GatewayError) -> Void) throws(GatewayError) {
    var rest = try database.rows("SELECT id FROM place ORDER BY name_key, id") { $0.text(0) }[...]
    while !rest.isEmpty {
      for place in try places(Array(rest.prefix(500))) { try body(place) }
      rest = rest.dropFirst(500)
    }
  }

  /// Returns the places with these ids, all of which must exist.
  private func places(_ ids: [String]) throws(GatewayError) -> [Place] {
    var (places, rest): ([Place], ArraySlice<String>) = ([], ids[...])
    while !rest.isEmpty {
      let some = Array(rest.prefix(500))
      let found = try found(some)
      for id in some {
        guard let place = found[id] else {
          throw .corrupt(what: database.path, why: "an index names \(id), which is missing")
        }
        places.append(place)
      }
      rest = rest.dropFirst(some.count)
    }
    return places
  }

  /// Returns the places with these ids, by id. Skips ids that don't exist.
  private func found(_ ids: [String]) throws(GatewayError) -> [String: Place] {
    let list = SQLiteValue.text(String(decoding: try JSONDocument.encode(ids, isPretty: false), as: UTF8.self))
    let parts = try PlaceParts.all(of: list, database)
    let places = try database.rows(
      "SELECT \(PlaceTableRow.columns) FROM place WHERE id IN (SELECT value FROM json_each(?))", list
    ) { (row) throws(GatewayError) in try PlaceTableRow.place(row, parts[row.text(0)] ?? PlaceParts(), database) }
    return Dictionary(uniqueKeysWithValues: places.map { ($0.id.text, $0) })
  }

  /// Inserts a place. If a place with the same id exists, changes nothing and returns `false`.
  func insert(_ place: Place) throws(GatewayError) -> Bool {
    let id = SQLiteValue.text(place.id.text)
    let inserted = try database.run(
      "INSERT INTO place VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING", id,
      .text(place.kind.rawValue),
      .text(place.number), .text(place.name), .text(place.address), SQLiteValue(place.coordinate?.latitude),
      SQLiteValue(place.coordinate?.longitude), .text(place.contact.telephone), .text(place.contact.email),
      SQLiteValue(place.contact.website?.text), .text(place.booking.operation), .text(place.booking.data),
      .integer(place.hasSpecialOffer ? 1 : 0), .text(CollationKey(place.name).text),
      .text(SearchText.fold(place.name)), .text(place.searchedTexts.foldedBeyondTitle))
    if inserted == 0 { return false }
    for (field, text) in PlaceTableRow.texts(of: place) {
      for (language, words) in text.texts {
        try database.run(
          "INSERT INTO place_text VALUES (?, ?, ?, ?)", id, .text(field.rawValue), .text(language.text), .text(words))
      }
    }
    for (kind, labels) in PlaceTableRow.labels(of: place) {
      for (position, label) in labels.enumerated() {
        try database.run(
          "INSERT INTO place_label VALUES (?, ?, ?, ?)", id, .text(kind.rawValue), SQLiteValue(position), .text(label)
        )
      }
    }
    for (role, picture) in place.pictures {
      let (photo, bytes, absence) = PlaceTableRow.columns(of: picture.content)
      try database.run(
        "INSERT INTO place_picture VALUES (?, ?, ?, ?, ?, ?)", id, .text(role.rawValue),
        SQLiteValue(picture.address?.text), photo, bytes, absence)
    }
    return true
  }
}
