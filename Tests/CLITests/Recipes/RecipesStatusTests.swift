import Testing

@testable import recetas_cli

@MainActor @Suite struct `The status of the recipes` {
  @Test func `says where they come from and how favourites stand`() async throws {
    let cli = try await CLI.withRecipes()
    _ = await cli("recipes", "favorites", "add", "local-pan")
    #expect(
      await cli("recipes", "status").output == """
        Recipes

          Source             Your collection
          Your collection    3 recipes
          Favourite recipes  1 favourite
          Shared in          nowhere (FIRESTORE_PROJECT)

        """)
    let document = try await cli("recipes", "status", "--json").document
    #expect(document.keys == ["favorites", "recipes", "source", "unsent"])
    #expect(document["unsent"] == .number(1))
  }
}
