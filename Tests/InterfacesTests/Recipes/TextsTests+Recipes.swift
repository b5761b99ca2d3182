import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `What is said of recipes` {
  let recipe: Recipe

  init() throws { recipe = try SmallCookbook.recipe("Gazpacho") }

  @Test(arguments: [
    (1, "1 min"), (59, "59 min"), (60, "1 h"), (61, "1 h 1 min"), (200, "3 h 20 min"), (0, "0 min"),
  ])
  func `of time is in hours and minutes`(minutes: Int, text: String) {
    BothLanguages.check({ $0.minutes(minutes) }, text, text)
  }

  @Test func `of a year is in hours too, in the groups of the language`() {
    BothLanguages.check({ $0.minutes(525_600) }, "8760 h", "8,760 h")
  }

  @Test func `of many is counted in the groups of the language`() {
    BothLanguages.check({ $0.recipes(12_345) }, "12.345 recetas", "12,345 recipes")
    BothLanguages.check({ $0.recipes(1) }, "1 receta", "1 recipe")
    BothLanguages.check({ $0.servings(1) }, "1 ración", "1 serving")
    BothLanguages.check({ $0.favorites(2) }, "2 favoritas", "2 favourites")
  }

  @Test func `of a favourite names it`() throws {
    BothLanguages.check(
      { $0.becameFavorite(recipe) }, "Añadida a favoritas: Gazpacho.", "Added to favourites: Gazpacho.")
    BothLanguages.check(
      { $0.ceasedToBeFavorite(recipe) }, "Ya no es favorita: Gazpacho.", "No longer a favourite: Gazpacho.")
    BothLanguages.check(
      { $0.wasNoFavorite(recipe.id) }, "La receta local-gazpacho no era favorita.",
      "Recipe local-gazpacho was no favourite.")
  }

  @Test func `when there is nothing is said in both languages`() {
    BothLanguages.check(\.noRecipes, "No hay ninguna receta.", "There are no recipes.")
    BothLanguages.check(
      { $0.noRecipeFound("ajo") }, "Ninguna receta contiene «ajo».", "No recipe contains “ajo”.")
    BothLanguages.check(
      \.noFavorites, "Aún no tienes ninguna receta favorita.", "No recipe is a favourite yet.")
    BothLanguages.check(
      { $0.noFavoriteFound("ajo") }, "Ninguna favorita contiene «ajo».", "No favourite contains “ajo”.")
  }

  @Test func `of what is unsent counts the changes`() {
    BothLanguages.check({ $0.unsent(0) }, "todo enviado", "everything is sent")
    BothLanguages.check({ $0.unsent(1) }, "1 cambio sin enviar", "1 change unsent")
    BothLanguages.check({ $0.unsent(2) }, "2 cambios sin enviar", "2 changes unsent")
    BothLanguages.check(\.syncing, "Sincronizando…", "Synchronising…")
  }

  @Test func `of a synchronisation says what was sent and received`() {
    func check(_ report: SyncReport, _ spanish: [String], _ english: [String]) {
      #expect(BothLanguages.spanish.synced(report) == spanish)
      #expect(BothLanguages.english.synced(report) == english)
    }
    check(SyncReport(), ["Nada que sincronizar."], ["Nothing to synchronise."])
    check(
      SyncReport(givenUp: 1), ["1 cambio tuyo no vale: otro lo cambió de otra manera."],
      ["1 change of yours did not count: others had changed it otherwise."])
    check(SyncReport(sent: 2, received: 1), ["2 enviados, 1 recibido."], ["2 sent, 1 received."])
    check(SyncReport(sent: 1), ["1 enviado, 0 recibidos."], ["1 sent, 0 received."])
    check(
      SyncReport(received: 2, givenUp: 1),
      ["0 enviados, 2 recibidos.", "1 cambio tuyo no vale: otro lo cambió de otra manera."],
      ["0 sent, 2 received.", "1 change of yours did not count: others had changed it otherwise."])
    check(
      SyncReport(sent: 1, givenUp: 2, unreadable: ["z", "a"]),
      [
        "1 enviado, 0 recibidos.", "2 cambios tuyos no valen: otros los cambiaron de otra manera.",
        "No se entienden, y se han dejado como están: a, z.",
      ],
      [
        "1 sent, 0 received.", "2 changes of yours did not count: others had changed them otherwise.",
        "Not understood, and left as they are: a, z.",
      ])
  }

  @Test func `of problems names the recipe, or what to set`() {
    BothLanguages.check({ $0.problem(AddToFavoritesError.noSuchRecipe(recipe.id)) }, names: ["local-gazpacho"])
    BothLanguages.check({ $0.noSuchRecipe(recipe.id) }, names: ["local-gazpacho"])
    BothLanguages.check(\.cannotSync, names: [])
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      #expect(texts.cannotSync.advice.contains("FIRESTORE_PROJECT"))
    }
  }

  @Test(arguments: `Problems of a gateway`.all) func `of a store's problems is the store's own`(error: GatewayError) {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      #expect(texts.problem(AddToFavoritesError.store(error)) == texts.problem(error))
    }
  }
}
