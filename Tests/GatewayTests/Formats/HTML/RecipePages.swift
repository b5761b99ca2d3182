/// Web pages with the structures that recipe sites use.
enum RecipePages {
  /// A blog page. Its graph contains the page, the author, a picture and the recipe, whose id has a fragment.
  static let blog = """
    <!doctype html>
    <html lang="es"><head><meta charset="utf-8"><title>Gazpacho de la huerta &raquo; La cuchara</title>
    <link rel="canonical" href="https://www.lacuchara.example/gazpacho/?utm_source=boletin" />
    <!-- <script type="application/ld+json">{"@type": "Recipe", "name": "Antiguo"}</script> -->
    <script>var plantilla = "<script type='application/ld+json'>{\\"@type\\": \\"Recipe\\", \\"name\\": \\"No\\"}";</script>
    <script type="application/ld+json" class="yoast-schema-graph">{"@context": "https://schema.org", "@graph": [
      {"@type": "Article", "@id": "https://www.lacuchara.example/gazpacho/#article", "headline": "Gazpacho"},
      {"@type": "Person", "@id": "https://www.lacuchara.example/#ana", "name": "Ana Pérez"},
      {"@type": "Recipe", "@id": "https://www.lacuchara.example/gazpacho/#recipe", "name": "Gazpacho de la huerta",
       "author": {"@id": "https://www.lacuchara.example/#ana"}, "recipeYield": ["4", "4 raciones"],
       "recipeIngredient": ["1 kg de tomates", "2 cucharadas de aceite"], "totalTime": "PT15M",
       "recipeInstructions": [{"@type": "HowToStep", "text": "Tritura."}, {"@type": "HowToStep", "text": "Enfr\\u00eda."}]}]}
    </script></head><body><h1>Gazpacho</h1></body></html>
    """

  /// A shop's magazine page. One of its scripts is broken, and two plug-ins describe the recipe.
  static let magazine = """
    <html><head>
    <script type='application/ld+json'>{"@type": "Organization", "name": }</script>
    <script type=application/ld+json>
    //<![CDATA[
    [{"@type": ["Recipe", "NewsArticle"], "name": "Flan", "url": "http://mercado.example/flan?utm_campaign=x",
      "recipeIngredient": ["4 huevos", "500 ml de leche"], "description": "Un postre
    de siempre"}];
    //]]>
    </script>
    <SCRIPT id="x" TYPE="application/ld+json; charset=utf-8">{"@context": "http://schema.org", "@type": "WebPage",
      "mainEntity": {"@type": "schema:Recipe", "schema:name": "Flan", "url": "https://www.mercado.example/flan/",
      "schema:recipeYield": 6, "keywords": "flan, huevo"}}</SCRIPT></head></html>
    """

  /// A page that declares neither its own address nor the recipe's.
  static let bare = """
    <script type="application/ld+json">{"@type": "Recipe", "name": "Pan", "recipeIngredient": ["500 g de harina"]}</script>
    """
}
