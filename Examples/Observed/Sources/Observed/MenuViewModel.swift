import Entities
import Interfaces
import UseCases

/// The menu of an app: the kit's list for SwiftUI, and where the user went from it.
@MainActor public final class MenuViewModel {
  /// The path of the `NavigationStack`.
  public let router = ObservableRouter<RestaurantRoute>()
  /// The state to draw, and the text of the search field.
  public let list: ObservableList<MenuFeature>

  /// - Parameters:
  ///   - restaurant: the use cases, over any store.
  ///   - texts: the language of the screen.
  ///   - searchDelay: how long typing must pause before a search is made.
  public init(_ restaurant: RestaurantUseCases, texts: Texts, searchDelay: Duration = .milliseconds(300)) {
    list = ObservableList(MenuFeature(restaurant, texts: texts), router: router, searchDelay: searchDelay)
  }

  /// Adds one of the dish to the order.
  public func add(_ dish: Dish.ID) async { await list.handle(.act(.added(dish))) }
  /// Goes to the order.
  public func showOrder() async { await list.handle(.act(.choseOrder)) }
}
