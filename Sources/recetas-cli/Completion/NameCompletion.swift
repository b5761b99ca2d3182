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

  /// The prefixes of the ids. Empty if the ids have no prefix.
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

  /// Returns whether a word starts with a prefix of the ids.
  func isID(_ word: String) -> Bool { prefixes.contains { word.hasPrefix($0) } }

  /// Returns whether a name can be completed as one operand. A shell would read `-` as an option and `~` as a home folder.
  private func isWord(_ name: String) -> Bool {
    !name.hasPrefix("-") && !name.hasPrefix("~") && VisibleText.clean(name) == name
  }

  /// The maximum number of records to read.
  private static let reach = 1000

  /// Returns the names and ids that start with the typed text. If there are none, returns those that contain the text, or whose description
  /// contains it.
  ///
  /// If the store has more records than are read, the description of the last candidate indicates this. That candidate also keeps the shell
  /// from inserting a common prefix that unread records may not share. If no record that was read starts with the text, there are no
  /// candidates.
  func candidates(for typed: String, in store: any Store, of user: User.ID, _ texts: Texts) async throws(GatewayError)
    -> [Completion.Candidate]
  {
    // For dishes, names take precedence over ids.
    let isID = isID(typed) || self != .dishes && prefixes.contains { $0.hasPrefix(typed) }
    // An id is derived from the original name of its record, which may have changed since.
    let part = typed.drop { $0 != "-" }.split(separator: "+").last ?? ""
    let name = SearchText(isID ? String(part).replacing("-", with: " ") : typed)
    // A store has no index for searches with one or two letters.
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
    // The last candidate uses the case of the other candidates, because fish would insert a candidate that is the only one in the typed
    // case.
    let isTyped = beginning.contains { $0.word.hasPrefix(typed) }
    guard let first = beginning.first else { return [] }
    let start = isTyped ? typed : String(first.word.prefix(typed.count))
    return fitting + [Completion.Candidate(word: start + "…", text: texts.moreNames)]
  }

  /// Returns the names and ids of the first records, up to the maximum that is read.
  func first(in store: any Store, of user: User.ID, _ texts: Texts) async throws(GatewayError) -> [Completion.Candidate]
  {
    try await all(SearchText(), named: false, store, user, texts).items
  }

  /// - Parameter named: whether to offer dishes by name. Commands accept both names and ids.
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
