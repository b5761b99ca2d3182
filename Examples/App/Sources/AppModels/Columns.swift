import Interfaces
import Observation

/// The two columns of a tab: a list, and the screen that it leads to, with the screens above that one.
///
/// It is the router of the list; ``above`` is the router of all other screens.
@MainActor @Observable public final class Columns<Route: Hashable>: Router {
  /// The place in the second column; `nil` if it is empty until the user has chosen one.
  public private(set) var first: Route?
  /// The path of the second column's `NavigationStack`.
  public let above = ObservableRouter<Route>()
  /// Whether a window with room for one column shows the second. The system sets it when the user goes back.
  public var showsSecond = false

  @ObservationIgnored private var screens: [Route: AnyObject] = [:]

  /// - Parameter first: the place that a window with room for two columns shows at first.
  public init(first: Route? = nil) { self.first = first }

  /// Shows a place in the second column, alone.
  public func go(to route: Route) {
    above.path = []
    first = route
    showsSecond = true
  }

  /// Reads the screen of a place again, if it is in the second column.
  func reload(_ route: Route) async { await (screens[route] as? any AppScreen)?.load() }

  /// The screen of a place, which lasts as long as the place is in the second column, so that a redrawn view keeps the typed text.
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
  /// The screen of a place in the second column.
  func screen(at route: Route) -> any AppScreen
}
