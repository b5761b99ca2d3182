import TestSupport
import Testing

@testable import recetas_cli

@MainActor @Suite struct `Favorite recipes` {
  @Test(arguments: Stores.persistent)
  func `Favorite recipes are listed by title without duplicates`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    for id in ["local-pan", "local-bizcocho", "local-pan"] {
      #expect(await cli("recipes", "favorites", "add", id).code == .ok)
    }
    let list = await cli("recipes", "favorites")
    #expect(
      list.output == """
        Favorite recipes
        2 favorites

           1  ★ Bizcocho  20 min · 4 servings · 21 Nov 2026, 10:00
           2  ★ Pan  20 min · 4 servings · 21 Nov 2026, 10:00

        """)
    #expect(await cli("recipes", "favourites", "list").output == list.output)
    let document = try await cli("recipes", "favorites", "--search", "piz", "--json").document
    #expect(document.keys == ["count", "favorites", "hasMore", "limit", "offset"])
    #expect((document["count"], document["favorites"]) == (2, []))
    let row = try await cli("recipes", "favorites", "list", "--json").document["favorites"][0]
    #expect(row.keys == ["addedAt", "recipe"])
    #expect(row["addedAt"] == "2026-11-21T10:00:00.000Z")
  }

  @Test(arguments: Stores.persistent)
  func `A favorite recipe remains a favorite after the recipe is deleted`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    _ = await cli("recipes", "favorites", "add", "local-pan")
    try await cli.setRecipes("[]")
    #expect(await cli("recipes", "favorites").lines.last == "   1  ★ Pan  20 min · 4 servings · 21 Nov 2026, 10:00")
    #expect(await cli("recipes", "favorites", "add", "local-pan").code == .ok)
    let shown = await cli("recipes", "show", "1")
    #expect((shown.code, shown.lines[0]) == (.ok, "★ Pan"))
    #expect(shown.lines.contains("  · 200 g de harina") && shown.lines.contains("   2  Hornea."))
    #expect(try await cli("recipes", "show", "1", "--json").document.keys == ["isFavorite", "recipe"])
  }

  @Test(arguments: Stores.persistent)
  func `Removing a recipe that isn't a favorite from the favorites is not an error`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    _ = await cli("recipes", "favorites", "add", "local-pan")
    _ = await cli("recipes", "favorites")
    #expect(await cli("recipes", "favorites", "remove", "1").output == "No longer a favorite: Pan.\n")
    await cli("recipes", "favorites", "delete", "local-pan").expect(
      .ok, output: "The recipe “local-pan” was not a favorite.\n")
    #expect(await cli("recipes", "favorites").output == "No favorites yet.\n")
    let document = try await cli("recipes", "favorites", "remove", "local-pan", "--json").document
    #expect(document == ["id": "local-pan", "isFavorite": false])
  }

  @Test(arguments: Stores.persistent)
  func `Importing a recipe from different spellings of its address results in one favorite`(store: Stores) async throws
  {
    let cli = try CLI(store)
    for page in ["http://WWW.A.es/x/", "https://www.a.es/x", "https://a.es/x?utm_source=q"] {
      let file = try cli.folder.file("page.json", RecipeFile.json("Pan", page: page))
      await cli("recipes", "import", file).expect(.ok)
      _ = await cli("recipes", "favorites", "add", "web-a.es_2f_x")
    }
    #expect(try await cli("recipes", "list", "--json").document["total"] == 1)
    #expect(try await cli("recipes", "favorites", "--json").document["count"] == 1)
  }

  @Test func `Adding an unknown recipe to the favorites is refused`() async throws {
    let cli = try await CLI.withRecipes()
    await cli("recipes", "favorites", "add", "local-nada")
      .expect(.noInput, output: "", errors: "No recipe is called “local-nada”.\nLook at the list of recipes.\n")
  }

  @Test(arguments: Stores.persistent)
  func `The status of the favorites lists the changes that haven't been sent`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    for id in ["local-pan", "local-bizcocho"] { _ = await cli("recipes", "favorites", "add", id) }
    _ = await cli("recipes", "favorites", "remove", "local-pan")
    let status = await cli("recipes", "favorites", "status")
    #expect(status.output == "1 favorite · 2 unsent changes\n  + Bizcocho\n  - Pan\n")
    let document = try await cli("recipes", "favorites", "status", "--json").document
    #expect(document.keys == ["count", "unsentAdditions", "unsentRemovals"])
    #expect(document["unsentRemovals"][0] == ["id": "local-pan", "title": "Pan"])
  }

  @Test(arguments: Stores.persistent)
  func `Unsent favorites are marked as unsent only if a Firestore project is set`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    _ = await cli("recipes", "favorites", "add", "local-pan")
    #expect(!(await cli("recipes", "favorites").output.contains("unsent")))
    cli.environment["FIRESTORE_PROJECT"] = "demo"
    let list = await cli("recipes", "favorites")
    #expect(list.lines.contains("1 favorite · 1 unsent change"))
    #expect(list.lines.last == "   1  ★ Pan  20 min · 4 servings · 21 Nov 2026, 10:00 · unsent")
  }

  @Test(arguments: Stores.persistent)
  func `The favorite recipes of different users are separate`(store: Stores) async throws {
    let cli = try await CLI.withRecipes(store)
    _ = await cli("recipes", "favorites", "add", "local-pan")
    #expect(await cli.asUser("eva", "recipes", "favorites").output == "No favorites yet.\n")
    #expect(try await cli.asUser("eva", "recipes", "list", "--json").document["favorites"] == 0)
  }

  @Test func `Synchronizing favorites without a Firestore project is refused`() async throws {
    let cli = try CLI()
    await cli("recipes", "favorites", "sync").expect(.usage, output: "", errorsContain: "FIRESTORE_PROJECT")
  }
}
