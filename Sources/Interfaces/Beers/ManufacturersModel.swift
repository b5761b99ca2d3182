public import Entities
public import UseCases

/// The content of the manufacturers screen.
public typealias ManufacturersModel = ListModel<ManufacturersFeature>

/// A list row that shows a manufacturer.
public struct ManufacturerRow: ListRow, Sendable {
  /// The id of the manufacturer.
  public let id: Manufacturer.ID
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The name of the manufacturer.
  public var name: String
  /// The address. Can be empty.
  public var address: String
  /// The number of the manufacturer's beers and the number of their reviews.
  public var detail: String
  /// The logo. `nil` if the manufacturer has no logo. In that case, a symbol is shown.
  public var logo: Photo.ID?

  /// Creates a row that shows a manufacturer.
  package init(_ summary: ManufacturerSummary, number: Int, in texts: Texts) {
    id = summary.id
    self.number = number
    name = summary.manufacturer.name
    address = summary.manufacturer.address
    let reviews = summary.reviewCount == 0 ? nil : texts.reviews(summary.reviewCount)
    detail = [texts.beers(summary.beerCount), reviews].compactMap(\.self).joined(separator: " · ")
    logo = summary.manufacturer.logo
  }
}

extension ListModel<ManufacturersFeature> {
  /// Creates the model for a list of manufacturers.
  ///
  /// - Parameters:
  ///   - manufacturers: the manufacturers in the order of `ManufacturerPosition`, or search results, best first.
  ///   - firstNumber: the number of the first row.
  public init(
    _ manufacturers: Paged<ManufacturerSummary>, searching query: String = "", firstNumber: Int = 1, in texts: Texts
  ) {
    let isBlank = SearchText(query).isBlank
    let origins = manufacturers.items.grouped(by: \.manufacturer.origin).map { (texts.origin($0), $1) }
    self.init(
      title: texts.title(texts.manufacturers, searching: query),
      sections: Self.sections(origins, from: firstNumber) {
        ManufacturerRow($0, number: $1, in: texts)
      }, more: manufacturers.hasMore ? texts.moreManufacturers : nil,
      nothing: isBlank ? texts.noManufacturers : texts.noManufacturerFound(query), extra: .init())
  }
}
