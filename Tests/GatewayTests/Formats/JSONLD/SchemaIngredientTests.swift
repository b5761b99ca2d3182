import Entities
import Testing
import UseCases

@Suite struct `Ingredients with parts` {
  private static func recipe(_ ingredient: String) -> String {
    #"{"@type": "Recipe", "name": "Flan", "recipeIngredient": [\#(ingredient)]}"#
  }

  @Test(arguments: [
    (#"{"amount": 2, "unit": "g", "name": "sal"}"#, "2 g sal"),
    (#"{"amount": 2.0, "unitText": "cups", "name": "harina"}"#, "2 cups harina"),
    (
      #"{"quantity": "1/2", "unit": {"name": "taza"}, "food": {"name": "leche"}, "note": "tibia"}"#,
      "1/2 taza leche, tibia"
    ),
    (
      #"{"quantity": 200.0, "unit": {"name": "g"}, "food": {"name": "arroz"}, "note": "", "display": ""}"#,
      "200 g arroz"
    ),
    (#"{"quantity": 1, "display": "1 huevo", "food": {"name": "huevo"}}"#, "1 huevo"),
    (#"{"quantity": 0, "unit": null, "name": "sal"}"#, "sal"),
    (#"{"name": "harina", "value": {"@type": "QuantitativeValue", "value": 200, "unitCode": "GRM"}}"#, "200 g harina"),
    (#"{"name": "huevos", "value": {"minValue": 2, "maxValue": 3, "unitCode": "C62"}}"#, "2–3 huevos"),
    (#"{"name": "huevos", "minValue": 2, "maxValue": 2}"#, "2 huevos"),
    (#"{"name": "agua", "amount": {"minValue": 2, "unitText": "l"}}"#, "≥ 2 l agua"),
    (#"{"@type": "HowToSupply", "name": "miel", "requiredQuantity": {"value": 3, "unitText": "tbsp"}}"#, "3 tbsp miel"),
    (#"{"@type": "HowToSupply", "name": "miel", "requiredQuantity": "3 tbsp"}"#, "3 tbsp miel"),
    (#"{"name": "azúcar", "measure": "1 cup"}"#, "1 cup azúcar"),
    (#"{"quantity": 1, "measure": "cup", "food": "azúcar", "text": "1 cup azúcar"}"#, "1 cup azúcar"),
    (
      #"{"ingredient": "nata", "amount": "200 ml", "comment": ["fría", {"text": "entera"}]}"#,
      "200 ml nata, fría, entera"
    ),
    (#"{"name": "harina", "description": "tamizada"}"#, "harina, tamizada"),
    (#"{"name": "Harina", "description": "2 tazas de harina"}"#, "2 tazas de harina"),
    (#"{"name": "2 g de sal", "amount": 2, "unit": "g"}"#, "2 g de sal"),
    (#"{"name": "2 % leche", "amount": 2, "unit": "tazas"}"#, "2 tazas 2 % leche"),
    (#"{"description": "2 tazas de harina"}"#, "2 tazas de harina"),
    (#"{"@type": "ListItem", "position": 1, "item": {"amount": 2, "unit": "g", "name": "sal"}}"#, "2 g sal"),
    (#"{"title": "Harina", "quantity": 200, "unit": "g"}"#, "200 g Harina"),
    (#"{"0": "2 g sal"}"#, "2 g sal"),
    (#"{"note": "200 g harina", "quantity": 1, "unit": null, "food": null, "disableAmount": true}"#, "200 g harina"),
    (#"{"note": "huevos", "quantity": 2, "unit": null, "food": null, "disableAmount": false}"#, "2 huevos"),
    (#"{"quantity": 0.3333, "unit": "cup", "food": "milk", "originalText": "1/3 cup milk"}"#, "1/3 cup milk"),
    (#"{"quantity": "1/2", "unit": "taza", "food": "leche", "originalText": "½ taza de leche"}"#, "½ taza de leche"),
    (#"{"quantity": 100, "unit": "g", "name": "rice", "note": "ice"}"#, "100 g rice, ice"),
    (#"{"name": "ice", "description": "slice"}"#, "ice, slice"),
  ])
  func `The line for an ingredient with separate parts contains every part`(json: String, line: String) async throws {
    #expect(try await cleanRecipe(Self.recipe(json)).ingredients.map(\.text) == [line])
  }

  @Test(arguments: [
    (#"{"title": "Para la masa", "display": "1 huevo"}"#, ["1 huevo"], "recipeIngredient.title", "\"Para la masa\""),
    (
      #"{"@type": "ItemList", "name": "Masa", "itemListElement": ["1 huevo", "sal"]}"#, ["1 huevo", "sal"],
      "recipeIngredient.name", "\"Masa\""
    ),
    (#"{"name": "Masa", "ingredients": ["1 huevo"]}"#, ["1 huevo"], "recipeIngredient.name", "\"Masa\""),
    (#"{"amount": -1, "name": "sal"}"#, ["sal"], "recipeIngredient.amount", "-1"),
    (#"{"amount": 1e99, "name": "sal"}"#, ["sal"], "recipeIngredient.amount", "1e99"),
    (#"{"amount": true, "name": "sal"}"#, ["sal"], "recipeIngredient.amount", "true"),
    (#"{"amount": 2, "quantity": 3, "name": "huevos"}"#, ["2 huevos"], "recipeIngredient.quantity", "3"),
    (#"{"unit": "g", "name": "sal"}"#, ["sal"], "recipeIngredient.unit", "\"g\""),
    (
      #"{"title": "Masa", "note": "200 g harina", "quantity": 1, "unit": null, "food": null, "disableAmount": true}"#,
      ["200 g harina"], "recipeIngredient.title", "\"Masa\""
    ),
    (
      #"{"title": "Masa", "note": "200 g harina", "quantity": 1, "display": "200 g harina", "disableAmount": true}"#,
      ["200 g harina"], "recipeIngredient.title", "\"Masa\""
    ),
    (#"{"note": "200 g harina", "quantity": 3, "food": null}"#, ["200 g harina"], "recipeIngredient.quantity", "3"),
    (
      #"{"quantity": 3, "unit": "cup", "food": "flour", "originalText": "1 cup flour"}"#, ["3 cup flour"],
      "recipeIngredient.originalText", "\"1 cup flour\""
    ),
    (
      #"{"quantity": 1, "unit": "tbsp", "food": "flour", "originalText": "1 cup flour"}"#, ["1 tbsp flour"],
      "recipeIngredient.originalText", "\"1 cup flour\""
    ),
    (
      #"{"quantity": 2, "name": "2 inch cinnamon sticks"}"#, ["2 inch cinnamon sticks"], "recipeIngredient.quantity",
      "2"
    ),
    (#"{"quantity": 7, "name": "7 up"}"#, ["7 up"], "recipeIngredient.quantity", "7"),
  ])
  func `A part of an ingredient is reported if the ingredient's line does not contain it`(
    json: String, lines: [String], field: String, from: String
  ) async throws {
    let (found, repairs) = try await repairedRecipe(Self.recipe(json))
    #expect(found.ingredients.map(\.text) == lines)
    #expect(repairs == [SeedRepair(record: 1, field: field, from: from, to: nil)])
  }

  @Test func `An unknown member of an ingredient is counted once as ignored`() async throws {
    let (found, notes) = try await repairedRecipe(
      Self.recipe(#"{"name": "sal", "image": "a.jpg", "url": ""}, {"name": "agua", "image": "b.jpg"}"#))
    #expect(found.ingredients.map(\.text) == ["sal", "agua"])
    #expect(notes == [.ignored("recipeIngredient.image", record: 1, from: "\"a.jpg\"")])
  }

  @Test(arguments: [
    (#"{"name": "rice", "amount": 1.5, "unit": "cups"}"#, "1.5 cups rice", "rice"),
    (#"{"original": "", "name": "eggs", "amount": 3.0, "unit": ""}"#, "3 eggs", "eggs"),
    (#"{"nameClean": "salt", "amount": 0, "unit": "servings"}"#, "salt", "salt"),
    (#"{"original": null, "originalString": "2 eggs", "name": "eggs"}"#, "2 eggs", "eggs"),
  ])
  func `The line for a Spoonacular ingredient without text is built from its parts`(
    json: String, line: String, name: String
  ) async throws {
    let found = try await cleanRecipe(#"{"id": 7, "title": "Flan", "extendedIngredients": [\#(json)]}"#)
    #expect(found.ingredients.map(\.text) == [line] && found.ingredients.map(\.name) == [name])
  }
}
