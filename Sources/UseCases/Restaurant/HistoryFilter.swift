public import Entities

/// A filter for placed orders. An order passes if it meets all conditions.
public struct HistoryFilter: Sendable, Hashable {
  /// A filter that every placed order passes.
  package static let all = HistoryFilter()

  /// The fields that a search covers.
  package static let searchedFields: [SearchField] = [.dishes, .notes, .address, .telephone, .id]

  /// The words to search for in the dishes, the notes, the address, the telephone number and the id of an order. A blank search matches
  /// every order.
  public var search: SearchText
  /// The earliest date, inclusive. `nil` for no limit.
  public var since: Instant?
  /// The latest date, exclusive. `nil` for no limit.
  public var until: Instant?

  /// Creates a filter. By default, every placed order passes the filter.
  public init(matching search: SearchText = SearchText(), since: Instant? = nil, until: Instant? = nil) {
    self.search = search
    self.since = since
    self.until = until
  }

  /// Whether every placed order passes the filter.
  package var isOpen: Bool { search.isBlank && since == nil && until == nil }

  /// Returns whether an order passes the filter.
  public func passes(_ order: PlacedOrder) -> Bool {
    let placement = order.placement
    if let since, placement.date < since { return false }
    if let until, placement.date >= until { return false }
    let notes = order.lines.compactMap(\.note?.text)
    return passes(order.id.text, placement.delivery, texts: order.lines.map(\.name) + notes)
  }

  /// Returns whether the fields of an order contain all words of the search.
  ///
  /// - Parameter texts: The names and the notes of the order's lines.
  package func passes(_ id: String, _ delivery: Delivery, texts: [String]) -> Bool {
    if search.isBlank { return true }
    let phone = delivery.phone.text
    // A telephone number must be found with and without its spaces.
    return search.matches(texts + [delivery.address.text, phone, phone.filter(\.isNumber), id])
  }
}
