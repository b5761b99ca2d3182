import TestGroups
import Testing

@testable import recetas_cli

@MainActor @Suite struct `The list of recipes` {
  @Test(arguments: Stores.allCases)
  func `The first list of recipes imports the sample recipes without a key or a network`(store: Stores) async throws {
    let cli = try CLI(store)
    let list = await cli("recipes", "list", "--limit", "2")
    list.expect(.ok, errors: "40 sample recipes added to your collection.\n")
    #expect(
      list.output == """
        Recipes
        Sample data · 40 recipes · 0 favorites

           1    Ajoblanco  15 min · 4 servings
           2    Albóndigas en salsa  1 h 5 min · 4 servings

        There are more recipes.
          --offset 2 --limit 2

        """)
  }

  @Test(arguments: Stores.persistent)
  func `Recipes can be divided into pages and searched, ignoring accents and case`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    #expect(try await titles(cli) == ["Bizcocho", "Ñoquis", "Pan"])
    #expect(try await titles(cli, "--search", "NOQ") == ["Ñoquis"])
    #expect(try await titles(cli, "--search", "harina") == ["Bizcocho", "Ñoquis", "Pan"])
    #expect(try await titles(cli, "--offset", "1", "--limit", "1") == ["Ñoquis"])
    #expect(await cli("recipes", "list", "--search", "nada").output.hasPrefix("No recipe matches “nada”. "))
    #expect(await cli("recipes", "list", "--offset", "9").output == "No rows in that range.\n")
    #expect(await cli("recipes", "list", "--search", "noq", "--lang", "es").output.hasPrefix("Recetas: «noq»\n"))
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `The list of recipes can be filtered by time, diet and tags in English and in Spanish`(store: Stores)
    async throws
  {
    let cli = try CLI(store)
    let quick = try await titles(cli, "--max-time", "15", "--diet", "vegana")
    #expect(quick.contains("Ajoblanco") && !quick.contains("Albóndigas en salsa"))
    #expect(try await titles(cli, "--diet", "vegan", "--max-time", "15") == quick)
    #expect(try await titles(cli, "--diet", "vegetarian").count > titles(cli, "--diet", "vegan").count)
    let desserts = try await titles(cli, "--tag", "dessert")
    #expect(desserts.count == 7)
    #expect(try await titles(cli, "--tag", "POSTRE") == desserts)
    let spanish = try await titles(cli, "--tag", "dessert", "--tag", "Spanish", "--search", "a")
    #expect(!spanish.isEmpty && spanish.count < desserts.count)
    let text = await cli("recipes", "list", "--tag", "main dish", "--max-time", "90", "--lang", "es")
    #expect(text.lines[1].contains("hasta 1 h 30 min · plato principal · "))
    #expect(await cli("recipes", "list", "--tag", "nada").output.hasPrefix("No recipes match. "))
    #expect(await cli("recipes", "list", "--diet", " ").lines.count > 40)
    await cli("recipes", "list", "--max-time", "0").expect(.usage, output: "", errorsContain: "“0”")
  }

  @Test(.group(.heavy), arguments: Stores.persistent)
  func `A search for a tag finds recipes with this tag in either language`(store: Stores) async throws {
    let cli = try CLI(store)
    for tag in ["española", "spanish", "postre", "vegan"] {
      let tagged = Set(try await titles(cli, "--tag", tag) + titles(cli, "--diet", tag))
      let found = Set(try await titles(cli, "--search", tag, "--limit", "100"))
      #expect(!tagged.isEmpty && found.isSuperset(of: tagged))
    }
  }

  @Test(arguments: Stores.persistent)
  func `The list of recipes marks and counts the favorite recipes`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    _ = await cli("recipes", "list")
    #expect(await cli("recipes", "favorites", "add", "2").output == "Added to favorites: Ñoquis.\n")
    let list = await cli("recipes", "list")
    #expect(list.lines[1] == "3 recipes · 1 favorite")
    #expect(list.lines[3] == "   2  ★ Ñoquis  1 h 15 min · 4 servings")
    let document = try await cli("recipes", "list", "--search", "pan", "--json").document
    #expect(document.keys == ["favorites", "hasMore", "limit", "offset", "recipes", "samples", "source", "total"])
    #expect(document["recipes"][0].keys == ["id", "isFavorite", "minutes", "servings", "title"])
    #expect(document["recipes"][0]["isFavorite"] == false)
    #expect(document["favorites"] == 1)
    #expect(document["source"] == "local")
  }

  @Test func `A row number refers to the list of recipes that was printed last`() async throws {
    let cli = try await CLI.withRecipes()
    _ = await cli("recipes", "list", "--offset", "1")
    #expect(await cli("recipes", "show", "3").lines[0] == "Pan")
    _ = await cli("recipes", "suggest", "iz")
    #expect(await cli("recipes", "show", "1").lines[0] == "Bizcocho")
    let missing = await cli("recipes", "show", "2")
    #expect((missing.code, missing.lines) == (.noInput, []))
    #expect(
      missing.errors
        == "No list of this kind shown in this terminal has row 2.\nSee it with: recetas-cli recipes list\n")
  }

  @Test func `The suggested recipe titles contain the text that the user typed`() async throws {
    let cli = try await CLI.withRecipes()
    #expect(await cli("recipes", "suggest", "PAN").output == "Suggestions: “PAN”\n   1  Pan\n")
    #expect(await cli("recipes", "suggest", "").output == "Suggestions\n   1  Bizcocho\n   2  Ñoquis\n   3  Pan\n")
    let document = try await cli("recipes", "suggest", "o", "--json").document
    #expect(document.keys == ["suggestions"])
    #expect(document["suggestions"].items.map(\.["id"].text) == ["local-bizcocho", "local-noquis"])
    #expect(try await cli("recipes", "suggest", "nada", "--json").document["suggestions"] == [])
  }

  private func titles(_ cli: CLI, _ words: String...) async throws -> [String?] {
    let answer = await cli.run(["recipes", "list", "--json"] + words)
    return try answer.document["recipes"].items.map(\.["title"].text)
  }
}

@MainActor @Suite struct `The command for the status of the recipes` {
  @Test func `The status command for recipes shows their source and the number of favorites`() async throws {
    let cli = try await CLI.withRecipes()
    _ = await cli("recipes", "favorites", "add", "local-pan")
    #expect(
      await cli("recipes", "status").output == """
        Recipes

          Source            Your collection
          Your collection   3 recipes
          Favorite recipes  1 favorite
          Shared in         nowhere (FIRESTORE_PROJECT)

        """)
    let document = try await cli("recipes", "status", "--json").document
    #expect(document.keys == ["favorites", "recipes", "source", "unsent"])
    #expect(document["unsent"] == 1)
  }
}
