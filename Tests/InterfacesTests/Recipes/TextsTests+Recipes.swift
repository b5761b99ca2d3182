import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `Messages about recipes` {
  let recipe: Recipe

  init() throws { recipe = try SmallCookbook.recipe("Gazpacho") }

  @Test(arguments: [
    (1, "1 min"), (59, "59 min"), (60, "1 h"), (61, "1 h 1 min"), (200, "3 h 20 min"), (0, "0 min"),
  ])
  func `A recipe's duration is stated in hours and minutes`(minutes: Int, text: String) {
    BothLanguages.check({ $0.minutes(minutes) }, text, text)
  }

  @Test func `A recipe's duration of one year is stated in hours with digit groups`() {
    BothLanguages.check({ $0.minutes(525_600) }, "8760 h", "8,760 h")
  }

  @Test func `The nouns for recipes, servings and favorites agree with their counts`() {
    BothLanguages.check({ $0.recipes(12_345) }, "12.345 recetas", "12,345 recipes")
    BothLanguages.check({ $0.recipes(1) }, "1 receta", "1 recipe")
    BothLanguages.check({ $0.servings(1) }, "1 ración", "1 serving")
    BothLanguages.check({ $0.favorites(2) }, "2 favoritas", "2 favorites")
  }

  @Test func `The messages about a change to the favorites name the recipe`() throws {
    BothLanguages.check(
      { $0.addedToFavorites(recipe) }, "Añadida a favoritas: Gazpacho.", "Added to favorites: Gazpacho.")
    BothLanguages.check(
      { $0.removedFromFavorites(recipe) }, "Ya no es favorita: Gazpacho.", "No longer a favorite: Gazpacho.")
    BothLanguages.check(
      { $0.wasNoFavorite(recipe.id) }, "La receta «local-gazpacho» no era favorita.",
      "The recipe “local-gazpacho” was not a favorite.")
  }

  @Test func `The messages for no recipes, favorites or search results exist in English and Spanish`() {
    BothLanguages.check(\.noRecipes, "No hay ninguna receta.", "There are no recipes.")
    BothLanguages.check(
      { $0.noRecipeFound("ajo") },
      "Ninguna receta coincide con «ajo». Se ha buscado en título, ingredientes, etiquetas, cocina, tipo, dietas, autor y resumen.",
      "No recipe matches “ajo”. Searched title, ingredients, tags, cuisine, type, diets, author and summary.")
    BothLanguages.check(
      \.noFavorites, "Aún no tienes ninguna receta favorita.", "No favorites yet.")
    BothLanguages.check(
      { $0.noFavoriteFound("ajo") }, "Ningún título de tus favoritas contiene «ajo».",
      "None of your favorites has “ajo” in its title.")
  }

  @Test func `The message about unsent changes to the favorites states the number of changes`() {
    BothLanguages.check({ $0.unsent(0) }, "todo enviado", "everything sent")
    BothLanguages.check({ $0.unsent(1) }, "1 cambio sin enviar", "1 unsent change")
    BothLanguages.check({ $0.unsent(2) }, "2 cambios sin enviar", "2 unsent changes")
    BothLanguages.check(\.syncing, "Sincronizando…", "Synchronizing…")
  }

  @Test func `The messages about a synchronization count the sent, received and discarded changes`() {
    func check(_ report: SyncReport, _ spanish: [String], _ english: [String]) {
      #expect(BothLanguages.spanish.synced(report) == spanish)
      #expect(BothLanguages.english.synced(report) == english)
    }
    check(SyncReport(), ["Nada que sincronizar."], ["Nothing to synchronize."])
    check(
      SyncReport(discarded: 1), ["1 cambio tuyo descartado: esa favorita cambió en otro dispositivo."],
      ["1 of your changes was discarded: that favorite changed on another device."])
    check(SyncReport(sent: 2, received: 1), ["2 enviados, 1 recibido."], ["2 sent, 1 received."])
    check(SyncReport(sent: 1), ["1 enviado, 0 recibidos."], ["1 sent, 0 received."])
    check(
      SyncReport(received: 2, discarded: 1),
      ["0 enviados, 2 recibidos.", "1 cambio tuyo descartado: esa favorita cambió en otro dispositivo."],
      ["0 sent, 2 received.", "1 of your changes was discarded: that favorite changed on another device."])
    check(
      SyncReport(sent: 1, discarded: 2, unreadable: ["z", "a"]),
      [
        "1 enviado, 0 recibidos.", "2 cambios tuyos descartados: esas favoritas cambiaron en otro dispositivo.",
        "No se entienden y no se han modificado: a, z.",
      ],
      [
        "1 sent, 0 received.", "2 of your changes were discarded: those favorites changed on another device.",
        "Not understood and left unchanged: a, z.",
      ])
  }

  @Test func `The messages about problems with recipes name the recipe or the missing setting`() {
    BothLanguages.check({ $0.problem(AddToFavoritesError.noSuchRecipe(recipe.id)) }, names: ["local-gazpacho"])
    BothLanguages.check({ $0.noSuchRecipe(recipe.id) }, names: ["local-gazpacho"])
    BothLanguages.check(\.cannotSync, names: [])
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      #expect(texts.cannotSync.advice.contains("FIRESTORE_PROJECT"))
    }
  }

  @Test(arguments: `Problems of a gateway`.all)
  func `A store failure while a favorite is added is explained like any other store failure`(error: GatewayError) {
    for texts in [BothLanguages.spanish, BothLanguages.english] {
      #expect(texts.problem(AddToFavoritesError.store(error)) == texts.problem(error))
    }
  }
}
