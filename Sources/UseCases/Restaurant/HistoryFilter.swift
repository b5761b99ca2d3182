public import Entities

/// Selects placed orders: those that meet all of these conditions.
public struct HistoryFilter: Sendable, Hashable {
  /// Every placed order.
  public static let all = HistoryFilter()

  /// Words in the names of the dishes and the address; blank: any.
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
  public var isOpen: Bool { search.isBlank && since == nil && until == nil }

  /// Whether an order passes; a draft does not.
  public func passes(_ order: Order) -> Bool {
    guard let placement = order.placement else { return false }
    if let since, placement.date < since { return false }
    if let until, placement.date >= until { return false }
    return passes([placement.delivery.address.text] + order.lines.map(\.name))
  }

  /// Whether the texts of an order contain all words of the search.
  public func passes(_ texts: [String]) -> Bool { search.isBlank || search.matches(texts) }
}
