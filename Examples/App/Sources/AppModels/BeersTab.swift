import Entities
import Interfaces
import UseCases

/// The tab with the manufacturers, the beers, the reviews and the forms for all three.
@MainActor public final class BeersTab: TabModel {
  public let columns = Columns<BeerRoute>(first: .best)
  /// The manufacturers screen in the first column.
  public let manufacturers: ListScreen<ManufacturersFeature>

  private let beers: BeerUseCases
  private let context: AppContext
  private var texts: Texts { context.texts }

  init(_ context: AppContext) {
    self.context = context
    beers = BeerUseCases(store: context.store)
    let texts = context.texts
    let list = context.list(ManufacturersFeature(beers, texts: texts), of: .beers, router: columns)
    manufacturers = ListScreen(
      list,
      toolbar: [
        AppAction(texts.say("Las mejores cervezas", "Best Beers"), symbol: "star") {
          await list.handle(.act(.choseBest))
        },
        AppAction(texts.reviews, symbol: "text.bubble") { await list.handle(.act(.choseReviews)) },
      ], deletesRows: true, in: texts,
      buttons: { row in
        [AppAction(texts.edit, symbol: "pencil") { await list.handle(.act(.wantedToEdit(row.id))) }]
      },
      words: { row in
        let detail = [row.address, row.detail].filter { !$0.isEmpty }.joined(separator: " · ")
        return RowLine(row.name, detail: detail, picture: row.logo.map { .stored($0) }, symbol: "building.2")
      })
  }

  public var root: any AppScreen { manufacturers }

  public func screen(at route: BeerRoute) -> any AppScreen {
    switch route {
    case .manufacturers: manufacturers
    case .manufacturer(let id): beers(of: id)
    case .maker(let id): manufacturer(id)
    case .beer(let id): beer(id)
    case .newBeer(let maker): newBeer(of: maker)
    case .reviews(let beer): reviews(of: beer)
    case .review(let id): review(id)
    case .newReview(let beer): newReview(of: beer)
    case .best: best
    }
  }

  // MARK: Lists

  /// Returns the list of a manufacturer's beers.
  public func beers(of maker: Manufacturer.ID) -> ListScreen<BeersFeature> {
    columns.screen(at: .manufacturer(maker)) {
      let list = context.list(BeersFeature(of: maker, beers, texts: texts), of: .beers, router: columns.above)
      return ListScreen(
        list,
        toolbar: [
          AppAction(texts.say("Nueva cerveza", "New Beer"), symbol: "plus") { await list.handle(.act(.wantedToAdd)) },
          AppAction(texts.say("Por nombre", "By Name"), symbol: "textformat") {
            await list.handle(.act(.sorted(.byName)))
          },
          AppAction(texts.say("Por graduación", "By Strength"), symbol: "percent") {
            await list.handle(.act(.sorted(BeerSorting(.measure(.alcohol)))))
          },
        ], deletesRows: true, in: texts, words: { RowLine($0) })
    }
  }

  /// The list of the best beers.
  public var best: ListScreen<BestBeersFeature> {
    columns.screen(at: .best) {
      let list = context.list(BestBeersFeature(beers, texts: texts), of: .beers, router: columns.above)
      return ListScreen(list, in: texts, words: { RowLine($0) })
    }
  }

  /// Returns the list of a beer's reviews, or the list of all reviews if `beer` is `nil`.
  public func reviews(of beer: Beer.ID?) -> ListScreen<ReviewsFeature> {
    columns.screen(at: .reviews(of: beer)) {
      let texts = texts
      let list = context.list(ReviewsFeature(of: beer, beers, texts: texts), of: .beers, router: columns.above)
      let write = AppAction(texts.review, symbol: "square.and.pencil") { await list.handle(.act(.wantedToWrite)) }
      return ListScreen(
        list, toolbar: beer == nil ? [] : [write], deletesRows: true, in: texts,
        words: { RowLine($0, in: texts) })
    }
  }

  // MARK: Forms

  /// Returns the form that changes a beer.
  public func beer(_ id: Beer.ID) -> FormScreen<BeerFormFeature> { form(.beer(id), at: .beer(id)) }
  /// Returns the form for a new beer.
  public func newBeer(of maker: Manufacturer.ID) -> FormScreen<BeerFormFeature> {
    form(.newBeer(of: maker), at: .newBeer(of: maker))
  }

  private func form(_ subject: BeerFormFeature.Subject, at route: BeerRoute) -> FormScreen<BeerFormFeature> {
    columns.screen(at: route) {
      let router = columns.above
      var actions: [AppAction] = []
      if case .beer(let id) = route {
        actions = [
          AppAction(texts.reviews, symbol: "text.bubble") { router.go(to: .reviews(of: id)) },
          AppAction(texts.review, symbol: "square.and.pencil") { router.go(to: .newReview(of: id)) },
        ]
      }
      return FormScreen(
        BeerFormFeature(subject, beers, texts: texts), router: router, actions: actions,
        facts: { $0.beer?.known ?? [] })
    }
  }

  /// Returns the form that changes a manufacturer.
  public func manufacturer(_ id: Manufacturer.ID) -> FormScreen<ManufacturerFormFeature> {
    columns.screen(at: .maker(id)) {
      let router = columns.above
      let list = AppAction(texts.say("Cervezas", "Beers"), symbol: "mug") { router.go(to: .manufacturer(id)) }
      return FormScreen(
        ManufacturerFormFeature(id, beers, texts: texts), router: router, actions: [list],
        facts: { $0.maker?.known ?? [] })
    }
  }

  /// Returns the form that changes a review.
  public func review(_ id: Review.ID) -> FormScreen<ReviewFormFeature> { form(.review(id), at: .review(id)) }
  /// Returns the form for a new review.
  public func newReview(of beer: Beer.ID) -> FormScreen<ReviewFormFeature> {
    form(.newReview(of: beer), at: .newReview(of: beer))
  }

  private func form(_ subject: ReviewFormFeature.Subject, at route: BeerRoute) -> FormScreen<ReviewFormFeature> {
    columns.screen(at: route) {
      FormScreen(ReviewFormFeature(subject, beers, texts: texts), router: columns.above)
    }
  }
}

extension RowLine {
  fileprivate init(_ row: BeerRow) {
    self.init(row.name, detail: row.detail, picture: row.photo.map { .stored($0) }, symbol: "mug")
  }

  fileprivate init(_ row: ReviewRow, in texts: Texts) {
    // Without this text, VoiceOver would read the name of each star.
    let score = row.stars.count { $0 == "★" }
    self.init(
      row.beer, detail: [row.detail, row.text].filter { !$0.isEmpty }.joined(separator: "\n"), value: row.stars,
      spoken: texts.say("\(score) de 5", "\(score) out of 5"), picture: row.photos.first.map { .stored($0) },
      symbol: "text.bubble")
  }
}

extension Texts {
  var reviews: String { say("Reseñas", "Reviews") }
  var review: String { say("Escribir una reseña", "Write a Review") }
}
