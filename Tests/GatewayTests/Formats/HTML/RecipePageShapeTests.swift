import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Recipes in pages of any shape` {
  private static let address = #"<link rel="canonical" href="https://cocina.example/menu/hoy">"#

  /// Returns the seed items in a page with these scripts.
  private static func items(_ scripts: String..., head: String = address) async throws -> [SeedItem] {
    let html = "<html><head>" + head + scripts.map { #"<script type="application/ld+json">\#($0)</script>"# }.joined()
    return try await seedItems(RecipeSeed.document(Array(html.utf8), named: "x"))
  }

  private static func recipe(_ name: String, _ more: String = "") -> String {
    #"{"@context": "https://schema.org", "@type": "Recipe", "name": "\#(name)", "recipeIngredient": ["1 huevo"]\#(more)}"#
  }

  private static func details(_ items: [SeedItem]) -> [RecipeDetails] {
    items.compactMap { item in
      switch item {
      case .clean(.recipe(let details)), .repaired(.recipe(let details), _): details
      default: nil
      }
    }
  }

  @Test(arguments: [
    // The array also contains an untyped object, a string, a number and `null`.
    #"[RECIPE, {"name": "seccion", "slug": "cocina", "id": null}, "x", 7, null]"#,
    // This graph is an object with numeric keys, as PHP writes some lists. In the next two examples, the recipe contains another graph.
    #"{"@context": "https://schema.org", "@graph": {"0": {"@type": "WebPage", "name": "p"}, "2": RECIPE}}"#,
    #"{"@type": "Recipe", "@graph": [{"@type": "WebSite", "name": "sitio"}], "name": "Flan", "recipeIngredient": ["1 huevo"]}"#,
    #"{"@type": "Recipe", "name": "Flan", "recipeIngredient": ["1 huevo"], "@graph": [{"@type": "WebSite"}]}"#,
    #"{"@type": "WebPage", "mainEntity": {"@type": "WebPage", "mainEntity": [RECIPE]}}"#,
    #"{"@type": "ItemList", "itemListElement": {"@type": "ListItem", "item": RECIPE}}"#,
    #"{"@type": "Article", "hasPart": [{"@type": "Person"}, RECIPE]}"#, #"[[RECIPE], []]"#,
  ])
  func `A recipe is found anywhere in a page's JSON-LD`(json: String) async throws {
    let items = try await Self.items(json.replacing("RECIPE", with: Self.recipe("Flan")))
    #expect(Self.details(items).map(\.recipe.title) == ["Flan"] && items.count == 1)
    #expect(Self.details(items)[0].ingredients.map(\.text) == ["1 huevo"])
  }

  @Test func `JSON-LD objects with the same id on a page are merged into one recipe`() async throws {
    let stub = #"{"@type": "Recipe", "@id": "/r", "aggregateRating": {"ratingValue": 4.5, "ratingCount": 12}}"#
    let whole = Self.recipe("Flan", #", "@id": "/r""#)
    for scripts in [(whole, stub), (stub, whole)] {
      let found = Self.details(try await Self.items(scripts.0, scripts.1))
      #expect(found.count == 1 && found[0].rating?.count == 12)
    }
  }

  @Test func `Recipes on a page have distinct ids that don't depend on the order of the recipes`() async throws {
    let both = Self.details(try await Self.items(Self.recipe("Flan"), Self.recipe("Salsa de tomate")))
    let swapped = Self.details(try await Self.items(Self.recipe("Salsa de tomate"), Self.recipe("Flan")))
    #expect(
      both.map(\.id.text) == [
        "web-cocina.example_2f_menu_2f_hoy_23_flan", "web-cocina.example_2f_menu_2f_hoy_23_salsa-de-tomate",
      ])
    #expect(swapped.map(\.id) == both.map(\.id).reversed())
    #expect(
      both.allSatisfy { $0.id.renewed == $0.id && $0.credit.sourceAddress?.text == "https://cocina.example/menu/hoy" })
    #expect(
      Self.details(try await Self.items(Self.recipe("Flan"))).map(\.id.text) == ["web-cocina.example_2f_menu_2f_hoy"])
  }

  private static func flan(_ members: String, _ ingredient: String) -> String {
    #"{"@type": "Recipe", "name": "Flan", "recipeIngredient": ["\#(ingredient)"], \#(members)}"#
  }

  @Test(arguments: [
    (##""@id": "#a""##, ##""@id": "#b""##), (#""@id": "_:a""#, #""@id": "_:b""#),
    (##""@id": "https://cocina.example/menu/hoy#a""##, ##""@id": "https://cocina.example/menu/hoy#b""##),
  ])
  func `Recipes with the same title on a page are distinguished by their JSON-LD ids`(first: String, second: String)
    async throws
  {
    let (a, b) = (Self.flan(first, "1 huevo"), Self.flan(second, "2 huevos"))
    let found = Self.details(try await Self.items(a, b))
    #expect(found.map { $0.ingredients.map(\.text) } == [["1 huevo"], ["2 huevos"]])
    #expect(
      found.map(\.id.text) == [
        "web-cocina.example_2f_menu_2f_hoy_23_flan-a", "web-cocina.example_2f_menu_2f_hoy_23_flan-b",
      ])
    #expect(Self.details(try await Self.items(b, a)).map(\.id) == found.map(\.id).reversed())
  }

  @Test func `Recipe descriptions with equal titles and ingredients are merged even if their ids differ`() async throws
  {
    let found = Self.details(
      try await Self.items(
        Self.flan(##""@id": "#a""##, "1 huevo"), Self.flan(##""@id": "#b", "recipeYield": 4"##, "1 huevo")))
    #expect(found.map(\.recipe.servings) == [4])
  }

  @Test(arguments: ["url", "@id", "mainEntityOfPage"])
  func `A recipe's relative address is resolved against the address of its page`(field: String) async throws {
    let found = Self.details(
      try await Self.items(
        Self.flan(#""\#(field)": "/flan""#, "1 huevo"), Self.flan(#""\#(field)": "otro.html""#, "2 huevos")))
    #expect(found.map(\.id.text) == ["web-cocina.example_2f_flan", "web-cocina.example_2f_menu_2f_otro.html"])
    #expect(
      found.map(\.credit.sourceAddress?.text) == [
        "https://cocina.example/flan", "https://cocina.example/menu/otro.html",
      ])
  }

  @Test func `The total time in one description of a recipe overrides a sum of times in another`() async throws {
    let sum = Self.recipe("Flan", #", "prepTime": "PT10M", "cookTime": "PT20M""#)
    let whole = Self.recipe("Flan", #", "totalTime": "PT90M""#)
    for scripts in [(sum, whole), (whole, sum)] {
      #expect(Self.details(try await Self.items(scripts.0, scripts.1)).map(\.recipe.minutes) == [90])
    }
  }

  @Test func `Unescaped line breaks in the strings of a page's JSON-LD are accepted`() async throws {
    let found = Self.details(
      try await Self.items(
        "{\"@type\": \"Recipe\", \"name\": \"Sopa\", \"recipeIngredient\": \"1 l de caldo\r\n2 zanahorias\n\t1 puerro\"}"
      ))
    #expect(found[0].ingredients.map(\.text) == ["1 l de caldo", "2 zanahorias", "1 puerro"])
  }

  @Test(arguments: [
    ("/media/foto.jpg", "https://cocina.example/media/foto.jpg"), ("foto.jpg", "https://cocina.example/menu/foto.jpg"),
    ("../a/foto.jpg?x=1", "https://cocina.example/a/foto.jpg?x=1"),
    ("//fotos.example/a.jpg", "https://fotos.example/a.jpg"),
  ])
  func `A recipe picture's relative address is resolved against the address of its page`(image: String, address: String)
    async throws
  {
    let found = Self.details(try await Self.items(Self.recipe("Flan", #", "image": "\#(image)""#)))
    #expect(found[0].recipe.image?.text == address)
  }

  @Test(arguments: ["#foto", "data:image/png;base64,AA", "javascript:alert(1)"])
  func `A recipe picture on a page is dropped and reported if its address is invalid`(image: String) async throws {
    let items = try await Self.items(Self.recipe("Flan", #", "image": "\#(image)""#))
    #expect(Self.details(items)[0].recipe.image == nil && items[0].repairs?.map(\.field) == ["image"])
  }
}

@Suite struct `A page in any encoding` {
  private static func page(_ title: [UInt8], _ head: String = "") -> [UInt8] {
    let start = #"<html><head>\#(head)<script type="application/ld+json">{"@type": "Recipe", "name": ""#
    return Array(start.utf8) + title + Array(#""}</script>"#.utf8)
  }

  private static func item(_ bytes: [UInt8], _ contentType: String? = nil) async throws -> SeedItem {
    let source = RecipeSeed.document(bytes, named: "x", at: nil, contentType: contentType)
    return try #require(try await seedItems(source).first)
  }

  private static func title(_ item: SeedItem) -> String? {
    switch item {
    case .clean(.recipe(let details)), .repaired(.recipe(let details), _): details.recipe.title
    default: nil
    }
  }

  @Test func `An invalid byte in a UTF-8 web page is replaced and reported`() async throws {
    let item = try await Self.item(Self.page(Array("Cañón".utf8) + [0xF3] + Array(" de piña".utf8)))
    #expect(Self.title(item) == "Cañón\u{FFFD} de piña")
    #expect(item.repairs == [SeedRepair(record: 1, field: "charset", from: "1 × 0xF3", to: "\u{FFFD}")])
  }

  @Test(
    arguments: [
      ("iso-8859-1", [0xF1], "ñ"), ("windows-1252", [0x80], "€"), ("iso-8859-15", [0xA4], "€"),
      ("UTF-8", [0xC3, 0xB1], "ñ"),
      // The text is UTF-8, but is declared as another encoding.
      ("iso-8859-1", [0xC3, 0xB1], "ñ"),
    ] as [(String, [UInt8], String)])
  func `A web page is decoded with the encoding that its server or the page itself declares`(
    name: String, letter: [UInt8], text: String
  ) async throws {
    for (head, type) in [
      ("<meta charset=\(name)>", nil), ("", "text/html; charset=\"\(name)\""),
      (#"<META http-equiv="Content-Type" content="text/html; charset=\#(name)">"#, nil),
      ("<meta charset=windows-1251>", "text/html;charset=\(name)"),
    ] {
      let item = try await Self.item(Self.page(letter, head), type)
      #expect(Self.title(item) == text && item.clean != nil, "\(head) \(type ?? "")")
    }
  }

  @Test(arguments: [true, false]) func `A web page in UTF-16 is decoded according to its byte order mark`(
    isBigEndian: Bool
  )
    async throws
  {
    let text = String(decoding: Self.page(Array("Piña".utf8)), as: UTF8.self)
    let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    #expect(Self.title(try await Self.item(bytes)) == "Piña")
  }

  @Test func `A guessed encoding is reported if a web page isn't UTF-8 and declares no encoding`() async throws {
    let item = try await Self.item(Self.page(Array("Pi".utf8) + [0xF1] + Array("a".utf8)))
    #expect(Self.title(item) == "Piña")
    #expect(item.repairs?.map(\.to) == ["windows-1252"])
  }

  @Test func `A web page in an unsupported encoding is refused unless its recipe is ASCII`() async throws {
    let head = "<meta charset=windows-1251>"
    #expect(Self.title(try await Self.item(Self.page(Array("Flan".utf8), head))) == "Flan")
    await #expect(
      throws: SeedSourceError.malformed(path: "x", .unknownEncoding("windows-1251"), line: 1, column: 1)
    ) { _ = try await Self.item(Self.page([0xD4, 0xEB, 0xE0, 0xED], head)) }
  }
}
