import Testing

@testable import recetas_cli

@MainActor @Suite struct `The status of the recipes` {
  @Test func `says where they come from and how favorites stand`() async throws {
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
    #expect(document["unsent"] == .number(1))
  }
}
