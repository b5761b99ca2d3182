import Entities
import Interfaces
import UseCases

extension Command {
  static let orderPlace = Command(
    "order place", "enviar el pedido", "place the order",
    options: [
      .init(
        "--address A", "la dirección de entrega (en un terminal se pregunta)",
        "the delivery address (asked for in a terminal)"),
      .init("--phone P", "el teléfono (en un terminal se pregunta)", "the phone number (asked for in a terminal)"),
      .init(
        "--accept-changes", "aceptar los nombres y precios actuales y quitar los platos que ya no están",
        "accept the current names and prices, and drop dishes no longer on the menu"),
    ],
    examples: ["recetas-cli order place --address 'Calle del Pez, 3' --phone '915 55 12 34'"]
  ) { context in
    try context.requireDelivery()
    let draft = try await context.draftToPlace()
    let typed = try await context.typedDelivery(of: draft)
    let delivery = try Delivery(typed: typed.address, phone: typed.phone, in: context.texts)
    // Only changes to the menu are accepted, since the user hasn't seen any other version of the order.
    let acceptsChanges = context.arguments.has("accept-changes") || context.kit.options.isYes
    let (order, differences) = try await context.agree(
      on: CurrentOrder(order: draft), asksFirst: false, accepts: { acceptsChanges && $0.order == $1.order },
      context.texts.words
    ) { (try await context.kit.restaurant.placeOrder($0, delivery: delivery), $0.differences) }
    try context.show(
      order, accepted: differences,
      notice: context.notice(differences) + ["", Line(context.texts.onItsWay(order))])
  }
}

extension Context {
  fileprivate func draftToPlace() async throws -> OrderDraft {
    let draft = try await kit.store.draft(of: kit.user)
    guard let draft, !draft.isEmpty else { throw texts.nothingToPlace }
    return draft
  }

  /// Refuses an incomplete delivery if there is no terminal to ask for the missing parts.
  fileprivate func requireDelivery() throws {
    if !console.isInputTerminal, given("address") == nil || given("phone") == nil { throw texts.needsDelivery }
  }

  /// Returns the address and the phone number from the command line, or asks for them in the terminal.
  fileprivate func typedDelivery(of order: OrderDraft) async throws -> (address: String, phone: String) {
    var (address, phone) = (given("address"), given("phone"))
    if let address, let phone { return (address, phone) }
    // By answering the questions, the user confirms this order.
    output.notice(texts.placing(order))
    let last = try await kit.restaurant.offerDelivery()
    if address == nil { address = try await askDelivery(texts.address, offering: last?.address.text ?? "") }
    if phone == nil { phone = try await askDelivery(texts.phone, offering: last?.phone.text ?? "") }
    return (address ?? "", phone ?? "")
  }

  /// Returns the value of an option. `nil` if it is blank.
  private func given(_ option: String) -> String? {
    arguments.option(option).flatMap { TextRule.cleaned($0).isEmpty ? nil : $0 }
  }

  /// Asks for one part of a delivery. An empty answer accepts the default. Returns `nil` if the user doesn't answer.
  ///
  /// With line editing, the line contains the default and can be edited.
  func askDelivery(_ name: String, offering offered: String) async throws -> String? {
    if console.terminal != nil {
      let answer = try await ask("\(name):", editing: offered)
      return answer.flatMap { TextRule.cleaned($0).isEmpty ? nil : $0 }
    }
    guard let answer = try await ask(offered.isEmpty ? "\(name):" : "\(name) [\(offered)]:") else { return nil }
    let given = TextRule.cleaned(answer).isEmpty ? offered : answer
    return given.isEmpty ? nil : given
  }
}
