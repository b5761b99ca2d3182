import Interfaces
import UseCases

extension Command {
  /// What the kit holds, and where to go next: the program without a command.
  static let overview = Command(
    "", "qué hay y por dónde seguir", "what there is, and where to go next",
    examples: ["recetas-cli", "recetas-cli --json"]
  ) { context in
    try await context.kit.prepareAll(context.output)
    let overview = try await context.kit.getOverview()
    try context.output.write(
      HomeText.lines(HomeModel(overview, in: context.texts), areChosen: false) + context.texts.nextSteps,
      or: JSONObject.overview(overview, context.kit))
  }
}
