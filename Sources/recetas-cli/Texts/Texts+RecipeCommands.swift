import Entities
import Interfaces
import UseCases

/// The messages of the recipe commands, except those that also appear on a screen.
extension Texts {
  var standardInput: String { say("la entrada estándar", "standard input") }
  func inputTooLong(_ limit: Int) -> Problem {
    problem(
      .corrupt, "La entrada estándar pasa de \(limit >> 20) MB.",
      "Standard input is longer than \(limit >> 20) MB.",
      advice: "Divídela en partes.", "Split it.")
  }

  func noRecipes(_ filter: RecipeFilter, _ page: Page) -> String { nothing(page) ?? noRecipes(filter) }

  var moreWithKey: String {
    say(
      "Para buscar también en Spoonacular hace falta una clave (SPOONACULAR_API_KEY).",
      "Searching Spoonacular as well requires a key (SPOONACULAR_API_KEY).")
  }

  func noFavorites(_ query: String, _ page: Page) -> String {
    nothing(page) ?? (SearchText(query).isBlank ? noFavorites : noFavoriteFound(query))
  }

  /// Returns the message for a page past the end of the list. `nil` for the first page.
  func nothing(_ page: Page) -> String? { page.offset > 0 ? nothingHere : nil }

  var needsKey: Problem {
    problem(
      .badRequest, "Para las recetas de Spoonacular hace falta una clave.", "Recipes from Spoonacular require a key.",
      advice: "Ponla en SPOONACULAR_API_KEY.", "Set it in SPOONACULAR_API_KEY.")
  }

  func seededRecipes(_ report: SeedReport) -> String {
    count(
      report.imported, ("receta de muestra añadida", "recetas de muestra añadidas"),
      ("sample recipe", "sample recipes")) + say(" a tu colección.", " added to your collection.")
  }

  func importedRecipes(_ report: SeedReport) -> String {
    if report.imported > 0, report.added == 0, report.changed == 0 {
      return say("Tu colección no ha cambiado.", "Your collection is unchanged.")
    }
    return [
      report.added > 0 || report.changed == 0
        ? count(report.added, ("receta añadida", "recetas añadidas"), ("recipe", "recipes"))
          + say(" a tu colección.", " added to your collection.") : nil,
      report.changed > 0
        ? count(report.changed, ("receta actualizada", "recetas actualizadas"), ("recipe", "recipes"))
          + say(" en tu colección.", " updated in your collection.") : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the titles of a few imported recipes, and the command that opens the first one.
  func importedTitles(_ report: SeedReport) -> [String] {
    guard let first = report.recipes.first else { return [] }
    let titles = report.recipes.map { recipe in
      if recipe.isNew { return say("Añadida: ", "Added: ") + recipe.title }
      return (recipe.isUnchanged ? say("Sin cambios: ", "Unchanged: ") : say("Actualizada: ", "Updated: "))
        + recipe.title
    }
    let isAll = report.imported == report.recipes.count
    return (isAll ? titles : []) + [
      (report.imported == 1 ? say("Ábrela con", "Open it with") : say("Abre la primera con", "Open the first with"))
        + " recetas-cli recipes show \(first.id.text)"
    ]
  }

  func savedImage(in file: String) -> String {
    say("Imagen guardada en \(file).", "Saved the picture to \(file).")
  }
  func cutImage(for file: String) -> Problem {
    problem(
      .refused, "La imagen llegó incompleta; no se ha guardado \(file).",
      "The picture is incomplete; \(file) was not saved.",
      advice: "Inténtalo otra vez.", "Try again.")
  }
  func confirmReplacing(_ files: [String]) -> String {
    let (isOne, names) = (files.count == 1, quoted(files))
    return say(
      "\(names) ya \(isOne ? "existe y se sustituirá" : "existen y se sustituirán").",
      "\(names) already \(isOne ? "exists" : "exist") and will be replaced.")
  }
  /// - Parameter servings: the product of the factor and the recipe's servings.
  func badTimes(_ factor: String, servings: Int) -> Problem {
    let most = number(Recipe.servingsRange.upperBound)
    return problem(
      .badRequest, "Con --times \(factor) saldrían \(self.servings(servings)).",
      "--times \(factor) would make \(self.servings(servings)).",
      advice: "Usa un factor con el que salgan de 1 a \(most) raciones.",
      "Use a factor that makes 1 to \(most) servings.")
  }
  func hasNoImage(_ recipe: Recipe) -> Problem {
    problem(
      .notFound, "«\(recipe.title)» no tiene fotografía.", "“\(recipe.title)” has no photograph.",
      advice: "Quita --image.", "Remove --image.")
  }
  /// - Parameter saved: the files that the same command has already written.
  func cannotSave(_ file: String, saved: [String]) -> Problem {
    let (isOne, names) = (saved.count == 1, quoted(saved))
    let done =
      saved.isEmpty
      ? ""
      : say(
        " Ya \(isOne ? "se ha" : "se han") escrito \(names).", " \(names) \(isOne ? "was" : "were") already written.")
    return problem(
      .cannotCreate, "No se puede escribir \(quoted(file)).\(done)", "\(quoted(file)) can't be written.\(done)",
      advice: "Comprueba la ruta, los permisos y el espacio libre.",
      "Check the path, its permissions and the free space.")
  }

  func recipesKeys(hasService: Bool) -> String {
    let origin = hasService ? say(" · o origen", " · o source") : ""
    return say(
      "/texto buscar · # abrir · * # favorita · e # editar · x # borrar · n nueva · m más · f favoritas\(origin) · \(commonKeys)",
      "/text search · # open · * # favorite · e # edit · x # delete · n new · m more · f favorites\(origin) · \(commonKeys)"
    )
  }
  var recipeFormKeys: String {
    say(
      "# cambiar · s guardar · d descartar · o ver la receta · \(commonKeys)",
      "# change · s save · d discard · o view the recipe · \(commonKeys)")
  }
  func confirmDeletion(_ recipe: Recipe) -> String {
    say("Se borrará «\(recipe.title)» de tu colección.", "“\(recipe.title)” will be deleted from your collection.")
  }
  var recipeKeys: String { say("* favorita · \(commonKeys)", "* favorite · \(commonKeys)") }
  var favoritesKeys: String {
    say(
      "/texto buscar · # abrir · x # quitar · s sincronizar · m más · \(commonKeys)",
      "/text search · # open · x # remove · s synchronize · m more · \(commonKeys)")
  }
}
