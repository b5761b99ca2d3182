import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  private static let fields: [CommandSpec.Option] = [
    .init(name: "score", value: "N", summary: LocalText("del 1 al 5", "from 1 to 5")),
    .init(name: "text", value: "TEXT", summary: LocalText("qué te parece", "what you think")),
    .init(
      name: "photo", value: "FILE",
      summary: LocalText(
        "una foto, o varias, en lugar de las que tenga; vacío: ninguna",
        "a photo, or several, in place of those it has; empty: none")),
  ]

  static let reviewsList = Command(
    spec: CommandSpec(
      name: ["beers", "reviews", "list"],
      summary: LocalText("las reseñas, de una cerveza o de todas", "the reviews, of a beer or of all"),
      operands: [.init(name: "ID", isOptional: true)],
      options: [
        .init(
          name: "sort", value: "date|score|beer",
          summary: LocalText("por qué se ordenan (date)", "what they are sorted by (date)")),
        .init(name: "reverse", summary: LocalText("al revés", "the other way round")),
        .init(name: "score", value: "N", summary: LocalText("solo las de esa nota", "only those with that score")),
        .init(
          name: "since", value: "DAY",
          summary: LocalText("solo desde ese día: 2026-11-21", "only from that day on: 2026-11-21")),
        .init(name: "until", value: "DAY", summary: LocalText("solo hasta ese día", "only up to that day")),
      ] + PageOptions.specs,
      examples: ["recetas-cli beers reviews", "recetas-cli beers reviews list 3 --sort score --reverse"])
  ) { context in
    let (kit, texts, page) = (context.kit, context.texts, try context.arguments.page())
    try await kit.prepareBeers(context.output)
    var filter = ReviewFilter()
    if let word = context.arguments.operand("ID") { filter.beer = try await context.beer(word).id }
    if let score = try context.score() { filter.scores = score...score }
    filter.since = try context.day("since")?.start
    // That day is the last one.
    filter.until = try context.day("until")?.end
    let sorting = try context.reviewSorting()
    let found = try await kit.store.reviews(filter, sortedBy: sorting, page: page)
    let model = ReviewsModel(
      found, filtered: filter, sortedBy: sorting, firstNumber: page.offset + 1, in: texts)
    try context.output.write(
      found.items.isEmpty
        ? [Line(texts.nothing(page, otherwise: filter.isOpen ? texts.noReviews : texts.noReviewPasses))]
        : ListText.lines(model, on: context.paper) + texts.nextPage(found.hasMore, page),
      or: ReviewsDocument(found, page))
    context.remember(.reviews, first: page.offset + 1, model.rows.map(\.id.text))
  }

  static let reviewsShow = Command(
    spec: CommandSpec(
      name: ["beers", "reviews", "show"], summary: LocalText("una reseña", "a review"), operands: [.init(name: "ID")],
      examples: ["recetas-cli beers reviews show 1"])
  ) { context in
    let review = try await context.review()
    let name = try await context.found(
      await context.kit.store.beer(review.beer).beer.name, or: context.texts.noSuchBeer(review.beer))
    let model = ReviewsModel(Paged([BeerReview(review, beerName: name)], hasMore: false), in: context.texts)
    try context.output.write(
      ListText.lines(model, on: context.paper), or: ReviewDocument(review))
  }

  static let reviewsAdd = Command(
    spec: CommandSpec(
      name: ["beers", "reviews", "add"], summary: LocalText("reseñar una cerveza", "review a beer"),
      operands: [.init(name: "ID")], options: fields,
      examples: ["recetas-cli beers reviews add 1 --score 4 --text 'Muy rica.'"])
  ) { context in
    try await context.kit.prepareBeers(context.output)
    let beer: Beer.ID = try context.id(context.arguments["ID"], in: .beers)
    let photos = try context.photos("photo")
    let draft = try context.filled(ReviewDraft(), photos)
    let review = try await context.kit.beers.writeReview(draft, of: beer, photos: photos)
    try context.output.write([Line(context.texts.reviewSaved(review.id.text))], or: ReviewDocument(review))
  }

  static let reviewsEdit = Command(
    spec: CommandSpec(
      name: ["beers", "reviews", "edit"], summary: LocalText("cambiar una reseña", "change a review"),
      operands: [.init(name: "ID")], options: fields, examples: ["recetas-cli beers reviews edit 1 --score 5"])
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
    spec: CommandSpec(
      name: ["beers", "reviews", "delete"], summary: LocalText("borrar una reseña", "delete a review"),
      operands: [.init(name: "ID")], examples: ["recetas-cli beers reviews delete 1 --yes"])
  ) { context in
    let review = try await context.review()
    try await context.confirm(context.texts.confirmReviewDeletion)
    try await context.found(await context.kit.store.deleteReview(review.id), or: context.texts.noSuchReview(review.id))
    try context.output.write([Line(context.texts.reviewDeleted)], or: ReviewDocument(review))
  }
}

extension Context {
  /// The review that the command line names.
  fileprivate func review() async throws -> Review {
    let id: Review.ID = try self.id(arguments["ID"], in: .reviews)
    return try await found(await kit.store.review(id), or: texts.noSuchReview(id))
  }

  /// The beer that a word means.
  fileprivate func beer(_ word: String) async throws -> RatedBeer {
    let id: Beer.ID = try self.id(word, in: .beers)
    return try await found(await kit.store.beer(id), or: texts.noSuchBeer(id))
  }

  fileprivate func filled(_ draft: ReviewDraft, _ photos: [LoadedImage]) throws -> ReviewDraft {
    var draft = draft
    draft.score = arguments.option("score") ?? draft.score
    draft.text = arguments.option("text") ?? draft.text
    if !arguments.values("photo").isEmpty { draft.album = try album(of: photos) }
    return draft
  }

  fileprivate func score() throws -> Score? {
    guard let text = arguments.option("score") else { return nil }
    guard let score = Int(text).flatMap({ try? Score($0) }) else { throw texts.badScore(text) }
    return score
  }

  /// The day that an option names.
  fileprivate func day(_ option: String) throws -> TypedDay? {
    guard let text = arguments.option(option) else { return nil }
    guard let day = TypedDay(text, in: texts) else { throw texts.badDay(text) }
    return day
  }

  fileprivate func reviewSorting() throws -> ReviewSorting {
    let isReversed = arguments.has("reverse")
    switch arguments.option("sort") {
    // The newest come first unless somebody wants it the other way round.
    case nil, "date": return ReviewSorting(.date, isReversed: !isReversed)
    case "score": return ReviewSorting(.score, isReversed: isReversed)
    case "beer": return ReviewSorting(.beer, isReversed: isReversed)
    case let other?: throw texts.badSorting(other, ["date", "score", "beer"])
    }
  }
}
