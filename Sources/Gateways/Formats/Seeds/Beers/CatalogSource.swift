import Entities
import UseCases

/// The records of a catalog, in which a beer is known by its name alone where its maker has no other one of that name: catalogs number the
/// same beers differently, or not at all. Where there are several, each is told apart by what `CatalogBeer` calls its mark, whatever the
/// order in which they stand. Manufacturers that only beers name come first.
struct CatalogSource: SeedSource {
  let elements: JSONSeedSource
  /// The same without pictures, read before for the names of the beers.
  let names: JSONSeedSource
  /// The manufacturers that beers by themselves name, one for each beer.
  let makers: JSONSeedSource

  func open() throws(SeedSourceError) -> any SeedReader {
    Reader(base: try elements.open(), names: try names.open(), makers: try makers.open())
  }

  private struct Reader: SeedReader {
    var base: any SeedReader
    /// Read to the end by the first question: on the thread that imports, not on the one that opens.
    var names: (any SeedReader)?
    var makers: any SeedReader
    /// The names that several beers have.
    private var shared: Set<Beer.ID> = []
    /// The manufacturers to hand out before the file's own records.
    private var named: ArraySlice<Manufacturer> = []
    private(set) var record = 0

    init(base: any SeedReader, names: any SeedReader, makers: any SeedReader) {
      (self.base, self.names, self.makers) = (base, names, makers)
    }

    var bytesRead: Int { base.bytesRead }
    var totalBytes: Int? { base.totalBytes }

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      if let names {
        let found = Self.contents(names)
        shared = found.shared
        if !found.makers.isEmpty { named = Self.manufacturers(in: makers, found.makers) }
        self.names = nil
      }
      if let maker = named.popFirst() { return .clean(.manufacturer(maker, photos: [])) }
      let item = try base.next()
      record = base.record
      return switch item {
      case .clean(.beer(let beer, let photos)): .clean(.beer(named(beer), photos: photos))
      case .repaired(.beer(let beer, let photos), let repairs): .repaired(.beer(named(beer), photos: photos), repairs)
      case let other: other
      }
    }

    /// The names of beers that come with different marks (the same beer twice is a duplicate), and the makers of beers that are no records
    /// of the file themselves.
    private static func contents(_ names: any SeedReader) -> (shared: Set<Beer.ID>, makers: Set<Manufacturer.ID>) {
      var (names, marks, shared): (any SeedReader, [Beer.ID: Int], Set<Beer.ID>) = (names, [:], [])
      var (makers, known): (Set<Manufacturer.ID>, Set<Manufacturer.ID>) = ([], [])
      // What is wrong with the file the second reading tells.
      while !Task.isCancelled, let item = try? names.next() {
        if case .manufacturer(let maker, _) = item.taken { known.insert(maker.id) }
        guard case .beer(let beer, _) = item.taken else { continue }
        makers.insert(beer.manufacturer)
        guard let name = Beer.ID(ofBeerNamed: beer.name, of: beer.manufacturer) else { continue }
        let mark = beer.id.hashValue
        if marks.updateValue(mark, forKey: name).map({ $0 != mark }) ?? false { shared.insert(name) }
      }
      return (shared, makers.subtracting(known))
    }

    /// These manufacturers, each as the first beer names it.
    private static func manufacturers(
      in makers: any SeedReader, _ ids: Set<Manufacturer.ID>
    ) -> ArraySlice<Manufacturer> {
      var (makers, ids, found): (any SeedReader, Set<Manufacturer.ID>, [Manufacturer]) = (makers, ids, [])
      while !Task.isCancelled, !ids.isEmpty, let item = try? makers.next() {
        if case .manufacturer(let maker, _) = item.taken, ids.remove(maker.id) != nil { found.append(maker) }
      }
      return found[...]
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
  /// The record of a clean or repaired item.
  fileprivate var taken: SeedRecord? {
    switch self {
    case .clean(let record), .repaired(let record, _): record
    case .rejected: nil
    }
  }
}
