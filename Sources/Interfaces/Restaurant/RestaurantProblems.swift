public import Entities
public import UseCases

extension AddDishToOrderError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .notInMenu(let dish): texts.noSuchDish(dish)
    case .refused(let dish, let error): texts.problem(error, of: texts.quoted(dish.name))
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension Dish: SavedRecord, DeletedRecord {
  public static func missing(_ id: ID, in texts: Texts) -> Problem { texts.noSuchDish(id) }

  public func notSaved(in texts: Texts) -> String { texts.notSaved(name) }

  public func hasChanged(in texts: Texts) -> String {
    texts.say(
      "Ese plato ha cambiado. Ahora: \(texts.words(self)).", "That dish has changed. Now: \(texts.words(self)).")
  }

  public func alreadyExists(in texts: Texts) -> Problem {
    texts.problem(
      .conflict, "Ya está en la carta: \(texts.words(self)).", "Already on the menu: \(texts.words(self)).",
      advice: "Edita ese plato, o ponle otro nombre a este.", "Edit that dish, or give this one another name.")
  }
}

extension DishError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .name(let error): texts.problem(error, of: FieldName("el nombre del plato", "the name of the dish"))
    case .description(let error):
      texts.problem(error, of: FieldName("la descripción del plato", "the description of the dish"))
    case .negativePrice(let price):
      texts.problem(
        .refused, "El precio \(texts.money(price)) es negativo.", "The price \(texts.money(price)) is negative.",
        advice: "Usa cero o un precio positivo.", "Use zero or a positive price.")
    }
  }
}

extension OrderError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .quantity(let error): error.problem(in: texts)
    case .money(let error): error.problem(in: texts)
    case .noSuchLine(let dish): texts.noSuchLine(dish)
    case .repeatedLine(let dish): texts.repeatedLine(dish)
    case .empty: texts.emptyOrder
    }
  }
}

extension PhoneNumberError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .malformed(let phone):
      texts.problem(
        .refused, "«\(phone)» no es un teléfono.", "“\(phone)” is not a phone number.",
        advice: "Usa de 3 a 15 cifras, con un + delante si hace falta, y entre ellas solo espacios y - . / ( ).",
        "Use 3 to 15 digits, optionally after a +, with only spaces and - . / ( ) between them.")
    }
  }
}

extension QuantityError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    texts.problem(.quantity(self), of: texts.say("cada plato", "each dish"))
  }
}

extension SetLineQuantityError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchLine(let dish): texts.noSuchLine(dish)
    case .refused(let line, let error): texts.problem(error, of: texts.quoted(line.name))
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension LineError: ExplainedError {
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
    case .alreadyPlaced(let order):
      texts.problem(
        .conflict, "El pedido \(order.id.text) ya se había enviado con otros datos: \(texts.delivery(order)).",
        "Order \(order.id.text) was already placed with different delivery details: \(texts.delivery(order)).",
        advice: "Lo tienes en tus pedidos anteriores; si debe ir también a tu dirección, repítelo.",
        "It is in your past orders; to have it delivered to your address as well, order it again.")
    case .empty: texts.emptyOrder
    case .changed(let now):
      texts.problem(
        .conflict, "\(texts.words(now)) No se ha enviado.", "\(texts.words(now)) It was not placed.",
        advice: "Revisa el pedido y acepta los cambios.", "Review the order and accept the changes.")
    case .refused(let order, let error): texts.problem(error, of: order.text)
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension CancelOrderError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .changed(let order):
      Problem(
        .conflict,
        texts.words(CurrentOrder(order: order)) + texts.say(" No se ha cancelado.", " It was not canceled."),
        texts.seeItAgain)
    case .alreadyPlaced(let order):
      texts.problem(
        .conflict, "El pedido \(order.text) ya se ha enviado.", "Order \(order.text) has already been placed.",
        advice: "Lo tienes en tus pedidos anteriores.", "It is in your past orders.")
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension OrderAgainError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchOrder(let order): return texts.noSuchOrder(order)
    case .draftInProgress(let order):
      return texts.problem(
        .conflict, "Ya tienes un pedido sin enviar: \(texts.dishes(order.units)), \(texts.money(order.total)).",
        "You have an unplaced order: \(texts.dishes(order.units)), \(texts.money(order.total)).",
        advice: "Envíalo o cancélalo antes.", "Place it or cancel it first.")
    case .changed(let again):
      return texts.problem(
        .conflict, "\(texts.words(again)) No se ha pedido.", "\(texts.words(again)) It was not ordered.",
        advice: "Revisa los cambios y acéptalos.", "Review the changes and accept them.")
    case .noneOnMenu(let differences):
      return texts.problem(
        .conflict, "Ningún plato de ese pedido sigue en la carta: \(texts.list(differences)).",
        "None of its dishes are still on the menu: \(texts.list(differences)).",
        advice: "Elige otros platos de la carta.", "Choose other dishes from the menu.")
    case .refused(let order, let error): return texts.problem(error, of: order.text)
    case .store(let error): return error.problem(in: texts)
    }
  }
}

extension Texts {
  /// Returns the problem to report if no placed order has this id.
  package func noSuchOrder(_ order: Order.ID) -> Problem {
    problem(
      .notFound, "Ningún pedido tiene el número «\(order.text)».",
      "No order has the number “\(order.text)”.",
      advice: "Mira tus pedidos anteriores.", "Look at your past orders.")
  }

  fileprivate func delivery(_ order: PlacedOrder) -> String {
    let delivery = order.placement.delivery
    return say(
      "\(delivery.address.text), teléfono \(delivery.phone.text)",
      "\(delivery.address.text), telephone \(delivery.phone.text)")
  }

  fileprivate var emptyOrder: Problem {
    problem(
      .refused, "El pedido no tiene platos; no se ha enviado.", "The order has no dishes; it was not placed.",
      advice: "Añade antes algún plato de la carta.", "Add a dish from the menu first.")
  }

  /// Returns the problem to report if no dish has this id.
  public func noSuchDish(_ dish: Dish.ID) -> Problem {
    problem(
      .notFound, "Ningún plato de la carta se llama «\(dish.text)».",
      "No dish on the menu is called “\(dish.text)”.", advice: "Mira la carta.", "Look at the menu.")
  }

  fileprivate func noSuchLine(_ dish: Dish.ID) -> Problem {
    problem(
      .notFound, "«\(dish.text)» no está en tu pedido.", "“\(dish.text)” is not in your order.",
      advice: "Mira tu pedido.", "Look at your order.")
  }

  fileprivate func repeatedLine(_ dish: Dish.ID) -> Problem {
    problem(
      .refused, "El pedido tiene «\(dish.text)» en dos líneas.", "The order has “\(dish.text)” on two lines.",
      advice: "Suma sus cantidades en una sola línea.", "Combine their quantities on one line.")
  }

  /// Returns the problem to report if an order can't be changed as requested.
  ///
  /// - Parameter what: the subject of the message, such as the quoted name of a dish.
  public func problem(_ error: OrderError, of what: String) -> Problem {
    switch error {
    case .quantity:
      return problem(
        .refused, "De \(what) se pueden pedir de 1 a 100.", "You can order 1 to 100 of \(what).",
        advice: "El pedido sigue como estaba.", "The order was not changed.")
    case .money:
      return problem(
        .refused, "El total de \(what) no se puede calcular.", "The total of \(what) can't be calculated.",
        advice: "El pedido sigue como estaba.", "The order was not changed.")
    case .noSuchLine, .repeatedLine, .empty: return error.problem(in: self)
    }
  }
}
