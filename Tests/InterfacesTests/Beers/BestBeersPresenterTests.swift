import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the best beers` {
  let brewery: Brewery
  let ui = RecordingScreen<BestBeersModel, BeerRoute>()
  let presenter: BestBeersPresenter

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.presenter(of: BestBeersFeature(brewery.useCases, texts: brewery.texts), ui)
  }

  @Test func `A single top score does not rank a beer first among the best beers`() async throws {
    for number in 2...9 { try await brewery.review("review-\(number)", score: 4) }
    try await brewery.review("review-a", of: brewery.pale, score: 5)
    await presenter.handle(.appeared)
    let model = try #require(ui.last)
    #expect(model.rows.map(\.name) == ["Clásica", "Pálida"])
    #expect(model.rows.map(\.detail) == ["Mahou · 4,8 % · ★ 4 (9 reseñas)", "Mahou · ★ 5 (1 reseña)"])
  }

  @Test func `The best beers screen reports that no beer has been reviewed`() async throws {
    try await brewery.base.deleteReview(brewery.base.review(Review.ID("review-1")))
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "Nadie ha reseñado ninguna cerveza.")))
  }

  @Test func `The next page of the best beers can be read again after a failure`() async throws {
    for number in 10..<70 {
      let beer = try Brewery.beer("Número \(number)", of: brewery.mahou)
      try await brewery.base.addBeer(beer, photos: [])
      try await brewery.review("review-\(number)", of: beer)
    }
    await presenter.handle(.appeared)
    let first = try #require(ui.last)
    #expect(first.rows.count == 50 && first.more != nil)
    brewery.fail(.onCall(1, .offline(what: "x")))
    await presenter.handle(.wantedMore)
    let failed = try #require(ui.last)
    #expect(failed.rows == first.rows)
    #expect(failed.notice == .failed(brewery.texts.problem(GatewayError.offline(what: "x"))))
    await presenter.handle(.wantedMore)
    #expect(try #require(ui.last).rows.map(\.number) == Array(1...61))
    await presenter.handle(.chose(brewery.pale.id))
    ui.expect(.goes(.beer(brewery.pale.id)))
  }
}
