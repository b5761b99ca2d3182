import Entities
import GatewayTesting
import Interfaces
import StoreCore
import TestFirst
import Testing
import UseCases

@MainActor @Suite struct `The screen of the usual` {
  let world = TestWorld()
  let screen = RecordingScreen<UsualModel, Never>()
  let dish: Dish

  init() async throws {
    dish = try Samples.dish("Margarita")
    try await world.base.seed([dish])
    try await world.base.place(Samples.placed(Samples.order("order-7", [dish]), at: -600_000), of: world.user)
  }

  private func appear(in language: Language) async throws {
    let orderTheUsual = OrderTheUsual(menu: world.store, orders: world.store, user: world.user, now: world.now)
    let presenter = UsualPresenter(
      try Order.ID("order-7"), orderTheUsual: orderTheUsual, orders: world.store, user: world.user, screen: screen,
      texts: Texts(language))
    await presenter.handle(.appeared)
  }

  @Test func `says on a Friday that it is on its way`() async throws {
    try await appear(in: .english)
    let model = UsualModel(headline: "The usual is on its way: €9.90.", dishes: ["1 × Margarita"])
    #expect(screen.take() == [.shows(.loading), .shows(.content(model))])
  }

  @Test func `says on other days what it is`() async throws {
    world.clock.advance(by: .seconds(86_400))
    try await appear(in: .spanish)
    #expect(screen.state == .content(UsualModel(headline: "Cada viernes, lo de siempre:", dishes: ["1 × Margarita"])))
  }

  @Test(arguments: [
    (Language.english, "No longer on the menu: Margarita."), (.spanish, "Ya no está en la carta: Margarita."),
  ])
  func `says what is not on the menu any more`(language: Language, message: String) async throws {
    try await world.base.deleteDish(dish)
    try await appear(in: language)
    guard case .failed(let problem) = screen.state else { Issue.record("\(String(describing: screen.state))"); return }
    #expect(problem.message == message && problem.kind == .refused)
  }
}
