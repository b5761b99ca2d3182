/// An entry of a menu that leads to other screens.
public struct MenuEntry<Route: Sendable & Hashable>: Sendable, Hashable {
  /// The number that chooses the entry, from 1 on.
  public var number: Int
  /// Names the screen.
  public var title: String
  /// Says what is there now: `28 places`.
  public var detail: String
  /// Where the entry leads.
  public var route: Route

  /// - Parameters:
  ///   - title: in the user's language.
  ///   - detail: in the user's language.
  package init(number: Int, title: String, detail: String, route: Route) {
    self.number = number
    self.title = title
    self.detail = detail
    self.route = route
  }

  /// Entries with their numbers, from 1 on.
  static func numbered(_ entries: [(title: String, detail: String, route: Route)]) -> [MenuEntry] {
    zip(1..., entries).map { MenuEntry(number: $0, title: $1.title, detail: $1.detail, route: $1.route) }
  }

  /// A line for each entry, the details below each other.
  ///
  /// - Parameter areChosen: whether entries have numbers to choose them by.
  static func lines(_ entries: [MenuEntry], areChosen: Bool = true) -> [Line] {
    Line.columns(entries, by: \.title) { entry, gap in
      Line(areChosen ? Line.right("\(entry.number)", 4) + "  " : "  ").adding(entry.title, .strong).adding(
        gap + entry.detail)
    }
  }
}
