public import Entities
public import UseCases

/// The content of the beers screen: the beers, grouped into sections by type.
public typealias BeersModel = ListModel<BeersFeature>

/// The content of the best beers screen.
public typealias BestBeersModel = ListModel<BestBeersFeature>

/// A list row that shows a beer.
public struct BeerRow: ListRow, Sendable {
  /// The id of the beer.
  public let id: Beer.ID
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The name of the beer.
  public var name: String
  /// The measures and the rating, preceded by the manufacturer if the title of the list doesn't contain it. Empty if all of them are
  /// unknown.
  public var detail: String
  /// The cover photo. `nil` if the beer has no photos. In that case, a symbol is shown.
  public var photo: Photo.ID?

  /// Creates a row that shows a beer.
  ///
  /// - Parameter maker: the name of the manufacturer. `nil` if the title of the list already contains the name.
  package init(_ beer: RatedBeer, by maker: String? = nil, number: Int, in texts: Texts) {
    id = beer.id
    self.number = number
    name = beer.beer.name
    detail = [maker ?? "", texts.detail(beer)].filter { !$0.isEmpty }.joined(separator: " · ")
    photo = beer.beer.album.cover
  }
}

extension ListModel<BeersFeature> {
  /// Creates the model for a list of beers.
  ///
  /// - Parameters:
  ///   - beers: the beers in the order of `BeerPosition`, or search results, best first.
  ///   - maker: the manufacturer of all listed beers. `nil` if the list is not limited to one manufacturer.
  ///   - makers: the manufacturers to name in the rows. They are ignored if the list is limited to one manufacturer.
  ///   - limits: the requested ranges of the measures, which the list's detail shows.
  ///   - firstNumber: the number of the first row.
  public init(
    _ beers: Paged<RatedBeer>, of maker: Manufacturer? = nil, by makers: [Manufacturer.ID: Manufacturer] = [:],
    within limits: [BeerMeasure: ClosedRange<Int>] = [:], searching query: String = "",
    sortedBy sorting: BeerSorting = .byName, firstNumber: Int = 1, in texts: Texts
  ) {
    let isBlank = SearchText(query).isBlank
    let list = texts.title(texts.beers, searching: query)
    let rated = Dictionary(beers.items.map { ($0.id, $0) }) { first, _ in first }
    let types = BeerList(ordered: beers.items.map(\.beer)).sections.map { section in
      (section.type.name, section.beers.compactMap { rated[$0.id] })
    }
    self.init(
      title: maker.map { "\($0.name) · \(list)" } ?? list,
      detail: [texts.words(limits), texts.words(sorting)].filter { !$0.isEmpty }.joined(separator: " · "),
      sections: Self.sections(types, from: firstNumber) {
        BeerRow($0, by: maker == nil ? makers[$0.beer.manufacturer]?.name : nil, number: $1, in: texts)
      }, more: beers.hasMore ? texts.moreBeers : nil,
      nothing: !limits.isEmpty
        ? texts.noBeerPasses
        : isBlank ? texts.noBeers(of: maker?.name) : texts.noBeerFound(query, of: maker?.name))
  }
}

extension ListModel<BestBeersFeature> {
  /// Creates the model for the best beers.
  ///
  /// - Parameters:
  ///   - beers: the beers, best first.
  ///   - makers: the manufacturers to name in the rows.
  ///   - firstNumber: the number of the first row.
  public init(
    _ beers: Paged<RatedBeer>, by makers: [Manufacturer.ID: Manufacturer] = [:], firstNumber: Int = 1, in texts: Texts
  ) {
    self.init(
      title: texts.bestBeers,
      sections: Self.sections([("", beers.items)], from: firstNumber) {
        BeerRow($0, by: makers[$0.beer.manufacturer]?.name, number: $1, in: texts)
      },
      more: beers.hasMore ? texts.moreBeers : nil, nothing: texts.nothingReviewed)
  }
}
