import Entities
import Gateways
import UseCases

/// Returns the seed items in a web page.
func pageItems(_ html: String) async throws -> [SeedItem] {
  try await seedItems(RecipeSeed.document(Array(html.utf8), named: "x"))
}

/// Returns the recipes in a page.
func pageRecipes(_ html: String) async throws -> [RecipeDetails] {
  try await pageItems(html).compactMap { item in
    switch item {
    case .clean(.recipe(let details)), .repaired(.recipe(let details), _): details
    default: nil
    }
  }
}

/// Returns the only recipe in a page.
func pageRecipe(_ html: String) async throws -> RecipeDetails {
  let recipes = try await pageRecipes(html)
  guard let recipe = recipes.first, recipes.count == 1 else { throw NoCleanRecipe(items: try await pageItems(html)) }
  return recipe
}

enum MarkupPages {
  /// Returns a page with a Microdata recipe that contains these elements.
  static func microdata(_ body: String, name: String = "Pisto") -> String {
    """
    <!doctype html><html lang="es"><body>
    <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">\(name)</h1>
    \(body)
    </div></body></html>
    """
  }

  /// A pisto recipe, in Microdata and in RDFa.
  static let pisto = (
    microdata: microdata(
      """
      <link itemprop="url" href="/pisto"><img itemprop="image" src="data:image/gif;base64,AA" data-src="fotos/pisto.jpg">
      <p>De <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ana</b> López</span></p>
      <p itemprop="description">Verduras de la
        huerta, &iexcl;siempre!</p>
      <time itemprop="prepTime" datetime="PT20M">veinte minutos</time> <meta itemprop="cookTime" content="PT40M">
      <span itemprop="recipeYield">4 raciones</span>
      <ul><li itemprop="recipeIngredient"><span>2</span> <span>calabacines</span>
        <li itemprop="recipeIngredient">Sal &amp; pimienta</ul>
      <div itemprop="recipeInstructions"><ol><li>Pica.</li><li>Fríe <b>despacio</b>.</ol><p>Sirve.<br>Come.</div>
      <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating">
        <span itemprop="ratingValue">4,5</span> de <meta itemprop="ratingCount" content="12">12</div>
      <div itemprop="nutrition" itemscope itemtype="https://schema.org/NutritionInformation">
        <span itemprop="calories">180 kcal</span></div>
      <data itemprop="recipeCategory" value="cena">Para cenar</data> <a itemprop="recipeCuisine" href="/es">española</a>
      """),
    rdfa: """
    <html vocab="https://schema.org/"><head><base href="https://cocina.example/recetas/">
    <meta property="og:title" content="Otra cosa"></head><body>
    <div typeof="Recipe"><h1 property="name">Pisto</h1>
    <a property="url" href="/pisto">aquí</a><img property="image" src="fotos/pisto.jpg">
    <span property="author" typeof="Person"><span property="name">Ana</span></span>
    <div property="description">Verduras de la huerta, ¡siempre!</div>
    <time property="prepTime" datetime="PT20M"></time><span property="cookTime" content="PT40M">40'</span>
    <b property="recipeYield">4 raciones</b>
    <i property="recipeIngredient">2 calabacines</i>, <i property="recipeIngredient">Sal &amp; pimienta</i>
    <div property="recipeInstructions">Pica.<br>Fríe despacio.<br>Sirve.<br>Come.</div>
    <div property="aggregateRating" typeof="AggregateRating">
      <span property="ratingValue">4.5</span><span property="ratingCount">12</span></div>
    <div property="nutrition" typeof="NutritionInformation"><span property="calories">180</span></div>
    <span property="recipeCategory">cena</span><span property="recipeCuisine">española</span>
    </div></body></html>
    """
  )
}
