public import Entities
public import UseCases

extension Texts {
  /// Why a dish was not added.
  public func problem(_ error: AddDishToOrderError) -> Problem {
    switch error {
    case .notInMenu(let dish): noSuchDish(dish)
    case .refused(let dish, let error): problem(error, of: dish.name)
    case .store(let error, adding: _): problem(error)
    }
  }

  /// Why a quantity was not changed.
  public func problem(_ error: SetLineQuantityError) -> Problem {
    switch error {
    case .noSuchLine(let dish): noSuchLine(dish)
    case .refused(let dish, let error): problem(error, of: dish.text)
    case .store(let error): problem(error)
    }
  }

  /// Why a line was not removed.
  public func problem(_ error: RemoveLineError) -> Problem {
    switch error {
    case .noSuchLine(let dish): noSuchLine(dish)
    case .store(let error): problem(error)
    }
  }

  /// Why an order was not placed.
  public func problem(_ error: PlaceOrderError) -> Problem {
    switch error {
    case .noSuchOrder(let order): noSuchOrder(order)
    case .empty: emptyOrder
    case .changed(let differences):
      Problem(
        say(
          "La carta ha cambiado: \(list(differences)). No se ha pedido nada.",
          "The menu changed: \(list(differences)). Nothing was placed."),
        say("Mira el pedido y acepta los cambios.", "Look at the order and accept the changes."))
    case .refused(let order, let error): problem(error, of: order.text)
    case .store(let error, placing: _): problem(error)
    }
  }

  /// Why an order was not cancelled.
  public func problem(_ error: CancelOrderError) -> Problem {
    switch error {
    case .alreadyPlaced(let order):
      Problem(
        say("El pedido \(order.text) ya se ha enviado.", "Order \(order.text) has already been placed."),
        say("Lo tienes en tus pedidos anteriores.", "It stays in your past orders."))
    case .store(let error): problem(error)
    }
  }

  /// Why an order was not repeated.
  public func problem(_ error: OrderAgainError) -> Problem {
    switch error {
    case .noSuchOrder(let order): return noSuchOrder(order)
    case .draftInProgress(let order):
      return Problem(
        say(
          "Ya tienes un pedido sin enviar: \(dishes(order.units)), \(money(order.total)).",
          "You have an order that is not placed: \(dishes(order.units)), \(money(order.total))."),
        say("Envíalo o cancélalo antes.", "Place it or cancel it first."))
    case .allGone(let differences):
      return Problem(
        say(
          "Nada de aquel pedido sigue en la carta: \(list(differences)).",
          "None of its dishes is on the menu any more: \(list(differences))."),
        say("Elige otros platos de la carta.", "Choose other dishes from the menu."))
    case .refused(let order, let error): return problem(error, of: order.text)
    case .store(let error): return problem(error)
    }
  }

  /// There is no placed order of this id.
  public func noSuchOrder(_ order: Order.ID) -> Problem {
    Problem(
      say("No hay ningún pedido \(order.text).", "There is no order \(order.text)."),
      say("Mira tus pedidos anteriores.", "Look at your past orders."))
  }

  /// The delivery that was typed, or what is wrong with it.
  public func delivery(_ address: String, _ phone: String) throws(InvalidDelivery) -> Delivery {
    let place: Address
    do { place = try Address(address) } catch { throw InvalidDelivery(message: addressProblem(error)) }
    do {
      return Delivery(address: place, phone: try PhoneNumber(phone))
    } catch {
      throw InvalidDelivery(
        message: say(
          "«\(phone)» no es un teléfono: hacen falta de 3 a 15 cifras.",
          "“\(phone)” is not a phone number: 3 to 15 digits are needed."))
    }
  }

  private func addressProblem(_ error: TextError) -> String {
    switch error {
    case .empty, .unclean: say("Falta la dirección.", "The address is missing.")
    case .tooLong(_, let limit):
      say("La dirección tiene más de \(limit) caracteres.", "The address has more than \(limit) characters.")
    }
  }

  private var emptyOrder: Problem {
    Problem(
      say("El pedido no tiene platos; no se ha enviado.", "The order has no dishes; it was not placed."),
      say("Añade antes algún plato de la carta.", "Add a dish from the menu first."))
  }

  private func noSuchDish(_ dish: Dish.ID) -> Problem {
    Problem(
      say("No hay ningún plato \(dish.text) en la carta.", "There is no dish \(dish.text) on the menu."),
      say("Mira la carta.", "Look at the menu."))
  }

  private func noSuchLine(_ dish: Dish.ID) -> Problem {
    Problem(
      say("Tu pedido no tiene \(dish.text).", "Your order has no \(dish.text)."),
      say("Mira tu pedido.", "Look at your order."))
  }

  private func problem(_ error: OrderError, of what: String) -> Problem {
    switch error {
    case .quantity:
      return Problem(
        say("De \(what) se pueden pedir de 1 a 100.", "You can order 1 to 100 of \(what)."),
        say("El pedido sigue como estaba.", "The order is as it was."))
    case .money:
      return Problem(
        say("El total de \(what) no se puede calcular.", "The total of \(what) can't be calculated."),
        say("El pedido sigue como estaba.", "The order is as it was."))
    case .noSuchLine(let dish), .repeatedLine(let dish): return noSuchLine(dish)
    case .empty: return emptyOrder
    case .alreadyPlaced(let order): return problem(CancelOrderError.alreadyPlaced(order))
    }
  }

  private func list(_ differences: [OrderDifference]) -> String { differences.map(words).joined(separator: "; ") }
}

/// What is wrong with a delivery that was typed, in the user's language.
public struct InvalidDelivery: Error, Sendable, Hashable {
  /// A sentence.
  public let message: String
}
