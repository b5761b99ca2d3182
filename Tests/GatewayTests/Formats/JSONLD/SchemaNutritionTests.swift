import Entities
import Testing
import UseCases

@testable import Gateways

@Suite struct `Nutrition on a page` {
  @Test(
    arguments: [
      ("240 calories", Nutrient.calories, 240), ("240", .calories, 240), ("1004 kJ", .calories, 239.962),
      ("1.240 kcal", .calories, 1240), ("1,240 kcal", .calories, 1240), ("240.5 kcal", .calories, 240.5),
      ("0.125 kcal", .calories, 0.125), ("12 g (5 % VD)", .fat, 12), ("1,234.5 kcal", .calories, 1234.5),
      ("9 g", .fat, 9), ("9,5 gramos", .fat, 9.5), ("9 grams fat", .fat, 9), ("9 fat", .fat, 9),
      ("900 mg", .protein, 0.9), ("1.199 mg", .sodium, 1.199), ("1.234.567 mg", .fat, 1234.567),
      ("0.2 g", .sodium, 200), ("0 mg", .cholesterol, 0),
      ("500 mcg", .cholesterol, 0.5), ("~ 12 g (5%)", .sugar, 12), ("5 Kg", .fat, 5000),
      ("12g", .fat, 12), ("240 Kcal.", .calories, 240), ("240 cal", .calories, 240), ("12&nbsp;g", .fat, 12),
      ("500 milligrammes", .protein, 0.5), ("300 Milligramm", .fiber, 0.3), ("800 mgs", .saturatedFat, 0.8),
      ("1,2 Gramm", .sodium, 1200), ("0.1 grammi", .cholesterol, 100), ("0,2 kilogramos", .carbohydrates, 200),
      ("7 µg", .sodium, 0.007), ("1 MJ", .calories, 239.006), ("12 г", .fat, 12),
      ("Fat 12 g", .fat, 12), ("Calories: 240", .calories, 240), ("6 milligram of sodium", .sodium, 6),
      ("9 g waarvan verzadigd", .saturatedFat, 9), ("9 g di cui zuccheri", .sugar, 9), ("9 g vet", .fat, 9),
      ("240 kcal por ración", .calories, 240), ("12 g per serving", .fat, 12), ("12 g (pro Portion)", .fat, 12),
      ("240 kcal/persona", .calories, 240), ("about 12 g", .fat, 12), ("unos 12 g", .fat, 12),
      ("12 g (5 % of the daily value)", .fat, 12), ("240 kcal (1004 kJ)", .calories, 240),
      ("1008 kJ (240 kcal)", .calories, 240), ("0,3 g (300 mg)", .sodium, 300), ("10g*", .fat, 10),
      ("5mg Chol", .cholesterol, 5),
      ("350 kcal per persoon", .calories, 350), ("3 g di acidi grassi saturi", .saturatedFat, 3),
      ("500 mg each serving", .sodium, 500),
    ] as [(String, Nutrient, Double)])
  func `A nutrient amount is converted to the nutrient's unit`(text: String, nutrient: Nutrient, amount: Double) {
    #expect(SchemaNutrition.amount(text, of: nutrient) == amount)
  }

