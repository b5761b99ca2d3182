import Entities
import Interfaces
import UseCases

extension Command {
  static let findEverything = Command(
    "find TEXT…", "buscar en platos, recetas, cervezas, fabricantes, reseñas y lugares a la vez",
    "search dishes, recipes, beers, manufacturers, reviews and places together",
    options: [.init("--limit N", "cuántos como mucho (20)", "how many at most (20)")],
    examples: ["recetas-cli find catalana crema", "recetas-cli find stout --limit 5 --json"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    let query = ([context.arguments["TEXT…"]] + context.arguments.repeated.dropFirst()).joined(separator: " ")
    let limit = try context.arguments.number("limit", from: 1, otherwise: 20)
    if SearchText(query).isBlank { throw context.arguments.missing("TEXT") }
    try await kit.prepareAll(context.output)
    let findings = try await kit.findEverything(SearchText(query), limit: limit)
    if context.output.isJSON {
      return try context.output.write(json: JSONObject.findings(findings, query, limit: limit))
    }
    let model = FindModel(findings, searching: query, in: texts)
    if model.rows.isEmpty { return try context.output.write([Line(texts.nothingFoundAnywhere(query))]) }
    let rows = zip(FoundRow.lines(model.rows, width: context.console.width), findings.rows)
    try context.output.write(
      [Line(model.title, .title), ""] + rows.flatMap { $0 + [Line("      " + Self.opening($1.record), .faint)] }
        + (model.more == nil ? [] : ["", Line(texts.moreFindings(limit: 2 * limit), .faint)]))
  }

  /// Returns the command line that opens a record found by a search.
  static func opening(_ record: FoundRecord) -> String {
    let words =
      switch record {
      case .dish: "menu show"
      case .recipe: "recipes show"
      case .beer: "beers show"
      case .manufacturer: "beers makers show"
      case .review: "beers reviews show"
      case .place: "places show"
      }
    return "recetas-cli \(words) \(record.id.shellWord)"
  }
}

extension String {
  /// The text as a single shell word, quoted if necessary.
  var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_+@.%:/".unicodeScalars.contains($0))
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
