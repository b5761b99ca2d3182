import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Adding a manufacturer from the screen` {
  let brewery: Brewery
  let ui = Brewery.MakersScreen()
  let presenter: ManufacturersPresenter
  let alhambra = ManufacturerDraft(name: " Alhambra ", address: "Granada", origin: .national)

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.manufacturersPresenter(ui)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func makers() async throws -> [String] {
    try await brewery.base.manufacturers(matching: SearchText(), page: .first).items.map(\.manufacturer.name)
  }

  /// Returns the visible form as text, one line for each field.
  private func form(_ model: ManufacturersModel?) -> [String]? {
    model?.form?.fields.map { "\($0.label): \($0.text)" + ($0.problem.map { " (\($0))" } ?? "") }
  }

  @Test func `A new manufacturer's form is shown even if the list of manufacturers has not been read`() async throws {
    await presenter.handle(.act(.wantedToAdd))
    let model = try #require(ui.last)
    #expect(model.form?.title == "Nuevo fabricante" && model.rows.count == 2)
    #expect(form(model) == ["nombre: ", "dirección: ", "origen: "])
    try await brewery.base.reset()
    await presenter.handle(.appeared)
    #expect(form(ui.last) == ["nombre: ", "dirección: ", "origen: "])
    let other = brewery.manufacturersPresenter(ui)
    await other.handle(.act(.wantedToAdd))
    #expect(form(ui.last) == ["nombre: ", "dirección: ", "origen: "])
    await other.handle(.act(.canceledAdding))
    ui.expect(.shows(.empty(message: "No hay ningún fabricante.")))
  }

  @Test func `Adding a manufacturer shows the list of manufacturers with the new one`() async throws {
    await presenter.handle(.act(.wantedToAdd), unseenOn: ui)
    await presenter.handle(.act(.added(alhambra, logo: nil)))
    let added = try Manufacturer(name: "Alhambra", address: "Granada", origin: .national)
    let all = [ManufacturerSummary(added), brewery.mahouSummary, ManufacturerSummary(brewery.guinness)]
    ui.expect(brewery.shown(all, notice: .done(["Añadido: Alhambra."])))
  }

  @Test func `The form for a new manufacturer reports invalid fields without losing the edits`() async throws {
    let long = String(repeating: "a", count: 301)
    await presenter.handle(.act(.added(ManufacturerDraft(name: " ", address: long), logo: nil)))
    #expect(
      form(ui.last) == [
        "nombre:   (El nombre no puede estar vacío.)",
        "dirección: \(long) (La dirección tiene 301 caracteres; el máximo es 300.)",
        "origen:  (Origen: elige nacional o importado.)",
      ])
    #expect(try await makers() == ["Mahou", "Guinness"])
  }

  @Test func `Changing a field of a new manufacturer clears only the problem with that field`() async {
    await presenter.handle(.act(.added(ManufacturerDraft(), logo: nil)))
    await presenter.handle(.act(.changedDraft(ManufacturerDraft(name: "A"), logo: nil)))
    #expect(form(ui.last) == ["nombre: A", "dirección: ", "origen:  (Origen: elige nacional o importado.)"])
    await presenter.handle(.act(.changedDraft(ManufacturerDraft(name: "A", origin: .imported), logo: nil)))
    #expect(form(ui.last) == ["nombre: A", "dirección: ", "origen: importado"])
  }

  @Test func `Changing a manufacturer's name or address clears the problem that both are too long`() async throws {
    // In an id, each of these letters is replaced with several letters.
    let draft = ManufacturerDraft(
      name: String(repeating: "漢", count: 120), address: String(repeating: "漢", count: 300), origin: .imported)
    await presenter.handle(.act(.added(draft, logo: nil)))
    let problem = "La dirección es demasiado larga junto con el nombre."
    #expect(try #require(ui.last).form?.fields.map(\.problem) == [nil, problem, nil])
    var shorter = draft
    shorter.name = "漢"
    await presenter.handle(.act(.changedDraft(shorter, logo: nil)))
    #expect(try #require(ui.last).form?.fields.map(\.problem) == [nil, nil, nil])
  }

  @Test func `The message that a manufacturer already exists is cleared when a form field changes`() async throws {
    let draft = ManufacturerDraft(name: "mahou", origin: .national)
    await presenter.handle(.act(.added(draft, logo: nil)))
    let model = try #require(ui.last)
    #expect(model.form?.problem == brewery.texts.problem(SaveError<ManufacturerDraft>.alreadyThere(brewery.mahou)))
    #expect(form(model) == ["nombre: mahou", "dirección: ", "origen: nacional"])
    await presenter.handle(.act(.changedDraft(draft, logo: nil)))
    #expect(ui.last?.form?.problem != nil)
    await presenter.handle(.act(.changedDraft(ManufacturerDraft(name: "mahou 2", origin: .national), logo: nil)))
    #expect(ui.last?.form?.problem == nil)
  }

  @Test func `The form for a new manufacturer can be submitted again after the store fails`() async throws {
    brewery.fail(.onCall(1, .full(what: "recetas.json")))
    await presenter.handle(.act(.added(alhambra, logo: nil)))
    let model = try #require(ui.last)
    #expect(model.form?.problem == brewery.texts.problem(GatewayError.full(what: "recetas.json")))
    #expect(form(model)?.first == "nombre:  Alhambra ")
    await presenter.handle(.act(.added(alhambra, logo: nil)))
    #expect(ui.last?.form == nil)
    #expect(try await makers() == ["Alhambra", "Mahou", "Guinness"])
  }

  @Test func `A new manufacturer's form keeps the edits during a search and while its screen is hidden`() async throws {
    await presenter.handle(.act(.changedDraft(alhambra, logo: nil)))
    await presenter.handle(.searched("gui"))
    #expect(form(ui.last)?.first == "nombre:  Alhambra ")
    brewery.fail(.onCall(1, .offline(what: "x")))
    await presenter.handle(.searched("mah"))
    #expect(form(ui.last)?.first == "nombre:  Alhambra ")
    await presenter.handle(.disappeared)
    await presenter.handle(.appeared)
    await presenter.handle(.act(.wantedToAdd))
    #expect(form(ui.last)?.first == "nombre:  Alhambra ")
  }

  @Test func `Closing the form for a new manufacturer discards the edits`() async {
    await presenter.handle(.act(.changedDraft(alhambra, logo: nil)), unseenOn: ui)
    await presenter.handle(.act(.canceledAdding))
    await presenter.handle(.act(.canceledAdding))
    ui.expect(brewery.shown())
    await presenter.handle(.act(.wantedToAdd))
    #expect(form(ui.last) == ["nombre: ", "dirección: ", "origen: "])
  }

  @Test func `The form for a new manufacturer keeps a chosen logo if the first submission is rejected`() async throws {
    let logo = try Samples.image("a")
    var draft = ManufacturerDraft(name: "Alhambra")
    await presenter.handle(.act(.added(draft, logo: logo)))
    #expect(ui.last?.form?.photos == [Photo.ID(of: logo)])
    (draft.logo, draft.origin) = (Photo.ID(of: logo), .national)
    await presenter.handle(.act(.added(draft, logo: nil)))
    #expect(ui.last?.rows.first?.logo == Photo.ID(of: logo))
    #expect(try await brewery.base.photo(Photo.ID(of: logo)) == logo)
  }

  @Test func `The form for a new manufacturer does not store a logo that was removed or replaced`() async throws {
    let (first, second) = (try Samples.image("a"), try Samples.image("b"))
    var draft = ManufacturerDraft(name: "Alhambra", origin: .national)
    await presenter.handle(.act(.changedDraft(draft, logo: first)))
    await presenter.handle(.act(.changedDraft(draft, logo: nil)))
    #expect(try #require(ui.last).form?.photos == [])
    await presenter.handle(.act(.changedDraft(draft, logo: first)))
    draft.logo = Photo.ID(of: first)
    await presenter.handle(.act(.added(draft, logo: second)))
    #expect(ui.last?.rows.first?.logo == Photo.ID(of: second))
  }

  @Test func `Concurrent requests to add a manufacturer add the manufacturer only once`() async throws {
    let held = brewery.hold { if case .addManufacturer = $0 { true } else { false } }
    let sent = await held.begin { [presenter, alhambra] in await presenter.handle(.act(.added(alhambra, logo: nil))) }
    await presenter.handle(.act(.added(alhambra, logo: nil)))
    await held.answer(sent, .success(()))
    #expect(held.questions.count == 1)
    let model = try #require(ui.last)
    #expect(model.form == nil && model.rows.count == 3)
  }

  @Test(arguments: [true, false]) func `Edits made while a manufacturer is being added stay in the form`(isAdded: Bool)
    async throws
  {
    let held = brewery.hold { if case .addManufacturer = $0 { true } else { false } }
    let sent = await held.begin { [presenter, alhambra] in await presenter.handle(.act(.added(alhambra, logo: nil))) }
    await presenter.handle(.act(.changedDraft(ManufacturerDraft(name: "Damm"), logo: nil)))
    await held.answer(sent, isAdded ? .success(()) : .failure(.full(what: "x")))
    let model = try #require(ui.last)
    #expect(form(model)?.first == "nombre: Damm" && model.form?.problem == nil)
    let failed = Notice.failed(brewery.texts.problem(GatewayError.full(what: "x")))
    #expect(model.notice == (isAdded ? .done(["Añadido: Alhambra."]) : failed))
  }
}
