public import Entities
public import UseCases

/// A catalog of beers: manufacturers with `beers` in them, beers by themselves (as PunkAPI lists them), or manufacturers by themselves
/// (as Open Brewery DB lists breweries).
public enum CatalogSeed {
  /// What is to be taken for granted where a file does not say it.
  public struct Assumptions: Sendable, Hashable {
    /// Who makes the beers that stand by themselves.
    public var maker: String?
    /// What type the beers are.
    public var type: String?
    /// Where the manufacturers are.
    public var origin: Manufacturer.Origin?

    /// Nothing, unless said otherwise; blanks around texts are ignored.
    public init(maker: String? = nil, type: String? = nil, origin: Manufacturer.Origin? = nil) {
      self.maker = maker.map(TextRule.cleaned)
      self.type = type.map(TextRule.cleaned)
      self.origin = origin
    }
  }

  /// How many values one manufacturer may hold with all its beers.
  static let maximumValues = 1_000_000

  /// The manufacturers and beers in a JSON file. Pictures that it names stand beside it, or in folders there.
  public static func file(_ path: String, assuming assumptions: Assumptions = Assumptions()) -> any SeedSource {
    file(path, assuming: assumptions) { _ in }
  }

  /// - Parameter opening: is called with the path of each picture before it is read.
  package static func file(
    _ path: String, assuming assumptions: Assumptions,
    opening: @escaping @Sendable (_ path: String) throws(SeedSourceError) -> Void
  ) -> any SeedSource {
    source(path, nil, FolderPictures(path, opening: opening), assumptions)
  }

  package static func source(
    _ path: String, _ bytes: [UInt8]?, _ pictures: any CatalogPictures, _ assumptions: Assumptions
  ) -> any SeedSource {
    // Who makes the beers that stand by themselves comes first.
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
