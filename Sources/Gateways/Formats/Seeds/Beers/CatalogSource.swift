import Entities
import UseCases

/// The records of a catalog, in which a beer's number counts only where its maker has another one of its name before: catalogs number the
/// same beers differently, or not at all.
struct CatalogSource: SeedSource {
  let elements: JSONSeedSource

  func open() throws(SeedSourceError) -> any SeedReader { Reader(base: try elements.open()) }

  private struct Reader: SeedReader {
    var base: any SeedReader
    private var names: Set<Beer.ID> = []

    init(base: any SeedReader) { self.base = base }

    var record: Int { base.record }
    var bytesRead: Int { base.bytesRead }
    var totalBytes: Int? { base.totalBytes }

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      switch try base.next() {
      case .clean(.beer(let beer, let photos)): .clean(.beer(named(beer), photos: photos))
      case .repaired(.beer(let beer, let photos), let repairs): .repaired(.beer(named(beer), photos: photos), repairs)
      case let other: other
      }
    }

    /// The beer under the id of its name alone, unless another one has it.
    private mutating func named(_ beer: Beer) -> Beer {
      guard let id = Beer.ID(ofBeerNamed: beer.name, of: beer.manufacturer), names.insert(id).inserted,
        let named = try? Beer(
          id: id, of: beer.manufacturer, name: beer.name, type: beer.type, measures: beer.measures, album: beer.album)
      else { return beer }
      return named
    }
  }
}
