import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let menuExport = Command(
    "menu export", "la carta como página para leer e imprimir, o como tabla CSV",
    "the menu as a page to read and print, or as a CSV table",
    options: [
      .init(
        "--html FILE", "escribirla como página HTML en un solo archivo; -: la salida estándar",
        "write it as a self-contained HTML page; -: standard output", writes: true),
      .init(
        "--csv", "como tabla CSV, que «menu import» admite",
        "as a CSV table, which `menu import` accepts"),
    ],
    hasDocument: false,
    examples: ["recetas-cli menu export --html carta.html", "recetas-cli menu export --csv > carta.csv"]
  ) { context in
    let (page, isTable) = (context.arguments.path("html"), context.arguments.has("csv"))
    if (page == nil) != isTable { throw context.texts.exportNeedsOneFormat }
    try await context.kit.prepareMenu(context.output)
    let found = try await context.kit.restaurant.getMenu(
      matching: SearchText(""), of: nil, page: Page(limit: Page.maximum))
    if let page {
      let samples = try await context.kit.store.samples(in: .restaurant)
      try await context.write(PrintedMenu.html(found.menu, samples: samples, context.texts), to: page)
    }
    if isTable { try context.output.write(table: MenuTable.rows(found.menu.sections.flatMap(\.dishes))) }
  }
}

extension Context {
  /// Writes text to a file, and prints the path. `-` stands for standard output.
  func write(_ text: String, to path: String) async throws {
    if arguments.isStandardStream("html") { return try output.write(raw: text) }
    try await save([OutputFile(path: path, bytes: Array(text.utf8))])
    output.notice(texts.wrotePage(path))
  }
}
