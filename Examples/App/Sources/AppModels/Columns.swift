import Interfaces
import Observation

/// The two columns of a tab: a list, and the chosen screen with the screens above it.
///
/// This class is the router of the list. The router of all other screens is ``above``.
@MainActor @Observable public final class Columns<Route: Hashable>: Router {
  /// The lowest route in the second column. `nil` if the column is empty until the user chooses a route.
  public private(set) var first: Route?
  /// The path of the second column's `NavigationStack`.
  public let above = ObservableRouter<Route>()
  /// Whether a window that is too narrow for two columns shows the second one. The system changes this value when the user goes back.
  public var showsSecond = false

  @ObservationIgnored private var screens: [Route: AnyObject] = [:]

  /// Creates the columns.
  ///
  /// - Parameter first: The route that a window wide enough for two columns shows initially.
  public init(first: Route? = nil) { self.first = first }

  /// Shows a route in the second column, without any screens above it.
  public func go(to route: Route) {
    above.path = []
    first = route
    showsSecond = true
  }

  /// Reloads the screen for a route, if the screen is in the second column.
  func reload(_ route: Route) async { await (screens[route] as? any AppScreen)?.load() }

  /// Returns the screen that the second column shows for a route. The screen is kept while the route is in the second column, so that a
  /// redrawn view keeps the typed text.
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
  /// The columns of the tab.
  var columns: Columns<Route> { get }
  /// The screen in the first column.
  var root: any AppScreen { get }
  /// Returns the screen that the second column shows for a route.
  func screen(at route: Route) -> any AppScreen
}
