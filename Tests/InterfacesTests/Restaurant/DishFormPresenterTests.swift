import Entities
import Gateways
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The form for a dish` {
  let restaurant: Restaurant
  let ui = RecordingScreen<DishFormModel, RestaurantRoute>()
  var menu: SmallMenu { restaurant.menu }

  init() async throws { restaurant = try await Restaurant() }

  private func opened(_ subject: DishFormFeature.Subject) async -> DishFormPresenter {
    let presenter = restaurant.dishPresenter(ui, subject)
    await presenter.handle(.appeared)
    return presenter
  }

  private func model() throws -> DishFormModel { try #require(ui.last) }

  private func kept() async throws -> [Dish] { try await restaurant.base.contents().menu.all }

  @Test func `A dish form saves the changed price of a dish`() async throws {
    let presenter = await opened(.dish(menu.margarita.id))
    let shown = try model()
    #expect(shown.form.title == "Margarita" && !shown.isChanged)
    #expect(shown.form.fields.map(\.label) == ["nombre", "sección", "precio", "descripción"])
    #expect(shown.form.fields.map(\.text) == ["Margarita", "Pizzas", "9,90", "Tomate y albahaca"])
    var draft = shown.draft
    draft.price = "10,50 €"
    await presenter.handle(.changedDraft(draft))
    #expect(try await kept() == menu.dishes)
    await presenter.handle(.accepted)
    let saved = try model()
    #expect(saved.notice == .done(["Se ha guardado: Margarita."]) && saved.draft.price == "10.50" && !saved.isChanged)
    #expect(try await restaurant.base.dish(menu.margarita.id).price == Money(minorUnits: 1050))
  }

  @Test func `After a dish is added, the form for a new dish edits the added dish`() async throws {
    let presenter = await opened(.newDish)
    #expect(try model().form.title == "Nuevo plato")
    await presenter.handle(.changedDraft(DishDraft(name: "Flan", kind: "Postres", price: "x")))
    await presenter.handle(.accepted)
    #expect(try model().form.fields.map(\.problem) == [nil, nil, "Precio: «x» no es un importe.", nil])
    await presenter.handle(.changedDraft(DishDraft(name: "Flan", kind: "Postres", price: "3")))
    await presenter.handle(.accepted)
    #expect(try model().notice == .done(["En la carta: Flan · 3,00\u{A0}€."]))
    await presenter.handle(.changedDraft(DishDraft(name: "Flan de huevo", kind: "Postres", price: "3")))
    await presenter.handle(.accepted)
    #expect(try model().form.title == "Flan de huevo")
    #expect(try await kept().map(\.name) == ["Chuletón", "Margarita", "Piña", "Flan de huevo", "nata"])
  }

  @Test func `A dish form saves nothing if the name is already taken by another dish`() async throws {
    let presenter = await opened(.dish(menu.margarita.id))
    await presenter.handle(.changedDraft(DishDraft(name: "PIÑA", kind: "Pizzas", price: "1")))
    await presenter.handle(.accepted)
    #expect(try model().form.problem == restaurant.texts.problem(SaveError<DishDraft>.alreadyThere(menu.pineapple)))
    #expect(try await kept() == menu.dishes)
  }

  @Test func `After a conflict, a dish form saves its draft only when the user saves again`() async throws {
    let presenter = await opened(.dish(menu.margarita.id))
    let theirs = try SmallMenu.dish("Margarita", "Con albahaca", cents: 1200)
    try await restaurant.base.replaceDish(menu.margarita, by: theirs)
    await presenter.handle(
      .changedDraft(
        DishDraft(name: "Margarita", kind: "Clásicas", price: "9.90", description: "Tomate y albahaca")))
    await presenter.handle(.accepted)
    let overtaken = try model()
    #expect(overtaken.form.problem == restaurant.texts.problem(SaveError<DishDraft>.changed(theirs)))
    #expect(overtaken.form.fields.map(\.text) == ["Margarita", "Clásicas", "12,00", "Con albahaca"])
    #expect(try await restaurant.base.dish(theirs.id) == theirs)
    await presenter.handle(.accepted)
    #expect(try await restaurant.base.dish(theirs.id).kind.name == "Clásicas")
  }

  @Test func `A dish form reports that the dish does not exist`() async throws {
    _ = await opened(.dish(Dish.ID(ofDishNamed: "Nada")))
    ui.expect(.shows(.loading), .shows(.failed(restaurant.texts.noSuchDish(Dish.ID(ofDishNamed: "Nada")))))
  }
}
