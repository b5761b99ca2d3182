import Entities
import Foundation
import GatewayTesting
import Testing
@testable import WebGateways

@Suite struct `A Firestore document of a favorite` {
  private let name: FirestoreName
  private let whole: RecipeDetails
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    name = try .documents(of: "kit").appending("users").appending("ana").appending("favorites").appending("local-a")
    whole = try Samples.completeRecipe(Recipe.ID("local-a"), "A")
  }

  private func read(_ fields: [String: FirestoreValue]) -> Favorite? {
    FavoriteFields.favorite(FirestoreDocument(name: name.text, fields: fields, updateTime: ""))
  }

  @Test func `A favorite's document contains the whole recipe if the recipe's source allows this`() throws {
    let favorite = Favorite(whole, addedAt: now)
    let fields = FavoriteFields.fields(favorite)
    #expect(read(fields) == favorite)
    #expect(Set(fields.keys) == ["id", "title", "image", "minutes", "servings", "addedAt", "details"])
    let listed = Favorite(whole.recipe, addedAt: now)
    #expect(FavoriteFields.fields(listed)["details"] == nil)
    #expect(FavoriteFields.fields(Favorite(try Samples.completeRecipe(), addedAt: now))["details"] == nil)
  }

  @Test func `A favorite's document omits a recipe that exceeds the size of a document`() throws {
    let steps = Array(repeating: String(repeating: "x", count: 9_000), count: 101)
    let long = try RecipeDetails(recipe: whole.recipe, instructions: [RecipeInstructions(steps: steps)])
    let favorite = Favorite(long, addedAt: now)
    #expect(read(FavoriteFields.fields(favorite)) == Favorite(whole.recipe, addedAt: now))
  }

  @Test(arguments: ["", "{}", "[]", #"{"id": "local-b"}"#, nil])
  func `Unreadable or outdated recipe details in a favorite's document are ignored`(details: String?) throws {
    let listed = Favorite(whole.recipe, addedAt: now)
    var fields = FavoriteFields.fields(Favorite(whole, addedAt: now))
    fields["details"] = details.map { .string($0) } ?? .integer(7)
    #expect(read(fields) == listed)
    for (field, value) in [("title", FirestoreValue.string("B")), ("minutes", .integer(7)), ("servings", .null)] {
      var fields = FavoriteFields.fields(Favorite(whole, addedAt: now))
      fields[field] = value
      let favorite = try #require(self.read(fields))
      #expect(favorite == Favorite(favorite.recipe, addedAt: now) && favorite.recipe != whole.recipe)
    }
  }
}
