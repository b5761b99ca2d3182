public import Entities
public import UseCases

/// A catalog of beers. It contains manufacturers with `beers`, beers that name their manufacturer (as in PunkAPI), or only manufacturers
/// (as in Open Brewery DB).
public enum CatalogSeed {
  /// Values that are assumed if a file doesn't contain them.
  public struct Assumptions: Sendable, Hashable {
    /// The name of the manufacturer that is assumed for beers that don't name one. `nil` to assume none.
    public var maker: String?
    /// The name of the type that is assumed for beers without a type. `nil` to assume none.
    public var type: String?
    /// The origin that is assumed for manufacturers without an origin. `nil` to assume none.
    public var origin: Manufacturer.Origin?

    /// Creates assumptions. By default, nothing is assumed. Blanks at both ends of the names are ignored.
    public init(maker: String? = nil, type: String? = nil, origin: Manufacturer.Origin? = nil) {
      self.maker = maker.map(TextRule.cleaned)
      self.type = type.map(TextRule.cleaned)
      self.origin = origin
    }
  }

  /// The maximum number of values in a manufacturer including all its beers.
  static let maximumValues = 1_000_000

  /// Returns the manufacturers and beers in a JSON file. The pictures that the file names must be in the same folder or in its subfolders.
  public static func file(_ path: String, assuming assumptions: Assumptions = Assumptions()) -> any SeedSource {
    file(path, assuming: assumptions) { _ in }
  }

  /// Returns the manufacturers and beers in a JSON file.
  ///
  /// - Parameter opening: A closure that is called with the path of each picture before the picture is read.
  package static func file(
    _ path: String, assuming assumptions: Assumptions,
    opening: @escaping @Sendable (_ path: String) throws(SeedSourceError) -> Void
  ) -> any SeedSource {
    source(path, nil, FolderPictures(path, opening: opening), assumptions)
  }

  package static func source(
    _ path: String, _ bytes: [UInt8]?, _ pictures: any CatalogPictures, _ assumptions: Assumptions
  ) -> any SeedSource {
    // The assumed manufacturer precedes the beers that need it.
    let maker = assumptions.maker.flatMap { name in
      assumptions.origin.flatMap { try? Manufacturer(name: name, origin: $0) }
    }
    let preface = maker.map { [SeedItem.clean(.manufacturer($0, photos: []))] } ?? []
    let elements: @Sendable (any CatalogPictures, CatalogSource.Addressed) -> JSONSeedSource = { pictures, addressed in
      let origins = CatalogOrigins(maker)
      return JSONSeedSource(
        path: path, bytes: bytes, interest: interest, maximumValues: maximumValues, preface: preface
      ) { (value, number) throws(SeedSourceError) in
        try CatalogRecords(assumptions, pictures, addressed, origins, from: number).items(of: value)
      }
    }
    let makers = JSONSeedSource(path: path, bytes: bytes, interest: interest, maximumValues: maximumValues) {
      value, _ in
      let maker = CatalogManufacturer.named(by: value, assumptions)
      return maker.map { [SeedItem.clean(.manufacturer($0, photos: []))] } ?? []
    }
    return CatalogSource(pictures: pictures, elements: elements, makers: makers)
  }

  private static let interest = JSONInterest.named(
    Dictionary(
      (CatalogBeer.fields + CatalogManufacturer.fields).flatMap(CatalogKey.all).map { ($0, JSONInterest.all) }
    ) { first, _ in first })
}
