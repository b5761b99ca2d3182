import Entities
import Interfaces
import UseCases

/// The tab with the recipe list, the recipe pages, the favorites and the recipe forms.
@MainActor public final class RecipesTab: TabModel {
  public let columns = Columns<RecipeRoute>(first: .favorites)
  /// The recipes screen in the first column.
  public let recipes: ListScreen<RecipeListFeature>

  private let useCases: RecipeUseCases
  private let context: AppContext
  private var texts: Texts { context.texts }

  init(_ context: AppContext) {
    self.context = context
    useCases = RecipeUseCases(store: context.store)
    let (columns, texts) = (columns, context.texts)
    let list = context.list(RecipeListFeature(useCases, texts: texts), of: .recipes, router: columns)
    recipes = ListScreen(
      list,
      toolbar: [
        AppAction(texts.favorites, symbol: "heart") { await list.handle(.act(.choseFavorites)) },
        AppAction(texts.say("Nueva receta", "New Recipe"), symbol: "plus") { await list.handle(.act(.wantedToAdd)) },
      ], deletesRows: true, in: texts,
      aside: { model in
        ListAside(
          remarks: [model.kept, model.pending, model.problem?.message, model.suggestions?.message].compactMap(\.self),
          suggestions: (model.suggestions?.rows ?? []).map { row in
            AppAction(row.title, symbol: "magnifyingglass") { await list.handle(.chose(row.recipe)) }
          })
      },
      buttons: { row in
        let toggle = row.isFavorite ? texts.removeFavorite : texts.addFavorite
        return [
          AppAction(toggle, symbol: row.isFavorite ? "heart.slash" : "heart") {
            await list.handle(.act(.toggledFavorite(row.id)))
            await columns.reload(.recipe(row.id))
          },
          AppAction(texts.edit, symbol: "pencil") { await list.handle(.act(.wantedToEdit(row.id))) },
        ]
      },
      words: { row in
        RowLine(
          row.title, detail: row.detail, value: row.isFavorite ? "♥" : nil,
          spoken: row.isFavorite ? texts.isFavorite : nil, picture: Picture(row.image), symbol: "fork.knife")
      })
  }

  public var root: any AppScreen { recipes }

  public func screen(at route: RecipeRoute) -> any AppScreen {
    switch route {
    case .list: recipes
    case .favorites: favorites
    case .recipe(let id): recipe(id)
    case .recipeForm(let id): recipeForm(id)
    case .newRecipe: newRecipe
    }
  }

  /// The list of the user's favorites.
  public var favorites: ListScreen<FavoritesFeature> {
    columns.screen(at: .favorites) {
      let texts = texts
      let list = context.list(FavoritesFeature(useCases, texts: texts), of: .recipes, router: columns.above)
      return ListScreen(
        list, in: texts,
        buttons: { row in
          [AppAction(texts.removeFavorite, symbol: "heart.slash") { await list.handle(.act(.removed(row.id))) }]
        },
        words: { row in
          RowLine(
            row.title, detail: [row.detail, row.added].filter { !$0.isEmpty }.joined(separator: " · "),
            picture: Picture(row.image), symbol: "fork.knife")
        })
    }
  }

  /// Returns the page that shows a recipe.
  public func recipe(_ id: Recipe.ID) -> PageScreen {
    columns.screen(at: .recipe(id)) {
      let (texts, above) = (texts, columns.above)
      let screen = ObservableScreen<RecipeModel>()
      let presenter = RecipePresenter(id, useCases, screen: screen, texts: texts)
      return PageScreen(
        of: screen, content: { PageContent($0, in: texts) },
        actions: { recipe in
          [
            AppAction(
              recipe.isFavorite ? texts.removeFavorite : texts.addFavorite,
              symbol: recipe.isFavorite ? "heart.slash" : "heart"
            ) { await presenter.handle(.toggledFavorite) },
            AppAction(texts.edit, symbol: "pencil") { above.go(to: .recipeForm(id)) },
          ]
        }, appear: { await presenter.handle(.appeared) }, disappear: { await presenter.handle(.disappeared) })
    }
  }

  /// Returns the form that changes a recipe in the user's collection.
  public func recipeForm(_ id: Recipe.ID) -> FormScreen<RecipeFormFeature> { form(.recipe(id), at: .recipeForm(id)) }
  /// The form for a new recipe.
  public var newRecipe: FormScreen<RecipeFormFeature> { form(.newRecipe, at: .newRecipe) }

  private func form(
    _ subject: RecipeFormFeature.Subject, at route: RecipeRoute
  ) -> FormScreen<RecipeFormFeature> {
    columns.screen(at: route) {
      FormScreen(RecipeFormFeature(subject, useCases, texts: texts), router: columns.above)
    }
  }
}

extension Picture {
  /// Creates the location of a picture on the web. `nil` if `address` isn't a valid address.
  fileprivate init?(_ address: String?) {
    guard let address, let address = try? WebAddress(address) else { return nil }
    self = .web(address)
  }
}

extension PageContent {
  fileprivate init(_ recipe: RecipeModel, in texts: Texts) {
    self.init(recipe.title)
    pictures = Picture(recipe.image).map { [$0] } ?? []
    notice = recipe.notice
    add("", [recipe.summary, recipe.facts.joined(separator: " · "), recipe.labels.joined(separator: ", ")])
    add("", [recipe.kept, recipe.gap].compactMap(\.self))
    add(texts.say("Ingredientes", "Ingredients"), recipe.ingredients)
    for part in recipe.parts {
      add(part.name ?? texts.say("Pasos", "Steps"), part.steps.enumerated().map { "\($0 + 1). \($1)" })
    }
    add(texts.say("Información nutricional", "Nutrition"), recipe.nutrition)
    add("", recipe.credits)
  }
}

extension Texts {
  var favorites: String { say("Favoritas", "Favorites") }
  var isFavorite: String { say("favorita", "favorite") }
  var addFavorite: String { say("Añadir a favoritas", "Add to Favorites") }
  var removeFavorite: String { say("Quitar de favoritas", "Remove from Favorites") }
}
