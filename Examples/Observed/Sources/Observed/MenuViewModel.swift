import Entities
import Interfaces
import Observation
import UseCases

/// The menu as SwiftUI wants it: state to read, text to bind, a path to navigate. The presenter decides everything.
@MainActor @Observable public final class MenuViewModel {
  /// The text in the search field; ``search()`` searches for it.
  public var searchText = ""
  /// Where the user went from the menu.
  public let router = ObservableRouter<RestaurantRoute>()

  private let screen = ObservableScreen<MenuModel>()
  private let presenter: MenuPresenter

  /// - Parameters:
  ///   - restaurant: the use cases, over any store.
  ///   - texts: the language of the screen.
  ///   - searchDelay: how long typing must pause before a search is made.
  public init(restaurant: RestaurantUseCases, texts: Texts, searchDelay: Duration = .milliseconds(300)) {
    presenter = MenuPresenter(
      MenuFeature(restaurant, texts: texts), screen: screen, router: router, searchDelay: searchDelay)
  }

  /// What the screen shows. A view that reads it is drawn again when it changes.
  public var state: ScreenState<MenuModel> { screen.state }

  /// What just happened; `nil`: nothing.
  public var notice: Notice? {
    guard case .content(let menu) = state else { return nil }
    return menu.notice
  }

  /// Reads the menu, and follows it from then on.
  public func appear() async { await presenter.handle(.appeared) }
  /// Stops following the menu.
  public func disappear() async { await presenter.handle(.disappeared) }
  /// Searches for ``searchText`` when the typing pauses.
  public func search() async { await presenter.handle(.searched(searchText)) }
  /// Shows the next page, too.
  public func showMore() async { await presenter.handle(.wantedMore) }
  /// Adds one of the dish to the order.
  public func add(_ dish: Dish.ID) async { await presenter.handle(.act(.added(dish))) }
  /// Goes to the order.
  public func showOrder() async { await presenter.handle(.act(.choseOrder)) }
}
