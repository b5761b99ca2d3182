import Entities
import Testing
import UseCases

@testable import Gateways

@Suite struct `Microdata on a page` {
  @Test(arguments: [
    "<base href='https://cocina.example/recetas/'>" + MarkupPages.pisto.microdata, MarkupPages.pisto.rdfa,
  ])
  func `A recipe in Microdata or RDFa is read like a recipe in JSON-LD`(html: String) async throws {
    let found = try await pageRecipe(html)
    #expect(found.id.text == "web-cocina.example_2f_pisto" && found.recipe.title == "Pisto")
    #expect(found.recipe.image?.text == "https://cocina.example/recetas/fotos/pisto.jpg")
    #expect(found.credit.sourceName == "Ana" && found.summary == "Verduras de la huerta, ¡siempre!")
    #expect(found.preparationMinutes == 20 && found.cookingMinutes == 40 && found.recipe.minutes == 60)
    #expect(found.recipe.servings == 4 && found.ingredients.map(\.text) == ["2 calabacines", "Sal & pimienta"])
    #expect(found.instructions.map(\.steps) == [["Pica.", "Fríe despacio.", "Sirve.", "Come."]])
    #expect(found.rating?.average == 4.5 && found.rating?.count == 12 && found.nutrition == [.calories: 180])
    #expect(found.dishTypes == ["cena"] && found.cuisines == ["española"])
  }

  @Test(arguments: [
    "https://schema.org/Recipe", "http://schema.org/Recipe", "http://www.schema.org/recipe", "//schema.org/Recipe",
    "https://schema.org/NewsArticle https://schema.org/Recipe", "http://data-vocabulary.org/Recipe",
  ])
  func `A recipe type in page markup is recognized in every notation that pages use`(type: String) async throws {
    let html = MarkupPages.microdata("").replacing("https://schema.org/Recipe", with: type)
    #expect(try await pageRecipe(html).recipe.title == "Pisto")
  }

  @Test(arguments: [
    ("<li itemprop=recipeIngredient>1 huevo<li itemprop=recipeIngredient>sal", ["1 huevo", "sal"]),
    ("<ul itemprop=ingredients><li>1 huevo<li><div>2</div><div>ajos</div></ul>", ["1 huevo", "2 ajos"]),
    ("<p itemprop=ingredients>1 huevo<br>\n2\najos<br></p>", ["1 huevo", "2 ajos"]),
    ("<table itemprop=ingredients><tr><td>1<td>huevo<tr><td>2<td>ajos</table>", ["1 huevo", "2 ajos"]),
    ("<div itemprop=ingredients><div>1 huevo</div><div>sal</div></div>", ["1 huevo", "sal"]),
    ("<div itemprop=ingredients><p>1</p>huevo</div><div itemprop=ingredients>sal</div>", ["1 huevo", "sal"]),
    ("<ul itemprop=recipeIngredient><li itemprop=recipeIngredient>1 huevo</ul>", ["1 huevo"]),
    (
      "<meta itemprop='recipeIngredient' content='1 huevo, sal'><i itemprop=ingredients>1 huevo</i>"
        + "<i itemprop=ingredients>sal</i>", ["1 huevo", "sal"]
    ),
    ("<meta itemprop=ingredients content='&lt;p>1 huevo&lt;br>sal'>", ["1 huevo", "sal"]),
    ("<b itemprop='ingredients recipeIngredient'>sal</b>", ["sal"]),
    ("<b itemprop=https://schema.org/ingredients>sal</b>", ["sal"]),
    ("<i itemprop=ingredient itemscope><b itemprop=amount>2 kg</b><b itemprop=name>sal</b></i>", ["2 kg sal"]),
    ("<i itemprop=recipeIngredient><script>x</script> sal <style>y</style></i>", ["sal"]),
  ])
  func `Ingredients in page markup are read from separate elements or from one shared element`(
    html: String, lines: [String]
  )
    async throws
  {
    #expect(try await pageRecipe(MarkupPages.microdata(html)).ingredients.map(\.text) == lines)
  }

  @Test(arguments: [
    ("<p itemprop=recipeInstructions>Pica.</p><p itemprop=recipeInstructions>Fríe.</p>", ["Pica.", "Fríe."]),
    ("<div itemprop=recipeInstructions><h3>Step 1</h3><p>Pica.<h3>Step 2</h3><p>Fríe.</div>", ["Pica.", "Fríe."]),
    ("<ol itemprop=recipeInstructions><li itemprop=recipeInstructions>Pica.<li>Fríe.</ol>", ["Pica."]),
    (
      "<li itemprop=recipeInstructions itemscope itemtype=https://schema.org/HowToStep><b itemprop=text>Pica.</b>",
      ["Pica."]
    ),
    (
      "<ol itemprop=recipeInstructions itemscope itemtype=http://schema.org/ItemList>"
        + "<li itemprop=itemListElement>Pica.<li itemprop=itemListElement>Fríe.</ol>", ["Pica.", "Fríe."]
    ),
    ("<span itemprop=instructions><p>Pica.</p>\n<p>Fríe.</p></span>", ["Pica.", "Fríe."]),
  ])
  func `Instructions in page markup are read from lists, paragraphs, lines and items`(html: String, steps: [String])
    async throws
  {
    #expect(try await pageRecipe(MarkupPages.microdata(html)).instructions.flatMap(\.steps) == steps)
  }

