public import Entities

/// Which placed orders are wanted: those that are all of what is said here.
public struct HistoryFilter: Sendable, Hashable {
  /// Every placed order.
  public static let all = HistoryFilter()

  /// With a dish, or to an address, that contains this; blank: whatever they contain.
  public var search: SearchText
  /// Placed then or later.
  public var since: Instant?
  /// Placed before.
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

  /// Whether one of the texts of an order contains what is searched for.
  public func passes(_ texts: [String]) -> Bool { search.isBlank || texts.contains { search.matches($0) } }
}
