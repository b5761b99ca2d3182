import Entities
import Gateways
import Interfaces
import UseCases

/// Names and ids in a store, for completions.
enum LiveNames: Sendable {
  case dishes, sections, orderLines, history, recipes, favorites, makers, beers, reviews, places

  /// - Parameters:
  ///   - placeholder: the placeholder of a value in the table of commands.
  ///   - command: the words that name the command.
  init?(_ placeholder: String, of command: [String]) {
    switch (placeholder, command.first, command.dropFirst().first) {
    case ("DISH", _, _): self = .dishes
    case ("KIND", _, _): self = .sections
    case ("LINE", _, _): self = .orderLines
    case ("MAKER", _, _): self = .makers
    case ("BEER", _, _): self = .beers
    case ("ID", "order", _): self = .history
    case ("ID", "recipes", "favorites") where command.last == "remove": self = .favorites
    case ("ID", "recipes", _): self = .recipes
    case ("ID", "beers", "reviews") where command.last != "list" && command.last != "add": self = .reviews
    case ("ID", "beers", _): self = .beers
    case ("ID", "places", _): self = .places
    default: return nil
    }
  }

  /// The prefixes of the ids.
  private var prefixes: [String] {
    switch self {
    case .dishes, .orderLines: ["dish-"]
    case .recipes, .favorites: ["local-", "web-", "spoonacular-"]
    case .makers: ["maker-"]
    case .beers: ["beer-"]
    case .places: ["shop-", "activity-", "service-"]
    case .sections, .history, .reviews: []
    }
  }

  /// The largest number of completions, and of records to look through.
  private static let limit = 100
  private static let reach = 2000

  /// Names and ids that begin with the typed text; if there are none, those that contain it, or whose description does.
  func candidates(for typed: String, in store: any Store, of user: User.ID, _ texts: Texts) async throws(GatewayError)
    -> [Completion.Candidate]
  {
    // Dishes are completed by name first.
    let isID = prefixes.contains { typed.hasPrefix($0) || self != .dishes && $0.hasPrefix(typed) }
    // An id is made of the original name, which may have changed since.
    let part = typed.drop { $0 != "-" }.split(separator: "+").last ?? ""
    let name = isID ? String(part).replacing("-", with: " ") : typed
    let found =
      SearchText(name).isBlank ? [] : try await all(SearchText(name), named: !isID, Self.limit, store, user, texts)
    let asked = SearchText(typed)
    let beginning = found.filter { SearchText.fold($0.word).hasPrefix(asked.folded) }
    if !beginning.isEmpty { return beginning }
    // Where more are called so than were looked at, these are looked through.
    let wider = found.count < Self.limit ? SearchText() : SearchText(name)
    let others = try await all(wider, named: !isID, Self.reach, store, user, texts)
    let later = others.filter { SearchText.fold($0.word).hasPrefix(asked.folded) }
    if !later.isEmpty { return Array(later.prefix(Self.limit)) }
    let called = (found + others).filter { asked.matches($0.word) || asked.matches($0.text) }
    return Array(called.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.prefix(Self.limit))
  }

  /// - Parameter named: whether to offer dishes by name; commands accept both names and ids.
  private func all(
    _ search: SearchText, named: Bool, _ limit: Int, _ store: any Store, _ user: User.ID, _ texts: Texts
  ) async throws(GatewayError) -> [Completion.Candidate] {
    func candidate(_ word: String, _ text: String = "") -> Completion.Candidate { .init(word: word, text: text) }
    let page = Page(limit: limit)
    switch self {
    case .dishes:
      return try await store.dishes(matching: search, of: nil, page: page).items.map { dish in
        let price = texts.money(dish.price)
        return named
          ? candidate(dish.name, "\(dish.kind.name), \(price)") : candidate(dish.id.text, "\(dish.name), \(price)")
      }
    case .sections:
      let names = try await store.dishes(matching: SearchText(), of: nil, page: Page(limit: Self.reach)).items
        .map(\.kind.name)
      return names.reduce(into: []) { if $0.last?.word != $1 { $0.append(candidate($1)) } }
    case .orderLines:
      return try await store.draft(of: user)?.lines.map { candidate($0.dish.text, "\($0.quantity.value) × \($0.name)") }
        ?? []
    case .history:
      return try await store.history(of: user, matching: HistoryFilter(), page: page).items.map {
        candidate($0.id.text, "\(texts.date($0.placement.date)), \(texts.money($0.total))")
      }
    case .recipes:
      return try await store.recipes(matching: search, page: page).value.recipes.map { candidate($0.id.text, $0.title) }
    case .favorites:
      return try await store.favorites(of: user, matching: search, page: page).items.map {
        candidate($0.id.text, $0.recipe.title)
      }
    case .makers:
      return try await store.manufacturers(matching: search, page: page).items.map {
        candidate($0.id.text, $0.manufacturer.name)
      }
    case .beers:
      return try await store.beers(of: nil, matching: search, sortedBy: BeerSorting(.name), page: page).items.map {
        candidate($0.id.text, $0.beer.name)
      }
    case .reviews:
      return try await store.reviews(ReviewFilter(), sortedBy: ReviewSorting(.date, isReversed: true), page: page).items
        .map { candidate($0.id.text, "\($0.beerName), \($0.review.score.value)") }
    case .places:
      return try await store.places(PlaceQuestion(matching: search), page: page).items.map {
        candidate($0.id.text, $0.name)
      }
    }
  }
}
