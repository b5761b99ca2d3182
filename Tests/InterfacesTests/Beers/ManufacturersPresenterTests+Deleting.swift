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
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func makers() async throws -> [ManufacturerSummary] {
    try await brewery.base.manufacturers(matching: SearchText(), page: .first).items
  }

  @Test func `Deleting a manufacturer asks for confirmation and states the number of beers and reviews`() async throws {
    try await brewery.review("review-2")
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    let model = try #require(ui.last)
    let question = "¿Borrar «Mahou», con 3 cervezas y 2 reseñas?"
    #expect(model.request == DeletionRequest(of: brewery.mahou.id, question: question))
    #expect(try await makers().count == 2)
  }

  @Test func `A manufacturer is deleted only once, even if the user confirms twice`() async throws {
    let recorder = CallRecorder<StoreCall>()
    brewery.intercept { (call, _) throws(GatewayError) in recorder.record(call) }
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.confirmedDeletion)
    ui.expect(
      brewery.shown(asking: mahou),
      brewery.shown([guinness], notice: .done(["Borrado con sus cervezas y reseñas: Mahou."])))
    let list = StoreCall.manufacturers(SearchText(), .first)
    #expect(recorder.calls == [.manufacturer(mahou.id), .deleteManufacturer(mahou), list])
  }

  @Test func `Deleting a manufacturer asks for confirmation again if its beers or reviews have changed`() async throws {
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    try await brewery.review("review-2")
    _ = ui.take()
    await presenter.handle(.confirmedDeletion)
    let now = ManufacturerSummary(brewery.mahou, beerCount: 3, reviewCount: 2)
    let problem = brewery.texts.problem(DeleteError<ManufacturerSummary>.changed(now))
    ui.expect(brewery.shown([now, guinness], asking: now, notice: .failed(problem)))
    #expect(try await makers() == [now, guinness])
    await presenter.handle(.confirmedDeletion)
    #expect(try await makers() == [guinness])
  }

  @Test func `Deleting a manufacturer that was already deleted reports that it does not exist`() async throws {
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    try await brewery.base.deleteManufacturer(mahou)
    _ = ui.take()
    let missing = brewery.shown([guinness], notice: .failed(brewery.texts.noSuchManufacturer(mahou.id)))
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    ui.expect(missing, missing)
  }

  @Test func `A manufacturer that cannot be deleted stays in the list of manufacturers`() async throws {
    let failed = Notice.failed(brewery.texts.problem(GatewayError.full(what: "recetas.json")))
    brewery.fail(.onCall(1, .full(what: "recetas.json")))
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    await presenter.handle(.wantedToDelete(brewery.mahou.id))
    brewery.fail(.onCall(1, .full(what: "recetas.json")))
    await presenter.handle(.confirmedDeletion)
    ui.expect(brewery.shown(notice: failed), brewery.shown(asking: mahou), brewery.shown(notice: failed))
    #expect(try await makers() == [mahou, guinness])
  }
}
