import Entities

extension SeedRecord {
  /// Returns the record with the id of the record that it replaces, because the store can contain a catalog's beer under a longer id.
  func identified(as old: SeedRecord?) -> SeedRecord {
    guard case .beer(let beer, let photos) = self, case .beer(let known, _) = old, known.id != beer.id,
      let renamed = try? Beer(
        id: known.id, of: beer.manufacturer, name: beer.name, type: beer.type, measures: beer.measures,
        album: beer.album)
    else { return self }
    return .beer(renamed, photos: photos)
  }

  /// Returns another record with the pictures from this record.
  func holding(_ other: SeedRecord) -> SeedRecord {
    switch (self, other) {
    case (.manufacturer(_, let photos), .manufacturer(let other, _)): .manufacturer(other, photos: photos)
    case (.beer(_, let photos), .beer(let other, _)): .beer(other, photos: photos)
    default: other
    }
  }

  /// Returns this record as a store saves it when it replaces `old`, with missing values taken from `old`, and without pictures.
  func completed(by old: SeedRecord?) -> SeedRecord {
    switch (self, old) {
    case (.recipe(let new), .recipe(let old)): .recipe(new.completed(by: old))
    case (.manufacturer(let new, _), .manufacturer(let old, _)): .manufacturer(new.completed(by: old), photos: [])
    case (.beer(let new, _), .beer(let old, _)): .beer(new.completed(by: old), photos: [])
    case (.manufacturer(let new, _), _): .manufacturer(new, photos: [])
    case (.beer(let new, _), _): .beer(new, photos: [])
    default: self
    }
  }
}
