import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Deleting a manufacturer from the screen` {
  let brewery: Brewery
  let ui = Brewery.MakersScreen()
  let presenter: ManufacturersPresenter
  var mahou: ManufacturerSummary { brewery.mahouSummary }
  var guinness: ManufacturerSummary { ManufacturerSummary(brewery.guinness) }

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.manufacturersPresenter(ui)
    await presenter.handle(.appeared)
    _ = ui.take()
  }

  private func makers() async throws -> [ManufacturerSummary] {
    try await brewery.base.manufacturers(matching: SearchText(), page: .first).items
  }

  @Test func `first asks what goes along, as it is by then`() async throws {
    try await brewery.review("review-2")
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    let model = try #require(ui.last)
    let question = "¿Borrar Mahou? Con él se pierde todo lo suyo: 3 cervezas y 2 reseñas."
    #expect(model.request == DeletionRequest(of: brewery.mahou.id, question: question))
    #expect(try await makers().count == 2)
  }

  @Test func `deletes it once when it was agreed to, and tells it`() async throws {
    let recorder = CallRecorder()
    brewery.intercept { (call) throws(GatewayError) in recorder.record(call) }
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.confirmedDeletion)
    #expect(
      ui.take() == [
        brewery.shown(asking: mahou),
        brewery.shown([guinness], notice: .done(["Borrado, con todo lo suyo: Mahou."])),
      ])
    let list = StoreCall.manufacturers(SearchText(), .first)
    #expect(recorder.calls == [.manufacturer(mahou.id), .deleteManufacturer(mahou), list])
  }

  @Test func `deletes nothing when it was given up`() async throws {
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    await presenter.handle(.gaveUpDeletion)
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.gaveUpDeletion)
    #expect(ui.take() == [brewery.shown(asking: mahou), brewery.shown()])
    #expect(try await makers() == [mahou, guinness])
  }

  @Test func `asks again what goes along when that has changed, and then deletes exactly that`() async throws {
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    try await brewery.review("review-2")
    _ = ui.take()
    await presenter.handle(.confirmedDeletion)
    let now = ManufacturerSummary(brewery.mahou, beerCount: 3, reviewCount: 2)
    let problem = brewery.texts.problem(DeleteManufacturerError.changed(now))
    #expect(ui.take() == [brewery.shown([now, guinness], asking: now, notice: .failed(problem))])
    #expect(try await makers() == [now, guinness])
    await presenter.handle(.confirmedDeletion)
    #expect(try await makers() == [guinness])
  }

  @Test func `says that it is gone, when it was asked or when it was agreed to`() async throws {
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    try await brewery.base.deleteManufacturer(mahou)
    _ = ui.take()
    let gone = brewery.shown([guinness], notice: .failed(brewery.texts.noSuchManufacturer(mahou.id)))
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    #expect(ui.take() == [gone, gone])
  }

  @Test func `tells why it can't, and keeps the list`() async throws {
    let failed = Notice.failed(brewery.texts.problem(GatewayError.full(what: "recetas.json")))
    brewery.fail(.onCall(1, .full(what: "recetas.json")))
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    brewery.fail(.onCall(1, .full(what: "recetas.json")))
    await presenter.handle(.confirmedDeletion)
    #expect(ui.take() == [brewery.shown(notice: failed), brewery.shown(asking: mahou), brewery.shown(notice: failed)])
    #expect(try await makers() == [mahou, guinness])
  }

  @Test func `keeps showing as much as there was, and the search`() async throws {
    try await brewery.addMakers(60)
    await presenter.handle(.searched("cerveza"))
    await presenter.handle(.wantedMore)
    let first = try #require(ui.last?.rows.first)
    await presenter.handle(.wantedToDelete(first.manufacturer))
    await presenter.handle(.confirmedDeletion)
    let model = try #require(ui.last)
    #expect(model.rows.count == 59 && model.title == "Fabricantes: «cerveza»")
  }

  @Test func `asks of the one that was wanted last`() async {
    let held = brewery.hold { [mahou] in $0 == .manufacturer(mahou.id) }
    let first = await held.begin { [presenter] in await presenter.handle(.wantedToDelete(brewery.mahou.id)) }
    await presenter.handle(.wantedToDelete(brewery.guinness.id))
    await held.answer(first, .success(()))
    #expect(ui.take() == [brewery.shown(asking: guinness)])
  }

  @Test(arguments: [ManufacturersEvent.gaveUpDeletion, .disappeared])
  func `asks nothing any more that was given up`(event: ManufacturersEvent) async {
    for late in [Result<Void, GatewayError>.success(()), .failure(.notFound), .failure(.offline(what: "x"))] {
      let held = brewery.hold { [mahou] in $0 == .manufacturer(mahou.id) }
      let asked = await held.begin { [presenter] in await presenter.handle(.wantedToDelete(brewery.mahou.id)) }
      await presenter.handle(event)
      await held.answer(asked, late)
      #expect(ui.take() == [])
      await presenter.handle(.appeared)
      #expect(ui.take() == [.shows(.loading), brewery.shown()])
    }
  }

  @Test func `keeps the question while the list is searched`() async {
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    await presenter.handle(.searched("gui"))
    brewery.fail(.onCall(1, .offline(what: "x")))
    await presenter.handle(.submittedSearch("mah"))
    let failed = Notice.failed(brewery.texts.problem(GatewayError.offline(what: "x")))
    #expect(
      ui.take() == [
        brewery.shown(asking: mahou), brewery.shown([guinness], searching: "gui", asking: mahou),
        brewery.shown([guinness], searching: "gui", asking: mahou, notice: failed),
      ])
  }

  @Test func `does not ask again of one when another was wanted meanwhile`() async throws {
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    try await brewery.review("review-2")
    let held = brewery.hold { [mahou] in $0 == .deleteManufacturer(mahou) }
    let confirmed = await held.begin { [presenter] in await presenter.handle(.confirmedDeletion) }
    await presenter.handle(.wantedToDelete(brewery.guinness.id))
    await held.answer(confirmed, .success(()))
    #expect(ui.last?.request == DeletionRequest(of: guinness.id, question: brewery.texts.deletes(guinness)))
  }

  @Test func `that ends when the screen is gone is told when it comes back`() async throws {
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    let held = brewery.hold { [mahou] in $0 == .deleteManufacturer(mahou) }
    let confirmed = await held.begin { [presenter] in await presenter.handle(.confirmedDeletion) }
    await presenter.handle(.disappeared)
    _ = ui.take()
    await held.answer(confirmed, .success(()))
    #expect(ui.take() == [])
    await presenter.handle(.appeared)
    let told = Notice.done(["Borrado, con todo lo suyo: Mahou."])
    #expect(ui.take() == [.shows(.loading), brewery.shown([guinness], notice: told)])
  }
}
