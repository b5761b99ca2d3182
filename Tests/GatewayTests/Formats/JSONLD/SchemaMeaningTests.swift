import Entities
import Testing
import UseCases

@testable import Gateways

@Suite struct `Ambiguous values of recipes` {
  private static func recipe(_ members: String) -> String { #"{"@type": "Recipe", "name": "Flan", \#(members)}"# }

  private func expectReport(_ members: String, _ field: String, _ from: String, to: String? = nil) async throws {
    let (_, repairs) = try await repairedRecipe(Self.recipe(members))
    #expect(repairs == [SeedRepair(record: 1, field: field, from: from, to: to)])
  }

  @Test(arguments: [
    (#"["1 - 2 minutos en el horno."]"#, ["1 - 2 minutos en el horno."]), (#""1: 2 de agua""#, ["1: 2 de agua"]),
    (#"["1 - 2 min.", "2 - 3 min."]"#, ["1 - 2 min.", "2 - 3 min."]), (#"["1. Bate."]"#, ["Bate."]),
    (#"["Día 1", "Amasa.", "Día 2", "Hornea."]"#, ["Día 1", "Amasa.", "Día 2", "Hornea."]),
    (#"["Paso 1", "Amasa.", "Paso 2", "Hornea."]"#, ["Amasa.", "Hornea."]), (#"["10 %", "5'", "1:"]"#, ["10 %", "5'"]),
    (#"[{"name": "Horno 180", "text": "Hornea."}]"#, ["Horno 180: Hornea."]),
    (#"[{"name": "30 %", "text": "Hornea."}, {"name": "Paso 2", "text": "Sirve."}]"#, ["30 %: Hornea.", "Sirve."]),
  ])
  func `A recipe step's name is kept unless it only numbers the step`(json: String, steps: [String]) async throws {
    let found = try await cleanRecipe(Self.recipe(#""recipeInstructions": \#(json)"#))
    #expect(found.instructions.flatMap(\.steps) == steps)
  }

  @Test func `A section or step name in a recipe is reported if the imported recipe can't contain it`() async throws {
    let field = "recipeInstructions.name"
    try await expectReport(
      #""recipeInstructions": [{"@type": "HowToSection", "name": "Reposo", "itemListElement": []}]"#, field,
      #""Reposo""#)
    try await expectReport(#""recipeInstructions": [{"name": ["Uno", "One"], "text": "Bate."}]"#, field, #""One""#)
    try await expectReport(
      #""recipeInstructions": [{"name": "Uno", "title": "Dos", "text": "Bate."}]"#, field, #""Dos""#)
  }

  @Test func `An amount on the line below its ingredient is not joined with the next ingredient`() async throws {
    for (text, lines) in [
      (#"Harina\n500 g\nAzúcar\n200 g"#, ["Harina", "500 g", "Azúcar", "200 g"]),
      (#"500 g\nHarina\n200 g\nAzúcar"#, ["500 g Harina", "200 g Azúcar"]),
    ] {
      let found = try await cleanRecipe(Self.recipe(#""recipeIngredient": "\#(text)""#))
      #expect(found.ingredients.map(\.text) == lines)
    }
  }

  @Test func `Text that is too long in a schema.org recipe is truncated and reported`() async throws {
    let long = String(repeating: "Bate. ", count: 20_000)
    let (_, repairs) = try await repairedRecipe(Self.recipe(#""recipeInstructions": [{"text": "\#(long)"}]"#))
    #expect(repairs.first?.field == "recipeInstructions.text" && repairs.first?.to?.contains("Bate. Bate.") == true)
  }

  @Test func `A recipe address that starts with www is read as a web address instead of a path`() async throws {
    let page = #"<link rel=canonical href="https://lola.example/recetas/"><script type=application/ld+json>"#
    let html = page + Self.recipe(#""url": "www.lola.example/flan""#) + "</script>"
    #expect(try await pageRecipe(html).credit.sourceAddress?.text == "https://www.lola.example/flan")
    for text in ["/flan", "ftp://lola.example/flan", "Mi abuela"] {
      try await expectReport(#""url": "\#(text)""#, "url", "\"\(text)\"")
    }
  }

  @Test func `Schema.org names in JSON-LD are recognized if they are capitalized or have the www host`() async throws {
    let found = try await cleanRecipe(
      #"{"@type": "https://www.schema.org/Recipe", "Name": "Flan", "PrepTime": "PT5M", "RecipeYield": 4, "suitableForDiet": "https://www.schema.org/VeganDiet"}"#
    )
    #expect(found.preparationMinutes == 5 && found.recipe.servings == 4 && found.diets == ["vegan"])
  }

  @Test(arguments: ["about", "mainContentOfPage", "mainEntity"])
  func `A recipe is found in each JSON-LD member that names the main subject of a page`(member: String) async throws {
    let found = try await cleanRecipe(#"{"@type": "Article", "\#(member)": \#(Self.recipe(#""prepTime": "PT5M""#))}"#)
    #expect(found.preparationMinutes == 5)
  }

  @Test func `Numbers in a recipe's keywords and abbreviations in its diets are kept whole`() async throws {
    let found = try await cleanRecipe(
      Self.recipe(
        #""keywords": "menos de 1,000 kcal, rápido,fácil", "suitableForDiet": ["DASHDiet", "Low-FODMAPDiet", "LowFatDiet"]"#
      ))
    #expect(found.keywords == ["menos de 1,000 kcal", "rápido", "fácil"])
    #expect(found.diets == ["dash", "low-fodmap", "low fat"])
  }

  @Test func `All authors, publishers and licenses of a recipe except the first of each are reported`() async throws {
    try await expectReport(
      #""author": ["Ana", "Luis"], "publisher": "Casa Oso", "creditText": "Foto: Eva""#, "author", #""Ana, Luis""#)
    try await expectReport(#""publisher": ["Casa Oso", "Casa Osa"]"#, "publisher", #""Casa Osa""#)
    try await expectReport(#""license": ["CC BY", "CC0"]"#, "license", #""CC0""#)
  }

  @Test func `An edited yield in an exported recipe is read like a yield on a web page`() async throws {
    let ours = #""identifier": {"propertyID": "recetas", "value": "local-flan"}, "recipeYield": "#
    let found = try await cleanRecipe(Self.recipe(ours + #"["4 raciones", "24 flanes"]"#))
    #expect(found.recipe.servings == 4 && found.pieces == "24 flanes")
    try await expectReport(ours + #""1 kg""#, "recipeYield", #""1 kg""#)
  }
}

@Suite struct `Times and yields on pages` {
  @Test(arguments: [
    ("PT90M", 90), ("PT1H30M", 90), ("P1DT2H", 1560), ("PT1H30", 90), ("pt45m", 45), ("P0Y0M0DT0H35M0.000S", 35),
    ("PT0H5M", 5), ("PT1.5H", 90), ("PT1,5H", 90), ("PT90S", 2), ("PT1S", 1), ("P1W", 10_080), (" PT 30 M ", 30),
    ("P1M", 43_200), ("PT1M", 1), ("45", 45), ("45 minutos", 45), ("1 h 20 min", 80), ("1 hour 5 minutes", 65),
    ("2 horas", 120),
    ("1 h. 20 min.", 80), ("1 semana", 10_080), ("2 Stunden", 120), ("1 hora y 20 minutos", 80),
    ("1 día", 1440), ("PTH5M", 5), ("P2H10M", 130),
    ("PTH30MS", 30), ("PT1HMS", 60), ("PT30MIN", 30),
  ])
  func `A duration on a recipe page is read in minutes`(text: String, minutes: Int) {
    #expect(RecipeDuration.minutes(text) == minutes)
  }

  @Test(arguments: [
    "PT0S", "PT", "P", "", "-PT5M", "PTM", "un rato", "P1X", "PT1H30X", "1:30", "PT9999999H", "P99Y", "PT1e3M", "NaN",
    "∞",
    "PT٣M", "P1D2", "T", "PTT", "PT10-15M", "10-15 min", "PT10M-15M", "10 min - 15 min", "10 minutos o 15 minutos",
    "3 meses", "2 months", "5 muffins", "2 servings", "12 horneadas", "1.250 min", "1 hora y media",
    "30 minutes plus chilling",
    "30 minutes to 1 hour", "PT5M5M", "20\n30 min", "1 30 min",
  ])
  func `A recipe time that isn't a duration is not read as minutes`(text: String) {
    #expect(RecipeDuration.minutes(text) == nil)
  }
}
