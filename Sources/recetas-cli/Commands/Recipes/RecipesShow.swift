import Entities
import Interfaces
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    if context.arguments.option("image")?.isEmpty == true {
      throw Failure(.usage, context.texts.missingValue("image"))
    }
    try await context.kit.prepareRecipes(context.output)
    let id: Recipe.ID = try context.id(context.arguments["ID"], in: .recipes)
    let reading = try await context.attempt({ Failure(reading: id, $0, $1) }) { () async throws(GatewayError) in
      try await context.kit.getRecipe(id)
    }
    if let file = context.arguments.option("image") {
      try await context.saveImage(of: reading.details.recipe, in: file)
    }
    let (texts, width) = (context.texts, context.console.width)
    try context.output.write(
      RecipeText.lines(RecipeModel(reading, in: texts), width: width, texts), or: RecipeReadingDocument(reading))
  }
}

extension Context {
  /// Saves the photograph of a recipe, in place of a file that is there.
  fileprivate func saveImage(of recipe: Recipe, in file: String) async throws(Failure) {
    guard let address = recipe.image else { throw Failure(.noInput, texts.hasNoImage(recipe)) }
    let image = try await attempt(Failure.init) { () async throws(ImageError) in try await kit.loadImage(address) }
    try save(image.bytes, in: file)
    output.notice(texts.savedImage(in: file))
  }
}

extension Failure {
  init(_ error: ImageError, _ texts: Texts) {
    switch error {
    case .gateway(let error): self.init(error, texts)
    case .missing: self.init(.noInput, texts.problem(error))
    case .notAnImage, .tooLarge: self.init(.data, texts.problem(error))
    }
  }

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
