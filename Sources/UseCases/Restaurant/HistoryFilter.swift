public import Entities

/// Conditions for placed orders; an order passes if it meets all of them.
public struct HistoryFilter: Sendable, Hashable {
  /// Every placed order.
  package static let all = HistoryFilter()

  /// The fields that searches look through.
  package static let searchedFields: [SearchField] = [.dishes, .notes, .address, .telephone, .id]

  /// Words in these fields. A blank search matches every order.
  public var search: SearchText
  /// Earliest date, included.
  public var since: Instant?
  /// Latest date, excluded.
  public var until: Instant?

  /// Every placed order by default.
  public init(matching search: SearchText = SearchText(), since: Instant? = nil, until: Instant? = nil) {
    self.search = search
    self.since = since
    self.until = until
  }

  /// Whether every placed order passes.
  package var isOpen: Bool { search.isBlank && since == nil && until == nil }

  /// Whether an order passes.
  public func passes(_ order: PlacedOrder) -> Bool {
    let placement = order.placement
    if let since, placement.date < since { return false }
    if let until, placement.date >= until { return false }
    let notes = order.lines.compactMap(\.note?.text)
    return passes(order.id.text, placement.delivery, texts: order.lines.map(\.name) + notes)
  }

  /// Whether the texts of an order contain all words of the search.
  ///
  /// - Parameter texts: the names and the notes of its lines.
  package func passes(_ id: String, _ delivery: Delivery, texts: [String]) -> Bool {
    if search.isBlank { return true }
    let phone = delivery.phone.text
    // A number is found with and without its blanks.
    return search.matches(texts + [delivery.address.text, phone, phone.filter(\.isNumber), id])
  }
}
