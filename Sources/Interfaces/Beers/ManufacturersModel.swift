public import Entities
public import UseCases

/// The manufacturers as a screen shows them.
public struct ManufacturersModel: Sendable, Hashable {
  /// Those of one origin.
  public struct Section: Sendable, Hashable {
    /// The origin.
    public let title: String
    /// Its manufacturers.
    public let rows: [Row]
  }

  /// One manufacturer.
  public struct Row: Sendable, Hashable {
    /// The manufacturer that the row is of.
    public let manufacturer: Manufacturer.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// What it is called.
    public let name: String
    /// Where it is; may be empty.
    public let address: String
    /// How many beers it has, and how many reviews those have.
    public let detail: String
    /// Its sign; `nil`: a symbol stands for it.
    public let logo: Photo.ID?
  }

  /// What the list is called, with the search if there is one.
  public let title: String
  /// The national ones first; none is empty.
  public let sections: [Section]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: Notice?
  /// What must be agreed to, if anything must.
  public var request: DeletionRequest<Manufacturer.ID>?
  /// For a new one, if one is wanted.
  public var form: FormModel?

  /// - Parameters:
  ///   - manufacturers: in the order of ``ManufacturerPosition``.
  ///   - firstNumber: the number of the first row.
  public init(
    _ manufacturers: Paged<ManufacturerSummary>, searching query: String = "", firstNumber: Int = 1, in texts: Texts
  ) {
    title = SearchText(query).isBlank ? texts.manufacturers : texts.manufacturers(searching: query)
    more = manufacturers.hasMore ? texts.moreManufacturers : nil
    let rows = manufacturers.items.enumerated().map { offset, summary in
      let reviews = summary.reviewCount == 0 ? nil : texts.reviews(summary.reviewCount)
      return (
        origin: summary.manufacturer.origin,
        row: Row(
          manufacturer: summary.id, number: firstNumber + offset, name: summary.manufacturer.name,
          address: summary.manufacturer.address,
          detail: [texts.beers(summary.beerCount), reviews].compactMap(\.self).joined(separator: " · "),
          logo: summary.manufacturer.logo)
      )
    }
    sections = Manufacturer.Origin.allCases.map { origin in
      Section(title: texts.origin(origin), rows: rows.filter { $0.origin == origin }.map(\.row))
    }.filter { !$0.rows.isEmpty }
  }

  /// The rows of all sections.
  public var rows: [Row] { sections.flatMap(\.rows) }
}
