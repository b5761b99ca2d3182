import Entities
import Gateways
import Testing
import UseCases

@Suite struct `RDFa in a page` {
  @Test(arguments: [
    "<div typeof='schema:Recipe'><b property='schema:name'>Flan</b><i property='schema:recipeIngredient'>4 huevos</i></div>",
    "<div typeof='https://schema.org/Recipe'><b property='http://schema.org/name'>Flan</b><i property=ingredients>4 huevos</i></div>",
    "<div xmlns:v='http://rdf.data-vocabulary.org/#' typeof='v:Recipe'><b property='v:name'>Flan</b>"
      + "<span rel='v:ingredient'><span typeof='v:RecipeIngredient'>"
      + "<i property='v:amount'>4</i><i property='v:name'>huevos</i></span></span></div>",
    "<div vocab='http://schema.org' typeof=Recipe resource='#r'><b property=name>Flan</b>"
      + "<i property='recipeIngredient og:x'>4 huevos</i></div>",
  ])
  func `Names of schema.org are understood with and without their prefixes`(html: String) async throws {
    let found = try await pageRecipe(html)
    #expect(found.recipe.title == "Flan" && found.ingredients.map(\.text) == ["4 huevos"])
  }

  @Test(arguments: [
    "<div vocab='http://xmlns.com/foaf/0.1/' typeof=Recipe><b property=name>Flan</b></div>",
    "<div typeof='food:Recipe'><b property=name>Flan</b></div>",
    "<div typeof='Recipe'><b property='dc:name'>Flan</b></div>", "<b property='name'>Flan</b>",
  ])
  func `Names of other vocabularies are not schema.org's`(html: String) async throws {
    await #expect(throws: SeedSourceError.malformed(path: "x", .noRecipeInPage(unreadable: 0), line: 1, column: 1)) {
      try await pageItems(html)
    }
  }

  @Test func `What is said of another thing is not the recipe's`() async throws {
    let found = try await pageRecipe(
      """
      <div typeof="schema:Recipe"><b property="schema:name">Flan</b><div about="/ana"><i property="schema:description">Soy Ana.</i></div>
      <a property="schema:image" resource="https://a.example/f.jpg" href="/x">foto</a></div>
      """)
    #expect(found.summary.isEmpty && found.recipe.image?.text == "https://a.example/f.jpg")
  }
}
