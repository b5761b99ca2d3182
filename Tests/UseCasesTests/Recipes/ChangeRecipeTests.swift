import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Changing the user's recipes` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let bread = RecipeDetails.details(.bread)
  let better = RecipeDetails.details(.bread, "harina")

  init() async throws { base = try await .collecting([.bread, .soup], favorites: [.bread]) }

  private func store(_ interruptions: Interruptions = [:]) -> Intercepted<StateStore> {
    Intercepted(base, recorder, interruptions)
  }

  private var typed: RecipeDraft {
    var draft = RecipeDraft(bread)
    draft[.ingredients] = "harina"
    return draft
  }

  @Test func `Adding a recipe stores the recipe that the form describes`() async throws {
    let add = AddRecipeInteractor(recipes: store())
    let added = try await add(RecipeDraft(title: " Flan  de huevo"))
    #expect(added == .details(.flan))
    #expect(recorder.calls == [.addRecipe(added)])
    #expect(try await base.details(added.id).value == added)
  }

  @Test func `Adding a recipe is refused if it is a duplicate or its form is invalid`() async throws {
    let add = AddRecipeInteractor(recipes: store())
    try await expectUnchanged(base, throws: SaveError<RecipeDraft>.alreadyThere(bread)) {
      try await add(RecipeDraft(title: "PAN"))
    }
    await #expect(throws: SaveError<RecipeDraft>.invalid(FormError([.title: .text(.empty)]))) {
      try await add(RecipeDraft())
    }
    let full = AddRecipeInteractor(recipes: store([recorder.calls.count + 1: { _ in throw diskFull }]))
    try await expectUnchanged(base, throws: SaveError<RecipeDraft>.store(diskFull)) {
      try await full(RecipeDraft(title: "Flan"))
    }
  }

  @Test func `Editing a recipe keeps the recipe's id and doesn't remove the recipe from the favorites`() async throws {
    let edit = EditRecipeInteractor(recipes: store())
    #expect(try await edit(bread, as: typed) == better)
    #expect(recorder.calls == [.replaceRecipe(bread, by: better)])
    #expect(try await base.details(bread.id).value == better)
    var renamed = RecipeDraft(better)
    renamed.title = "Pan de pueblo"
    #expect(try await edit(better, as: renamed).id == bread.id)
    let favorites = try await base.favorites(of: .ana, matching: SearchText(), page: .first).items
    #expect(favorites.map(\.recipe) == [.bread])
  }

  @Test func `Saving a recipe form that wasn't edited writes nothing`() async throws {
    let edit = EditRecipeInteractor(recipes: store())
    #expect(try await edit(bread, as: RecipeDraft(bread)) == bread)
    #expect(recorder.calls == [])
  }

  @Test func `Editing or deleting a recipe is refused if it was changed or deleted elsewhere`() async throws {
    let theirs = RecipeDetails.details(.bread, "centeno")
    try await base.replaceRecipe(bread, by: theirs)
    let (edit, delete) = (EditRecipeInteractor(recipes: store()), DeleteInteractor(recipes: store()))
    try await expectUnchanged(base, throws: SaveError<RecipeDraft>.changed(theirs)) { try await edit(bread, as: typed) }
    try await expectUnchanged(base, throws: DeleteError<RecipeDetails>.changed(theirs)) { try await delete(bread) }
    try await base.deleteRecipe(theirs)
    await #expect(throws: SaveError<RecipeDraft>.notThere(bread)) { try await edit(bread, as: typed) }
    await #expect(throws: DeleteError<RecipeDetails>.notThere(bread.id)) { try await delete(bread) }
  }

  @Test func `Deleting a recipe from the collection doesn't remove the recipe from the favorites`() async throws {
    let delete = DeleteInteractor(recipes: store())
    try await delete(bread)
    #expect(recorder.calls == [.deleteRecipe(bread)])
    #expect(try await base.contents().recipes.all == [.details(.soup)])
    #expect(try await base.favoriteCount(of: .ana) == 1)
  }

  @Test(arguments: 1...2)
  func `Editing or deleting a recipe in a failing store reports the error and changes nothing`(call: Int) async throws {
    try await base.replaceRecipe(bread, by: better)
    let edit = EditRecipeInteractor(recipes: store([call: { _ in throw diskFull }]))
    try await expectUnchanged(base, throws: SaveError<RecipeDraft>.store(diskFull)) {
      var draft = RecipeDraft(bread)
      draft[.minutes] = "7"
      return try await edit(bread, as: draft)
    }
    let delete = DeleteInteractor(recipes: store([recorder.calls.count + call: { _ in throw diskFull }]))
    try await expectUnchanged(base, throws: DeleteError<RecipeDetails>.store(diskFull)) { try await delete(bread) }
  }
}
