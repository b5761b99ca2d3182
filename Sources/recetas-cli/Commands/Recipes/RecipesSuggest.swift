import Entities
import Interfaces
import UseCases

extension Command {
  static let recipesSuggest = Command(
    spec: CommandSpec(
      name: ["recipes", "suggest"],
      summary: LocalText("títulos que encajan con lo escrito", "titles that fit what is typed"),
      operands: [.init(name: "TEXT")],
      examples: ["recetas-cli recipes suggest tar", "recetas-cli recipes suggest pan --json"])
  ) { (context) async throws(Failure) in
    let text = context.arguments["TEXT"]
    try await context.kit.prepareRecipes(context.output)
    let reading = try await context.attempt(Failure.init) { () async throws(GatewayError) in
      var (readings, last) = (context.kit.suggestRecipes(SearchText(text)).makeAsyncIterator(), SuggestionReading?.none)
      while let reading = try await readings.next() { last = reading }
      return last ?? SuggestionReading([], isComplete: true)
    }
    let model = SuggestionsModel(reading, for: text, in: context.texts)
    try context.output.write(
      SuggestionsText.lines(model, width: context.console.width), or: SuggestionsDocument(reading, context.texts))
    context.remember(.recipes, model.rows.map(\.recipe.text))
  }
}
