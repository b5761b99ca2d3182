import Entities
@testable import Gateways
import TestSupport
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var ofRecipes: [StoreBreakage] {
    changingRecipes
    clause("a recipe can be read by its id, both as listed and with all details") {
      when("its ingredients are lost") {
        $0.gateway.answers("details") { (details: SourceAnswer<RecipeDetails>, _) in
          details.map { (try? RecipeDetails(recipe: $0.recipe)) ?? $0 }
        }
      }
      when("its minutes are lost") {
        $0.gateway.answers("recipe") { (recipe: Recipe, _) in
          (try? Recipe(id: recipe.id, title: recipe.title, image: recipe.image)) ?? recipe
        }
      }
    }
    clause("an empty recipe collection returns an empty list and no suggestions", when: "there is no total number") {
      $0.gateway.changesLists { RecipeList($0.recipes, offset: $0.offset, hasMore: $0.hasMore) }
    }
    clause("recipes are sorted by title in Spanish alphabetical order", when: "titles are sorted by code points") {
      $0.gateway.changesLists {
        let recipes = $0.recipes.sorted { $0.title < $1.title }
        return RecipeList(recipes, offset: $0.offset, hasMore: $0.hasMore, total: $0.total)
      }
    }
    clause("a page contains the requested recipes and the total, and tells whether more follow") {
      when("the total number is that of the page") {
        $0.gateway.changesLists {
          RecipeList($0.recipes, offset: $0.offset, hasMore: $0.hasMore, total: $0.recipes.count)
        }
      }
      when("no page has a next one") {
        $0.gateway.changesLists { RecipeList($0.recipes, offset: $0.offset, total: $0.total) }
      }
    }
    clause("a recipe search matches all words in any field, ignoring order, case and accents") {
      for field in RecipeDetails.searchedFields {
        when("the field \(field.rawValue) is not searched") {
          $0.gateway.findsRecipes { $1.matches($0.searchedTexts.filter { $0.field != field }.map(\.text)) }
        }
      }
      when("instructions are searched, too") {
        $0.gateway.findsRecipes { $0.matches($1) || $1.matches($0.instructions.flatMap(\.steps)) }
      }
      when("words must be adjacent as in the query") {
        $0.gateway.findsRecipes { $1.isTyped(in: [$0.recipe.title] + $0.ingredients.map(\.text)) }
      }
    }
    clause("a recipe search lists the best matches first, with titles before other text") {
      when("hits keep the order of the list") { $0.gateway.findsRecipes(by: { _, hits in hits }) { $0.matches($1) } }
      when("hits are ranked by their titles alone") {
        $0.gateway.findsRecipes(by: { $0.bestFirst($1, title: \.recipe.title) }) { $0.matches($1) }
      }
    }
    clause("filters by time, diets and tags can be combined with a recipe search") {
      when("an unknown time is within any limit") {
        $0.gateway.filtersRecipes { details, filter in
          var filter = filter
          if details.recipe.minutes == nil { filter.maximumMinutes = nil }
          return filter.passes(details)
        }
      }
      when("case and accents of labels matter") {
        $0.gateway.filtersRecipes { details, filter in
          (filter.diets.map(\.text) + filter.tags.map(\.text)).allSatisfy {
            (details.diets + details.cuisines + details.dishTypes).contains($0)
          } && filter.passes(details)
        }
      }
      when("a diet is searched among the tags") {
        $0.gateway.filtersRecipes { details, filter in
          var searched = RecipeFilter(matching: filter.search, maximumMinutes: filter.maximumMinutes)
          searched.diets = filter.diets.filter { !details.dishTypes.map { RecipeLabel($0) }.contains(where: $0.fits) }
          searched.tags = filter.tags.filter { !details.diets.map { RecipeLabel($0) }.contains(where: $0.fits) }
          return searched.passes(details)
        }
      }
      when("one matching label is enough") {
        $0.gateway.filtersRecipes { details, filter in
          var filter = filter
          if filter.tags.count > 1 { filter.tags.removeLast() }
          return filter.passes(details)
        }
      }
      when("the search is ignored") {
        $0.gateway.filtersRecipes { details, filter in filter.fits(details) }
      }
    }
    clause(
      "a filter with more than 1,000 tags finds only recipes with all of these tags",
      when: "only a thousand tags are compared"
    ) {
      $0.gateway.filtersRecipes { details, filter in
        var filter = filter
        filter.tags = Array(filter.tags.prefix(1000))
        return filter.passes(details)
      }
    }
    clause("recipe titles are suggested with the best matches first, up to the limit") {
      when("suggestions keep the order of the list") {
        $0.gateway.suggests { found, _ in found.sorted { CollationKey($0.title) < CollationKey($1.title) } }
      }
      when("titles that start with the text come first") {
        $0.gateway.suggests { found, search in
          let begins = { (suggestion: RecipeSuggestion) in
            SearchText.fold(suggestion.title).hasPrefix(search.folded)
          }
          return found.filter(begins) + found.filter { !begins($0) }
        }
      }
      when("at most three titles are suggested") { $0.gateway.suggests { found, _ in Array(found.prefix(3)) } }
      when("one suggestion too many is returned") {
        $0.gateway.asks("suggestions") {
          if case .suggestions(let text, let limit) = $0, limit < .max {
            .suggestions(text, limit: limit + 1)
          } else {
            $0
          }
        }
      }
      when("an empty text suggests nothing") { $0.gateway.suggests { found, search in search.isBlank ? [] : found } }
    }
    clause("a suggestion contains the id and the title of a recipe", when: "it belongs to another recipe") {
      $0.gateway.suggests { found, _ in
        zip(found, found.reversed()).map { RecipeSuggestion(id: $0.id, title: $1.title) }
      }
    }
    seedingRecipes
  }

  @Breakages private static var seedingRecipes: [StoreBreakage] {
    clause("an import of recipes adds new ones and updates those with the same ids") {
      when("other recipes are removed") { $0.gateway.onSeed = { $0.removesAllFirst() } }
      when("stored recipes are not updated") { $0.gateway.keepsRecipes { $1[$0.id] ?? $0 } }
    }
    clause(
      "the first of several recipes with the same id in a seed is kept",
      when: "the last one is kept and all are reported as new"
    ) {
      $0.gateway.onSeed = { $0.keepsTheLast { _ in true } }
    }
    clause("discarding an import of recipes changes nothing", when: "discarded recipes are stored") {
      $0.gateway.keepsSeed = { $0 != .failed }
    }
    clause("a seed writer reports whether there are any recipes") {
      when("the domain never counts as empty") { $0.gateway.onSeed = { $0.onIsEmpty = { () in false } } }
      when("nothing is removed") { $0.gateway.onSeed = { $0.onRemoveAll = { () in } } }
    }
    clause("a seed writer returns the recipe that a record replaces, even after removing all recipes") {
      when("every recipe counts as new") { $0.gateway.onSeed = { $0.onReplaced = { _ in nil } } }
      when("every recipe counts as unchanged") { $0.gateway.onSeed = { $0.onReplaced = { $0 } } }
      when("removed recipes are not returned") { $0.gateway.onSeed = { $0.forgetsRemoved() } }
    }
    clause("an import that updates a recipe keeps fields missing from the new record") {
      when("the whole recipe is replaced") {
        let stored = $0.gateway.stateBeforeSeeds()
        $0.gateway.onSeed = { writer in
          // The stored records are removed first, so that the new record can't be completed with their fields. The stored records that the
          // seed doesn't contain are restored at the end.
          writer.removesAllFirst()
          writer.onEnd = { (_) throws(GatewayError) in
            for details in stored.value.recipes.all { _ = try writer.base.insert(.recipe(details)) }
          }
        }
      }
      when("fields of the older recipe take precedence") {
        $0.gateway.keepsRecipes { $1[$0.id]?.completed(by: $0) ?? $0 }
      }
    }
    clause(
      "an import that removes all recipes keeps no fields of the old recipes",
      when: "a removed recipe completes the imported one"
    ) {
      $0.gateway.keepsRecipes { $1[$0.id].map($0.completed) ?? $0 }
    }
  }
}

