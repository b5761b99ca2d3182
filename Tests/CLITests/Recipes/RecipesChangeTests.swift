import TestSupport
import TestGroups
import Testing

@testable import recetas_cli

/// The collection consists of Bizcocho, Ñoquis and Pan.
@MainActor @Suite struct `Changing the recipes` {
  @Test(arguments: Stores.persistent)
  func `A recipe can be added, edited and deleted`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    await cli(
      "recipes", "add", "--title", " Gachas ", "--minutes", "20", "--ingredient", "100 g de harina", "--ingredient",
      "agua", "--step", "Tuesta.", "--step", "Remueve."
    ).expect(.ok, output: "Added: Gachas (local-gachas)\n")
    await cli("recipes", "edit", "local-gachas", "--title", "Gachas dulces", "--servings", "4", "--step", "")
      .expect(.ok, output: "Saved: Gachas dulces\n")
    let recipe = try await cli("recipes", "show", "local-gachas", "--json").document["recipe"]
    #expect([recipe["title"], recipe["servings"], recipe["minutes"]] == ["Gachas dulces", 4, 20])
    #expect(recipe["ingredients"].items.count == 2)
    #expect(recipe["instructions"].items.isEmpty)
    #expect(await cli("recipes", "list", "--search", "harina").output.contains("Gachas dulces"))
    await cli("recipes", "delete", "local-gachas", "--yes").expect(.ok, output: "Deleted: Gachas dulces\n")
    await cli("recipes", "show", "local-gachas").expect(.noInput)
  }

  @Test(arguments: Stores.persistent)
  func `A recipe's labels, photo and source can be edited`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    await cli(
      "recipes", "edit", "local-pan", "--diet", "vegana", "--diet", "sin sal", "--cuisine", "gallega", "--dish-type",
      "pan", "--keyword", "Navidad", "--pieces", "2 hogazas", "--image-url", "https://a.es/pan.jpg", "--source-name",
      "Ana", "--source-url",
      "https://a.es/pan"
    ).expect(.ok, output: "Saved: Pan\n")
    let recipe = try await cli("recipes", "show", "local-pan", "--json").document["recipe"]
    #expect(recipe["diets"].items == ["vegana", "sin sal"])
    #expect([recipe["cuisines"][0], recipe["dishTypes"][0]] == ["gallega", "pan"])
    #expect(recipe["keywords"].items == ["Navidad"])
    #expect(recipe["pieces"] == "2 hogazas")
    #expect(recipe["image"] == "https://a.es/pan.jpg")
    #expect(recipe["credit"]["sourceName"] == "Ana")
    #expect(recipe["credit"]["sourceAddress"] == "https://a.es/pan")
    await cli("recipes", "edit", "local-pan", "--image-url", "pan.jpg").expect(
      .data, errorsContain: "Photograph: “pan.jpg” is not a web address")
    await cli("recipes", "edit", "local-pan", "--diet", "", "--image-url", "").expect(.ok)
    let plain = try await cli("recipes", "show", "local-pan", "--json").document["recipe"]
    #expect(plain["diets"].items.isEmpty && !plain.keys.contains("image"))
  }

  @Test(arguments: Stores.persistent)
  func `Deleting a recipe requires confirmation and keeps the recipe in the favorites`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    _ = await cli("recipes", "favorites", "add", "local-pan")
    let asked = await cli.unchanged("recipes", "delete", "local-pan")
    asked.expect(.usage, output: "")
    #expect(asked.errors.hasPrefix("“Pan” will be deleted from your collection.\n"))
    await cli.atTerminal("recipes", "delete", "local-pan", typing: ["y"]).expect(.ok, output: "Deleted: Pan\n")
    #expect(await cli("recipes", "favorites").output.contains("Pan"))
    await cli("recipes", "delete", "local-pan", "--yes")
      .expect(.noInput, errorsContain: "The recipe “local-pan” is not in your collection.")
  }

  @Test(arguments: [[], ["--title", " Pan "]])
  func `Editing a recipe without changes writes nothing`(words: [String]) async throws {
    let cli = try await CLI.withRecipes()
    await cli.runUnchanged(["recipes", "edit", "local-pan"] + words).expect(.ok, output: "Unchanged: Pan\n")
  }

  @Test(
    .group(.heavy),
    arguments: [
      (["add"], "Title can't be empty.", "El título no puede estar vacío."),
      (["add", "--title", "PAN"], "“Pan” is already in your collection", "«Pan» ya está en tu colección"),
      (
        ["edit", "local-pan", "--servings", "muchos"], "Servings: “muchos” is not a whole number from 1 to 10,000",
        "Raciones: «muchos» no es un número entero"
      ),
      (
        ["edit", "local-pan", "--step", "# Masa"], "Steps: the part “Masa” has no steps",
        "Pasos: la parte «Masa» no tiene pasos"
      ),
    ])
  func `An invalid or duplicate recipe is not saved`(words: [String], english: String, spanish: String) async throws {
    for (language, says) in [("en", english), ("es", spanish)] {
      let cli = try await CLI.withRecipes(.standard, language)
      await cli.runUnchanged(["recipes"] + words).expect(.data, output: "", errorsContain: says)
    }
  }

  @Test(arguments: Stores.persistent)
  func `A recipe can be added, edited and deleted in interactive mode`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    await cli.session(
      [
        "4", "e 3", "8", "harina | agua", "10", "vegana | rica", "s", "3", "b", "n", "1", "Gachas", "s", "x 2", "y",
        "q",
      ],
      tells: [
        "Pan\n\n   1  title", "harina | agua", "Saved: Pan.", "Ingredients\n", "harina",
        "New recipe", "In your collection: Gachas.", "No longer in your collection: Gachas.",
      ])
    let recipe = try await cli("recipes", "show", "local-pan", "--json").document["recipe"]
    #expect(recipe["ingredients"].items.map { $0["text"].text } == ["harina", "agua"])
    #expect(recipe["diets"].items == ["vegana", "rica"])
    await cli("recipes", "show", "local-gachas").expect(.noInput)
  }
}
