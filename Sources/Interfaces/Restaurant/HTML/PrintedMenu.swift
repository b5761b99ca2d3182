public import Entities
public import UseCases

/// Formats the menu as an HTML page for reading and printing. ``ReceiptPage`` formats an order in the same way.
public enum PrintedMenu {
  /// Returns the HTML of the page, in UTF-8.
  ///
  /// - Parameters:
  ///   - samples: the number of sample dishes, for a note on the page. `nil` if there are none.
  ///   - texts: the kit's strings in the language that the page shows first.
  public static func html(_ menu: Menu, samples: SampleCount? = nil, _ texts: Texts) -> String {
    let note = samples.map { count in
      "<p class=\"quiet\">\(PrintedHTML.said({ $0.sampleData(count, of: .restaurant) }, texts))</p>\n"
    }
    let sections = menu.sections.map { section in
      "<section>\n<h2>\(Markup.escaped(section.kind.name))</h2>\n<ul>\n"
        + section.dishes.map { row($0, texts) }.joined(separator: "\n") + "\n</ul>\n</section>"
    }
    let empty = "<p>\(PrintedHTML.said(\.emptyMenu, texts))</p>"
    let body = (note ?? "") + (sections.isEmpty ? empty : sections.joined(separator: "\n"))
    return PrintedHTML.html(title: \.menu, body: body, texts)
  }

  private static func row(_ dish: Dish, _ texts: Texts) -> String {
    let description = dish.description.isEmpty ? "" : "<small>\(Markup.escaped(dish.description))</small>"
    return "<li><span class=\"name\">\(Markup.escaped(dish.name))</span>"
      + "<span class=\"price\">\(PrintedHTML.said({ $0.money(dish.price) }, texts))</span>\(description)</li>"
  }
}
