import Entities
import Gateways
import SQLiteGateways
import GatewayTesting
import UseCases

/// A call to a store, including the arguments. The same call can be run on any store.
enum Step {
  case seed([Dish], keeps: Bool)
  case save(OrderDraft, User.ID, replacing: OrderDraft?)
  case delete(OrderDraft, User.ID)
  case place(PlacedOrder, User.ID, replacing: OrderDraft)
  case find(SearchText, DishKind?, Page)
  case history(User.ID, Page)
  case seedRecipes([RecipeDetails], keeps: Bool)
  case findRecipes(SearchText, Page)
  case suggest(SearchText, Int)
  case addFavorite(Favorite, User.ID)
  case removeFavorite(Recipe.ID, User.ID)
  case favorites(User.ID, SearchText, Page)
  case unsent(User.ID, String?)
  case settle([FavoriteStateChange], User.ID, String?)
  case inventory
  case reset

  /// Returns the result or the error as text.
  func run(on store: any Store) async -> String {
    do throws(GatewayError) {
      switch self {
      case .seed(let dishes, let keeps):
        let answers = try await store.importSeed(.restaurant) {
          (writer) throws(GatewayError) -> WriteDecision<[Bool]> in
          if dishes.count % 2 == 0 { try writer.removeAll() }
          var answers = [try writer.isSeeded, try writer.isEmpty]
          for dish in dishes { answers.append(try writer.insert(.dish(dish))) }
          return keeps ? .commit(answers) : .discard(answers)
        }
        return "\(answers)"
      case .save(let order, let user, let previous):
        return "\(try await store.saveDraft(order, of: user, replacing: previous))"
      case .delete(let draft, let user): return "\(try await store.deleteDraft(draft, of: user))"
      case .place(let order, let user, let draft):
        return "\(try await store.place(order, of: user, replacing: draft))"
      case .find(let search, let kind, let page):
        let found = try await store.dishes(matching: search, of: kind, page: page)
        return "\(found.items.map { "\($0.id) \($0.name) \($0.kind.name)" }) \(found.hasMore)"
      case .history(let user, let page): return "\(try await store.history(of: user, page: page))"
      case .seedRecipes(let recipes, let keeps):
        let answers = try await store.importSeed(.recipes) {
          (writer) throws(GatewayError) -> WriteDecision<[Bool]> in
          if recipes.count % 3 == 0 { try writer.removeAll() }
          var answers = [try writer.isSeeded, try writer.isEmpty]
          for details in recipes { answers.append(try writer.insert(.recipe(details))) }
          return keeps ? .commit(answers) : .discard(answers)
        }
        return "\(answers)"
      case .findRecipes(let search, let page): return "\(try await store.recipes(matching: search, page: page))"
      case .suggest(let search, let limit): return "\(try await store.suggestions(for: search, limit: limit))"
      case .addFavorite(let favorite, let user): return "\(try await store.addFavorite(favorite, of: user))"
      case .removeFavorite(let id, let user): return "\(try await store.removeFavorite(id, of: user))"
      case .favorites(let user, let search, let page):
        let found = try await store.favorites(of: user, matching: search, page: page)
        return "\(found) \(try await store.favoriteCount(of: user))"
      case .unsent(let user, let place):
        // The order of the elements in a dictionary is random.
        let unsent = try await store.unsentFavoriteStates(of: user, sharedIn: place)
        return "\(unsent.values.map { "\($0)" }.sorted())"
      case .settle(let settlements, let user, let place):
        return "\(try await store.settle(settlements, of: user, sharedIn: place))"
      case .inventory:
        // The order of the elements in a set is random.
        var inventory = try await store.inventory()
        let seeded = inventory.seeded.map(\.rawValue).sorted()
        inventory.seeded = []
        return "\(inventory) \(seeded)"
      case .reset: return "\(try await store.reset())"
      }
    } catch {
      // The messages of errors can differ between stores, but their kinds can't.
      return String("\(error)".prefix { $0 != "(" })
    }
  }

