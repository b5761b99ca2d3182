public import Entities
public import UseCases

/// The manufacturers as a screen shows them.
public typealias ManufacturersModel = ListModel<ManufacturersFeature>

/// A manufacturer in a list.
public struct ManufacturerRow: ListRow, Sendable {
  /// The manufacturer that the row is of.
  public let id: Manufacturer.ID
  /// The number by which a user chooses the row, from 1 on.
  public var number: Int
  /// The name of the manufacturer.
  public var name: String
  /// Where it is; may be empty.
  public var address: String
  /// How many beers it has, and how many reviews those have.
  public var detail: String
  /// Its sign; `nil`: a symbol stands for it.
  public var logo: Photo.ID?

  /// What is known of a manufacturer.
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
  /// - Parameters:
  ///   - manufacturers: in the order of `ManufacturerPosition`, or hits of a search, the best first.
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
