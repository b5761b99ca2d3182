import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  private static let fields: [CommandSpec.Option] = [
    .init("--score N", "del 1 al 5", "from 1 to 5"),
    .init("--text TEXT", "qué te parece", "your opinion"),
    .init(
      "--photo FILE", "una foto, o varias, en lugar de las actuales; vacío: ninguna",
      "a photo, or several, instead of the current ones; empty: none", clears: true),
  ]

  static let reviewsList = Command(
    "beers reviews list [ID]", "las reseñas de una cerveza, o todas", "the reviews of a beer, or all reviews",
    options: [
      .init("--sort date|score|beer", "orden (fecha)", "order (date)"),
      .init("--reverse", "en orden inverso", "in reverse order"),
      .init("--score N", "solo las de esa nota", "only those with that score"),
      .init(
        "--author NAME", "solo las de ese usuario, sin distinguir mayúsculas de minúsculas",
        "only those by that user, ignoring case"),
      .init("--since DAY", "solo desde ese día: 2026-11-21", "only from that day on: 2026-11-21"),
      .init("--until DAY", "solo hasta ese día", "only up to that day"),
    ] + PageOptions.specs,
    examples: ["recetas-cli beers reviews", "recetas-cli beers reviews list 3 --sort score --reverse"]
  ) { context in
    let (kit, texts, page) = (context.kit, context.texts, try context.arguments.page())
    try await kit.prepareBeers(context.output)
    var filter = ReviewFilter()
    if let word = context.arguments.operand("ID") { filter.beer = try await context.beer(word).id }
    if let score = try context.score() { filter.scores = score...score }
    filter.author = try context.author()
    filter.since = try context.day("since")?.start
    // The day given with `--until` is included as a whole.
    filter.until = try context.day("until")?.end
    let sorting = context.reviewSorting()
    let found = try await kit.store.reviews(filter, sortedBy: sorting, page: page)
    let model = ReviewsModel(
      found, filtered: filter, sortedBy: sorting, firstNumber: page.offset + 1, in: texts)
    try await context.show(model, .reviews, page, or: .reviews(found, page))
  }

  static let reviewsShow = Command(
    "beers reviews show ID", "una reseña", "a review",
    options: PictureOptions.specs,
    examples: ["recetas-cli beers reviews show 1"]
  ) { context in
    let review = try await context.review()
    let name = try await context.beerName(of: review)
    try await context.present(review.album.photos, of: name)
    let row = ReviewRow(BeerReview(review, beerName: name), number: 0, in: context.texts)
    try context.output.write(BeersText.lines(row, width: context.console.width), or: ReviewDocument(review))
  }

  static let reviewsAdd = Command(
    "beers reviews add ID", "reseñar una cerveza", "review a beer",
    options: fields,
    examples: ["recetas-cli beers reviews add 1 --score 4 --text 'Muy rica.'"]
  ) { context in
    try await context.kit.prepareBeers(context.output)
    let beer: Beer.ID = try await context.recordID(context.arguments["ID"], in: .beers)
    let photos = try context.photos("photo")
    let draft = try context.filled(ReviewDraft(), photos)
    let review = try await context.kit.beers.writeReview(draft, of: beer, photos: photos)
    try context.output.write([Line(context.texts.reviewSaved(review.id.text))], or: ReviewDocument(review))
  }

  static let reviewsEdit = Command(
    "beers reviews edit ID", "cambiar una reseña", "change a review",
    options: fields,
    examples: ["recetas-cli beers reviews edit 1 --score 5"]
  ) { context in
    let original = try await context.review()
    let photos = try context.photos("photo")
    let draft = try context.filled(ReviewDraft(original), photos)
    let review = try await context.kit.beers.editReview(original, as: draft, photos: photos)
    let id = review.id.text
    let text = review == original ? context.texts.unchanged(id) : context.texts.reviewSaved(id)
    try context.output.write([Line(text)], or: ReviewDocument(review))
  }

  static let reviewsDelete = Command(
    "beers reviews delete ID", "borrar una reseña", "delete a review",
    examples: ["recetas-cli beers reviews delete 1 --yes"]
  ) { context in
    let review = try await context.review()
    // The author is checked first, since asking for a confirmation that has no effect would be pointless.
    if review.author != context.kit.user { throw context.texts.notYours(review) }
    let name = try await context.beerName(of: review)
    try await context.agree(on: review, { context.texts.confirmDeletion(BeerReview($0, beerName: name)) }) {
      try await context.kit.beers.deleteReview($0)
    }
    try context.output.write([Line(context.texts.reviewDeleted)], or: ReviewDocument(review))
  }
}

extension Context {
  /// Returns the review given on the command line.
  fileprivate func review() async throws -> Review {
    let id: Review.ID = try self.id(arguments["ID"], in: .reviews)
    return try await found(await kit.store.review(id), or: texts.noSuchReview(id))
  }

  fileprivate func beerName(of review: Review) async throws -> String {
    try await found(await kit.store.beer(review.beer).beer.name, or: texts.noSuchBeer(review.beer))
  }

  fileprivate func filled(_ draft: ReviewDraft, _ photos: [LoadedImage]) throws -> ReviewDraft {
    var draft = draft
    draft.score = arguments.option("score") ?? draft.score
    draft.text = arguments.option("text") ?? draft.text
    if !arguments.paths("photo").isEmpty { draft.album = try album(of: photos) }
    return draft
  }

  fileprivate func author() throws -> User.ID? {
    guard let name = arguments.option("author") else { return nil }
    do { return try User.ID(name) } catch { throw texts.badAuthor(name) }
  }

  fileprivate func score() throws -> Score? {
    guard let text = arguments.option("score") else { return nil }
    guard let score = Int(text).flatMap({ try? Score($0) }) else { throw texts.badScore(text) }
    return score
  }

  /// Returns the day that an option gives. `nil` without the option.
  func day(_ option: String) throws -> TypedDay? {
    guard let text = arguments.option(option) else { return nil }
    guard let day = TypedDay(text, in: texts) else { throw texts.badDay(text) }
    return day
  }

  fileprivate func reviewSorting() -> ReviewSorting {
    let criterion: ReviewSorting.Criterion =
      switch arguments.option("sort") {
      case "score": .score
      case "beer": .beer
      default: .date
      }
    // The newest reviews are listed first, unless `--reverse` is given.
    return ReviewSorting(criterion, isReversed: arguments.has("reverse") != (criterion == .date))
  }
}
