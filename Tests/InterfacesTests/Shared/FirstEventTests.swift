import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

/// Covers screens whose first event isn't `appeared`. A server creates a presenter for each request, so any event can be the first.
@MainActor @Suite struct `The first event of a screen` {
  @MainActor @Suite struct `on the screen of the order` {
    private let restaurant: Restaurant
    private let ui = RecordingScreen<OrderModel, Never>()
    private let order: OrderDraft

    init() async throws {
      restaurant = try await Restaurant()
      order = try await restaurant.draft([(restaurant.menu.margarita, 2)])
    }

    private func handle(_ event: OrderEvent) async {
      await restaurant.orderPresenter(ui).handle(event)
    }

    private func shown(asking request: OrderModel.Request? = nil, _ notice: String? = nil)
      -> RecordingScreen<OrderModel, Never>.Step
    {
      var model = OrderModel(order, in: restaurant.texts)
      (model.request, model.notice) = (request, notice.map { .done([$0]) })
      return .shows(.content(model))
    }

    @Test func `Placing an order as the first event of its screen places the stored order`() async throws {
      await handle(.placed(address: "Calle del Pez, 3", phone: "915 55 12 34"))
      let placed = try await restaurant.base.placedOrder(order.id, of: restaurant.user)
      #expect(placed.lines == order.lines)
      ui.expect(
        .shows(
          .empty(
            message: "Tu pedido está en camino a Calle del Pez, 3: 2 platos, 19,80\u{A0}€. Número: order-1.")))
    }

    @Test func `Placing an order as a screen's first event asks for confirmation if the menu has changed`() async throws
    {
      try await restaurant.replaceMenu([try SmallMenu.dish("Margarita", cents: 1)])
      await handle(.placed(address: "Calle del Pez, 3", phone: "915 55 12 34"))
      guard case .shows(.content(let model)) = ui.take().last, case .agreement = model.request else {
        Issue.record("no question is asked")
        return
      }
      #expect(try await restaurant.draft() == order)
    }

    @Test func `An order screen responds to its first event with the delivery or cancellation question`() async {
      await handle(.wantedToPlace)
      ui.expect(shown(asking: .delivery(address: "", phone: "")))
      await handle(.wantedToCancel)
      ui.expect(shown(asking: .agreement("¿Cancelar tu pedido (2 platos, 19,80\u{A0}€)?")))
    }

    @Test(arguments: [OrderEvent.agreed, .declined])
    func `An order screen shows the order if its first event is an answer without a question`(event: OrderEvent)
      async throws
    {
      await handle(event)
      ui.expect(shown())
      #expect(try await restaurant.draft() == order)
    }

    @Test func `The error for an invalid quantity in the first event of an order screen names the dish`() async {
      await handle(.set(restaurant.menu.margarita.id, to: 101))
      ui.expect(shown(asking: nil, "De «Margarita» se pueden pedir de 1 a 100."))
    }

    @Test func `If an order cannot be read, its screen's response to the first event explains why`() async {
      restaurant.fail(.always(.offline(what: "example.org")))
      await handle(.placed(address: "Calle del Pez, 3", phone: "915 55 12 34"))
      ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))))
    }
  }

  @MainActor @Suite struct `on the screen of a list` {
    private let shelf = Shelf(["Atlas", "Biblia"])
    private let ui = Shelf.Screen()

    private func handle(_ event: ListEvent<Shelf>, samples: String? = nil) async {
      let presenter = ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero) { samples }
      await presenter.handle(event)
    }

    @Test(arguments: [ListEvent<Shelf>.wantedMore, .confirmedDeletion, .declinedDeletion, .act(.reversed(false))])
    func `A list screen shows its list even if the first event changes nothing`(event: ListEvent<Shelf>) async {
      await handle(event)
      ui.expect(shelf.shown(["Atlas", "Biblia"]))
    }

    @Test func `A list is shown together with the result of its first event`() async {
      await handle(.act(.notified(.done(["It is lent."]))))
      ui.expect(shelf.shown(["Atlas", "Biblia"], .done(["It is lent."])))
      await handle(.act(.changed(.done(["It is new."]))))
      ui.expect(shelf.shown(["Atlas", "Biblia"], .done(["It is new."])))
    }

    @Test func `A list is shown with a question if its first event is a request to delete a row`() async {
      await handle(.wantedToDelete("Atlas"))
      ui.expect(shelf.shown(["Atlas", "Biblia"], asking: "Atlas"))
    }

    @Test func `A list screen does not read the list if its first event is the choice of a row`() async {
      await handle(.chose("Atlas"))
      ui.expect(.goes("Atlas"))
      #expect(shelf.held.questions.isEmpty)
    }

    @Test func `If a list cannot be read, its screen's response to the first event gives the reason once`() async {
      shelf.held.standing = Shelf.offline
      await handle(.act(.notified(.done(["It is lent."]))))
      ui.expect(.shows(.failed(shelf.texts.problem(Shelf.offline))))
      await handle(.disappeared)
      ui.expect()
    }

    @Test func `A list screen whose first event is a search reports that the list contains samples`() async {
      await handle(.submittedSearch("atlas"), samples: "Samples.")
      guard case .shows(.content(let model)) = ui.take().first else {
        Issue.record("no list is shown")
        return
      }
      #expect("\(model)".contains("Samples."))
    }

    @Test func `The menu screen finds a dish that is chosen in its first event`() async throws {
      let restaurant = try await Restaurant()
      let ui = RecordingScreen<MenuModel, RestaurantRoute>()
      await restaurant.menuPresenter(ui).handle(.chose(restaurant.menu.margarita.id))
      guard case .shows(.content(let model)) = ui.take().last else {
        Issue.record("no list is shown")
        return
      }
      #expect(model.notice == .done(["Margarita · Tomate y albahaca · 9,90\u{A0}€"]))
    }
  }

  @MainActor @Suite struct `in a form` {
    private let restaurant: Restaurant
    private let ui = RecordingScreen<DishFormModel, RestaurantRoute>()

    init() async throws { restaurant = try await Restaurant() }

    @Test func `A form reads the record before it applies a draft from its first event`() async throws {
      let presenter = restaurant.dishPresenter(ui, .dish(restaurant.menu.margarita.id))
      let draft = DishDraft(name: "Margarita", kind: "Pizzas", price: "3", description: "")
      await presenter.handle(.changedDraft(draft))
      await presenter.handle(.accepted)
      #expect(try await restaurant.base.dish(restaurant.menu.margarita.id).price == Money(minorUnits: 300))
      #expect(ui.take().count == 2)
    }

    @Test func `Discarding the edits as the first event of a dish form shows the stored dish`() async throws {
      let presenter = restaurant.dishPresenter(ui, .dish(restaurant.menu.margarita.id))
      await presenter.handle(.canceled)
      #expect(ui.take().count == 1)
    }

    @Test func `If a dish cannot be read, its form's response to the first event explains why`() async {
      restaurant.fail(.always(.offline(what: "example.org")))
      await restaurant.dishPresenter(ui, .dish(restaurant.menu.margarita.id)).handle(.accepted)
      ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))))
    }
  }

  @Test func `The first event of a recipe screen can add the recipe to the favorites`() async throws {
    let kitchen = try await Kitchen()
    let ui = RecordingScreen<RecipeModel, Never>()
    let recipe = kitchen.cookbook.gazpacho.recipe
    let presenter = RecipePresenter(recipe.id, kitchen.useCases, screen: ui, texts: kitchen.texts)
    await presenter.handle(.toggledFavorite)
    #expect(try await kitchen.favorites() == [recipe.id])
  }
}
