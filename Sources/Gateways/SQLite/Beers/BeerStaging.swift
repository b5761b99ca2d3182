import Entities
import StoreCore
import UseCases

/// Stages the manufacturers and beers of a seed, with their pictures.
struct BeerStaging: SeedStaging {
  private let waiting: SeedTables

  init(_ store: SQLiteRecords) throws(GatewayError) {
    waiting = try SeedTables(["photo", "manufacturer", "beer"], ["beer_photo": "beer"], like: store)
  }

  var isEmpty: Bool {
    get throws(GatewayError) { try waiting.records.database.isEmpty("manufacturer") }
  }

  func insert(_ record: SeedRecord, over store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) -> Bool {
    switch record {
    case .manufacturer(let manufacturer, let photos):
      if try waiting.records.has(manufacturer.id.text, in: "manufacturer") { return false }
      try bring(manufacturer.photos, from: photos, over: store)
      return try waiting.records.insert(manufacturer)
    case .beer(let beer, let photos):
      if try waiting.records.has(beer.id.text, in: "beer") { return false }
      let maker = beer.manufacturer.text
      if try !waiting.records.has(maker, in: "manufacturer") {
        guard keepsStore, try store.has(maker, in: "manufacturer") else { throw .notFound }
      }
      try bring(beer.album.photos, from: photos, over: store)
      return try waiting.records.insert(beer)
    default: throw .unexpectedRecord(record, store)
    }
  }

  /// Stages the pictures supplied with a record. All other pictures of the record must already be staged or stored.
  private func bring(
    _ ids: [Photo.ID], from photos: [LoadedImage], over store: SQLiteRecords
  ) throws(GatewayError) {
    var byID: [Photo.ID: LoadedImage]?
    for id in ids where try !waiting.records.hasPhoto(id) {
      let images = byID ?? Dictionary(photos.map { (Photo.ID(of: $0), $0) }) { first, _ in first }
      byID = images
      if let image = images[id] {
        try waiting.records.put(image, id)
      } else if try !store.hasPhoto(id) {
        throw .notFound
      }
    }
  }

  func move(to store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) {
    try requireReferencedRecords(in: store)
    let held = try join(store, keepsStore: keepsStore)
    try waiting.copy(to: store)
    for photo in held { try store.database.run("UPDATE photo SET used_by = used_by - 1 WHERE id = ?", .text(photo)) }
    if keepsStore { return }
    // Records are deleted last, so that a beer that moved to another manufacturer keeps its reviews.
    for table in ["beer", "manufacturer"] {
      try store.forEachID(of: table) { (id) throws(GatewayError) in
        if try !waiting.records.has(id, in: table) {
          try store.database.run("DELETE FROM \(table) WHERE id = ?", .text(id))
        }
      }
    }
  }

  /// Throws ``GatewayError/conflict`` if a picture or manufacturer to which the seed refers was deleted from the store during the import.
  private func requireReferencedRecords(in store: SQLiteRecords) throws(GatewayError) {
    let needs = [
      "photo": "SELECT photo FROM beer_photo UNION SELECT logo FROM manufacturer WHERE logo IS NOT NULL",
      "manufacturer": "SELECT manufacturer FROM beer",
    ]
    for (table, sql) in needs {
      let needed = "SELECT needed.* FROM (\(sql)) AS needed EXCEPT SELECT id FROM \(table)"
      for id in try waiting.records.database.rows(needed, row: { $0.text(0) })
      where try !store.has(id, in: table) { throw .conflict }
    }
  }

  /// Updates the stored records that the seed also contains.
  ///
  /// - Returns: the ids of the pictures that an updated record no longer uses but another staged record does. The use counts of these
  ///   pictures remain incremented until all records are copied.
  private func join(_ store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) -> [String] {
    var held: [String] = []
    func hold(_ given: [Photo.ID]) throws(GatewayError) {
      for photo in given where try isNamed(photo) {
        try store.database.run("UPDATE photo SET used_by = used_by + 1 WHERE id = ?", .text(photo.text))
        held.append(photo.text)
      }
    }
    // The pictures must be copied first, because updating a record doesn't store its pictures.
    try waiting.copy("photo", to: store)
    try waiting.forEachKnown("manufacturer", to: store) { (text) throws(GatewayError) in
      let id = try store.database.valid("a manufacturer") { try Manufacturer.ID(text) }
      let staged = try waiting.records.manufacturer(id).orNotFound.manufacturer
      let older = try store.manufacturer(id).orNotFound.manufacturer
      let newer = keepsStore ? staged.completed(by: older) : staged
      if newer == older { return }
      try hold(older.photos.filter { !newer.photos.contains($0) })
      try store.put(newer, replacing: older)
    }
    try waiting.copy("manufacturer", to: store)
    try waiting.forEachKnown("beer", to: store) { (text) throws(GatewayError) in
      let id = try store.database.valid("a beer") { try Beer.ID(text) }
      let (staged, older) = (try waiting.records.beer(id).orNotFound.beer, try store.beer(id).orNotFound.beer)
      let newer = keepsStore ? staged.completed(by: older) : staged
      if newer != older {
        try hold(older.album.photos.filter { !newer.album.photos.contains($0) })
        try store.put(newer, replacing: older)
      }
      try waiting.removeParts(of: text)
    }
    return held
  }

  private func isNamed(_ photo: Photo.ID) throws(GatewayError) -> Bool {
    let sql = "SELECT 1 FROM beer_photo WHERE photo = ?1 UNION SELECT 1 FROM manufacturer WHERE logo = ?1"
    return try waiting.records.database.first(sql, .text(photo.text)) { _ in true } ?? false
  }
}
