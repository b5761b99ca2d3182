import Entities
import UseCases

/// The records of a catalog. A beer is identified by its name alone if its manufacturer has no other beer with that name, since catalogs
/// number the same beers differently, or not at all. Otherwise, beers are distinguished by their mark (see `CatalogBeer`), regardless of
/// their order. A manufacturer precedes the beers that name it.
struct CatalogSource: SeedSource {
  /// The full ids of manufacturers, by the ids in beers that don't state the manufacturer's address.
  typealias Addressed = [Manufacturer.ID: Manufacturer.ID]

  let pictures: any CatalogPictures
  /// The records of the file.
  let elements: @Sendable (any CatalogPictures, Addressed) -> JSONSeedSource
  /// The manufacturers that beers name, with one record for each beer.
  let makers: JSONSeedSource

  func open() throws(SeedSourceError) -> any SeedReader {
    Reader(
      source: self, base: try elements(pictures, [:]).open(), names: try elements(NoPictures(), [:]).open(),
      makers: try makers.open())
  }

  private struct Reader: SeedReader {
    let source: CatalogSource
    var base: any SeedReader
    /// A reader of all names. The first call to `next()` reads all names, so that they are read on the thread that imports the catalog and
    /// not on the thread that opens it.
    var names: (any SeedReader)?
    var makers: any SeedReader
    /// The ids that are derived from names that several beers share.
    private var shared: Set<Beer.ID> = []
    /// The manufacturers to return before the file's own records.
    private var first: ArraySlice<SeedItem> = []
    /// The manufacturers that were returned early, and whose own record hasn't been reached yet.
    private var early: Set<Manufacturer.ID> = []
    private(set) var record = 0

    init(source: CatalogSource, base: any SeedReader, names: any SeedReader, makers: any SeedReader) {
      (self.source, self.base, self.names, self.makers) = (source, base, names, makers)
    }

    var bytesRead: Int { base.bytesRead }
    var totalBytes: Int? { base.totalBytes }

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      if let names {
        try prepare(CatalogContents(names))
        self.names = nil
      }
      if let maker = first.popFirst() { return maker }
      while let item = try base.next() {
        record = base.record
        switch item {
        case .clean(.manufacturer(let maker, _)), .repaired(.manufacturer(let maker, _), _):
          if early.remove(maker.id) == nil { return item }
        case .clean(.beer(let beer, let photos)): return .clean(.beer(named(beer), photos: photos))
        case .repaired(.beer(let beer, let photos), let repairs):
          return .repaired(.beer(named(beer), photos: photos), repairs)
        default: return item
        }
      }
      return nil
    }

    private mutating func prepare(_ found: CatalogContents) throws(SeedSourceError) {
      var contents = found
      if !found.addressed.isEmpty {
        contents = CatalogContents(try source.elements(NoPictures(), found.addressed).open())
        base = try source.elements(source.pictures, found.addressed).open()
      }
      shared = contents.shared
      if !contents.unlisted.isEmpty { first += try Self.manufacturers(in: makers, contents.unlisted) }
      early = contents.late
      if !early.isEmpty {
        first += try Self.manufacturers(in: source.elements(source.pictures, found.addressed).open(), early)
      }
    }

    /// Returns the first record of each of these manufacturers.
    private static func manufacturers(
      in source: any SeedReader, _ ids: Set<Manufacturer.ID>
    ) throws(SeedSourceError) -> [SeedItem] {
      var (source, ids, found): (any SeedReader, Set<Manufacturer.ID>, [SeedItem]) = (source, ids, [])
      while !Task.isCancelled, !ids.isEmpty, let item = try source.next() {
        if case .manufacturer(let maker, _) = item.taken, ids.remove(maker.id) != nil { found.append(item) }
      }
      return found
    }

    /// Returns the beer with the id that is derived from its name alone, unless other beers share that id.
    private func named(_ beer: Beer) -> Beer {
      guard let id = Beer.ID(ofBeerNamed: beer.name, of: beer.manufacturer), !shared.contains(id),
        let named = try? Beer(
          id: id, of: beer.manufacturer, name: beer.name, type: beer.type, measures: beer.measures, album: beer.album)
      else { return beer }
      return named
    }
  }
}

/// The names in a catalog, which are read before its records are returned.
private struct CatalogContents {
  /// The ids that are derived from names whose beers have different marks. A beer that is listed twice is a duplicate.
  private(set) var shared: Set<Beer.ID> = []
  /// The manufacturers that beers name, but that aren't records of the file.
  private(set) var unlisted: Set<Manufacturer.ID> = []
  /// The manufacturers whose record follows one of their beers.
  private(set) var late: Set<Manufacturer.ID> = []
  /// For each manufacturer without a record, the only manufacturer in the file that has the same name and an address.
  private(set) var addressed: CatalogSource.Addressed = [:]

  /// Reads a catalog to its end or its first error, which is reported when the catalog is read again.
  init(_ names: any SeedReader) {
    var (names, marks): (any SeedReader, [Beer.ID: Int]) = (names, [:])
    var known: Set<Manufacturer.ID> = []
    var ofName: [Manufacturer.ID: Set<Manufacturer.ID>] = [:]
    while !Task.isCancelled, let item = try? names.next() {
      if case .manufacturer(let maker, _) = item.taken {
        known.insert(maker.id)
        if let name = Manufacturer.ID(ofManufacturerNamed: maker.name) { ofName[name, default: []].insert(maker.id) }
      }
      guard case .beer(let beer, _) = item.taken else { continue }
      if !known.contains(beer.manufacturer) { unlisted.insert(beer.manufacturer) }
      guard let name = Beer.ID(ofBeerNamed: beer.name, of: beer.manufacturer) else { continue }
      let mark = beer.id.hashValue
      if marks.updateValue(mark, forKey: name).map({ $0 != mark }) ?? false { shared.insert(name) }
    }
    late = unlisted.intersection(known)
    unlisted.subtract(known)
    for name in unlisted {
      if let makers = ofName[name], makers.count == 1 { addressed[name] = makers.first }
    }
  }
}

/// An empty source of pictures, for reading only the names of beers.
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
