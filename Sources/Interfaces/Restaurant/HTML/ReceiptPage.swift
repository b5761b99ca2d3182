public import Entities
import UseCases

/// Formats an order as an HTML page for reading and printing: the receipt for a placed order, or the current order.
public enum ReceiptPage {
  /// Returns the HTML of the current order, in UTF-8.
  ///
  /// - Parameter texts: the kit's strings, with the language that the page shows first and the user's time zone.
  public static func html(_ draft: OrderDraft, _ texts: Texts) -> String {
    html(draft, texts) { OrderModel(draft, in: $0) }
  }

  /// Returns the HTML of a placed order, in UTF-8.
  ///
  /// - Parameter texts: the kit's strings, with the language that the page shows first and the user's time zone.
  public static func html(_ order: PlacedOrder, _ texts: Texts) -> String {
    html(order, texts) { OrderModel(order, in: $0) }
  }

  private static func html(_ order: some Order, _ texts: Texts, _ model: (Texts) -> OrderModel) -> String {
    func said(_ text: (Texts) -> String) -> String { PrintedHTML.said(text, texts) }
    let details = model(texts).details.indices.map { index in
      "<p>\(said { model($0).details[index] })</p>"
    }
    let body = """
      \(details.joined(separator: "\n"))
      <table>
      <thead><tr><th scope="col" class="number">\(said(\.quantity))</th><th scope="col">\(said(\.dish))</th>\
      <th scope="col" class="number">\(said(\.unitPrice))</th><th scope="col" class="number">\(said(\.amountOfLine))</th></tr></thead>
      <tbody>
      \(order.lines.map { row($0, said) }.joined(separator: "\n"))
      </tbody>
      <tfoot><tr><th scope="row" colspan="2">\(said(\.total))</th>\
      <td class="number">\(said { $0.dishes(order.units) })</td><td class="number">\(said { $0.money(order.total) })</td></tr></tfoot>
      </table>
      """
    return PrintedHTML.html(title: { model($0).title }, body: body, texts)
  }

  private static func row(_ line: OrderLine, _ said: ((Texts) -> String) -> String) -> String {
    let note = line.note.map { "<small>\(Markup.escaped($0.text))</small>" } ?? ""
    return "<tr><td class=\"number\">\(line.quantity.value)</td><td>\(Markup.escaped(line.name))\(note)</td>"
      + "<td class=\"number\">\(said { $0.money(line.unitPrice) })</td>"
      + "<td class=\"number\">\(said { $0.money(line.total) })</td></tr>"
  }
}

extension Texts {
  var quantity: String { say("Uds.", "Qty.") }
  var dish: String { say("Plato", "Dish") }
  var unitPrice: String { say("Precio", "Price") }
  var amountOfLine: String { say("Importe", "Amount") }
}
