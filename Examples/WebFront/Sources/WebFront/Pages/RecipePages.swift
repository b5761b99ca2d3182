import Entities
import Hummingbird
import Interfaces
import UseCases

/// Recipes and favorites.
extension Front {
  private func recipes(_ visit: Visit) -> RecipeUseCases { RecipeUseCases(store: store, user: visit.user) }

  func addRecipes(to router: Hummingbird.Router<Visit>) {
    router.get("/recipes") { _, visit in
      let search = visit.query["q"]
      let found = try await recipes(visit).getRecipeList(matching: SearchText(search), page: visit.page)
      var model = RecipeListModel(found, searching: search, in: visit.texts)
      try await samples(.recipes, in: &model, visit)
      return visit.page(model.title) {
        visit.list(model) { row in
          "<a href=\"/recipes/\(row.id.text)\">\(row.title)</a> \(star(row.isFavorite, visit)) <span>\(row.detail)</span>"
        }
      }
    }
    router.get("/favorites") { _, visit in
      let search = visit.query["q"]
      let found = try await recipes(visit).getFavorites(matching: SearchText(search), page: visit.page)
      let model = FavoritesModel(found, searching: search, in: visit.texts)
      return visit.page(model.title) {
        visit.list(model) { row in
          "<a href=\"/recipes/\(row.id.text)\">\(row.title)</a> <span>\(row.detail)</span>"
        }
      }
    }
    router.get("/recipes/:id") { _, visit in try await recipe(visit) }
    router.post("/recipes/:id/favorite") { request, visit in
      let (form, id): (Form, Recipe.ID) = (try await Form(request), try visit.id())
      if form["favorite"].isEmpty {
        _ = try await recipes(visit).removeFromFavorites(id)
      } else {
        _ = try await recipes(visit).addToFavorites(id)
      }
      return Response.seeOther("/recipes/\(id.text)")
    }
  }

  private func star(_ isFavorite: Bool, _ visit: Visit) -> HTML? {
    isFavorite ? "<span role=\"img\" aria-label=\"\(visit.texts.favorite)\">★</span>" : nil
  }

  private func recipe(_ visit: Visit) async throws -> Response {
    let (id, texts): (Recipe.ID, _) = (try visit.id(), visit.texts)
    let reading: RecipeReading
    do { reading = try await recipes(visit).getRecipe(id) } catch .notFound { throw texts.noSuchRecipe(id) }
    let model = RecipeModel(reading, in: texts)
    func items(_ texts: [String]) -> [HTML] { texts.map { "<li>\($0)</li>\n" } }
    return visit.page(model.title) {
      let parts = model.parts.map { part -> HTML in
        let name: HTML? = part.name.map { "<h3>\($0)</h3>" }
        return "\(name)<ol>\(items(part.steps))</ol>"
      }
      let notes = [model.kept, model.gap].compactMap(\.self)
      return """
        <p class="detail">\(model.facts.joined(separator: " · "))</p><ul class="plain">\(items(model.labels + notes))</ul>
        <form method="post" action="/recipes/\(id.text)/favorite">
        <button name="favorite" value="\(model.isFavorite ? "" : "1")">\(star(model.isFavorite, visit))
        \(model.isFavorite ? texts.removeFavorite : texts.addFavorite)</button></form>
        <p>\(model.summary)</p>
        <h2>\(texts.ingredients)</h2><ul>\(items(model.ingredients))</ul>
        <h2>\(texts.steps)</h2>\(parts)
        <footer><ul class="plain">\(items(model.credits))</ul></footer>
        """
    }
  }
}
