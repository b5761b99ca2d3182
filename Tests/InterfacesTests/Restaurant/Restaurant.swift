import Entities
import Foundation
import Gateways
import GatewayTesting
import Interfaces
import UseCases

/// A restaurant with its use cases and an in-memory store that fails when a test requests it.
struct Restaurant: World {
  let world = TestWorld()
  let menu: SmallMenu
  let user = User.ID.local
  let texts: Texts

  /// Creates a restaurant.
  ///
  /// - Parameter dishes: The dishes on the menu. By default, the dishes of the small menu.
  init(_ language: Language = .spanish, dishes: [Dish]? = nil) async throws {
    menu = try SmallMenu()
    texts = Texts(language)
    try await replaceMenu(dishes ?? menu.dishes)
  }

  func replaceMenu(_ dishes: [Dish]) async throws {
    try await base.importSeed(.restaurant) { (writer) throws(GatewayError) in
      try writer.removeAll()
      for dish in dishes { _ = try writer.insert(.dish(dish)) }
      return .commit(())
    }
  }
}

extension Restaurant {
  typealias Lines = [(dish: Dish, count: Int)]

  /// The date of placed orders: January 15, 2027, 08:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  static func delivery(_ address: String = "Calle del Pez, 3", _ phone: String = "915 55 12 34") throws -> Delivery {
    Delivery(address: try Address(address), phone: try PhoneNumber(phone))
  }

  /// Returns a draft order that contains the given quantities of dishes.
  static func order(_ lines: Lines, id: String = "order-1") throws -> OrderDraft {
    var order = OrderDraft(id: try Order.ID(id))
    for line in lines { try order.add(line.dish, Quantity(line.count)) }
    return order
  }

  /// Returns the draft as an order that was placed this many seconds after ``now``.
  static func placed(_ draft: OrderDraft, after seconds: Double = 0) throws -> PlacedOrder {
    try draft.placed(Placement(date: now + seconds, delivery: delivery()))
  }

  /// Saves a draft order that contains the given quantities of dishes.
  @discardableResult func draft(_ lines: Lines, id: String = "order-1") async throws -> OrderDraft {
    let order = try Self.order(lines, id: id)
    try await base.saveDraft(order, of: user, replacing: nil)
    return order
  }

  /// Places an order this many seconds after ``now``.
  @discardableResult func place(
    _ lines: Lines, id: String = "order-1", after seconds: Double = 0
  ) async throws -> PlacedOrder {
    let draft = try await draft(lines, id: id)
    let order = try Self.placed(draft, after: seconds)
    try await base.place(order, of: user, replacing: draft)
    return order
  }

  func draft() async throws -> OrderDraft? { try await base.draft(of: user) }
}

extension Restaurant {
  var getOverview: any GetOverview { GetOverviewInteractor(store: store, orders: store, favorites: store, user: user) }

  /// Returns the use cases, backed by the store that fails when a test requests it. Orders are placed at ``now``.
  ///
  /// - Parameter id: The id of new drafts.
  func useCases(of user: User.ID = .local, id: String = "order-1") -> RestaurantUseCases {
    RestaurantUseCases(store: store, user: user, now: { Self.now }) { (try? Order.ID(id)) ?? .random() }
  }

  @MainActor func orderPresenter(_ ui: RecordingScreen<OrderModel, Never>) -> OrderPresenter {
    OrderPresenter(useCases(), screen: ui, texts: texts)
  }

  @MainActor func menuPresenter(
    _ ui: RecordingScreen<MenuModel, RestaurantRoute>, followsChanges: Bool = false, allowsDeletion: Bool = true
  ) -> MenuPresenter {
    MenuPresenter(
      MenuFeature(useCases(), texts: texts), screen: ui, router: ui, searchDelay: .zero,
      followsChanges: followsChanges, allowsDeletion: allowsDeletion)
  }

  @MainActor func dishPresenter(
    _ ui: RecordingScreen<DishFormModel, RestaurantRoute>, _ subject: DishFormFeature.Subject
  ) -> DishFormPresenter {
    DishFormPresenter(DishFormFeature(subject, useCases(), texts: texts), screen: ui, router: ui)
  }

  @MainActor func historyPresenter(
    _ ui: RecordingScreen<HistoryModel, RestaurantRoute>, followsChanges: Bool = false
  ) -> HistoryPresenter {
    HistoryPresenter(
      HistoryFeature(useCases(id: "order-9"), texts: texts), screen: ui, router: ui, followsChanges: followsChanges)
  }
}
