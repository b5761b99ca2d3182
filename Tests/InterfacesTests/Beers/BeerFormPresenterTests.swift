import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of a beer` {
  let brewery: Brewery
  let ui = RecordingScreen<BeerFormModel, BeerRoute>()
  let presenter: BeerFormPresenter
  let classic: BeerDraft

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.beerPresenter(ui)
    classic = BeerDraft(brewery.classic)
    await presenter.handle(.appeared)
  }

  private func kept() async throws -> Beer { try await brewery.base.beer(brewery.classic.id).beer }

  private func model() throws -> BeerFormModel { try #require(ui.last) }

  private func typed(_ change: (inout BeerDraft) -> Void) -> BeerDraft {
    var draft = classic
    change(&draft)
    return draft
  }

  @Test func `A beer form shows the beer's stored values, its manufacturer and its rating`() throws {
    let model = try model()
    #expect(model.form.title == "Clásica" && model.draft == classic && !model.isChanged && model.notice == nil)
    #expect(model.form.fields.map(\.label) == ["nombre", "tipo", "alcohol", "calorías"])
    #expect(model.form.fields.map(\.text) == ["Clásica", "Lager", "4,8", ""])
    let facts = try #require(model.beer).known.map { "\($0.label): \($0.value)" }
    #expect(facts == ["Fabricante: Mahou", "Valoración: ★ 4 (1 reseña)"])
  }

  @Test func `A beer form saves the changed fields of the beer`() async throws {
    await presenter.handle(.changedDraft(typed { $0.alcohol = "5,1 %" }))
    #expect(try model().isChanged)
    #expect(try await kept() == brewery.classic)
    await presenter.handle(.accepted)
    let model = try model()
    #expect(model.notice == .done(["Se ha guardado: Clásica."]))
    #expect(!model.isChanged && model.draft.alcohol == "5.1")
    #expect(try await kept().alcohol == 5100)
    await presenter.handle(.changedDraft(model.draft))
    #expect(try self.model().notice == nil)
  }

  @Test func `Discarding the edits in a beer form restores the stored beer`() async throws {
    await presenter.handle(.changedDraft(typed { $0.name = "" }, photos: [try Samples.image("a")]))
    await presenter.handle(.accepted)
    await presenter.handle(.canceled)
    let model = try model()
    #expect(model.draft == classic && !model.isChanged && model.form.problem == nil)
    #expect(model.form.fields.allSatisfy { $0.problem == nil })
    #expect(try await kept() == brewery.classic)
  }

  @Test func `Saving an unchanged beer writes nothing`() async throws {
    let held = brewery.hold { if case .replaceBeer = $0 { true } else { false } }
    held.standing = .failure(.full(what: "x"))
    await presenter.handle(.accepted)
    await presenter.handle(.changedDraft(typed { $0.name = " Clásica " }))
    await presenter.handle(.accepted)
    #expect(held.questions == [])
    let model = try model()
    #expect(model.notice == .done(["No hay nada que guardar."]) && model.draft == classic)
  }

  @Test func `A beer form shows the problem with a field until the field changes`() async throws {
    let wrong = typed { ($0.name, $0.alcohol, $0.calories) = (" ", "101", "-1") }
    await presenter.handle(.changedDraft(wrong))
    await presenter.handle(.accepted)
    let problems = try model().form.fields.map(\.problem)
    let calories = "Calorías: -1 no está entre 0 y 10.000."
    #expect(
      problems == ["El nombre no puede estar vacío.", nil, "Alcohol: 101 no está entre 0 y 100.", calories])
    var draft = wrong
    draft.alcohol = "10"
    await presenter.handle(.changedDraft(draft))
    #expect(try model().form.fields.map(\.problem) == ["El nombre no puede estar vacío.", nil, nil, calories])
    #expect(try await kept() == brewery.classic)
  }

  @Test func `A beer form stores the photos in their order with the cover that the user chose`() async throws {
    let (first, second) = (try Samples.image("a"), try Samples.image("b"))
    await presenter.handle(.changedDraft(classic, photos: [first, second]))
    var draft = try model().draft
    #expect(draft.album.photos == [Photo.ID(of: first), Photo.ID(of: second)])
    draft.album = try draft.album.moving(Photo.ID(of: second), to: 0).covered(by: Photo.ID(of: first))
    await presenter.handle(.changedDraft(draft))
    await presenter.handle(.accepted)
    let form = try model().form
    #expect(form.photos == [Photo.ID(of: second), Photo.ID(of: first)] && form.cover == Photo.ID(of: first))
    #expect(try await kept().album == draft.album)
    #expect(try await brewery.base.photo(Photo.ID(of: second)) == second)
  }

  @Test func `A beer form does not store a photo that was added and removed again`() async throws {
    await presenter.handle(.changedDraft(classic, photos: [try Samples.image("a")]))
    await presenter.handle(.changedDraft(typed { $0.type = "Ale" }))
    await presenter.handle(.accepted)
    #expect(try await kept().album == .empty)
    let missing = try Photo.ID(of: Samples.image("a"))
    await #expect(throws: GatewayError.notFound) { try await brewery.base.photo(missing) }
  }

  @Test func `A beer form refuses photos beyond the maximum number`() async throws {
    let photos = try (0...100).map { try Samples.image("\($0)") }
    await presenter.handle(.changedDraft(classic, photos: photos))
    let form = try model().form
    #expect(form.problem?.message == "El máximo son 100 fotos." && form.photos.count == 100)
  }

  @Test func `After a conflict, a beer form saves its draft only when the user saves again`() async throws {
    let theirs = try typed { ($0.name, $0.type) = ("Clásica 1890", "Pilsen") }
      .beer(brewery.classic.id, of: brewery.mahou.id)
    try await brewery.base.replaceBeer(brewery.classic, by: theirs, photos: [])
    await presenter.handle(.changedDraft(typed { ($0.type, $0.calories) = ("Ale", "42") }))
    await presenter.handle(.accepted)
    let model = try model()
    #expect(model.form.problem == brewery.texts.problem(SaveError<BeerDraft>.changed(theirs)))
    #expect(try await kept() == theirs)
    // Unedited fields have the other client's values, and edited fields keep their text.
    #expect(model.form.fields.map(\.text) == ["Clásica 1890", "Ale", "4,8", "42"])
    #expect(model.beer?.name == "Clásica 1890" && model.isChanged)
    await presenter.handle(.accepted)
    let now = try await kept()
    #expect((now.name, now.type.name, now.calories) == ("Clásica 1890", "Ale", 42))
    #expect(try self.model().notice == .done(["Se ha guardado: Clásica 1890."]))
  }

  @Test func `Discarding the edits in a beer form after a conflict shows the stored beer`() async throws {
    let theirs = try typed { $0.type = "Pilsen" }.beer(brewery.classic.id, of: brewery.mahou.id)
    try await brewery.base.replaceBeer(brewery.classic, by: theirs, photos: [])
    await presenter.handle(.changedDraft(typed { $0.type = "Ale" }))
    await presenter.handle(.accepted)
    await presenter.handle(.canceled)
    #expect(try model().draft == BeerDraft(theirs))
  }

  @Test func `A beer form keeps the edits if the beer no longer exists or the store fails`() async throws {
    await presenter.handle(.changedDraft(typed { $0.type = "Ale" }))
    brewery.fail(.onCall(1, .full(what: "x")))
    await presenter.handle(.accepted)
    #expect(try model().form.problem == brewery.texts.problem(GatewayError.full(what: "x")))
    brewery.fail(nil)
    try await brewery.base.deleteBeer(brewery.ratedClassic)
    await presenter.handle(.accepted)
    let model = try model()
    #expect(model.form.problem == brewery.texts.noSuchBeer(brewery.classic.id) && model.draft.type == "Ale")
  }

  @Test func `Concurrent requests to save a beer save it only once without losing later edits`() async throws {
    await presenter.handle(.changedDraft(typed { $0.type = "Ale" }))
    let held = brewery.hold { if case .replaceBeer = $0 { true } else { false } }
    let saving = await held.begin { [presenter] in await presenter.handle(.accepted) }
    await presenter.handle(.accepted)
    await presenter.handle(.changedDraft(typed { ($0.type, $0.calories) = ("Ale", "42") }))
    await held.answer(saving, .success(()))
    #expect(held.questions.count == 1)
    let model = try model()
    #expect(model.notice == .done(["Se ha guardado: Clásica."]))
    #expect(model.draft.calories == "42" && model.isChanged)
    #expect(try await kept().calories == nil)
  }

  @Test(arguments: [true, false])
  func `The error of a failed save is not shown in a beer form that was edited in the meantime`(
    isInvalid: Bool
  ) async throws {
    await presenter.handle(.changedDraft(typed { $0.type = isInvalid ? "" : "Ale" }))
    let held = brewery.hold { if case .replaceBeer = $0 { true } else { false } }
    if isInvalid {
      await presenter.handle(.accepted)
      await presenter.handle(.changedDraft(typed { $0.type = "IPA" }))
      #expect(try model().form.fields[1].problem == nil)
      return
    }
    let saving = await held.begin { [presenter] in await presenter.handle(.accepted) }
    await presenter.handle(.changedDraft(typed { $0.type = "IPA" }))
    await held.answer(saving, .failure(.full(what: "x")))
    let model = try model()
    #expect(model.form.problem == nil)
    #expect(model.notice == .failed(brewery.texts.problem(GatewayError.full(what: "x"))))
  }

  @Test func `A beer form keeps the edits while its screen is hidden`() async throws {
    await presenter.handle(.changedDraft(typed { $0.type = "Ale" }))
    await presenter.handle(.disappeared)
    try await brewery.review("review-2", score: 5)
    _ = ui.take()
    await presenter.handle(.appeared)
    let model = try model()
    #expect(model.draft.type == "Ale" && model.isChanged)
    #expect(model.beer?.known.last?.value == "★ 4,5 (2 reseñas)")
  }

  @Test func `A beer form without edits shows another client's change to the beer`() async throws {
    let theirs = try typed { $0.type = "Pilsen" }.beer(brewery.classic.id, of: brewery.mahou.id)
    try await brewery.base.replaceBeer(brewery.classic, by: theirs, photos: [])
    await presenter.handle(.appeared)
    #expect(try model().draft.type == "Pilsen")
  }

  @Test func `A beer form opens the beer's reviews and the form for a new review`() async {
    _ = ui.take()
    await presenter.handle(.act(.choseReviews))
    await presenter.handle(.act(.wantedToReview))
    ui.expect(.goes(.reviews(of: brewery.classic.id)), .goes(.newReview(of: brewery.classic.id)))
  }

  @Test func `A save that ends while the beer form is hidden is reported when the form reappears`() async throws {
    await presenter.handle(.changedDraft(typed { $0.type = "Ale" }))
    let held = brewery.hold { if case .replaceBeer = $0 { true } else { false } }
    let saving = await held.begin { [presenter] in await presenter.handle(.accepted) }
    await presenter.handle(.disappeared, unseenOn: ui)
    await held.answer(saving, .success(()))
    #expect(ui.take() == [])
    await presenter.handle(.appeared)
    #expect(try model().notice == .done(["Se ha guardado: Clásica."]))
  }

  @Test func `A beer form explains that the beer does not exist or cannot be read`() async throws {
    let unknown = try Beer.ID("beer-nobody")
    let other = brewery.beerPresenter(ui, .beer(unknown))
    await other.handle(.appeared)
    brewery.fail(.onCall(1, .offline(what: "x")))
    _ = ui.take()
    await other.handle(.changedDraft(classic))
    await other.handle(.accepted)
    await other.handle(.canceled)
    #expect(ui.take() == [])
    await other.handle(.appeared)
    brewery.fail(nil)
    await other.handle(.appeared)
    let failed = ui.take().filter { $0 != .shows(.loading) }
    #expect(
      failed == [
        .shows(.failed(brewery.texts.problem(GatewayError.offline(what: "x")))),
        .shows(.failed(brewery.texts.noSuchBeer(unknown))),
      ])
  }

  @Test func `A beer form keeps the edits if reading the beer again fails`() async throws {
    await presenter.handle(.changedDraft(typed { $0.type = "Ale" }))
    brewery.fail(.onCall(1, .offline(what: "x")))
    await presenter.handle(.appeared)
    let model = try model()
    #expect(model.draft.type == "Ale")
    #expect(model.notice == .failed(brewery.texts.problem(GatewayError.offline(what: "x"))))
  }
}