extension BrokenStore {
  /// Makes a search find the recipes that satisfy `isHit` instead of the recipes that match the search.
  fileprivate mutating func findsRecipes(
    by rank: @escaping @Sendable (SearchText, [RecipeDetails]) -> [RecipeDetails] = { $0.bestFirst($1) },
    _ isHit: @escaping @Sendable (RecipeDetails, SearchText) -> Bool
  ) {
    does("recipes") { (operation) throws(GatewayError) in
      let (search, page) = (operation.call.search, operation.call.page)
      let hits = try await operation.base.contents().recipes.all.filter { isHit($0, search) }
      let found = Paged(rank(search, hits).map(\.recipe), page: page)
      return SourceAnswer(RecipeList(found.items, offset: page.offset, hasMore: found.hasMore, total: hits.count))
    }
  }

  /// Makes a filter find the recipes that satisfy `isHit` instead of the recipes that match the filter.
  fileprivate mutating func filtersRecipes(_ isHit: @escaping @Sendable (RecipeDetails, RecipeFilter) -> Bool) {
    does("recipes") { (operation) throws(GatewayError) in
      guard case .recipes(let filter, let page) = operation.call else { throw .notFound }
      let hits = try await operation.base.contents().recipes.all.filter { isHit($0, filter) }
      let found = Paged(filter.search.bestFirst(hits).map(\.recipe), page: page)
      return SourceAnswer(RecipeList(found.items, offset: page.offset, hasMore: found.hasMore, total: hits.count))
    }
  }

  fileprivate mutating func changesLists(_ change: @escaping @Sendable (RecipeList) -> RecipeList) {
    answers("recipes") { (found: SourceAnswer<RecipeList>, _) in found.map(change) }
  }

  fileprivate mutating func suggests(
    _ change: @escaping @Sendable ([RecipeSuggestion], SearchText) -> [RecipeSuggestion]
  ) {
    answers("suggestions") { (found: SourceAnswer<[RecipeSuggestion]>, call) in
      guard case .suggestions(let search, _) = call else { return found }
      return found.map { change($0, search) }
    }
  }

  /// Makes an import change the stored recipes. The closure receives each recipe, and the recipes that were stored before.
  fileprivate mutating func keepsRecipes(
    _ change: @escaping @Sendable (RecipeDetails, SortedRecords<RecipeDetails>) -> RecipeDetails
  ) {
    keeps("importSeed") { before, after, _ in
      for details in after.recipes.all { after.recipes[details.id] = change(details, before.recipes) }
    }
  }
}
