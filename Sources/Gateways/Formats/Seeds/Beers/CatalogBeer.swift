import Entities
import UseCases

/// A beer in a catalog: `{"name", "type", "alcohol", "calories", "photos"}`, and `manufacturer` if the beer isn't listed inside its
/// manufacturer. Missing values are unknown. The beer's mark distinguishes it from beers with the same name. The mark is its `id`, or else
/// its type and strength. The `id` isn't kept.
enum CatalogBeer {
  /// The fields to read for a beer that isn't listed inside its manufacturer.
  static let fields = ["id", "name", "type", "style", "photos"] + fieldsOfMaker + BeerMeasure.allCases.map(\.rawValue)
  /// The fields of a beer that describe its manufacturer.
  static let fieldsOfMaker = ["manufacturer"] + CatalogManufacturer.originFields
  /// The fields that only beers have.
  static let ownFields = BeerMeasure.allCases.map(\.rawValue) + ["style", "ibu"]

  /// Returns the fields to read for a beer that isn't listed inside its manufacturer, as the record spells them.
  static func known(in beer: JSONValue) -> Set<String> {
    var unread: Set = [typeField(in: beer) == "type" ? "style" : "type"]
    if beer["id"]?.word == nil { unread.insert("id") }
    return Set(fields.filter { !unread.contains($0) }.map { CatalogKey.spelling(of: $0, in: beer) })
  }

  /// Returns the field that contains the type of a beer. If there is no type, this is the style.
  private static func typeField(in beer: JSONValue) -> String {
    ["type", "style"].first { CatalogKey.value(of: $0, in: beer)?.says == true } ?? "type"
  }

  static func beer(
    _ fields: inout CatalogFields, of maker: Manufacturer.ID?, _ assumptions: CatalogSeed.Assumptions,
    _ pictures: any CatalogPictures
  ) throws(SeedSourceError) -> (beer: Beer, photos: [LoadedImage])? {
    let name = fields.line("name", Beer.nameRule)
    let type = type(typeField(in: fields.value), &fields, assumptions)
    var measures: [BeerMeasure: Int] = [:]
    for measure in BeerMeasure.allCases { measures[measure] = value(of: measure, &fields) }
    let photos = try fields.pictures("photos", in: pictures, upTo: PhotoAlbum.maximumCount)
    if maker == nil { fields.reject("manufacturer", .text) }
    guard let name, let type, let maker else { return nil }
    let mark = fields.word(spelled: "id") ?? Beer.mark(type, alcohol: measures[.alcohol])
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

  private static func type(
    _ field: String, _ fields: inout CatalogFields, _ assumptions: CatalogSeed.Assumptions
  ) -> BeerType? {
    if !fields.has(field), let assumed = assumptions.type {
      do { return try BeerType(assumed) } catch {
        fields.reject("type", .text)
        return nil
      }
    }
    return fields.line(field, BeerType.nameRule).flatMap { try? BeerType($0) }
  }

  /// Returns the value of a measure. Reads a string such as `"4,8 %"` as the number in it, and a number with a rounding error
  /// (`4.800000000000001`) as the exact number. Reports both cases.
  private static func value(of measure: BeerMeasure, _ fields: inout CatalogFields) -> Int? {
    let field = measure.rawValue
    guard let found = fields[field], found.says || found.text == nil else { return nil }
    guard let text = number(found, of: measure) else {
      fields.reject(field, .number)
      return nil
    }
    if case .string(let written) = found, TextRule.cleaned(written) != text { fields.repair(field, to: text) }
    let value: Int?
    do { value = try measure.value(exactly: text) } catch {
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
    if measure == .alcohol, let value, fractions.contains(value) { fields.doubt(field, .fraction) }
    return value
  }

  /// The strengths above 0 and below 0.2 %, which are probably normal strengths written as fractions.
  private static let fractions = 1..<200

  /// Returns a number in JSON syntax, or `nil` if the value isn't a number.
  private static func number(_ value: JSONValue, of measure: BeerMeasure) -> String? {
    switch value {
    case .number(let text): text
    // The number has only one reading, since alcohol can't reach 1,000 percent and calories have no decimals.
    case .string(let text):
      WrittenNumber(text, units: measure.units).flatMap { number in
        number.text() ?? (measure.decimals > 0 ? number.readings.last : number.readings.first)
      }
    default: nil
    }
  }
}

extension BeerMeasure {
  /// The units that can follow the number in a string. A unit follows any longer unit that starts with it.
  fileprivate var units: [String] {
    switch self {
    case .alcohol: ["% vol.", "% vol", "%vol.", "%vol", "% abv", "%", "vol.", "vol", "abv", "°", "º"]
    case .calories: ["kcal", "cal"]
    }
  }
}
