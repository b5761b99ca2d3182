public import UseCases

/// The best beers as a screen shows them.
public struct BestBeersModel: Sendable, Hashable {
  /// What the list is called.
  public let title: String
  /// The best first.
  public let rows: [BeersModel.Row]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: Notice?

  /// - Parameter firstNumber: the number of the first row.
  public init(_ beers: Paged<RatedBeer>, firstNumber: Int = 1, in texts: Texts) {
    title = texts.bestBeers
    rows = beers.items.enumerated().map { BeersModel.Row($1, number: firstNumber + $0, in: texts) }
    more = beers.hasMore ? texts.moreBeers : nil
  }
}