  @Test(
    arguments: [
      ("", Nutrient.fat), ("mucha", .fat), ("-3 g", .fat), ("240 calories", .fat), ("9 g", .calories),
      ("1 250 kcal", .calories), ("250-300 kcal", .calories), ("250 kcal / 100 g", .calories), ("1/2 g", .fat),
      ("12 oz", .fat), ("5 tsp", .sugar), ("<1 g", .fat), ("500 Kg", .fat), ("per 100 g: 250 kcal", .calories),
      ("999999 g", .fat), ("1,240 mg", .sodium), ("1,234 g", .fat), ("3 %", .fat), ("3%", .sodium),
      ("5 % (12 g)", .fat),
      ("3 ‰", .fat), ("less than 1 g", .fat), ("menos de 1 mg", .cholesterol), ("max. 4 g", .saturatedFat),
      ("up to 20 g", .carbohydrates), ("≤ 5 g", .sugar), ("no more than 1 g", .transFat), ("5 g+", .sugar),
      ("\u{2212}5 g", .carbohydrates), ("–5 g", .carbohydrates), ("1½ g", .protein), ("1 ½ g", .transFat),
      ("½ g", .fat),
      ("10 percent", .fiber), ("10 por ciento", .fiber), ("10 E%", .unsaturatedFat), ("20 mmol", .sodium),
      ("5 IU", .sodium),
      ("120 kJ", .saturatedFat), ("1 g salt", .sodium), ("5 g added sugar", .sugar), ("9 g net carbs", .carbohydrates),
      ("9 g saturated fat", .fat), ("2400 kcal (whole recipe)", .calories), ("180 kcal (100 g)", .calories),
      ("3 g (por 100 g)", .fiber), ("8 g por cada cien gramos", .protein), ("5 g per 100 g", .sugar),
      ("10 g (12 g with sauce)", .fat), ("240 kcal (1500 kJ)", .calories), ("10 g (5 g)", .fat), ("8 to 9 g", .protein),
      ("12 g (10 % less)", .fat), ("12 vueltas", .fat), ("12 g o más", .fat), ("12 g (aprox", .fat), (".5 g", .fat),
      ("about .8 g", .fat), (",5 g", .sugar), ("Fiber: .25g", .fiber),
    ] as [(String, Nutrient)])
  func `An ambiguous or impossible nutrient amount is not read`(text: String, nutrient: Nutrient) {
    #expect(SchemaNutrition.amount(text, of: nutrient) == nil)
  }

