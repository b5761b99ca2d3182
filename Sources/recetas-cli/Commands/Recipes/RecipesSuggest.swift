import Entities
import Interfaces
import UseCases

extension Command {
  static let recipesSuggest = Command(
    "recipes suggest TEXT", "títulos que coinciden con el texto", "titles that match the text",
    examples: ["recetas-cli recipes suggest tar", "recetas-cli recipes suggest pan --json"]
  ) { context in
    let text = context.arguments["TEXT"]
    let suggestRecipes = try context.kit.recipes().suggestRecipes
    try await context.kit.prepareRecipes(context.output)
    var (readings, last) = (suggestRecipes(SearchText(text)).makeAsyncIterator(), SuggestionReading?.none)
    while let next = try await readings.next() { last = next }
    let reading = last ?? SuggestionReading([], isComplete: true)
    if let problem = reading.problem { context.notice(problem) }
    // The problem has already been reported, so it isn't repeated among the titles.
    let shown = SuggestionReading(reading.suggestions, isComplete: reading.problem == nil)
    let model = SuggestionsModel(shown, for: text, in: context.texts)
    try context.output.write(
      SuggestionsText.lines(model, width: context.console.width), or: JSONObject.suggestions(reading, context.texts))
    context.remember(.recipes, model.rows.map(\.recipe.text))
  }
}

extension Context {
  /// Reports the reason that a service contributed nothing to the output.
  func notice(_ error: GatewayError) {
    let problem = kit.advised(texts.problem(error))
    for text in [problem.message, problem.advice] { output.notice(text) }
  }
}
