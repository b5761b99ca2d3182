import Entities
@testable import Gateways
import TestSupport
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var changingRecipes: [StoreBreakage] {
    clause("an added recipe is returned unchanged and listed at its position") {
      when("its instructions are lost") {
        $0.gateway.keeps("addRecipe") { _, after, call in
          guard case .addRecipe(let details) = call else { return }
          after.recipes[details.id] = try? RecipeDetails(recipe: details.recipe, ingredients: details.ingredients)
        }
      }
      when("only the list entry is stored") {
        $0.gateway.keeps("addRecipe") { _, after, call in
          guard case .addRecipe(let details) = call else { return }
          after.recipes[details.id] = try? RecipeDetails(recipe: details.recipe)
        }
      }
    }
    clause("a duplicate recipe is refused, and the existing recipe is kept") {
      when("the addition is refused but the existing recipe is deleted") {
        $0.gateway.leavesBehind("addRecipe") { $0.recipes = SortedRecords() }
      }
    }
    clause("exactly one of 20 concurrent additions of a recipe succeeds") {
      when("checking and writing are separate steps") { $0.gateway.looksAndThenWrites("addRecipe", 20) }
    }
    clause("replacing a recipe keeps its id and no other data of the old recipe") {
      when("missing fields are kept from the old recipe") {
        $0.gateway.keeps("replaceRecipe") { _, after, call in
          if case .replaceRecipe(let old, let new) = call { after.recipes[new.id] = new.completed(by: old) }
        }
      }
      when("its title can't change") {
        $0.gateway.refuses("replaceRecipe", with: .conflict) { _, call in
          if case .replaceRecipe(let old, let new) = call { old.recipe.title != new.recipe.title } else { false }
        }
      }
      when("an identical replacement is a conflict") {
        $0.gateway.refuses("replaceRecipe", with: .conflict) { _, call in
          if case .replaceRecipe(let old, let new) = call { old == new } else { false }
        }
      }
    }
    clause("replacing an outdated or missing recipe is refused") {
      when("only the list entry is compared") {
        $0.gateway.sees("replaceRecipe") { state, call in
          guard case .replaceRecipe(let old, _) = call else { return }
          if state.recipes[old.id]?.recipe == old.recipe { state.recipes[old.id] = old }
        }
      }
      when("a missing recipe is added") {
        $0.gateway.sees("replaceRecipe") { state, call in
          if case .replaceRecipe(let old, _) = call, state.recipes[old.id] == nil { state.recipes[old.id] = old }
        }
      }
    }
    clause("exactly one of 20 concurrent replacements of a recipe succeeds") {
      when("comparing and writing are separate steps") { $0.gateway.looksAndThenWrites("replaceRecipe", 20) }
      when("another version than that of the successful call is stored") {
        $0.gateway.keeps("replaceRecipe") { before, after, _ in after = before }
      }
    }
    clause("deleting a recipe keeps all other recipes, and an outdated recipe isn't deleted") {
      when("nothing is compared") {
        $0.gateway.sees("deleteRecipe") { state, call in
          if case .deleteRecipe(let old) = call, state.recipes[old.id] != nil { state.recipes[old.id] = old }
        }
      }
      when("all recipes are deleted") {
        $0.gateway.keeps("deleteRecipe") { _, after, _ in after.recipes = SortedRecords() }
      }
    }
    clause("changes to individual recipes survive a restart") {
      for call in ["addRecipe", "replaceRecipe", "deleteRecipe"] {
        when("\(call) is lost") {
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
