import Entities
import StoreCore
import UseCases

/// Stages the places of a seed, with their text, labels and pictures.
struct PlaceStaging: SeedStaging {
  private let waiting: SeedTables

  init(_ store: SQLiteRecords) throws(GatewayError) {
    waiting = try SeedTables(
      ["place", "place_download"], ["place_text": "place", "place_label": "place", "place_picture": "place"],
      like: store)
  }

  var isEmpty: Bool {
    get throws(GatewayError) { try waiting.records.database.isEmpty("place") }
  }

  func insert(_ record: SeedRecord, over store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) -> Bool {
    switch record {
    case .place(let place):
      return try waiting.records.insert(place)
    case .placeDownload(let note):
      try waiting.records.put(note)
      return true
    default: throw .unexpectedRecord(record, store)
    }
  }

  func move(to store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) {
    if !keepsStore { try store.empty("place", "place_download") }
    if try !waiting.records.database.isEmpty("place_download") { try store.empty("place_download") }
    try waiting.forEachKnown("place", to: store) { (id) throws(GatewayError) in
      try store.database.run("DELETE FROM place WHERE id = ?", .text(id))
    }
    try waiting.copy(to: store)
  }
}
