public import Entities
public import UseCases

extension AddDishToOrderError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notInMenu(let dish): texts.noSuchDish(dish)
    case .refused(let dish, let error): texts.problem(error, of: dish.name)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension SetLineQuantityError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchLine(let dish): texts.noSuchLine(dish)
    case .refused(let dish, let error): texts.problem(error, of: dish.text)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension RemoveLineError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchLine(let dish): texts.noSuchLine(dish)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension PlaceOrderError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchOrder(let order): texts.noSuchOrder(order)
    case .empty: texts.emptyOrder
    case .changed(let differences):
      Problem(
        .conflict,
        texts.say(
          "La carta ha cambiado: \(texts.list(differences)). No se ha pedido nada.",
          "The menu changed: \(texts.list(differences)). Nothing was placed."),
        texts.say("Mira el pedido y acepta los cambios.", "Look at the order and accept the changes."))
    case .refused(let order, let error): texts.problem(error, of: order.text)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension CancelOrderError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .alreadyPlaced(let order):
      Problem(
        .conflict,
        texts.say("El pedido \(order.text) ya se ha enviado.", "Order \(order.text) has already been placed."),
        texts.say("Lo tienes en tus pedidos anteriores.", "It stays in your past orders."))
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension OrderAgainError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchOrder(let order): return texts.noSuchOrder(order)
    case .draftInProgress(let order):
      return Problem(
        .conflict,
        texts.say(
          "Ya tienes un pedido sin enviar: \(texts.dishes(order.units)), \(texts.money(order.total)).",
          "You have an order that is not placed: \(texts.dishes(order.units)), \(texts.money(order.total))."),
        texts.say("Envíalo o cancélalo antes.", "Place it or cancel it first."))
    case .allGone(let differences):
      return Problem(
        .conflict,
        texts.say(
          "Nada de aquel pedido sigue en la carta: \(texts.list(differences)).",
          "None of its dishes is on the menu any more: \(texts.list(differences))."),
        texts.say("Elige otros platos de la carta.", "Choose other dishes from the menu."))
    case .refused(let order, let error): return texts.problem(error, of: order.text)
    case .store(let error): return error.problem(in: texts)
    }
  }
}

extension Texts {
  /// There is no placed order of this id.
  public func noSuchOrder(_ order: Order.ID) -> Problem {
    Problem(
      .notFound, say("No hay ningún pedido \(order.text).", "There is no order \(order.text)."),
      say("Mira tus pedidos anteriores.", "Look at your past orders."))
  }

  fileprivate var emptyOrder: Problem {
    Problem(
      .refused, say("El pedido no tiene platos; no se ha enviado.", "The order has no dishes; it was not placed."),
      say("Añade antes algún plato de la carta.", "Add a dish from the menu first."))
  }

  fileprivate func noSuchDish(_ dish: Dish.ID) -> Problem {
    Problem(
      .notFound, say("No hay ningún plato \(dish.text) en la carta.", "There is no dish \(dish.text) on the menu."),
      say("Mira la carta.", "Look at the menu."))
  }

  fileprivate func noSuchLine(_ dish: Dish.ID) -> Problem {
    Problem(
      .notFound, say("Tu pedido no tiene \(dish.text).", "Your order has no \(dish.text)."),
      say("Mira tu pedido.", "Look at your order."))
  }

  fileprivate func problem(_ error: OrderError, of what: String) -> Problem {
    switch error {
    case .quantity:
      return Problem(
        .refused, say("De \(what) se pueden pedir de 1 a 100.", "You can order 1 to 100 of \(what)."),
        say("El pedido sigue como estaba.", "The order is as it was."))
    case .money:
      return Problem(
        .refused, say("El total de \(what) no se puede calcular.", "The total of \(what) can't be calculated."),
        say("El pedido sigue como estaba.", "The order is as it was."))
    case .noSuchLine(let dish), .repeatedLine(let dish): return noSuchLine(dish)
    case .empty: return emptyOrder
    case .alreadyPlaced(let order): return problem(CancelOrderError.alreadyPlaced(order))
    }
  }

  fileprivate func list(_ differences: [OrderDifference]) -> String { differences.map(words).joined(separator: "; ") }
}
