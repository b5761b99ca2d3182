import Entities
import Hummingbird
import Interfaces
import UseCases

/// Handles the form with the order lines, whose fields are sent together.
extension Front {
  /// Saves all fields that the user changed, or none. The other fields keep their current values, even if the page showed different ones.
  func saveLines(_ visit: Visit) async throws(OrderLinesError) {
    let form = visit.form
    _ = try await store.changeDraft(of: visit.user) { (draft) throws(OrderLinesError) in
      guard var order = draft, order.id.text == form["order"] else { throw .noSuchOrder }
      for dish in form.dishes where dish.text != form["remove"] { try order.take(form, of: dish) }
      for line in order.lines where line.dish.text == form["remove"] {
        do throws(OrderError) { try order.removeLine(line.dish) } catch { throw .line(.refused(line, error)) }
      }
      return order
    }
  }

  /// Returns the rows of the order page, with the typed text that wasn't saved.
  func rows(_ model: OrderModel, typed form: Form?, _ visit: Visit) -> [[String: Any?]] {
    model.rows.map { row in
      let quantity = form?.typed("quantity.\(row.dish)") ?? row.quantity
      let note = form?.typed("note.\(row.dish)") ?? row.note ?? ""
      let isSaved = quantity == row.quantity && note == row.note ?? ""
      return [
        "row": row, "quantity": quantity, "note": note, "savedNote": row.note ?? "",
        "saved": isSaved ? nil : [row.quantity, row.note].compactMap(\.self).joined(separator: " · "),
      ]
    }
  }
}

/// The reason that the lines weren't saved. The order is unchanged.
enum OrderLinesError: StoreError, ExplainedError {
  /// The order on the page isn't the draft. It was placed or canceled, or has never existed.
  case noSuchOrder
  /// A field that the user changed was also changed elsewhere. The value is the current line.
  case changed(OrderLine)
  /// A line is missing, or the order refuses a change to it.
  case line(SetLineQuantityError)
  /// The typed text isn't a valid quantity.
  case quantity(QuantityError, OrderLine)
  /// The note is invalid.
  case note(TextError, OrderLine)
  /// The store failed with this error.
  case store(GatewayError)

  func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchOrder:
      texts.problem(
        .conflict, "Este no es tu pedido actual.", "This is not your current order.",
        advice: "No se ha cambiado nada. Mira tu pedido y los anteriores.",
        "Nothing was changed. Look at your order and your past orders.")
    case .changed(let line):
      texts.problem(
        .conflict, "«\(line.name)» ha cambiado mientras tanto; no se ha guardado nada.",
        "“\(line.name)” has changed in the meantime; nothing was saved.",
        advice: "Compara lo que has escrito con lo guardado y envíalo de nuevo.",
        "Compare what you typed with what is saved, and send it again.")
    case .line(let error): error.problem(in: texts)
    case .quantity(let error, let line):
      texts.problem(.quantity(error), of: texts.say("«\(line.name)»", "“\(line.name)”"))
    case .note(.tooLong(let length, let limit), let line):
      texts.problem(
        .refused, "La nota de «\(line.name)» tiene \(length) caracteres.",
        "The note for “\(line.name)” has \(length) characters.",
        advice: "No se ha guardado nada. Escribe como mucho \(limit).", "Nothing was saved. Write \(limit) at most.")
    case .note(_, let line):
      texts.problem(
        .refused, "La nota de «\(line.name)» no tiene caracteres visibles.",
        "The note for “\(line.name)” has no visible characters.",
        advice: "No se ha guardado nada. Escríbela de nuevo, o déjala vacía.",
        "Nothing was saved. Write it again, or leave it empty.")
    case .store(let error): error.problem(in: texts)
    }
  }
}

extension OrderDraft {
  /// Sets the typed quantity and note of a dish. Throws an error if the page showed outdated values.
  fileprivate mutating func take(_ form: Form, of dish: Dish.ID) throws(OrderLinesError) {
    guard let line = line(dish) else { throw .line(.noSuchLine(dish)) }

    /// Returns the text that replaces the value `now`, or `nil` if both are the same.
    func typed(_ field: String, over now: String) throws(OrderLinesError) -> String? {
      guard let typed = form.typed("\(field).\(dish)"), typed != now else { return nil }
      if form["was.\(field).\(dish)"] != now { throw .changed(line) }
      return typed
    }
    if let text = try typed("quantity", over: "\(line.quantity.value)") {
      let quantity: Quantity
      do { quantity = try Quantity(typed: text) } catch { throw .quantity(error, line) }
      do { try setQuantity(quantity, of: dish) } catch { throw .line(.refused(line, error)) }
    }
    if let text = try typed("note", over: line.note?.text ?? "") {
      let note: OrderNote?
      do { note = TextRule.cleaned(text).isEmpty ? nil : try OrderNote(text) } catch { throw .note(error, line) }
      do { try setNote(note, of: dish) } catch { throw .line(.refused(line, error)) }
    }
  }
}
