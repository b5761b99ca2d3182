import Entities
import Hummingbird
import Interfaces
import UseCases

/// The lines of the order's page, whose fields are sent all together.
extension Front {
  /// Saves the fields that were typed over, all or none. The others stay as they are now, whatever the page showed.
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

  /// The rows of the order's page, with the fields as they were typed and not saved.
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

/// Why the lines were not saved. The order is unchanged.
enum OrderLinesError: StoreError, ExplainedError {
  /// The order of the page is not the draft: it was placed or canceled, or never existed.
  case noSuchOrder
  /// A field that was typed over was changed elsewhere meanwhile; the line is this now.
  case changed(OrderLine)
  /// A line is missing, or the order refuses the change.
  case line(SetLineQuantityError)
  /// The text is no quantity.
  case quantity(QuantityError, OrderLine)
  /// The note is invalid.
  case note(TextError, OrderLine)
  /// The store failed.
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
        "“\(line.name)” changed meanwhile; nothing was saved.",
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
  /// Takes the typed quantity and note of a dish, unless the page showed other ones.
  fileprivate mutating func take(_ form: Form, of dish: Dish.ID) throws(OrderLinesError) {
    guard let line = line(dish) else { throw .line(.noSuchLine(dish)) }

    /// The text typed over a value that is `now`; `nil` if that is the same.
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
