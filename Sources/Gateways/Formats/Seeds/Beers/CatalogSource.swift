import Entities
import UseCases

/// The records of a catalog, in which a beer is known by its name alone where its maker has no other one of that name: catalogs number the
/// same beers differently, or not at all. Where there are several, each is told apart by what `CatalogBeer` calls its mark, whatever the
/// order in which they stand.
struct CatalogSource: SeedSource {
  let elements: JSONSeedSource
  /// The same without pictures, read before for the names of the beers.
  let names: JSONSeedSource

  func open() throws(SeedSourceError) -> any SeedReader {
    Reader(base: try elements.open(), names: try names.open())
  }

  private struct Reader: SeedReader {
    var base: any SeedReader
    /// Read to the end by the first question: on the thread that imports, not on the one that opens.
    var names: (any SeedReader)?
    /// The names that several beers have.
    private var shared: Set<Beer.ID> = []

    init(base: any SeedReader, names: any SeedReader) { (self.base, self.names) = (base, names) }

    var record: Int { base.record }
    var bytesRead: Int { base.bytesRead }
    var totalBytes: Int? { base.totalBytes }

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      if let names {
        shared = Self.shared(names)
        self.names = nil
      }
      return switch try base.next() {
      case .clean(.beer(let beer, let photos)): .clean(.beer(named(beer), photos: photos))
      case .repaired(.beer(let beer, let photos), let repairs): .repaired(.beer(named(beer), photos: photos), repairs)
      case let other: other
      }
    }

    /// The names of beers that come with different marks; the same beer twice is a duplicate.
    private static func shared(_ names: any SeedReader) -> Set<Beer.ID> {
      var (names, marks, shared): (any SeedReader, [Beer.ID: Int], Set<Beer.ID>) = (names, [:], [])
      // What is wrong with the file the second reading tells.
      while !Task.isCancelled, let item = try? names.next() {
        guard let beer = item.beer, let name = Beer.ID(ofBeerNamed: beer.name, of: beer.manufacturer) else { continue }
        let mark = beer.id.hashValue
        if marks.updateValue(mark, forKey: name).map({ $0 != mark }) ?? false { shared.insert(name) }
      }
      return shared
    }

    /// The beer under the id of its name alone, unless others share that.
    private func named(_ beer: Beer) -> Beer {
      guard let id = Beer.ID(ofBeerNamed: beer.name, of: beer.manufacturer), !shared.contains(id),
        let named = try? Beer(
          id: id, of: beer.manufacturer, name: beer.name, type: beer.type, measures: beer.measures, album: beer.album)
      else { return beer }
      return named
    }
  }
}

/// No pictures, where only the names of beers count.
struct NoPictures: CatalogPictures {
  func isInside(_ name: String) -> Bool { true }
  func picture(_ name: String) -> LoadedImage? { nil }
}

extension SeedItem {
  fileprivate var beer: Beer? {
    switch self {
    case .clean(.beer(let beer, _)), .repaired(.beer(let beer, _), _): beer
    default: nil
    }
  }
}
