import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Deleting a beer from the screen` {
  let brewery: Brewery
  let ui = Brewery.BeersScreen()
  let presenter: BeersPresenter
  let classic: RatedBeer
  let stars: RatedBeer
  let pale: RatedBeer
  var all: [RatedBeer] { [stars, classic, pale] }

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.beersPresenter(ui)
    classic = try brewery.ratedClassic
    (stars, pale) = (RatedBeer(brewery.stars), RatedBeer(brewery.pale))
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func names() async throws -> [String] {
    let page = try await brewery.base.beers(
      of: brewery.mahou.id, matching: SearchText(), sortedBy: .byName, page: .first)
    return page.items.map(\.beer.name)
  }

  @Test func `A beer and its reviews are deleted only once, even if the user confirms twice`() async throws {
    await presenter.handle(.wantedToDelete(classic.id))
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.confirmedDeletion)
    let deletedNotice = Notice.done(["Borrada, con sus reseñas: Clásica."])
    ui.expect(brewery.shown(all, asking: classic), brewery.shown([stars, pale], notice: deletedNotice))
    #expect(try await names() == ["Cinco Estrellas", "Pálida"])
  }

  @Test func `Deleting a beer asks for confirmation again if its reviews have changed`() async throws {
    await presenter.handle(.wantedToDelete(classic.id))
    try await brewery.review("review-2")
    _ = ui.take()
    await presenter.handle(.confirmedDeletion)
    let now = RatedBeer(brewery.classic, rating: BeerRating([try Score(4), try Score(4)]))
    let failed = Notice.failed(brewery.texts.problem(DeleteError<RatedBeer>.changed(now)))
    ui.expect(brewery.shown([stars, now, pale], asking: now, notice: failed))
    await presenter.handle(.confirmedDeletion)
    #expect(try await names() == ["Cinco Estrellas", "Pálida"])
  }

  @Test func `Deleting a beer that was already deleted reports that it does not exist`() async throws {
    await presenter.handle(.wantedToDelete(classic.id))
    try await brewery.base.deleteBeer(classic)
    _ = ui.take()
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.wantedToDelete(classic.id))
    let missing = brewery.shown([stars, pale], notice: .failed(brewery.texts.noSuchBeer(classic.id)))
    ui.expect(missing, missing)
  }

  @Test func `A beer that cannot be deleted stays in the list of beers`() async throws {
    let failed = Notice.failed(brewery.texts.problem(GatewayError.full(what: "x")))
    brewery.fail(.onCall(1, .full(what: "x")))
    await presenter.handle(.wantedToDelete(classic.id))
    await presenter.handle(.wantedToDelete(classic.id))
    brewery.fail(.onCall(1, .full(what: "x")))
    await presenter.handle(.confirmedDeletion)
    ui.expect(
      brewery.shown(all, notice: failed), brewery.shown(all, asking: classic), brewery.shown(all, notice: failed))
  }
}
