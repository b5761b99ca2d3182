import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The form for a manufacturer` {
  let brewery: Brewery
  let ui = RecordingScreen<ManufacturerFormModel, BeerRoute>()
  let presenter: ManufacturerFormPresenter

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.manufacturerPresenter(ui, brewery.guinness.id)
    await presenter.handle(.appeared)
  }

  private func model() throws -> ManufacturerFormModel { try #require(ui.last) }

  private func kept() async throws -> Manufacturer {
    try await brewery.base.manufacturer(brewery.guinness.id).manufacturer
  }

  @Test func `A manufacturer form saves the changed name and the most recently chosen logo`() async throws {
    let shown = try model()
    #expect(shown.form.title == "Guinness" && !shown.isChanged)
    #expect(shown.form.fields.map(\.text) == ["Guinness", "Dublín", "importado"])
    #expect(shown.maker?.known.map(\.value) == ["0", "0"])
    let (first, second) = (try Samples.image("a"), try Samples.image("b"))
    var draft = shown.draft
    draft.name = "Guinness & Co."
    await presenter.handle(.changedDraft(draft, photos: [first]))
    // If several pictures are chosen, the last one becomes the logo.
    await presenter.handle(.changedDraft(draft, photos: [second]))
    await presenter.handle(.accepted)
    #expect(try model().notice == .done(["Se ha guardado: Guinness & Co.."]))
    let now = try await kept()
    #expect((now.id, now.name, now.logo) == (brewery.guinness.id, "Guinness & Co.", Photo.ID(of: second)))
    #expect(try await brewery.base.photo(Photo.ID(of: second)) == second)
    await #expect(throws: GatewayError.notFound) { try await brewery.base.photo(Photo.ID(of: first)) }
  }

  @Test func `A manufacturer form reports invalid fields and a name that is already taken`() async throws {
    await presenter.handle(.changedDraft(ManufacturerDraft(name: " ", origin: .national)))
    await presenter.handle(.accepted)
    #expect(try model().form.fields.map(\.problem) == ["El nombre no puede estar vacío.", nil, nil])
    await presenter.handle(.changedDraft(ManufacturerDraft(name: "mahou", origin: .national)))
    await presenter.handle(.accepted)
    #expect(
      try model().form.problem == brewery.texts.problem(SaveError<ManufacturerDraft>.alreadyThere(brewery.mahou)))
    #expect(try await kept() == brewery.guinness)
  }

  @Test
  func `After a conflict, a manufacturer form saves its draft only when the user saves again`() async throws {
    let theirs = try Manufacturer(id: brewery.guinness.id, name: "Guinness", address: "Cork", origin: .national)
    try await brewery.base.replaceManufacturer(brewery.guinness, by: theirs, photos: [])
    var draft = ManufacturerDraft(brewery.guinness)
    draft.name = "Guinness 1759"
    await presenter.handle(.changedDraft(draft))
    await presenter.handle(.accepted)
    let overtaken = try model()
    #expect(overtaken.form.problem == brewery.texts.problem(SaveError<ManufacturerDraft>.changed(theirs)))
    #expect(overtaken.form.fields.map(\.text) == ["Guinness 1759", "Cork", "nacional"])
    #expect(try await kept() == theirs)
    await presenter.handle(.accepted)
    #expect(try await kept().name == "Guinness 1759")
  }

  @Test func `The list of manufacturers opens a manufacturer's form, which opens the beers`() async throws {
    _ = ui.take()
    await presenter.handle(.act(.choseBeers))
    ui.expect(.goes(.manufacturer(brewery.guinness.id)))
    let makers = Brewery.MakersScreen()
    await brewery.manufacturersPresenter(makers).handle(.act(.wantedToEdit(brewery.mahou.id)))
    makers.expect(.goes(.maker(brewery.mahou.id)))
  }

  @Test func `A manufacturer form reports that the manufacturer does not exist`() async throws {
    let unknown = try Manufacturer.ID("maker-nadie")
    _ = ui.take()
    await brewery.manufacturerPresenter(ui, unknown).handle(.appeared)
    ui.expect(.shows(.loading), .shows(.failed(brewery.texts.noSuchManufacturer(unknown))))
  }
}
