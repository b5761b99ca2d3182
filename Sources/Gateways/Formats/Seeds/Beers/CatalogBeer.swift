import Entities
import UseCases

/// A beer in a catalog: `{"name", "type", "alcohol", "calories", "photos"}`; as people also write it, with `alcoholContent` or `abv`, and
/// `calorieContent`. What is missing is unknown; its mark, which tells beers of one name apart, is its `id`, or else its type and strength.
enum CatalogBeer {
  /// What is wanted of one.
  static let fields = Dictionary(
    (["id", "name", "type", "photos"] + BeerMeasure.allCases.flatMap(\.catalogFields)).map { ($0, JSONInterest.all) }
  ) { first, _ in first }

  static func beer(
    _ fields: inout CatalogFields, of maker: Manufacturer.ID?, _ assumptions: CatalogSeed.Assumptions,
    _ pictures: any CatalogPictures
  ) throws(SeedSourceError) -> (beer: Beer, photos: [LoadedImage])? {
    let name = fields.line("name", Beer.nameRule)
    let type = type(&fields, assumptions)
    var measures: [BeerMeasure: Int] = [:]
    for measure in BeerMeasure.allCases { measures[measure] = value(of: measure, &fields) }
    let photos = try fields.pictures("photos", in: pictures, upTo: PhotoAlbum.maximumCount)
    if maker == nil { fields.reject("manufacturer", .text) }
    guard let name, let type, let maker else { return nil }
    let mark = fields.number("id") ?? measures[.alcohol].map { "\(type.name) \($0)" } ?? type.name
    let marked = Beer.ID(ofBeerNamed: name, of: maker, number: mark)
    guard let id = marked ?? Beer.ID(ofBeerNamed: name, of: maker) else {
      fields.reject("name", .textUpTo(Beer.ID.maximumLength))
      return nil
    }
    guard let album = try? PhotoAlbum(photos.map { Photo.ID(of: $0) }),
      let beer = try? Beer(id: id, of: maker, name: name, type: type, measures: measures, album: album)
    else { return nil }
    return (beer, photos)
  }

  private static func type(_ fields: inout CatalogFields, _ assumptions: CatalogSeed.Assumptions) -> BeerType? {
    if fields.name(of: ["type"]) == nil, let assumed = assumptions.type {
      do { return try BeerType(assumed) } catch {
        fields.reject("type", .text)
        return nil
      }
    }
    return fields.line("type", BeerType.nameRule).flatMap { try? BeerType($0) }
  }

  /// What a program made of a number with fewer decimals (`4.800000000000001`) is taken for that number.
  private static func value(of measure: BeerMeasure, _ fields: inout CatalogFields) -> Int? {
    guard let field = fields.name(of: measure.catalogFields) else { return nil }
    guard let text = fields.number(field) else {
      fields.reject(field, .number)
      return nil
    }
    do { return try measure.value(exactly: text) } catch {
      switch error {
      case .notANumber: fields.reject(field, .number)
      case .outOfRange: fields.reject(field, .numberBetween(measure.limits.lowerBound, measure.limits.upperBound))
      case .tooPrecise:
        let nearest = measure.value(nearestTo: text)
        fields.repair(field, to: nearest.map(measure.text))
        return nearest
      }
      return nil
    }
  }
}

extension BeerMeasure {
  /// As people name it in catalogs, the kit's own name first.
  fileprivate var catalogFields: [String] {
    switch self {
    case .alcohol: [rawValue, "abv", "alcoholContent"]
    case .calories: [rawValue, "calorieContent"]
    }
  }
}
