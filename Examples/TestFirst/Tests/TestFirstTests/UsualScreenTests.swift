import Entities
import GatewayTesting
import Interfaces
import StoreCore
import TestFirst
import Testing
import UseCases

@MainActor @Suite struct `The screen of the usual order` {
  let world = TestWorld()
  let screen = RecordingScreen<UsualModel, Never>()
  let dish: Dish

  init() async throws {
    dish = try Samples.dish("Margarita")
    try await world.base.seed([dish])
    var order = try Samples.order("order-7", [dish])
    try order.changeQuantity(of: dish.id, by: 1)
    try await world.base.place(Samples.placed(order, at: -600_000), of: world.user)
  }

  private func appear(in language: Language) async throws {
    let orderTheUsual = OrderTheUsual(
      menu: world.store, orders: world.store, receipts: Outbox(), user: world.user, now: world.now)
    let presenter = UsualPresenter(
      try Order.ID("order-7"), orderTheUsual: orderTheUsual, orders: world.store, user: world.user, screen: screen,
      texts: Texts(language))
    await presenter.handle(.appeared)
  }

  @Test(arguments: [
    (Language.english, "The usual is on its way: €2.00."), (.spanish, "Lo de siempre está en camino: 2,00\u{A0}€."),
  ])
  func `On a Friday, the screen of the usual order says that today's order is on its way`(
    language: Language, headline: String
  ) async throws {
    try await world.base.replaceDish(dish, by: Samples.dish("Margarita", cents: 100))
    try await appear(in: language)
    let model = UsualModel(headline: headline, dishes: ["2 × Margarita"])
    #expect(screen.take() == [.shows(.loading), .shows(.content(model))])
  }

  @Test(arguments: [(Language.english, "Every Friday, the usual:"), (.spanish, "Cada viernes, lo de siempre:")])
  func `On a day other than Friday, the screen shows the usual order`(language: Language, headline: String) async throws
  {
    world.clock.advance(by: .seconds(86_400))
    try await appear(in: language)
    #expect(screen.state == .content(UsualModel(headline: headline, dishes: ["2 × Margarita"])))
  }

  @Test func `On a day other than Friday, the screen reports that the usual order is unreadable`() async throws {
    world.clock.advance(by: .seconds(86_400))
    let offline = GatewayError.offline(what: "example.org")
    world.intercept(by: .failing(.always(offline)))
    try await appear(in: .english)
    #expect(screen.state == .failed(Texts(.english).problem(offline)))
  }

  @Test(arguments: [
    (Language.english, "No longer on the menu: Margarita."), (.spanish, "Ya no está en la carta: Margarita."),
  ])
  func `The usual order's screen names a dish missing from the menu`(language: Language, message: String) async throws {
    try await world.base.deleteDish(dish)
    try await appear(in: language)
    guard case .failed(let problem) = screen.state else { Issue.record("\(String(describing: screen.state))"); return }
    #expect(problem.message == message && problem.kind == .refused)
  }

  nonisolated static let failures: [(OrderTheUsualError, Problem.Kind, english: String, spanish: String)] = {
    guard let id = try? Order.ID("order-7") else { return [] }
    return [
      (.noSuchOrder(id), .notFound, "There is no order order-7.", "El pedido order-7 no existe."),
      (
        .refused(id), .refused, "Today order order-7 costs more than can be paid.",
        "El pedido order-7 cuesta hoy más de lo que se puede pagar."
      ),
      (
        .receiptNotSent(id, .offline(what: "mail")), .unavailable,
        "Order order-7 is on its way, but its receipt could not be sent.",
        "El pedido order-7 está en camino, pero no se ha podido enviar su recibo."
      ),
    ]
  }()

  @Test func `Each failure to place the usual order is explained in English and in Spanish`() {
    for (error, kind, english, spanish) in Self.failures {
      let problems = [Language.english, .spanish].map { Texts($0).problem(error) }
      #expect(problems.map(\.message) == [english, spanish])
      #expect(problems.map(\.kind) == [kind, kind])
      #expect(Set(problems.map(\.advice)).count == 2)
    }
  }
}
