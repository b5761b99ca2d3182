public import Entities
public import UseCases

/// Beers in sections by type, as a screen shows them.
public struct BeersModel: Sendable, Hashable {
  /// The beers of one type.
  public struct Section: Sendable, Hashable {
    /// The type.
    public let title: String
    /// Its beers.
    public let rows: [Row]
  }

  /// One beer.
  public struct Row: Sendable, Hashable {
    /// The beer that the row is of.
    public let beer: Beer.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// What it is called.
    public let name: String
    /// How strong it is, its calories, what is said of it; empty when nothing is known.
    public let detail: String
    /// What it looks like; `nil`: a symbol stands for it.
    public let photo: Photo.ID?
  }

  /// Whose beers they are, with the search if there is one.
  public let title: String
  /// How each section is sorted, where that is not by name.
  public let detail: String
  /// In the order of the types' names; none is empty.
  public let sections: [Section]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: Notice?
  /// What must be agreed to, if anything must.
  public var request: DeletionRequest<Beer.ID>?

  /// - Parameters:
  ///   - beers: in the order of ``BeerPosition``.
  ///   - maker: `nil`: of all.
  ///   - firstNumber: the number of the first row.
  public init(
    _ beers: Paged<RatedBeer>, of maker: Manufacturer? = nil, searching query: String = "",
    sortedBy sorting: BeerSorting = .byName, firstNumber: Int = 1, in texts: Texts
  ) {
    let list = SearchText(query).isBlank ? texts.beers : texts.beers(searching: query)
    title = maker.map { "\($0.name) · \(list)" } ?? list
    detail = texts.words(sorting)
    more = beers.hasMore ? texts.moreBeers : nil
    let rated = Dictionary(beers.items.map { ($0.id, $0) }) { first, _ in first }
    var number = firstNumber
    sections = BeerList(ordered: beers.items.map(\.beer)).sections.map { section in
      Section(
        title: section.type.name,
        rows: section.beers.compactMap { rated[$0.id] }.map { beer in
          defer { number += 1 }
          return Row(beer, number: number, in: texts)
        })
    }
  }

  /// The rows of all sections.
  public var rows: [Row] { sections.flatMap(\.rows) }
}

extension BeersModel.Row {
  init(_ beer: RatedBeer, number: Int, in texts: Texts) {
    self.init(
      beer: beer.id, number: number, name: beer.beer.name, detail: texts.detail(beer), photo: beer.beer.album.cover)
  }
}
