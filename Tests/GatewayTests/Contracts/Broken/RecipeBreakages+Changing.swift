import Entities
@testable import Gateways
import TestSupport
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var changingRecipes: [StoreBreakage] {
    clause("a recipe that is added is found, whole and in its place") {
      when("without its instructions") {
        $0.gateway.keeps("addRecipe") { _, after, call in
          guard case .addRecipe(let details) = call else { return }
          after.recipes[details.id] = try? RecipeDetails(recipe: details.recipe, ingredients: details.ingredients)
        }
      }
      when("as it is listed") {
        $0.gateway.keeps("addRecipe") { _, after, call in
          guard case .addRecipe(let details) = call else { return }
          after.recipes[details.id] = try? RecipeDetails(recipe: details.recipe)
        }
      }
    }
    clause("the same recipe again is refused, and the first stays") {
      when("it is refused, and the first is gone") {
        $0.gateway.leavesBehind("addRecipe") { $0.recipes = SortedRecords() }
      }
    }
    clause("of 20 additions of one recipe at once one succeeds") {
      when("checked and written in two steps") { $0.gateway.looksAndThenWrites("addRecipe", 20) }
    }
    clause("a replaced recipe keeps its id and nothing else of the old one") {
      when("what the newer does not say stays") {
        $0.gateway.keeps("replaceRecipe") { _, after, call in
          if case .replaceRecipe(let old, let new) = call { after.recipes[new.id] = new.completed(by: old) }
        }
      }
      when("its title stays") {
        $0.gateway.refuses("replaceRecipe", with: .conflict) { _, call in
          if case .replaceRecipe(let old, let new) = call { old.recipe.title != new.recipe.title } else { false }
        }
      }
      when("the same again is a conflict") {
        $0.gateway.refuses("replaceRecipe", with: .conflict) { _, call in
          if case .replaceRecipe(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause("a recipe that was changed meanwhile, or deleted, is not replaced") {
      when("only what lists show is compared") {
        $0.gateway.sees("replaceRecipe") { state, call in
          guard case .replaceRecipe(let old, _) = call else { return }
          if state.recipes[old.id]?.recipe == old.recipe { state.recipes[old.id] = old }
        }
      }
      when("what is gone is added") {
        $0.gateway.sees("replaceRecipe") { state, call in
          if case .replaceRecipe(let old, _) = call, state.recipes[old.id] == nil { state.recipes[old.id] = old }
        }
      }
    }
    clause("of 20 replacements of one recipe at once one succeeds") {
      when("compared and written in two steps") { $0.gateway.looksAndThenWrites("replaceRecipe", 20) }
      when("the one that is told so is not the one kept") {
        $0.gateway.keeps("replaceRecipe") { before, after, _ in after = before }
      }
    }
    clause("a recipe that goes leaves the others, one that is not as expected stays") {
      when("nothing is compared") {
        $0.gateway.sees("deleteRecipe") { state, call in
          if case .deleteRecipe(let old) = call, state.recipes[old.id] != nil { state.recipes[old.id] = old }
        }
      }
      when("all go") { $0.gateway.keeps("deleteRecipe") { _, after, _ in after.recipes = SortedRecords() } }
    }
    clause("what became of single recipes is there after a restart") {
      for call in ["addRecipe", "replaceRecipe", "deleteRecipe"] {
        when("\(call) is forgotten") {
          let before = Box<StoreState?>(nil)
          $0.gateway.keeps(call) { old, _, _ in before.value = old }
          for read in ["recipes", "details"] {
            $0.reopened.sees(read) { state, _ in state.recipes = before.value?.recipes ?? state.recipes }
          }
        }
      }
    }
  }
}
