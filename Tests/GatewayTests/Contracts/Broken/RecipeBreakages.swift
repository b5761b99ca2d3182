import Entities
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofRecipes: [Breakage] = readingRecipes + findingRecipes + seedingRecipes + repeatingRecipes

  private static let readingRecipes = [
    Breakage("a recipe is found by its id, as lists show it and whole", "its ingredients are lost") {
      $0.gateway.onDetails = { (store, id) throws(GatewayError) in
        let details = try await store.details(id).value
        guard let bare = try? RecipeDetails(recipe: details.recipe) else { throw .notFound }
        return SourceAnswer(bare)
      }
    },
    Breakage("a recipe is found by its id, as lists show it and whole", "its minutes are lost") {
      $0.gateway.onRecipe = { (store, id) throws(GatewayError) in
        let recipe = try await store.recipe(id)
        guard let bare = try? Recipe(id: id, title: recipe.title, image: recipe.image) else { throw .notFound }
        return bare
      }
    },
    Breakage("a recipe that is not there is not found", "it is a failure") {
      $0.gateway.onRecipe = { (store, id) throws(GatewayError) in
        do { return try await store.recipe(id) } catch { throw .failed(what: id.text, why: "no row") }
      }
    },
    Breakage("a recipe that is not there is not found", "its details are a failure") {
      $0.gateway.onDetails = { (store, id) throws(GatewayError) in
        do { return try await store.details(id) } catch { throw .failed(what: id.text, why: "no row") }
      }
    },
    Breakage("an empty collection is an empty list, without suggestions", "nobody counts") {
      $0.gateway.changeLists { RecipeList($0.recipes, offset: $0.offset, hasMore: $0.hasMore) }
    },
    Breakage("recipes come by title, in the order of the Spanish alphabet", "by their code points") {
      $0.gateway.changeLists {
        RecipeList(
          $0.recipes.sorted { $0.title < $1.title }, offset: $0.offset, hasMore: $0.hasMore, total: $0.total)
      }
    },
    Breakage(
      "a page is the stretch asked for, says whether more follows, and how many there are", "the page is counted"
    ) {
      $0.gateway.changeLists {
        RecipeList($0.recipes, offset: $0.offset, hasMore: $0.hasMore, total: $0.recipes.count)
      }
    },
    Breakage(
      "a page is the stretch asked for, says whether more follows, and how many there are", "nothing follows"
    ) {
      $0.gateway.changeLists { RecipeList($0.recipes, offset: $0.offset, total: $0.total) }
    },
    Breakage(
      "a page is the stretch asked for, says whether more follows, and how many there are", "every page is the first"
    ) {
      $0.gateway.onRecipes = { (store, search, page) throws(GatewayError) in
        try await store.recipes(matching: search, page: Page(limit: page.limit))
      }
    },
    Breakage("a cancelled task is refused", "it is heard by nobody") {
      $0.gateway.onDetails = { (store, id) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.details(id) }
      }
    },
    Breakage("the collection is there after a restart", "it is not") {
      $0.reopened.onRecipes = { (_, _, page) in SourceAnswer(RecipeList([], offset: page.offset, total: 0)) }
    },
    Breakage("the collection can be read where nothing can be written", "it can't") {
      $0.readOnly.onRecipes = { (_, _, _) throws(GatewayError) in throw .readOnly(what: "memory") }
    },
  ]

  private static let findingRecipes = [
    Breakage(
      "a search finds what the title or an ingredient contains, blind to case and accents", "titles only"
    ) {
      $0.gateway.onRecipes = { (store, search, page) throws(GatewayError) in
        let all = try await store.recipes(matching: SearchText(), page: Page(limit: 1000)).value.recipes
        let hits = all.filter { $0.matches(search) }
        let rest = hits.dropFirst(page.offset)
        return SourceAnswer(
          RecipeList(
            Array(rest.prefix(page.limit)), offset: page.offset, hasMore: rest.count > page.limit, total: hits.count))
      }
    },
    Breakage(
      "titles are suggested, those that begin with the text first, as many as wanted", "in the order of the list"
    ) {
      $0.gateway.changeSuggestions { found, _ in found.sorted { CollationKey($0.title) < CollationKey($1.title) } }
    },
    Breakage("titles are suggested, those that begin with the text first, as many as wanted", "at most three") {
      $0.gateway.changeSuggestions { found, _ in Array(found.prefix(3)) }
    },
    Breakage("titles are suggested, those that begin with the text first, as many as wanted", "one too many") {
      $0.gateway.onSuggestions = { (store, search, limit) throws(GatewayError) in
        try await store.suggestions(for: search, limit: limit == .max ? limit : limit + 1)
      }
    },
    Breakage("titles are suggested, those that begin with the text first, as many as wanted", "none for nothing") {
      $0.gateway.changeSuggestions { found, search in search.isBlank ? [] : found }
    },
    Breakage("a suggestion leads to its recipe", "to another one") {
      $0.gateway.changeSuggestions { found, _ in
        zip(found, found.reversed()).map { RecipeSuggestion(id: $0.id, title: $1.title) }
      }
    },
  ]

  private static let seedingRecipes = [
    Breakage("a seed joins what is there, and takes the place of what has its ids", "it takes the place of all") {
      $0.gateway.seeding.writer = { $0.removeAllFirst() }
    },
    Breakage("a seed joins what is there, and takes the place of what has its ids", "what is there stays") {
      let ids = Box(Set<Recipe.ID>())
      $0.gateway.seeding.before = { (store) throws(GatewayError) in
        ids.value = Set(try await store.contents().recipes.all.map(\.id))
      }
      $0.gateway.seeding.writer = { writer in
        writer.onInsert = { (record) throws(GatewayError) in
          if case .recipe(let details) = record, ids.value.contains(details.id) { return false }
          return try writer.base.insert(record)
        }
      }
    },
    Breakage("of recipes of one id in a seed the first stays", "the last does, and nobody is told") {
      $0.gateway.seeding.writer = { writer in
        var last: [Recipe.ID: SeedRecord] = [:]
        writer.onInsert = { (record) throws(GatewayError) in
          if case .recipe(let details) = record { last[details.id] = record }
          return true
        }
        writer.onEnd = { () throws(GatewayError) in for record in last.values { _ = try writer.base.insert(record) } }
      }
    },
    Breakage("a discarded seed of recipes changes nothing", "it is kept") {
      $0.gateway.seeding.keeps = { $0 != .failed }
    },
    Breakage("the writer of recipes knows whether there are any", "it never is empty") {
      $0.gateway.seeding.writer = { $0.onIsEmpty = { () in false } }
    },
    Breakage("the writer of recipes knows whether there are any", "it removes nothing") {
      $0.gateway.seeding.writer = { $0.onRemoveAll = { () in } }
    },
  ]
}

extension BrokenStore {
  /// Answers another list than the base does.
  fileprivate mutating func changeLists(_ change: @escaping @Sendable (RecipeList) -> RecipeList) {
    onRecipes = { (store, search, page) throws(GatewayError) in
      try await store.recipes(matching: search, page: page).map(change)
    }
  }

  /// Answers other suggestions than the base does.
  fileprivate mutating func changeSuggestions(
    _ change: @escaping @Sendable ([RecipeSuggestion], SearchText) -> [RecipeSuggestion]
  ) {
    onSuggestions = { (store, search, limit) throws(GatewayError) in
      try await store.suggestions(for: search, limit: limit).map { change($0, search) }
    }
  }
}
