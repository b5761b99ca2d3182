public import Entities
package import UseCases

/// A manufacturer, formatted for display.
public struct ManufacturerModel: Sendable, Hashable {
  /// The id of the manufacturer.
  public var manufacturer: Manufacturer.ID
  /// The name of the manufacturer.
  public var name: String
  /// The address, the origin, and the numbers of beers and reviews. An empty address is left out.
  public var facts: [Fact]
  /// The facts that the manufacturer form doesn't show: the numbers of beers and reviews.
  public var known: [Fact]
  /// The logo. `nil` if the manufacturer has no logo.
  public var logo: Photo.ID?

  /// Creates the model of a manufacturer.
  package init(_ maker: ManufacturerSummary, in texts: Texts) {
    manufacturer = maker.id
    name = maker.manufacturer.name
    logo = maker.manufacturer.logo
    known = [
      Fact(label: texts.beers, value: "\(maker.beerCount)"), Fact(label: texts.reviews, value: "\(maker.reviewCount)"),
    ]
    let address = maker.manufacturer.address
    let logo = maker.manufacturer.logo
    facts =
      (address.isEmpty ? [] : [Fact(label: texts.address, value: address)])
      + [Fact(label: texts.origin, value: texts.word(maker.manufacturer.origin))] + known
      + (logo.map { [Fact(label: texts.logo, value: $0.text)] } ?? [])
  }
}
