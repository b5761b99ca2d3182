import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Adding a beer from the screen` {
  let brewery: Brewery
  let ui = RecordingScreen<BeerFormModel, BeerRoute>()
  let presenter: BeerFormPresenter
  let reserve = BeerDraft(name: "Reserva", type: "Bock", measures: [.alcohol: "6,5"])

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.beerPresenter(ui, .newBeer(of: brewery.mahou.id))
    await presenter.handle(.appeared)
  }

  private func names() async throws -> [String] {
    try await brewery.base.beers(of: brewery.mahou.id, matching: SearchText(), sortedBy: .byName, page: .first).items
      .map(\.beer.name)
  }

  @Test func `The form for a new beer is empty at first and does not open reviews`() async throws {
    let model = try #require(ui.last)
    #expect(model.form.title == "Nueva cerveza de Mahou" && model.beer == nil && !model.isChanged)
    #expect(model.form.fields.allSatisfy { $0.text.isEmpty })
    await presenter.handle(.act(.choseReviews))
    await presenter.handle(.act(.wantedToReview))
    #expect(ui.take() == [])
  }

  @Test func `After a beer is added, the form for a new beer edits the added beer`() async throws {
    await presenter.handle(.changedDraft(reserve))
    await presenter.handle(.accepted)
    let model = try #require(ui.last)
    #expect(model.notice == .done(["Añadida: Reserva."]))
    #expect(model.beer?.name == "Reserva" && model.draft.alcohol == "6.5" && !model.isChanged)
    #expect(try await names().sorted() == ["Cinco Estrellas", "Clásica", "Pálida", "Reserva"])
    var draft = model.draft
    draft.calories = "50"
    await presenter.handle(.changedDraft(draft))
    await presenter.handle(.accepted)
    #expect(ui.last?.notice == .done(["Se ha guardado: Reserva."]))
    #expect(try await names().count == 4)
    await presenter.handle(.act(.choseReviews))
    #expect(try ui.take() == [.goes(.reviews(of: #require(model.beer).beer))])
  }

  @Test func `The form for a new beer reports invalid fields instead of adding the beer`() async throws {
    await presenter.handle(.accepted)
    #expect(
      try #require(ui.last).form.fields.map(\.problem)
        == ["El nombre no puede estar vacío.", "El tipo no puede estar vacío.", nil, nil])
    #expect(try await names().count == 3)
  }

  @Test func `The form for a new beer keeps the edits if the beer's name is already taken`() async throws {
    await presenter.handle(.changedDraft(BeerDraft(name: "CLASICA", type: "Lager")))
    await presenter.handle(.accepted)
    let model = try #require(ui.last)
    #expect(model.form.problem == brewery.texts.problem(SaveError<BeerDraft>.alreadyThere(brewery.classic)))
    #expect(model.draft.name == "CLASICA" && model.beer == nil)
  }

  @Test func `Edits made while a new beer is being added apply to the added beer`() async throws {
    await presenter.handle(.changedDraft(reserve))
    let held = brewery.hold { if case .addBeer = $0 { true } else { false } }
    let adding = await held.begin { [presenter] in await presenter.handle(.accepted) }
    var later = reserve
    later.calories = "50"
    await presenter.handle(.changedDraft(later))
    await held.answer(adding, .success(()))
    let model = try #require(ui.last)
    #expect(model.draft.calories == "50" && model.isChanged && model.beer?.name == "Reserva")
    await presenter.handle(.accepted)
    #expect(ui.last?.notice == .done(["Se ha guardado: Reserva."]))
  }

  @Test func `The form for a new beer reports that the manufacturer does not exist`() async throws {
    try await brewery.base.deleteManufacturer(brewery.mahouSummary)
    await presenter.handle(.changedDraft(reserve))
    await presenter.handle(.accepted)
    #expect(ui.last?.form.problem == brewery.texts.noSuchManufacturer(brewery.mahou.id))
    await presenter.handle(.canceled)
    await presenter.handle(.appeared)
    #expect(ui.take().last == .shows(.failed(brewery.texts.noSuchManufacturer(brewery.mahou.id))))
  }
}
