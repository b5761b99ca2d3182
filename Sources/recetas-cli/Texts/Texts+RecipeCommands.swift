import Entities
import Interfaces
import UseCases

/// What the commands of the recipes say beyond what the screens say.
extension Texts {
  var standardInput: String { say("la entrada estándar", "the standard input") }
  func inputTooLong(_ limit: Int) -> Problem {
    problem(
      .corrupt, "La entrada estándar pasa de \(limit >> 20) MB.",
      "The standard input is longer than \(limit >> 20) MB.",
      advice: "Divídela en partes.", "Split it.")
  }

  func noRecipes(_ filter: RecipeFilter, _ page: Page) -> String { nothing(page) ?? noRecipes(filter) }

  func noFavorites(_ query: String, _ page: Page) -> String {
    nothing(page) ?? (SearchText(query).isBlank ? noFavorites : noFavoriteFound(query))
  }

  /// What is said of a page that can't have rows; `nil`: it can.
  func nothing(_ page: Page) -> String? { page.offset > 0 ? nothingHere : nil }

  var needsKey: Problem {
    problem(
      .badRequest, "Para las recetas de Spoonacular hace falta una clave.", "Spoonacular's recipes need a key.",
      advice: "Ponla en SPOONACULAR_API_KEY.", "Set SPOONACULAR_API_KEY to yours.")
  }

  func seededRecipes(_ report: SeedReport) -> String {
    count(
      report.imported, ("receta de muestra añadida", "recetas de muestra añadidas"),
      ("sample recipe", "sample recipes")) + say(" a tu colección.", " added to your collection.")
  }

  func importedRecipes(_ report: SeedReport) -> String {
    let updated = report.recipes.count { !$0.isNew }
    let added = report.recipes.count - updated
    // Of many, only the first are known to be new or not.
    if report.imported > report.recipes.count {
      return count(report.imported, ("receta importada", "recetas importadas"), ("recipe", "recipes"))
        + say(" a tu colección.", " imported into your collection.")
    }
    return [
      added > 0 || updated == 0
        ? count(added, ("receta añadida", "recetas añadidas"), ("recipe", "recipes"))
          + say(" a tu colección.", " added to your collection.") : nil,
      updated > 0
        ? count(updated, ("receta actualizada", "recetas actualizadas"), ("recipe", "recipes"))
          + say(" en tu colección.", " updated in your collection.") : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The titles of a few imported recipes, and how to open the first.
  func importedTitles(_ report: SeedReport) -> [String] {
    guard let first = report.recipes.first else { return [] }
    let titles = report.recipes.map { recipe in
      recipe.isNew ? say("Añadida: ", "Added: ") + recipe.title : say("Actualizada: ", "Updated: ") + recipe.title
    }
    let isAll = report.imported == report.recipes.count
    return (isAll ? titles : []) + [
      (report.imported == 1 ? say("Ábrela con", "Open it with") : say("Abre la primera con", "Open the first with"))
        + " recetas-cli recipes show \(first.id.text)"
    ]
  }

  func savedImage(in file: String) -> String {
    say("La fotografía está en \(file).", "The photograph is in \(file).")
  }
  func cutImage(for file: String) -> Problem {
    problem(
      .refused, "La fotografía llegó incompleta; no se ha guardado \(file).",
      "The photograph is incomplete; \(file) was not saved.",
      advice: "Inténtalo otra vez.", "Try again.")
  }
  func confirmReplacing(_ file: String) -> String {
    say("«\(file)» ya existe y se sustituirá.", "“\(file)” already exists and will be replaced.")
  }
  func hasNoImage(_ recipe: Recipe) -> Problem {
    problem(
      .notFound, "«\(recipe.title)» no tiene fotografía.", "“\(recipe.title)” has no photograph.",
      advice: "Pide la receta sin --image.", "Ask for the recipe without --image.")
  }
  func cannotSave(_ file: String) -> Problem {
    problem(
      .cannotCreate, "No se puede escribir \(file).", "\(file) can't be written.",
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