  static func random(_ random: inout SeededNumbers, in store: any Store) async throws -> Step {
    let user = try User.ID(["ana", "eva", "leo"].randomElement(using: &random) ?? "ana")
    let id = try Order.ID("order-\(Int.random(in: 0...5, using: &random))")
    let page = Page(offset: .random(in: 0...4, using: &random), limit: .random(in: 0...6, using: &random))
    let draft = try await store.draft(of: user)
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1: return .seed(try dishes(&random), keeps: Int.random(in: 0..<4, using: &random) > 0)
    case 2...5:
      let previous = Int.random(in: 0..<8, using: &random) > 0 ? draft : try Samples.order("order-0", [])
      return .save(try Samples.order(id.text, dishes(&random).uniqued()), user, replacing: previous)
    case 6:
      let empty = OrderDraft(id: id)
      return .delete(Int.random(in: 0..<3, using: &random) > 0 ? draft ?? empty : empty, user)
    case 7...9:
      guard let draft else { return .inventory }
      let order =
        Int.random(in: 0..<8, using: &random) > 0
        ? draft : try Samples.order(id.text, dishes(&random).uniqued())
      let date = Double(Int.random(in: 0...2_000_000, using: &random)) / 1000
      // An empty draft can't be placed.
      guard let placed = try? order.placed(placement(date)) else { return .inventory }
      return .place(placed, user, replacing: draft)
    case 10...12:
      let kind = ["CAFE", "cafés", "niño", "Nino", "-"].randomElement(using: &random) ?? ""
      let text =
        ["", "n", "ñ", "  ", "%", "PI", "e\u{301}", "-", "o c"].randomElement(using: &random) ?? ""
      return .find(SearchText(text), Bool.random(using: &random) ? try DishKind(kind) : nil, page)
    case 13: return .history(user, page)
    case 14, 15: return .inventory
    case 16...22: return try await recipeStep(&random, user, page, in: store)
    default: return Int.random(in: 0..<5, using: &random) == 0 ? .reset : .inventory
    }
  }

  private static func recipeStep(
    _ random: inout SeededNumbers, _ user: User.ID, _ page: Page, in store: any Store
  ) async throws -> Step {
    let recipes = try dishes(&random).map { dish in
      // Some recipes have few values, so that stored values complete them.
      try Samples.details(dish.name, dish.price.minorUnits.isMultiple(of: 2) ? [] : [dish.description])
    }
    let search = SearchText(["", "n", "Ñ", "caf", "%", "-", "pin"].randomElement(using: &random) ?? "")
    let favorite = try Samples.favorite(
      ["Piña", "pina", "Ñandú", "Café", "Straße"].randomElement(using: &random) ?? "",
      at: Double(Int.random(in: 0...3, using: &random)))
    let states = try await store.favoriteStates(of: user)
    let place = [nil, "here", "there"].randomElement(using: &random) ?? nil
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return .seedRecipes(recipes, keeps: Bool.random(using: &random))
    case 2: return .findRecipes(search, page)
    case 3: return .suggest(search, page.limit)
    case 4, 5: return .addFavorite(favorite, user)
    case 6: return .removeFavorite(favorite.id, user)
    case 7: return .favorites(user, search, page)
    case 8, 9: return .unsent(user, place)
    default:
      let from = Bool.random(using: &random) ? states[favorite.id] : nil
      let to: FavoriteState? =
        [.kept(favorite), .added(favorite), .removed(favorite), nil].randomElement(using: &random) ?? nil
      return .settle([FavoriteStateChange(favorite.id, from: from, to: to)], user, place)
    }
  }

  private static func dishes(_ random: inout SeededNumbers) throws -> [Dish] {
    let names = [
      "Piña", "Pin\u{303}a", "pina", "Ñandú", "café - solo", "Café", "Cafe\u{301}", "ß", "Straße", "-",
      "ﬁn", "中", "İ",
    ]
    let kinds = ["Café", "Cafe\u{301}", "cafe", "Cafés", "Niño", "Nino", "-", "a\u{AD}b", "ab", "καφέ", "καφε\u{301}"]
    return try (0..<Int.random(in: 0...6, using: &random)).map { _ in
      try Samples.dish(
        names.randomElement(using: &random) ?? "", names.randomElement(using: &random) ?? "",
        cents: .random(in: 0...2000, using: &random), kind: kinds.randomElement(using: &random) ?? "")
    }
  }
}

extension [Dish] {
  /// Returns each dish once, since an order has one line per dish.
  fileprivate func uniqued() -> [Dish] {
    var ids = Set<Dish.ID>()
    return filter { ids.insert($0.id).inserted }
  }
}
