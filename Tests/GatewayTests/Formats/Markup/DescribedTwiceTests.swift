import Entities
import Gateways
import Testing
import UseCases

@Suite struct `A page with both JSON-LD and markup` {
  private static func script(_ json: String) -> String { "<script type='application/ld+json'>\(json)</script>" }

  private static func linked(_ name: String, _ more: String = "") -> String {
    script(#"{"@type": "Recipe", "name": "\#(name)", "recipeIngredient": ["2 calabacines"]\#(more)}"#)
  }

  private static let markup = """
    <i itemprop=recipeIngredient>2 calabacines grandes</i><p itemprop=recipeInstructions>Pica.</p>
    <b itemprop=recipeYield>4</b><b itemprop=description>De la huerta.</b>
    """

  @Test(arguments: ["Pisto", "Pisto manchego", "PISTO (receta fácil)", "Receta: pisto"])
  func `Markup on a page completes a recipe from JSON-LD even if the markup has a longer title`(name: String)
    async throws
  {
    let page = "<link rel=canonical href=https://a.example/pisto>" + MarkupPages.microdata(Self.markup, name: name)
    for html in [page + Self.linked("Pisto"), page.replacing("canonical", with: "x") + Self.linked("Pisto")] {
      let found = try await pageRecipe(html)
      #expect(found.recipe.title == "Pisto" && found.ingredients.map(\.text) == ["2 calabacines"])
      #expect(found.instructions.flatMap(\.steps) == ["Pica."] && found.recipe.servings == 4)
    }
  }

  @Test func `Recipes on a page with similar titles are merged only if their ingredients match`() async throws {
    let title = "Pisto manchego de calabacines"
    let markup = MarkupPages.microdata(Self.markup, name: "Receta del pisto manchego")
    #expect(try await pageRecipes(Self.linked(title) + markup).count == 1)
    let other = markup.replacing("2 calabacines grandes", with: "300 g de tomate")
    #expect(try await pageRecipes(Self.linked(title) + other).count == 2)
  }

  @Test func `A card for another recipe on a page is never merged with the page's main recipe`() async throws {
    let main = Self.linked("Flan", #", "recipeYield": 4"#)
    let card = "<b itemprop=recipeYield>12</b><b itemprop=suitableForDiet>vegan</b>"
    let items = try await pageItems(main + MarkupPages.microdata(card, name: "Flan de coco"))
    #expect(items.map(\.repairs) == [[.ignored("Recipe", record: 1, from: "Flan de coco")]])
    let whole = card + "<i itemprop=recipeIngredient>1 coco</i><p itemprop=recipeInstructions>Ralla.</p>"
    let found = try await pageRecipes(main + MarkupPages.microdata(whole, name: "Flan de coco"))
    #expect(found.map(\.recipe.servings) == [4, 12] && found.map(\.diets) == [[], ["vegan"]])
  }

  @Test func `Recipes on a page with the same title but different ingredients are imported separately`() async throws {
    let other = Self.linked("Pisto", #", "cookTime": "PT50M""#).replacing("2 calabacines", with: "300 g de tomate")
    let found = try await pageRecipes(Self.linked("Pisto") + other)
    #expect(found.map(\.cookingMinutes) == [nil, 50] && Set(found.map(\.id)).count == 2)
  }

  @Test func `Markup on a page completes each of two recipes with the same title`() async throws {
    let other = Self.linked("Pisto").replacing("2 calabacines", with: "300 g de tomate")
    let cards = ["2 calabacines", "300 g de tomate"].enumerated().map { number, line in
      MarkupPages.microdata("<i itemprop=recipeIngredient>\(line)</i><b itemprop=recipeYield>\(number + 3)</b>")
    }
    let found = try await pageRecipes(Self.linked("Pisto") + other + cards.joined())
    #expect(found.map(\.recipe.servings) == [3, 4])
  }

  @Test func `Markup with a different title or address isn't merged with the recipe from JSON-LD`() async throws {
    let others = [
      MarkupPages.microdata(Self.markup, name: "Tarta de queso"),
      MarkupPages.microdata(Self.markup + "<link itemprop=url href=https://a.example/otro>", name: "Pisto manchego"),
    ]
    for other in others {
      let url = #", "url": "https://a.example/pisto""#
      let found = try await pageRecipes(other + Self.linked("Pisto", url))
      #expect(found.count == 2 && found[0].recipe.title == "Pisto" && found[0].instructions.isEmpty)
    }
  }

  @Test func `A recipe is merged with markup that contains a different address for the same recipe`() async throws {
    let markup = MarkupPages.microdata(Self.markup + "<link itemprop=url href=https://a.example/es/pisto>")
    let found = try await pageRecipe(markup + Self.linked("Pisto", #", "url": "https://a.example/pisto""#))
    #expect(found.id.text == "web-a.example_2f_pisto" && found.instructions.flatMap(\.steps) == ["Pica."])
  }

  @Test func `Links to recipes on a page that has JSON-LD are ignored and reported`() async throws {
    let items = try await pageItems(Self.linked("Pisto") + MarkupPages.microdata("", name: "Flan"))
    #expect(items.count == 1 && items.first?.repairs == [.ignored("Recipe", record: 1, from: "Flan")])
  }

  @Test func `Recipe markup without a name doesn't affect the recipe from JSON-LD on the same page`() async throws {
    let nameless = MarkupPages.microdata(Self.markup).replacing("itemprop=\"name\"", with: "")
    let items = try await pageItems(Self.linked("Pisto") + nameless)
    #expect(items.count == 1 && items.first?.repairs == [.ignored("Recipe", record: 1, from: "")])
    #expect(try await pageItems(nameless).map(\.problems?.count) == [1])
  }

  @Test func `Broken JSON-LD on a page is reported once if the recipe can be read from other data`() async throws {
    let broken = Self.script(#"{"@type": "Recipe", "name": "Pisto}"#)
    for html in [MarkupPages.microdata("") + broken + broken, broken + broken + Self.linked("Pisto")] {
      let items = try await pageItems(html)
      #expect(items.count == 1)
      #expect(
        items.first?.repairs == [
          SeedRepair(
            record: 1, field: "application/ld+json", from: #"2 × {"@type": "Recipe", "name": "Pisto}"#, to: nil)
        ])
    }
  }

  @Test(arguments: [
    ("<base href=/fotos/>", "https://a.example/fotos/f.jpg", "web-a.example_2f_fotos_2f_p"),
    ("<base href='https://b.example/x/y'>", "https://b.example/x/f.jpg", "web-b.example_2f_x_2f_p"),
    ("", "https://a.example/f.jpg", "web-a.example_2f_p"),
  ])
  func `Relative addresses in recipe markup are resolved against the page's base address`(
    head: String, image: String, id: String
  ) async throws {
    let page = head + "<link rel=canonical href=https://a.example/pisto>"
    for address in [#""url": "./p""#, #""@id": "./p""#, #""mainEntityOfPage": {"@id": "./p"}"#] {
      let found = try await pageRecipe(page + Self.linked("Pisto", #", "image": "f.jpg", \#(address)"#))
      #expect(found.id.text == id && (address.contains("url") ? found.recipe.image?.text == image : true))
    }
    let markup =
      page + MarkupPages.microdata("<img itemprop=image src=f.jpg><meta itemprop=mainEntityOfPage content=true>")
    #expect(try await pageRecipe(markup).recipe.image?.text == image)
  }

  @Test func `A value is reported once if it can't be read from any of a recipe's descriptions`() async throws {
    let yield = #", "recipeYield": "muchas", "tool": "olla""#
    let markup = MarkupPages.microdata(
      "<b itemprop=recipeYield>muchas</b><b itemprop=prepTime>luego</b><i itemprop=tool>olla</i><i itemprop=video>v</i>"
    )
    let items = try await pageItems(Self.linked("Pisto", yield) + markup)
    #expect(items.map { $0.repairs?.map(\.field) } == [["recipeYield", "tool", "prepTime", "video"]])
  }

  @Test func `A value in a second description of a recipe is reported if it contradicts the first`() async throws {
    let first = Self.linked("Pisto", #", "@id": "a", "description": "De la huerta.""#)
    let items = try await pageItems(first + Self.linked("Pisto", #", "@id": "a", "description": "De lata.""#))
    #expect(
      items.map(\.repairs) == [
        [SeedRepair(record: 1, field: "description", from: "\"De lata.\"", to: "\"De la huerta.\"")]
      ])
  }

  @Test func `Recipe markup that is nested too deeply is ignored and reported if the page has JSON-LD`() async throws {
    let deep = String(repeating: "<div itemprop=author itemscope>", count: 100)
    let items = try await pageItems(Self.linked("Pisto") + MarkupPages.microdata(deep))
    #expect(items.count == 1)
    #expect(items.first?.repairs?.map(\.field) == ["Microdata, RDFa"])
  }

  @Test func `Non-ASCII letters in recipe markup with an unsupported encoding are not guessed`() async throws {
    let head = "<meta charset=windows-1251>"
    let strange = Array((head + MarkupPages.microdata("", name: "\u{D4}")).utf8).map {
      $0 == 0xC3 ? 0xD4 : $0 == 0x94 ? 0xEB : $0
    }
    func items(_ bytes: [UInt8]) async throws -> [SeedItem] {
      try await seedItems(RecipeSeed.document(bytes, named: "x"))
    }
    await #expect(throws: SeedSourceError.malformed(path: "x", .unknownEncoding("windows-1251"), line: 1, column: 1)) {
      try await items(strange)
    }
    let kept = try await items(strange + Array(Self.linked("Pisto").utf8))
    #expect(kept.map(\.repairs) == [[SeedRepair(record: 1, field: "charset", from: "windows-1251", to: nil)]])
  }
}