  @Test(arguments: [
    ("<a itemprop=author href=/ana>Ana</a>", "Ana"), ("<span itemprop=author itemscope>Ana</span>", "Ana"),
    ("<a itemprop=author itemscope><i itemprop=name>Ana</i></a>", "Ana"), ("<link itemprop=author href=a>", "a"),
    ("<span itemprop=author content='Ana &amp;amp; Eva'>x</span>", "Ana & Eva"),
    ("<input itemprop=author value=Ana>", "Ana"),
    ("<span itemprop=author content=''>Ana</span>", "Ana"),
  ])
  func `A Microdata property is read from an attribute, text or a nested item`(html: String, author: String)
    async throws
  {
    #expect(try await pageRecipe(MarkupPages.microdata(html)).credit.sourceName == author)
  }

  @Test func `A Microdata item includes the properties of referenced elements anywhere on the page`() async throws {
    let found = try await pageRecipes(
      """
      <p id="autora" itemprop="author">Ana</p>
      <div itemscope itemtype="https://schema.org/Recipe" itemref="autora lista"><b itemprop="name">Flan</b></div>
      <div itemscope itemtype="https://schema.org/Recipe" itemref="autora nada"><b itemprop="name">Pisto</b>
        <i itemprop="recipeIngredient">sal</i></div>
      <ul id="lista"><li itemprop="recipeIngredient">4 huevos</ul>
      """)
    #expect(found.map(\.recipe.title) == ["Flan", "Pisto"] && found.map(\.credit.sourceName) == ["Ana", "Ana"])
    #expect(found.map { $0.ingredients.map(\.text) } == [["4 huevos"], ["sal"]])
  }

  @Test func `Unknown properties of a recipe in Microdata are reported`() async throws {
    let items = try await pageItems(MarkupPages.microdata("<b itemprop=cookingMethod>a la plancha</b>"))
    #expect(items.first?.repairs == [.ignored("cookingMethod", record: 1, from: "true")])
  }

  @Test func `Links to other recipes in page markup are reported and not imported as recipes`() async throws {
    let link = "<a itemscope itemtype=https://schema.org/Recipe><b itemprop=name>Flan</b></a>"
    let recipe = MarkupPages.microdata("<b itemprop=recipeIngredient>sal</b>")
    let other = link.replacing("Flan", with: "Sopa")
    for html in [link + recipe + other, MarkupPages.microdata("<b itemprop=recipeIngredient>sal</b>" + link + other)] {
      let items = try await pageItems(html)
      #expect(items.count == 1 && items.first?.repairs?.map(\.field) == ["Recipe", "Recipe"])
    }
    #expect(try await pageRecipes(link + MarkupPages.microdata("")).map(\.recipe.title) == ["Flan", "Pisto"])
  }
}

@Suite struct `RDFa on a page` {
  @Test(arguments: [
    "<div typeof='schema:Recipe'><b property='schema:name'>Flan</b><i property='schema:recipeIngredient'>4 huevos</i></div>",
    "<div typeof='https://schema.org/Recipe'><b property='http://schema.org/name'>Flan</b><i property=ingredients>4 huevos</i></div>",
    "<div xmlns:v='http://rdf.data-vocabulary.org/#' typeof='v:Recipe'><b property='v:name'>Flan</b>"
      + "<span rel='v:ingredient'><span typeof='v:RecipeIngredient'>"
      + "<i property='v:amount'>4</i><i property='v:name'>huevos</i></span></span></div>",
    "<div vocab='http://schema.org' typeof=Recipe resource='#r'><b property=name>Flan</b>"
      + "<i property='recipeIngredient og:x'>4 huevos</i></div>",
  ])
  func `RDFa names from schema.org are read with and without prefixes`(html: String) async throws {
    let found = try await pageRecipe(html)
    #expect(found.recipe.title == "Flan" && found.ingredients.map(\.text) == ["4 huevos"])
  }

  @Test(arguments: [
    "<div vocab='http://xmlns.com/foaf/0.1/' typeof=Recipe><b property=name>Flan</b></div>",
    "<div typeof='food:Recipe'><b property=name>Flan</b></div>",
    "<div typeof='Recipe'><b property='dc:name'>Flan</b></div>", "<b property='name'>Flan</b>",
  ])
  func `RDFa names from other vocabularies are not read as schema.org names`(html: String) async throws {
    await #expect(throws: SeedSourceError.malformed(path: "x", .noRecipeInPage(unreadable: 0), line: 1, column: 1)) {
      try await pageItems(html)
    }
  }

  @Test func `RDFa properties of another object are not read as the recipe's properties`() async throws {
    let found = try await pageRecipe(
      """
      <div typeof="schema:Recipe"><b property="schema:name">Flan</b><div about="/ana"><i property="schema:description">Soy Ana.</i></div>
      <a property="schema:image" resource="https://a.example/f.jpg" href="/x">foto</a></div>
      """)
    #expect(found.summary.isEmpty && found.recipe.image?.text == "https://a.example/f.jpg")
  }
}
