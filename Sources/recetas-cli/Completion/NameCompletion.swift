import Entities
import Gateways
import Interfaces
import UseCases

/// Names and ids in a store, for completions.
enum NameCompletion: Sendable {
  case dishes, kinds, orderLines, history, recipes, favorites, makers, makerNames, beers, reviews, places

  /// - Parameters:
  ///   - placeholder: the placeholder of a value in the table of commands.
  ///   - command: the words that name the command.
  init?(_ placeholder: String, of command: [String]) {
    switch (placeholder, command.first, command.dropFirst().first) {
    case ("DISH", _, _): self = .dishes
    case ("KIND", _, _): self = .kinds
    case ("LINE", _, _): self = .orderLines
    case ("MAKER", _, _): self = .makers
    case ("NAME", "beers", "list"), ("NAME", "beers", "import"): self = .makerNames
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
    case .kinds, .history, .makerNames, .reviews: []
    }
  }

  /// Whether a word begins as the ids do.
  func isID(_ word: String) -> Bool { prefixes.contains { word.hasPrefix($0) } }

  /// Whether a name can be given as an operand: it doesn't look like an option or a home folder, and the shell is given all of it.
  private func isWord(_ name: String) -> Bool {
    !name.hasPrefix("-") && !name.hasPrefix("~") && VisibleText.clean(name) == name
  }

  /// How many records are read at most.
  private static let reach = 1000

  /// Names and ids that begin with the typed text; if there are none, those that contain it, or whose description does.
  ///
  /// Where there are more records than are read, the last candidate says so. It also keeps the shell from inserting what the
  /// candidates, but perhaps not all records, begin with. Where none of those that are read begins so, there are no candidates.
  func candidates(for typed: String, in store: any Store, of user: User.ID, _ texts: Texts) async throws(GatewayError)
    -> [Completion.Candidate]
  {
    // Dishes are completed by name first.
    let isID = isID(typed) || self != .dishes && prefixes.contains { $0.hasPrefix(typed) }
    // An id is made of the original name, which may have changed since.
    let part = typed.drop { $0 != "-" }.split(separator: "+").last ?? ""
    let name = SearchText(isID ? String(part).replacing("-", with: " ") : typed)
    // A store has no index of one or two letters.
    let search = name.folded.count < 3 ? SearchText() : name
    let asked = SearchText(typed)
    func begins(_ candidate: Completion.Candidate) -> Bool { SearchText.fold(candidate.word).hasPrefix(asked.folded) }

    var read = try await all(search, named: !isID, store, user, texts)
    if isID, !search.isBlank, !read.items.contains(where: begins) {
      read = try await all(SearchText(), named: false, store, user, texts)
    }
    let beginning = read.items.filter(begins)
    let called = read.items.filter { asked.matches($0.word) || asked.matches($0.text) }
    var seen: Set<Completion.Candidate> = []
    let fitting = (beginning.isEmpty ? called : beginning).filter { seen.insert($0).inserted }
    if !read.hasMore { return fitting }
    // In the case of the others: fish inserts the only candidate in the typed case.
    let isTyped = beginning.contains { $0.word.hasPrefix(typed) }
    guard let first = beginning.first else { return [] }
    let start = isTyped ? typed : String(first.word.prefix(typed.count))
    return fitting + [Completion.Candidate(word: start + "…", text: texts.moreNames)]
  }

  /// The first names and ids, of as many records as are read.
  func first(in store: any Store, of user: User.ID, _ texts: Texts) async throws(GatewayError) -> [Completion.Candidate]
  {
    try await all(SearchText(), named: false, store, user, texts).items
  }

  /// - Parameter named: whether to offer dishes by name; commands accept both names and ids.
  private func all(
    _ search: SearchText, named: Bool, _ store: any Store, _ user: User.ID, _ texts: Texts
  ) async throws(GatewayError) -> (items: [Completion.Candidate], hasMore: Bool) {
    func candidate(_ word: String, _ text: String = "") -> Completion.Candidate { .init(word: word, text: text) }
    let page = Page(limit: Self.reach)
    switch self {
    case .dishes:
      let found = try await store.dishes(matching: search, of: nil, page: page)
      let items = found.items.map { dish in
        let price = texts.money(dish.price)
        return named && isWord(dish.name)
          ? candidate(dish.name, "\(dish.kind.name), \(price)") : candidate(dish.id.text, "\(dish.name), \(price)")
      }
      return (items, found.hasMore)
    case .kinds:
      return (try await store.dishKinds().map { candidate($0.name) }, false)
    case .orderLines:
      let lines = try await store.draft(of: user)?.lines ?? []
      return (lines.map { candidate($0.dish.text, "\($0.quantity.value) × \($0.name)") }, false)
    case .history:
      let found = try await store.history(of: user, matching: HistoryFilter(), page: page)
      return (
        found.items.map { candidate($0.id.text, "\(texts.date($0.placement.date)), \(texts.money($0.total))") },
        found.hasMore
      )
    case .recipes:
      let found = try await store.recipes(matching: search, page: page).value
      return (found.recipes.map { candidate($0.id.text, $0.title) }, found.hasMore)
    case .favorites:
      let found = try await store.favorites(of: user, matching: search, page: page)
      return (found.items.map { candidate($0.id.text, $0.recipe.title) }, found.hasMore)
    case .makers:
      let found = try await store.manufacturers(matching: search, page: page)
      return (found.items.map { candidate($0.id.text, $0.manufacturer.name) }, found.hasMore)
    case .makerNames:
      let found = try await store.manufacturers(matching: search, page: page)
      return (found.items.map { candidate($0.manufacturer.name) }, found.hasMore)
    case .beers:
      let found = try await store.beers(of: nil, matching: search, sortedBy: BeerSorting(.name), page: page)
      return (found.items.map { candidate($0.id.text, $0.beer.name) }, found.hasMore)
    case .reviews:
      let sorting = ReviewSorting(.date, isReversed: true)
      let found = try await store.reviews(ReviewFilter(), sortedBy: sorting, page: page)
      return (found.items.map { candidate($0.id.text, "\($0.beerName), \($0.review.score.value)") }, found.hasMore)
    case .places:
      let found = try await store.places(PlaceQuery(matching: search), page: page)
      return (found.items.map { candidate($0.id.text, $0.name) }, found.hasMore)
    }
  }
}
