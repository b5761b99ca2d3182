import Entities
import Foundation
import Gateways
import Interfaces
import Testing
import UseCases

/// Every case of every error that a port or a use case throws, and of which kind it is told to be.
@Suite struct `Every error that a port or a use case throws` {
  private struct Sample {
    let error: any ExplainedError
    let kind: Problem.Kind
    var type: String { "\(Swift.type(of: error))" }
    var name: String { Mirror(reflecting: error).children.first?.label ?? "\(error)" }
  }

  private static let packageFolder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")

  /// The cases of each `public enum …Error` of the folder of ports and use cases, as they are written.
  private static func declared() throws -> [String: Set<String>] {
    let folder = packageFolder + "/Sources/UseCases"
    var found: [String: Set<String>] = [:]
    for name in FileManager.default.enumerator(atPath: folder) ?? .init() {
      guard let name = name as? String, name.hasSuffix(".swift") else { continue }
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      for type in text.matches(of: #/\npublic enum (\w+Error): .*?\n}/#.dotMatchesNewlines()) {
        found["\(type.1)"] = Set(type.0.matches(of: #/\n  case (\w+)/#).map { "\($0.1)" })
      }
    }
    return found
  }

  @Test func `has a sample here for each of its cases`() async throws {
    var sampled: [String: Set<String>] = [:]
    for sample in try await samples() { sampled[sample.type, default: []].insert(sample.name) }
    let declared = try Self.declared()
    #expect(declared.count >= 20)
    #expect(sampled == declared)
  }

  @Test func `says in both languages what happened and what to do, and of which kind it is`() async throws {
    for sample in try await samples() {
      let (here, there) = (sample.error.problem(in: Texts(.spanish)), sample.error.problem(in: Texts(.english)))
      let name = Comment(rawValue: "\(sample.type).\(sample.name)")
      #expect(here.kind == sample.kind && there.kind == sample.kind, name)
      #expect(here.message != there.message && here.advice != there.advice, name)
      for text in [here.message, here.advice, there.message, there.advice] { #expect(text.count > 5, name) }
    }
  }

  @Test func `is of the store's kind where the store failed`() {
    for error in `Problems of a gateway`.all {
      let kind = error.problem(in: Texts(.english)).kind
      #expect(ImportSeedError.source(.gateway(error)).problem(in: Texts(.english)).kind == kind)
      #expect(ImageError.gateway(error).problem(in: Texts(.english)).kind == kind)
      #expect(CachePlacesError.interrupted(error, settled: 1, total: 2).problem(in: Texts(.english)).kind == kind)
    }
  }

  @Test func `names the service that did not accept a key`() {
    let refused = GatewayError.unauthorized(what: "api.example.org")
    let errors: [any ExplainedError] = [
      refused, ImageError.gateway(refused), ImportSeedError.source(.gateway(refused)),
      AddToFavoritesError.store(refused),
      CachePlacesError.interrupted(refused, settled: 1, total: 2),
    ]
    for error in errors { #expect(error.problem(in: Texts(.english)).unauthorizedBy == "api.example.org") }
    #expect(GatewayError.forbidden(what: "api.example.org").problem(in: Texts(.english)).unauthorizedBy == nil)
  }

  private func samples() async throws -> [Sample] { try await shared() + restaurant() + beers() + places() }

  private func of<Failure: ExplainedError>(_ type: Failure.Type, _ cases: [(Failure, Problem.Kind)]) -> [Sample] {
    cases.map { Sample(error: $0.0, kind: $0.1) }
  }

  private func shared() async throws -> [Sample] {
    let (what, report) = ("/data/recetas.json", try await SmallMenu().report(rejecting: 2))
    let address = try WebAddress("https://example.org/a.png")
    return of(
      GatewayError.self,
      [
        (.notFound, .notFound), (.conflict, .notReady), (.offline(what: what), .unavailable),
        (.unauthorized(what: what), .notAllowed), (.forbidden(what: what), .notAllowed),
        (.quotaExhausted(what: what, retryAfter: nil), .unavailable),
        (.quotaExhausted(what: what, retryAfter: .seconds(90)), .unavailable),
        (.serviceFailed(what: what, why: .timedOut), .unavailable), (.insecure(what: what), .notAllowed),
        (.corrupt(what: what, why: "line 3"), .corrupt), (.newerVersion(what: what, found: 17, known: 4), .corrupt),
        (.readOnly(what: what), .cannotWrite), (.full(what: what), .cannotWrite),
        (.notAllowed(what: what), .notAllowed),
        (.unavailable(what: what, why: "not a folder"), .cannotCreate),
        (.unusableLibrary(what: what, why: .builtWithout("FTS5")), .unavailable), (.busy(what: what), .notReady),
        (.cancelled, .notReady), (.failed(what: what, why: "I/O error"), .internalError),
      ])
      + of(
        SeedSourceError.self,
        [
          (.missing(path: what), .notFound), (.notAFile(path: what), .notFound), (.notAllowed(path: what), .notAllowed),
          (.unreadable(path: what, why: "I/O error"), .notFound), (.gateway(.cancelled), .notReady),
          (.malformed(path: what, .truncated, line: 3, column: 1), .refused),
        ])
      + of(
        ImportSeedError.self,
        Domain.allCases.map { (.notEmpty($0), .conflict) } + [
          (.invalid(report), .refused), (.source(.missing(path: what)), .notFound),
          (.store(.full(what: what)), .cannotWrite),
        ])
      + of(
        ImageError.self,
        [
          (.gateway(.offline(what: what)), .unavailable), (.missing(address), .notFound),
          (.notAnImage(address), .refused),
          (.tooLarge(address, limit: 9), .refused),
        ])
  }

  private func restaurant() throws -> [Sample] {
    let menu = try SmallMenu()
    let (dish, order) = (menu.margarita, try Restaurant.order([(menu.margarita, 2), (menu.cream, 1)]))
    let (refusal, gone) = (OrderError.quantity(.outOfRange(101)), [OrderDifference.gone(order.lines[1])])
    return of(
      AddDishToOrderError.self,
      [(.notInMenu(dish.id), .notFound), (.refused(dish, refusal), .refused), (.store(.cancelled), .notReady)])
      + of(
        SetLineQuantityError.self,
        [(.noSuchLine(dish.id), .notFound), (.refused(dish.id, refusal), .refused), (.store(.cancelled), .notReady)])
      + of(RemoveLineError.self, [(.noSuchLine(dish.id), .notFound), (.store(.cancelled), .notReady)])
      + of(
        PlaceOrderError.self,
        [
          (.noSuchOrder(order.id), .notFound), (.empty(order.id), .refused), (.changed(gone), .conflict),
          (.refused(order.id, refusal), .refused), (.store(.cancelled), .notReady),
        ])
      + of(CancelOrderError.self, [(.alreadyPlaced(order.id), .conflict), (.store(.cancelled), .notReady)])
      + of(
        OrderAgainError.self,
        [
          (.noSuchOrder(order.id), .notFound), (.draftInProgress(order), .conflict), (.allGone(gone), .conflict),
          (.refused(order.id, refusal), .refused), (.store(.cancelled), .notReady),
        ])
      + of(
        AddToFavoritesError.self,
        [(.noSuchRecipe(try Recipe.ID("local-flan")), .notFound), (.store(.cancelled), .notReady)])
  }

  private func beers() throws -> [Sample] {
    let maker = try Manufacturer(name: "Mahou", origin: .national)
    let beer = try Brewery.beer("Clásica", of: maker)
    let review = try ReviewDraft(score: "4").review(try Review.ID("review-1"), of: beer.id, date: Brewery.now)
    return of(
      AddManufacturerError.self,
      [
        (.invalid(FormError([.name: .text(.empty)])), .refused), (.alreadyThere(maker), .conflict),
        (.store(.cancelled), .notReady),
      ])
      + of(
        DeleteManufacturerError.self,
        [
          (.notThere(maker.id), .notFound), (.changed(ManufacturerSummary(maker)), .conflict),
          (.store(.cancelled), .notReady),
        ])
      + of(
        AddBeerError.self,
        [
          (.invalid(FormError([.name: .text(.empty)])), .refused), (.tooLongForAnID("Clásica"), .refused),
          (.alreadyThere(beer), .conflict), (.noSuchManufacturer(maker.id), .notFound), (.store(.cancelled), .notReady),
        ])
      + of(
        EditBeerError.self,
        [
          (.invalid(FormError([.name: .text(.empty)])), .refused), (.changed(beer), .conflict),
          (.notThere(beer), .notFound),
          (.store(.cancelled), .notReady),
        ])
      + of(
        DeleteBeerError.self,
        [(.notThere(beer.id), .notFound), (.changed(RatedBeer(beer)), .conflict), (.store(.cancelled), .notReady)])
      + of(
        WriteReviewError.self,
        [
          (.invalid(FormError([.score: .score("9")])), .refused), (.noSuchBeer(beer.id), .notFound),
          (.store(.cancelled), .notReady),
        ])
      + of(
        EditReviewError.self,
        [
          (.invalid(FormError([.score: .score("9")])), .refused), (.changed(review), .conflict),
          (.notThere(review), .notFound),
          (.store(.cancelled), .notReady),
        ])
  }

  private func places() throws -> [Sample] {
    let unfinished = UnfinishedPlaceDownload(isRunning: true, source: "bundle", settled: 3, total: 84)
    return of(
      CachePlacesError.self,
      [
        (.running(unfinished), .notReady), (.running(nil), .notReady), (.source(.missing(path: "/a")), .notFound),
        (.nothingThere(source: "bundle"), .refused), (.invalid(SeedReport()), .refused),
        (.interrupted(.cancelled, settled: 1, total: 2), .notReady), (.store(.full(what: "/a")), .cannotWrite),
      ])
      + of(
        GetPlacesError.self,
        [
          (.notReady(.missing), .notReady), (.notReady(.interrupted(unfinished)), .notReady),
          (.notReady(.running(unfinished)), .notReady), (.positionUnknown, .badRequest),
          (.store(.cancelled), .notReady),
        ])
  }
}
