import Entities
import Foundation
import Gateways
import Interfaces
import Testing
import UseCases

/// Checks every case of every error that an entity, a port or a use case throws.
@Suite struct `Every error that a port or a use case throws` {
  static let packageFolder = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")

  /// Returns the name of the error case.
  static func name(of value: Any) -> String {
    // `TextError` is the only error with a custom description.
    if let error = value as? TextError { return error.caseName }
    return Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  /// Returns the name of the error type without generic arguments.
  static func typeName(of value: Any) -> String { String("\(type(of: value))".prefix { $0 != "<" }) }

  /// The errors that are explained only as part of another error, as the documentation of `ExplainedError` states.
  private static let details: Set = ["FormError", "BeerMeasureError"]

  /// Returns the declared cases of each public error of entities, ports and use cases, parsed from the sources.
  private static func declared() throws -> [String: Set<String>] {
    let folder = packageFolder + "/Sources"
    var found: [String: Set<String>] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where name.hasSuffix(".swift") && ["Entities/", "UseCases/"].contains(where: name.hasPrefix) {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let types = #/\npublic (?:indirect )?(?:enum|struct) (\w+)(?:<.*?>)?: [^{]*Error\b.*?\n}/#.dotMatchesNewlines()
      for type in text.matches(of: types) where !details.contains("\(type.1)") {
        found["\(type.1)"] = Set(type.0.matches(of: #/\n  (?:indirect )?case (\w+)/#).map { "\($0.1)" })
      }
    }
    return found
  }

  @Test func `Every case of every error type has a sample in the tests of error messages`() async throws {
    var sampled: [String: Set<String>] = [:]
    for error in try await samples().values.joined() {
      sampled[Self.typeName(of: error), default: []].insert(Self.name(of: error))
    }
    let declared = try Self.declared()
    #expect(declared.count >= 32)
    #expect(sampled == declared)
  }

  @Test func `Every kind of gateway fault has a sample in the tests of error messages`() async throws {
    let text = try String(
      contentsOfFile: Self.packageFolder + "/Sources/UseCases/Shared/GatewayFault.swift", encoding: .utf8)
    let declared = try #require(text.firstMatch(of: #/enum Kind: .*?\n  }/#.dotMatchesNewlines())).0
    let sampled = try await samples().values.joined().compactMap { ($0 as? GatewayError)?.faultKind }
    #expect(Set(sampled.map(Self.name)) == Set(declared.matches(of: #/\n    case (\w+)/#).map { "\($0.1)" }))
  }

  @Test func `Every error has the expected kind and an explanation in both languages`() async throws {
    for (kind, errors) in try await samples() {
      for error in errors {
        let (here, there) = (error.problem(in: Texts(.spanish)), error.problem(in: Texts(.english)))
        let name = Comment(rawValue: "\(type(of: error)).\(error)")
        #expect(here.kind == kind && there.kind == kind, name)
        #expect(here.message != there.message && here.advice != there.advice, name)
        for text in [here.message, here.advice, there.message, there.advice] { #expect(text.count > 5, name) }
      }
    }
  }

  @Test func `An error that wraps a gateway error has the kind of the gateway error`() {
    for error in `Problems of a gateway`.all {
      let kind = error.problem(in: Texts(.english)).kind
      #expect(ImportSeedError.source(.gateway(error)).problem(in: Texts(.english)).kind == kind)
      #expect(ImageError.gateway(error).problem(in: Texts(.english)).kind == kind)
      #expect(CachePlacesError.interrupted(error, settled: 1, total: 2).problem(in: Texts(.english)).kind == kind)
    }
  }

  @Test func `The message about a rejected API key names the service`() {
    let refused = GatewayError.unauthorized(what: "api.example.org")
    let errors: [any ExplainedError] = [
      refused, ImageError.gateway(refused), ImportSeedError.source(.gateway(refused)),
      AddToFavoritesError.store(refused),
      CachePlacesError.interrupted(refused, settled: 1, total: 2),
    ]
    for error in errors { #expect(error.problem(in: Texts(.english)).unauthorizedBy == "api.example.org") }
    #expect(GatewayError.forbidden(what: "api.example.org").problem(in: Texts(.english)).unauthorizedBy == nil)
  }

  @Test func `The message about a forbidden request or an unreachable service names the service`() {
    let (forbidden, offline) = (
      GatewayError.forbidden(what: "a.example.org"), GatewayError.offline(what: "b.example.org")
    )
    for (error, other) in [
      (forbidden, offline), (ImportSeedError.store(forbidden), ImportSeedError.store(offline)),
      (AddToFavoritesError.store(forbidden), AddToFavoritesError.store(offline)),
    ] as [(any ExplainedError, any ExplainedError)] {
      #expect(error.problem(in: Texts(.english)).forbiddenBy == "a.example.org")
      #expect(other.problem(in: Texts(.english)).unreachable == "b.example.org")
    }
  }

  /// Returns an error for each case, grouped by kind.
  func samples() async throws -> [Problem.Kind: [any ExplainedError]] {
    let (what, report) = ("/data/recetas.json", try await SmallMenu().report(rejecting: 2))
    let (menu, address) = (try SmallMenu(), try WebAddress("https://example.org/a.png"))
    let (dish, order) = (menu.margarita, try Restaurant.order([(menu.margarita, 2), (menu.cream, 1)]))
    let (refusal, missing) = (OrderError.quantity(.outOfRange(101)), [OrderDifference.missing(order.lines[1])])
    let maker = try Manufacturer(name: "Mahou", origin: .national)
    let beer = try Brewery.beer("Clásica", of: maker)
    let review = try ReviewDraft(score: "4").review(try Review.ID("review-1"), of: beer.id, date: Brewery.now)
    let flan = try Recipe.ID("local-flan")
    let recipe = try RecipeDetails(recipe: Recipe(id: flan, title: "Flan"))
    let unfinished = UnfinishedPlaceDownload(isRunning: true, source: "bundle", settled: 3, total: 84)
    let others: [Problem.Kind: [any ExplainedError]] = [
      .notFound: [
        GatewayError.notFound, GatewayError.unusableExport(what: what, why: .noFolder),
        SeedSourceError.missing(path: what), SeedSourceError.notAFile(path: what),
        SeedSourceError.unreadable(path: what, why: "I/O error"), ImportSeedError.source(.missing(path: what)),
        ImageError.missing(address), AddDishToOrderError.notInMenu(dish.id),
        SaveError<DishDraft>.notThere(dish), DeleteError<Dish>.notThere(dish.id),
        SetLineQuantityError.noSuchLine(dish.id),
        LineError.noSuchLine(dish.id),
        PlaceOrderError.noSuchOrder(order.id),
        OrderAgainError.noSuchOrder(order.id), AddToFavoritesError.noSuchRecipe(flan),
        MakeShoppingListError.noSuchRecipe(flan),
        SaveError<RecipeDraft>.notThere(recipe), DeleteError<RecipeDetails>.notThere(flan),
        SaveError<ManufacturerDraft>.notThere(maker), DeleteError<ManufacturerSummary>.notThere(maker.id),
        SaveError<BeerDraft>.noSuchManufacturer(maker.id),
        SaveError<BeerDraft>.notThere(beer), DeleteError<RatedBeer>.notThere(beer.id),
        SaveError<ReviewDraft>.noSuchBeer(beer.id),
        SaveError<ReviewDraft>.notThere(review), DeleteError<Review>.notThere(review.id),
        CachePlacesError.source(.missing(path: "/a")), MakeShoppingListError.noSuchRecipe(flan),
      ],
      .refused: [
        SeedSourceError.malformed(path: what, .truncated, line: 3, column: 1), ImportSeedError.invalid(report),
        GatewayError.tooLarge(what: what, limit: 900_000), GatewayError.tooManyPictures(what: what, limit: 4),
        ImageError.notAnImage(address),
        ImageError.tooLarge(address, limit: 9),
        SaveError<DishDraft>.invalid(FormError([.price: .text(.empty)])),
        SaveError<DishDraft>.invalid(FormError([.price: .price(.tooPrecise("1,234", digits: 2))])),
        AddDishToOrderError.refused(dish, refusal), SetLineQuantityError.refused(order.lines[0], refusal),
        PlaceOrderError.empty(order.id), PlaceOrderError.refused(order.id, refusal),
        OrderAgainError.refused(order.id, refusal),
        SaveError<ManufacturerDraft>.invalid(FormError([.name: .text(.empty)])),
        SaveError<RecipeDraft>.invalid(FormError([.title: .text(.empty)])),
        MakeShoppingListError.unknownServings(recipe.recipe),
        SaveError<RecipeDraft>.invalid(FormError([.minutes: .number("0", in: 1...9)])),
        SaveError<ManufacturerDraft>.invalid(FormError([.origin: .missing])),
        SaveError<BeerDraft>.invalid(FormError([.name: .text(.empty)])), SaveError<BeerDraft>.tooLongForAnID("Clásica"),
        SaveError<BeerDraft>.invalid(FormError([.name: .text(.empty)])),
        SaveError<ReviewDraft>.invalid(FormError([.score: .score("9")])),
        SaveError<ReviewDraft>.invalid(FormError([.score: .score("9")])),
        CachePlacesError.nothingThere(source: "bundle"),
        CachePlacesError.invalid(SeedReport()), MakeShoppingListError.unknownServings(recipe.recipe),
        ImportSeedError.empty(.beers),
      ],
      .conflict: Domain.allCases.map { ImportSeedError.notEmpty($0) } + [
        ImportSeedError.changed(.beers),
        SaveError<DishDraft>.alreadyThere(dish), SaveError<DishDraft>.alreadyThere(dish),
        SaveError<DishDraft>.changed(dish),
        DeleteError<Dish>.changed(dish), PlaceOrderError.changed(CurrentOrder(order: order, differences: missing)),
        CancelOrderError.changed(order),
        OrderAgainError.changed(RepeatedOrder(order: order, differences: missing)),
        CancelOrderError.alreadyPlaced(order.id), PlaceOrderError.alreadyPlaced(try Restaurant.placed(order)),
        OrderAgainError.draftInProgress(order),
        OrderAgainError.noneOnMenu(missing), SaveError<ManufacturerDraft>.alreadyThere(maker),
        SaveError<RecipeDraft>.alreadyThere(recipe), SaveError<RecipeDraft>.changed(recipe),
        DeleteError<RecipeDetails>.changed(recipe),
        SaveError<ManufacturerDraft>.alreadyThere(maker), SaveError<ManufacturerDraft>.changed(maker),
        DeleteError<ManufacturerSummary>.changed(ManufacturerSummary(maker)), SaveError<BeerDraft>.alreadyThere(beer),
        SaveError<BeerDraft>.changed(beer), DeleteError<RatedBeer>.changed(RatedBeer(beer)),
        SaveError<ReviewDraft>.changed(review),
        DeleteError<Review>.changed(review),
      ],
      .notReady: [
        GatewayError.conflict, GatewayError.busy(what: what), GatewayError.cancelled,
        GatewayError.outOfResources(what: what, why: "Too many open files"), GatewayError.replaced(what: what),
        GatewayError.unusableFile(what: what, why: .deletedInUse),
        SeedSourceError.gateway(.cancelled), AddDishToOrderError.store(.cancelled),
        SaveError<DishDraft>.store(.cancelled), SaveError<DishDraft>.store(.cancelled),
        DeleteError<Dish>.store(.cancelled),
        SetLineQuantityError.store(.cancelled), LineError.store(.cancelled),
        PlaceOrderError.store(.cancelled),
        CancelOrderError.store(.cancelled), OrderAgainError.store(.cancelled), AddToFavoritesError.store(.cancelled),
        MakeShoppingListError.store(.cancelled),
        SaveError<RecipeDraft>.store(.cancelled), SaveError<RecipeDraft>.store(.cancelled),
        DeleteError<RecipeDetails>.store(.cancelled),
        SaveError<ManufacturerDraft>.store(.cancelled), SaveError<ManufacturerDraft>.store(.cancelled),
        DeleteError<ManufacturerSummary>.store(.cancelled),
        SaveError<BeerDraft>.store(.cancelled), SaveError<BeerDraft>.store(.cancelled),
        DeleteError<RatedBeer>.store(.cancelled),
        SaveError<ReviewDraft>.store(.cancelled), SaveError<ReviewDraft>.store(.cancelled),
        DeleteError<Review>.store(.cancelled),
        CachePlacesError.running(unfinished),
        CachePlacesError.running(nil), CachePlacesError.interrupted(.cancelled, settled: 1, total: 2),
        GetPlacesError.notReady(.missing), GetPlacesError.notReady(.interrupted(unfinished)),
        GetPlacesError.notReady(.running(unfinished)), GetPlacesError.store(.cancelled),
        MakeShoppingListError.store(.cancelled),
      ],
      .unavailable: [
        GatewayError.offline(what: what), GatewayError.quotaExhausted(what: what, retryAfter: nil),
        GatewayError.quotaExhausted(what: what, retryAfter: .seconds(90)),
        GatewayError.serviceFailed(what: what, why: .timedOut), ImageError.gateway(.offline(what: what)),
        GatewayError.unusableLibrary(what: what, why: .builtWithout("FTS5")),
      ],
      .notAllowed: [
        SaveError<ReviewDraft>.notYours(review), DeleteError<Review>.notYours(review),
        GatewayError.unauthorized(what: what), GatewayError.forbidden(what: what), GatewayError.insecure(what: what),
        GatewayError.notAllowed(what: what), GatewayError.unusableFile(what: what, why: .link),
        GatewayError.unusableFile(what: what, why: .foreign), GatewayError.unusableFile(what: what, why: .exchanged),
        SeedSourceError.notAllowed(path: what),
      ],
      .corrupt: [
        GatewayError.corrupt(what: what, why: "line 3"), GatewayError.newerVersion(what: what, found: 17, known: 4),
        GatewayError.unusableFile(what: what, why: .notPlain),
        GatewayError.unusableFile(what: what, why: .tooLarge(limit: 1)),
        GatewayError.unusableExport(what: what, why: .notAnExport),
        GatewayError.unusableExport(what: what, why: .missing),
        GatewayError.unusableExport(what: what, why: .unexpected),
        GatewayError.unusableExport(what: what, why: .notAFile),
        GatewayError.unusableExport(what: what, why: .tooLarge(limit: 1)),
        GatewayError.unusableExport(what: what, why: .damaged),
        GatewayError.unusableExport(what: what, why: .invalid(line: 1)),
        GatewayError.unusableExport(what: what, why: .dangling(line: 1)),
        GatewayError.unusableExport(what: what, why: .repeated(line: 1)),
      ],
      .cannotWrite: [
        GatewayError.readOnly(what: what), GatewayError.full(what: what), ImportSeedError.store(.full(what: what)),
        CachePlacesError.store(.full(what: "/a")),
      ],
      .cannotCreate: [
        GatewayError.unavailable(what: what, why: "not a folder"),
        GatewayError.unusableExport(what: what, why: .notEmpty),
      ],
      .unfinished: [
        GatewayError.unfinished(.full(what: what)), PlaceOrderError.store(.unfinished(.full(what: what))),
      ],
      .internalError: [GatewayError.failed(what: what, why: "I/O error")],
      .badRequest: [GetPlacesError.positionUnknown, MakeShoppingListError.servings(0)],
    ]
    return others.merging(try Self.errorsOfEntities(), uniquingKeysWith: +)
  }
}
