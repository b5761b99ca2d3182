import Entities
import UseCases

/// Returns all items of a seed.
func seedItems(_ source: any SeedSource) async throws(SeedSourceError) -> [SeedItem] {
  var (items, reader) = ([SeedItem](), try await source.open())
  while let item = try reader.next() { items.append(item) }
  return items
}

extension SeedItem {
  /// The record of a clean item. `nil` for any other item.
  var clean: SeedRecord? { if case .clean(let record) = self { record } else { nil } }
  /// The repairs to a repaired item. `nil` for any other item.
  var repairs: [SeedRepair]? { if case .repaired(_, let repairs) = self { repairs } else { nil } }
  /// The problems with a rejected item. `nil` for any other item.
  var problems: [SeedProblem]? { if case .rejected(let problems) = self { problems } else { nil } }
}

extension SeedRecord {
  var beer: Beer? { if case .beer(let beer, _) = self { beer } else { nil } }
  var maker: Manufacturer? { if case .manufacturer(let maker, _) = self { maker } else { nil } }
  var photos: [LoadedImage] {
    switch self {
    case .manufacturer(_, let photos), .beer(_, let photos): photos
    case .dish, .recipe, .place, .placeDownload: []
    }
  }
}