  @Test(
    arguments: [
      (["9.5 g", "1,240 mg"], 1240), (["9,5 g", "1.240 mg"], 1240), (["0,125 g", "1.240 mg"], 1240),
      (["1,234.5 g", "1,240 mg"], 1240), (["9 g", "1.240 mg"], 1.24), (["9 g", "1,240 mg"], nil),
      (["9.5 g", "9,5 g", "1,240 mg"], nil), (["9 g", "-3 mg"], nil),
    ] as [([String], Double?)])
  func `The decimal mark in a recipe determines how three digits in a nutrient amount are read`(
    texts: [String], sodium: Double?
  ) async throws {
    let fields = zip(["fatContent", "sugarContent"], texts.dropLast()).map { #""\#($0)": "\#($1)""# }
    let json = (fields + [#""sodiumContent": "\#(texts.last ?? "")""#]).joined(separator: ", ")
    let items = try await recipeItems(#"{"@type": "Recipe", "name": "Flan", "nutrition": {\#(json)}}"#)
    guard case .clean(.recipe(let recipe)) = items[0] else {
      #expect(sodium == nil && items[0].repairs?.last?.field == "nutrition.sodiumContent")
      return
    }
    #expect(recipe.nutrition[.sodium] == sodium)
  }

  @Test(arguments: Nutrient.allCases, [0, 0.5, 9, 410.25, 12_345, 1.199, 239.006])
  func `A nutrient amount that the kit has written is read back unchanged`(nutrient: Nutrient, amount: Double) {
    // Three digits after the point in calories are read as thousands unless the kit wrote them.
    if nutrient == .calories, amount * 100 != (amount * 100).rounded() { return }
    #expect(SchemaNutrition.amount(SchemaNutrition.text(amount, of: nutrient), of: nutrient) == amount)
  }

  private static func recipe(_ nutrition: String) -> String {
    #"{"@type": "Recipe", "name": "Flan", "nutrition": \#(nutrition)}"#
  }

  @Test(arguments: [
    (#"{"fatContent": "3 %"}"#, "fatContent", "\"3 %\""), (#"{"fatContent": "N/A"}"#, "fatContent", "\"N/A\""),
    (#"{"sugarContent": "trace"}"#, "sugarContent", "\"trace\""), (#"{"fatContent": true}"#, "fatContent", "true"),
    (#"{"fatContent": {"unitText": "g"}}"#, "fatContent", #"{"unitText": "g"}"#),
    (#"{"calories": ["240 kcal", "300 kcal"]}"#, "calories", "\"300 kcal\""),
    (#"[{"calories": "240 kcal"}, {"calories": "95 kcal"}]"#, "calories", "\"95 kcal\""),
    (#"{"fatContent": "≤ 5 g"}"#, "fatContent", "\"≤ 5 g\""),
    (#"{"sodiumContent": "1 g salt"}"#, "sodiumContent", "\"1 g salt\""),
    (#"{"fiberContent": {"value": 10, "unitCode": "P1"}}"#, "fiberContent", #"{"value": 10, "unitCode": "P1"}"#),
    (#"{"fatContent": {"value": 10, "unitText": "percent"}}"#, "fatContent", #"{"value": 10, "unitText": "percent"}"#),
    (
      #"{"fatContent": {"value": 5, "unitText": "g", "unitCode": "MGM"}}"#, "fatContent",
      #"{"value": 5, "unitText": "g", "unitCode": "MGM"}"#
    ),
    (#"{"fatContent": {"value": [5, 9], "unitText": "g"}}"#, "fatContent", #"{"value": [5, 9], "unitText": "g"}"#),
    (#"{"fatContent": {"value": 5, "maxValue": 9}}"#, "fatContent", #"{"value": 5, "maxValue": 9}"#),
    (#"{"sugarContent": "9,5 g", "calories": "1,250 kcal"}"#, "calories", "\"1,250 kcal\""),
    (#"{"sugarContent": "9.5 g", "calories": "1.250 kcal"}"#, "calories", "\"1.250 kcal\""),
  ])
  func `A rejected nutrient amount is reported`(json: String, field: String, from: String) async throws {
    let (_, repairs) = try await repairedRecipe(Self.recipe(json))
    #expect(repairs == [SeedRepair(record: 1, field: "nutrition." + field, from: from, to: nil)])
  }

  @Test(arguments: [
    #"{"calories": "", "fatContent": null, "sugarContent": [], "proteinContent": "-", "fiberContent": {}}"#,
    #"{"calories": "240 kcal", "fatContent": "0 g"}"#, #"[{"calories": "240 kcal"}, {"calories": "240"}]"#,
  ])
  func `Empty or consistent nutrition data in a recipe is imported without a report`(json: String) async throws {
    #expect(try await recipeItems(Self.recipe(json))[0].clean != nil)
  }

  @Test(arguments: [
    (
      #"{"calories": 1.125, "fatContent": {"value": 1.125, "unitText": "g"}}"#, [Nutrient.calories: 1.125, .fat: 1.125]
    ),
    (#"{"calories": {"value": 1.125}}"#, [.calories: 1.125]),
    (#"{"fatContent": {"@type": "QuantitativeValue", "value": 500, "unitCode": "MGM"}}"#, [.fat: 0.5]),
    (
      #"{"fatContent": {"value": 0.012, "unitCode": "KGM"}, "sodiumContent": {"value": 2, "unitCode": "GRM"}}"#,
      [.fat: 12, .sodium: 2000]
    ),
    (#"{"calories": {"value": 1004, "unitCode": "KJO"}}"#, [.calories: 239.962]),
    (#"{"calories": {"value": 240, "unitCode": "E14"}}"#, [.calories: 240]),
    (#"{"calories": {"value": 240, "unitCode": "K51"}}"#, [.calories: 240]),
    (#"{"sugarContent": {"value": 5, "unitText": "miligramos"}}"#, [.sugar: 0.005]),
    (#"{"sugarContent": {"value": 5, "unitText": "g per serving"}}"#, [.sugar: 5]),
  ])
  func `Numeric nutrient amounts are read exactly and with their units`(json: String, nutrition: [Nutrient: Double])
    async throws
  {
    #expect(try await cleanRecipe(Self.recipe(json)).nutrition == nutrition)
  }

  @Test func `Edited nutrition data in an exported recipe is read like nutrition data on a web page`() async throws {
    let nutrition =
      #"{"calories": "250kcal", "fatContent": "10,5 g", "sodiumContent": "0.3 g", "sugarContent": "≤ 5 g"}"#
    let (found, notes) = try await repairedRecipe(
      #"{"@type": "Recipe", "identifier": {"@type": "PropertyValue", "propertyID": "recetas", "value": "local-flan"}, "#
        + #""name": "Flan", "nutrition": \#(nutrition)}"#)
    #expect(found.nutrition == [.calories: 250, .fat: 10.5, .sodium: 300])
    #expect(notes.map(\.field) == ["nutrition.sugarContent"])
  }

  @Test func `Unknown members of nutrition data are counted as ignored`() async throws {
    let (found, notes) = try await repairedRecipe(
      Self.recipe(#"{"servingSize": "1 taza", "calories": "240 kcal", "saltContent": "1 g", "name": ""}"#))
    #expect(found.nutrition == [.calories: 240])
    #expect(notes.map(\.field) == ["nutrition.servingSize", "nutrition.saltContent"])
    #expect(notes.allSatisfy { $0.kind == .ignored })
  }

  @Test func `Nutrition data that is text instead of an object is reported`() async throws {
    let (_, repairs) = try await repairedRecipe(Self.recipe(#""240 kcal""#))
    #expect(repairs == [SeedRepair(record: 1, field: "nutrition", from: "\"240 kcal\"", to: nil)])
  }
}

@Suite struct `Ratings on a page` {
  @Test(
    arguments: [
      (#"{"ratingValue": 4.5, "ratingCount": 12}"#, 4.5, 12),
      (#"{"ratingValue": "4,5", "reviewCount": "12"}"#, 4.5, 12),
      (#"{"ratingValue": "4.5/5", "ratingCount": "1,234"}"#, 4.5, 1234), (#"{"ratingValue": "9 de 10"}"#, 4.5, nil),
      (#"{"ratingValue": "4.500", "reviewCount": "1.234.567"}"#, 4.5, 1_234_567),
      (#"{"ratingValue": 9, "bestRating": 10}"#, 4.5, nil), (#"{"ratingValue": 90, "bestRating": "100"}"#, 4.5, nil),
      (#"[{"ratingValue": null}, {"ratingValue": 3, "ratingCount": 0}]"#, 3, nil),
    ] as [(String, Double, Int?)])
  func `The rating of a recipe on a page is scaled to a maximum of five`(json: String, average: Double, count: Int?)
    async throws
  {
    let recipe = try await cleanRecipe(#"{"@type": "Recipe", "name": "Flan", "aggregateRating": \#(json)}"#)
    #expect(try recipe.rating == RecipeRating(average, count: count))
  }

  @Test(arguments: ["{}", #"{"ratingValue": 0}"#, #"{"@type": "AggregateRating", "ratingValue": ""}"#, "[]", "null"])
  func `An empty recipe rating is read as a missing rating`(json: String) async throws {
    let recipe = try await cleanRecipe(#"{"@type": "Recipe", "name": "Flan", "aggregateRating": \#(json)}"#)
    #expect(recipe.rating == nil)
  }

  @Test(arguments: [
    (#"{"ratingValue": 7}"#, "aggregateRating", #"{"ratingValue": 7}"#),
    (#"{"ratingValue": "buena"}"#, "aggregateRating", #""buena""#), (#""4.5""#, "aggregateRating", #""4.5""#),
    (#"{"ratingValue": 4, "ratingCount": "muchos"}"#, "aggregateRating.ratingCount", #""muchos""#),
    (#"[{"ratingValue": 4}, {"ratingValue": 3}]"#, "aggregateRating", #"{"ratingValue": 3}"#),
    (
      #"{"ratingValue": 4, "bestRating": "10 stars"}"#, "aggregateRating",
      #"{"ratingValue": 4, "bestRating": "10 stars"}"#
    ),
    (#"{"ratingValue": 4, "bestRating": 0}"#, "aggregateRating", #"{"ratingValue": 4, "bestRating": 0}"#),
    (#"{"ratingValue": 4, "bestRating": [5, 10]}"#, "aggregateRating", #"{"ratingValue": 4, "bestRating": [5, 10]}"#),
    (#"{"ratingValue": "4/5", "bestRating": 10}"#, "aggregateRating", #"{"ratingValue": "4/5", "bestRating": 10}"#),
    (#"{"ratingValue": [4, 3]}"#, "aggregateRating", "[4, 3]"),
    (#"{"ratingValue": 4, "ratingCount": [7, 9]}"#, "aggregateRating.ratingCount", "[7, 9]"),
  ])
  func `A rejected recipe rating or rating count is reported`(json: String, field: String, from: String) async throws {
    let (_, repairs) = try await repairedRecipe(#"{"@type": "Recipe", "name": "Flan", "aggregateRating": \#(json)}"#)
    #expect(repairs == [SeedRepair(record: 1, field: field, from: from, to: nil)])
  }
}
