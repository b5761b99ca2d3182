import Entities
import Interfaces
import UseCases

/// An event of the beer-of-the-day screen.
enum BeerOfTheDayEvent: Sendable, Hashable {
  case appeared
  /// The user wants the next best beer.
  case wantedAnother
  case chose
}

/// The beer of the day as a screen shows it.
struct BeerOfTheDayModel: Sendable, Hashable {
  let beer: Beer.ID
  let headline: String
}

/// The destinations that the beer of the day screen can open.
enum BeerOfTheDayRoute: Sendable, Hashable {
  case beer(Beer.ID)
}

/// Shows the best beer, then the next best beer on request.
final class BeerOfTheDayPresenter: Presenter {
  private let beers: any BeerGateway
  private let screen: any Screen<BeerOfTheDayModel>
  private let router: any Router<BeerOfTheDayRoute>
  private let texts: Texts
  private var rank = 0
  private var request = 0
  private var shown: BeerOfTheDayModel?

  init(
    beers: any BeerGateway, screen: any Screen<BeerOfTheDayModel>, router: any Router<BeerOfTheDayRoute>, texts: Texts
  ) {
    self.beers = beers
    self.screen = screen
    self.router = router
    self.texts = texts
  }

  func handle(_ event: BeerOfTheDayEvent) async {
    switch event {
    case .appeared:
      screen.show(.loading)
      rank = 0
      await load()
    case .wantedAnother:
      rank += 1
      await load()
    case .chose: if let shown { router.go(to: .beer(shown.beer)) }
    }
  }

  private func load() async {
    request += 1
    let asked = request
    do {
      let found = try await beers.bestBeers(page: Page(offset: rank, limit: 1)).items.first
      guard asked == request else { return }  // A later event superseded this event.
      shown = found.map { BeerOfTheDayModel(beer: $0.id, headline: texts.beerOfTheDay($0)) }
      screen.show(shown.map { .content($0) } ?? .empty(message: texts.nothingReviewed))
    } catch {
      guard asked == request else { return }
      screen.show(.failed(texts.problem(error)))
    }
  }
}

extension Texts {
  fileprivate func beerOfTheDay(_ beer: RatedBeer) -> String {
    say("Hoy, \(beer.beer.name): \(rating(beer.rating))", "Today, \(beer.beer.name): \(rating(beer.rating))")
  }
}
