import Entities
import Interfaces
import UseCases

extension Command {
  static let recipesShow = Command(
    spec: CommandSpec(
      name: ["recipes", "show"],
      summary: LocalText("una receta entera", "a whole recipe"),
      operands: [.init(name: "ID")],
      options: [
        .init(
          name: "image", value: "FILE",
          summary: LocalText("guardar su fotografía en ese fichero", "save its photograph in that file"))
      ],
      examples: ["recetas-cli recipes show 1", "recetas-cli recipes show local-gazpacho-andaluz --lang es"])
  ) { (context) async throws(Failure) in
    try await context.kit.prepareRecipes(context.output)
    let id: Recipe.ID = try context.id(context.arguments["ID"], in: .recipes)
    let reading = try await context.attempt({ Failure(reading: id, $0, $1) }) { () async throws(GatewayError) in
      try await context.kit.getRecipe(id)
    }
    // The recipe is shown whatever becomes of its photograph.
    let (texts, width) = (context.texts, context.console.width)
    try context.output.write(
      RecipeText.lines(RecipeModel(reading, in: texts), width: width, texts), or: RecipeReadingDocument(reading))
  }
}

extension Failure {
  init(reading id: Recipe.ID, _ error: GatewayError, _ texts: Texts) {
    self.init(error, texts)
    if error == .notFound { problem = texts.noSuchRecipe(id) }
  }

  init(_ error: AddToFavoritesError, _ texts: Texts) {
    switch error {
    case .noSuchRecipe: self.init(.noInput, texts.problem(error))
    case .failed(let error): self.init(error, texts)
    }
  }
}
