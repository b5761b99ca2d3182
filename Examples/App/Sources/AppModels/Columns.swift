import Interfaces
import Observation

/// The two columns of a tab: a list, and the chosen screen with the screens above it.
///
/// It is the router of the list. The router of all other screens is ``above``.
@MainActor @Observable public final class Columns<Route: Hashable>: Router {
  /// The first place in the second column. `nil` if the column is empty until the user chooses a place.
  public private(set) var first: Route?
  /// The path of the second column's `NavigationStack`.
  public let above = ObservableRouter<Route>()
  /// Whether a window with room for only one column shows the second one. The system sets it when the user goes back.
  public var showsSecond = false

  @ObservationIgnored private var screens: [Route: AnyObject] = [:]

  /// Creates the columns.
  ///
  /// - Parameter first: The place that a window with room for two columns shows initially.
  public init(first: Route? = nil) { self.first = first }

  /// Shows a place in the second column, without any screens above it.
  public func go(to route: Route) {
    above.path = []
    first = route
    showsSecond = true
  }

  /// Reloads the screen of a place, if it is in the second column.
  func reload(_ route: Route) async { await (screens[route] as? any AppScreen)?.load() }

  /// Returns the screen of a place. It is kept while the place is in the second column, so that a redrawn view keeps the typed text.
  func screen<Screen: AnyObject>(at route: Route, make: () -> Screen) -> Screen {
    if let screen = screens[route] as? Screen { return screen }
    screens = screens.filter { $0.key == first || above.path.contains($0.key) }
    let screen = make()
    screens[route] = screen
    return screen
  }
}

/// A tab with two columns.
@MainActor public protocol TabModel: AnyObject {
  associatedtype Route: Hashable
  /// The places in the second column.
  var columns: Columns<Route> { get }
  /// The screen in the first column.
  var root: any AppScreen { get }
  /// Returns the screen of a place in the second column.
  func screen(at route: Route) -> any AppScreen
}
