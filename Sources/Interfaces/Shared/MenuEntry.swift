/// An entry in a menu of screens.
public struct MenuEntry<Route: Sendable & Hashable>: Sendable, Hashable {
  /// The number that the user types to choose the entry, starting at 1.
  public var number: Int
  /// The name of the screen that the entry opens.
  public var title: String
  /// A summary of the screen that the entry opens, for example `28 places`.
  public var detail: String
  /// The route to the screen that the entry opens.
  public var route: Route

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - title: the title in the user's language.
  ///   - detail: the summary in the user's language.
  package init(number: Int, title: String, detail: String, route: Route) {
    self.number = number
    self.title = title
    self.detail = detail
    self.route = route
  }

  /// Returns the entries, numbered from 1.
  static func numbered(_ entries: [(title: String, detail: String, route: Route)]) -> [MenuEntry] {
    zip(1..., entries).map { MenuEntry(number: $0, title: $1.title, detail: $1.detail, route: $1.route) }
  }

  /// Returns a line for each entry, with the details aligned in a column.
  ///
  /// - Parameter areChosen: whether the user can choose the entries. If so, each line shows the number of its entry.
  static func lines(_ entries: [MenuEntry], areChosen: Bool = true) -> [Line] {
    Line.columns(entries, by: \.title) { entry, gap in
      Line(areChosen ? Line.right("\(entry.number)", 4) + "  " : "  ").adding(entry.title, .strong).adding(
        gap + entry.detail)
    }
  }
}
