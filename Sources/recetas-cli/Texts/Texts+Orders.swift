import Entities
import Interfaces
import UseCases

/// The messages of the order commands, and the parsing of their arguments.
extension Texts {
  /// Parses a whole number from 1 to 100.
  func quantity(_ text: String) throws -> Quantity {
    guard let number = Int(text) else {
      throw badQuantity(text)
    }
    do { return try Quantity(number) } catch { throw badQuantity(text) }
  }

  /// Parses a quantity or a change: `3` sets the quantity to three, `+3` adds three, and `-3` removes three.
  func quantityChange(_ text: String) throws -> QuantityChange {
    guard text.hasPrefix("+") || text.hasPrefix("-") else { return .to(try quantity(text)) }
    guard let difference = Int(text) else {
      throw badQuantity(text)
    }
    return .by(difference)
  }

  /// Returns whether a string is a whole number of any size.
  private func isWholeNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("+") || text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
  }

  /// Returns the error for a quantity. A number out of range is refused, and any other text is an invalid argument.
  private func badQuantity(_ text: String) -> Problem {
    problem(
      isWholeNumber(text) ? .refused : .badRequest, "Cantidad no válida, «\(text)»: la cantidad va de 1 a 100.",
      "Invalid quantity “\(text)”: use 1 to 100.",
      advice: "El pedido sigue como estaba.", "The order was not changed.")
  }

  var menuChanged: String {
    say(
      "La carta ha cambiado desde que elegiste los platos; el pedido no se ha enviado.",
      "The menu has changed since you chose the dishes; the order was not placed.")
  }
  var acceptChangesAdvice: String {
    say(
      "Para aceptar los cambios, repite el comando con --accept-changes.",
      "To accept the changes, run the command again with --accept-changes.")
  }
  func placing(_ order: OrderDraft) -> String { "\(yourOrder): \(dishes(order.units)), \(money(order.total))." }
  var nothingToPlace: Problem {
    problem(
      .refused, "No hay nada que enviar: el pedido está vacío.", "There is nothing to place: the order is empty.",
      advice: "Añade un plato: recetas-cli order add PLATO", "Add a dish: recetas-cli order add DISH")
  }
  var needsDelivery: Problem {
    problem(
      .badRequest, "Falta la dirección o el teléfono.", "The address or the telephone number is missing.",
      advice: "Indica ambos: --address A --phone P", "Specify both: --address A --phone P")
  }

  func wrotePage(_ path: String) -> String { say("Se ha guardado la página en \(path).", "Wrote the page to \(path).") }
  var nothingToPrint: Problem {
    problem(
      .notFound, nothingChosen, nothingChosen, advice: "Indica un pedido anterior, o elige algo de la carta.",
      "Name a past order, or choose something from the menu.")
  }
  var exportNeedsOneFormat: Problem {
    problem(
      .badRequest, "Indica un formato, y solo uno: --html o --csv.", "Choose exactly one format: --html or --csv.",
      advice: "Ejemplo: recetas-cli menu export --html carta.html", "Example: recetas-cli menu export --html menu.html")
  }

  var csvIsNoJSON: Problem {
    problem(
      .badRequest, "Una tabla CSV no es JSON: usa --csv o --json.",
      "A CSV table is not JSON: use --csv or --json.",
      advice: "Elige una de las dos.", "Choose one of them.")
  }

  func confirmCancel(_ order: OrderDraft) -> String {
    say(
      "Se borrará tu pedido sin enviar: \(dishes(order.units)), \(money(order.total)).",
      "Your unplaced order will be deleted: \(dishes(order.units)), \(money(order.total)).")
  }

  var acceptedChanges: String { say("Has aceptado estos cambios:", "You accepted these changes:") }

  func noSuchRow(_ word: String, _ list: ShownRows.List) -> Problem {
    problem(
      .notFound, "Ninguna lista de este tipo mostrada en este terminal tiene la fila \(word).",
      "No list of this kind shown in this terminal has row \(word).",
      advice: "Consúltala con: recetas-cli \(list.command)", "See it with: recetas-cli \(list.command)")
  }

  /// Returns the error for an id or a name that no record of the list has.
  func noRecord(_ word: String, in list: ShownRows.List) -> Problem {
    problem(
      .notFound, "No se encuentra «\(word)».", "Not found: “\(word)”.",
      advice: "Consulta la lista con: recetas-cli \(list.command)", "See the list with: recetas-cli \(list.command)")
  }

  /// Returns the error for text that matches the names of several records.
  ///
  /// - Parameter records: the id and the name of each record.
  func several(_ word: String, _ records: [String]) -> Failure {
    var failure = Failure(
      problem(
        .badRequest, "«\(word)» puede ser cualquiera de estos \(number(records.count)):",
        "“\(word)” could be any of these \(number(records.count)):",
        advice: "Indica el identificador, o un nombre más completo.", "Use the id, or more of the name."), self)
    failure.details = records.prefix(5).map(\.self) + (records.count > 5 ? ["…"] : [])
    return failure
  }

  func noSuchID(_ word: String, in list: ShownRows.List) -> Problem {
    problem(
      .notFound, "No se encuentra «\(word)».", "Not found: “\(word)”.",
      advice: list.hasNames
        ? "Usa un identificador o un nombre de la lista, o el número de su fila."
        : "Usa un identificador de la lista, o el número de su fila.",
      list.hasNames
        ? "Use an id or a name from the list, or the number of its row."
        : "Use an id from the list, or the number of its row.")
  }

  func rowsNotRemembered(_ problem: Problem) -> String {
    say(
      "Los números de estas filas no se recordarán: \(problem.message)",
      "The numbers of these rows won't be remembered: \(problem.message)")
  }
}

extension ShownRows.List {
  /// The command that prints the list.
  fileprivate var command: String {
    switch self {
    case .menu: "menu list"
    case .order: "order show"
    case .history: "order history"
    case .recipes: "recipes list"
    case .makers: "beers makers"
    case .beers: "beers list"
    case .reviews: "beers reviews"
    case .places: "places list"
    }
  }
}
