import Entities
import UseCases

/// A beer in a catalogue: `{"name", "type", "alcohol", "calories", "photos"}`; as people also write it, with `alcoholContent` or `abv`, and
/// `calorieContent`. What is missing is unknown; beers of one name are told apart by `id`, if there is one.
enum CatalogueBeer {
  private static let alcohol = ["alcohol", "abv", "alcoholContent"]
  private static let calories = ["calories", "calorieContent"]

  /// What is wanted of one.
  static let fields = Dictionary(
    (["id", "name", "type", "photos"] + alcohol + calories).map { ($0, JSONInterest.all) }
  ) { first, _ in first }

  static func beer(
    _ fields: inout CatalogueFields, of maker: Manufacturer.ID?, _ assumptions: CatalogueSeed.Assumptions,
    _ pictures: PicturesBeside?
  ) -> (beer: Beer, photos: [LoadedImage])? {
    let name = fields.line("name", Beer.nameRule)
    let type = type(&fields, assumptions)
    let (alcohol, calories) = (alcohol(&fields), calories(&fields))
    let photos = fields.pictures("photos", in: pictures, upTo: PhotoAlbum.maximumCount)
    if maker == nil { fields.reject("manufacturer", .text) }
    guard let name, let type, let maker else { return nil }
    guard let id = Beer.ID(ofBeerNamed: name, of: maker, number: fields.number("id")) else {
      fields.reject("name", .textUpTo(Beer.ID.maximumLength))
      return nil
    }
    guard let album = try? PhotoAlbum(photos.map { Photo.ID(of: $0) }),
      let beer = try? Beer(
        id: id, of: maker, name: name, type: type, alcohol: alcohol, calories: calories, album: album)
    else { return nil }
    return (beer, photos)
  }

  private static func type(_ fields: inout CatalogueFields, _ assumptions: CatalogueSeed.Assumptions) -> BeerType? {
    if fields.name(of: ["type"]) == nil, let assumed = assumptions.type {
      do { return try BeerType(assumed) } catch {
        fields.reject("type", .text)
        return nil
      }
    }
    return fields.line("type", BeerType.nameRule).flatMap { try? BeerType($0) }
  }

  private static func alcohol(_ fields: inout CatalogueFields) -> AlcoholByVolume? {
    guard let field = fields.name(of: alcohol) else { return nil }
    guard let text = fields.number(field) else {
      fields.reject(field, .number)
      return nil
    }
    do { return try AlcoholByVolume(exactly: text) } catch {
      switch error {
      case .notANumber: fields.reject(field, .number)
      case .outOfRange: fields.reject(field, .numberBetween(0, 100))
      case .tooPrecise:
        // What a program made of a number of two digits.
        let nearest = Double(text).flatMap { try? AlcoholByVolume(thousandths: Int(($0 * 1000).rounded())) }
        fields.repair(field, to: nearest?.text)
        return nearest
      }
      return nil
    }
  }

  private static func calories(_ fields: inout CatalogueFields) -> Int? {
    guard let field = fields.name(of: calories) else { return nil }
    guard let number = fields.number(field).flatMap({ Double($0) }), number.isFinite else {
      fields.reject(field, .number)
      return nil
    }
    guard (Double(Beer.caloriesRange.lowerBound)...Double(Beer.caloriesRange.upperBound)).contains(number) else {
      fields.reject(field, .numberBetween(Beer.caloriesRange.lowerBound, Beer.caloriesRange.upperBound))
      return nil
    }
    let whole = Int(number.rounded())
    if Double(whole) != number { fields.repair(field, to: "\(whole)") }
    return whole
  }
}
