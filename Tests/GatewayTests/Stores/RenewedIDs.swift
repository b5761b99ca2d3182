import Entities
@testable import Gateways
import Testing
import UseCases

/// Checks the migrated recipes and favorites of an older version that had two entries for one page.
func expectRenewed(_ state: StoreState) async throws {
  #expect(Set(state.recipes.all.map(\.id.text)) == ["local-sopa", "web-a.es_2f_x", "web-b.es_2f_y"])
  #expect(try state.recipes[Recipe.ID("web-a.es_2f_x")]?.summary == "De pueblo")
  #expect(try state.recipes[Recipe.ID("web-b.es_2f_y")]?.ingredients.map(\.text) == ["3 huevos"])
  let ana = try #require(try state.favorites[User.ID("ana")])
  let pan = try #require(try ana.states[Recipe.ID("web-a.es_2f_x")])
  // Values of the earlier favorite are kept if the later favorite lacks them.
  #expect((pan.favorite.recipe.minutes, pan.favorite.recipe.servings) == (90, 4))
  // Other devices know the old id, so the change is unsent.
  #expect(pan.isFavorite && pan.isUnsent)
  #expect(try ana.states[Recipe.ID("web-www.a.es_2f_x")]?.isFavorite == false)
  #expect(try state.favorites[User.ID("leo")]?.states.keys.map(\.text) == ["web-b.es_2f_y"])
}
