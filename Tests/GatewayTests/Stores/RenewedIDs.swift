import Entities
@testable import Gateways
import Testing
import UseCases

/// Expects what the recipes and favorites of an older version became, which had two of one page.
func expectRenewed(_ state: StoreState) async throws {
  #expect(Set(state.recipes.all.map(\.id.text)) == ["local-sopa", "web-a.es_2f_x", "web-b.es_2f_y"])
  #expect(try state.recipes[Recipe.ID("web-a.es_2f_x")]?.summary == "De pueblo")
  #expect(try state.recipes[Recipe.ID("web-b.es_2f_y")]?.ingredients.map(\.text) == ["3 huevos"])
  let ana = try #require(try state.favorites[User.ID("ana")])
  let pan = try #require(try ana.states[Recipe.ID("web-a.es_2f_x")])
  // What only the earlier one says stays, too.
  #expect((pan.favorite.recipe.minutes, pan.favorite.recipe.servings) == (90, 4))
  // Others know the old one, and have to be told.
  #expect(pan.isFavorite && pan.isUnsent)
  #expect(try ana.states[Recipe.ID("web-www.a.es_2f_x")]?.isFavorite == false)
  #expect(try state.favorites[User.ID("leo")]?.states.keys.map(\.text) == ["web-b.es_2f_y"])
}
