import Entities
import Gateways
import Interfaces
import UseCases

extension Context {
  /// Returns the id that a word stands for: an id, a row number, or the name of exactly one record.
  ///
  /// A name that matches exactly is preferred to a name that merely contains all the words. Case and accents are ignored.
  func recordID<Entity>(_ word: String, in list: ShownRows.List) async throws -> Identifier<Entity> {
    let (isNumber, isID) = (word.allSatisfy { "0"..."9" ~= $0 }, list.names.isID(word))
    guard list.hasNames, !isNumber else { return try id(word, in: list) }
    if !isID, let named: Identifier<Entity> = try await namedID(word, in: list) { return named }
    let nearest = isID ? try await nearestIDs(to: word) : try await nearestNames(to: word, list.names)
    if !nearest.isEmpty { throw texts.noRecord(word, in: list).suggesting(nearest, texts) }
    return try id(word, in: list)
  }

  private func namedID<Entity>(_ name: String, in list: ShownRows.List) async throws -> Identifier<Entity>? {
    let search = SearchText(name)
    if search.isBlank { return nil }
    let records = try await records(matching: search, in: list)
    let words = Self.words(name)
    let exact = records.filter { SearchText($0.name).folded == search.folded }
    let meant = exact.isEmpty ? records.filter { words.isSubset(of: Self.words($0.name)) } : exact
    if meant.count > 1 { throw texts.several(name, meant.map { "\($0.id)  \($0.name)" }) }
    return try meant.first.map { try Identifier<Entity>($0.id) }
  }

  private func records(
    matching search: SearchText, in list: ShownRows.List
  ) async throws -> [(id: String, name: String)] {
    if list == .order { return try await kit.store.draft(of: kit.user)?.lines.map { ($0.dish.text, $0.name) } ?? [] }
    guard let kind = list.kind else { return [] }
    let all = Page(limit: Page.maximum)
    var records = try await kit.store.found(kind, matching: search, limit: all.limit).map { (id: $0.id, name: $0.name) }
    if kind == .recipe {
      // The collection may not contain all favorites.
      records += try await kit.store.favorites(of: kit.user, matching: search, page: all).items
        .map { ($0.id.text, $0.recipe.title) }.filter { (id, _) in !records.contains { $0.id == id } }
    }
    return records
  }

  private static func words(_ name: String) -> Set<Substring> {
    Set(SearchText.fold(name).split { !$0.isLetter && !$0.isNumber })
  }

  private func nearestNames(to word: String, _ names: NameCompletion) async throws -> [String] {
    Nearest.words(to: word, among: try await names.first(in: kit.store, of: kit.user, texts).map(\.text))
  }

  /// Returns the ids in the collection that are similar to an unknown id. The recipes of a service can't be listed, and other ids are too
  /// long to type.
  private func nearestIDs(to word: String) async throws -> [String] {
    let prefix = "local-"
    guard word.hasPrefix(prefix), let id = try? Recipe.ID(word) else { return [] }
    if try await isKnown(id) { return [] }
    let known = try await NameCompletion.recipes.first(in: kit.store, of: kit.user, texts).map(\.word)
    let ends = known.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return Nearest.words(to: String(word.dropFirst(prefix.count)), among: ends).map { prefix + $0 }
  }

  /// Returns whether the recipe is in the collection or among the favorites.
  private func isKnown(_ id: Recipe.ID) async throws -> Bool {
    if !(try await kit.store.favorites([id], of: kit.user).isEmpty) { return true }
    do { _ = try await kit.store.recipe(id) } catch GatewayError.notFound { return false }
    return true
  }
}

extension ShownRows.List {
  /// Whether a record in the list can be identified by name.
  var hasNames: Bool { self == .order || self == .menu || kind != nil }

  /// The kind of records that a search in this list finds by name. `nil` if the records have no names, or if they are found some other way.
  fileprivate var kind: FoundRecord.Kind? {
    switch self {
    case .recipes: .recipe
    case .makers: .manufacturer
    case .beers: .beer
    case .places: .place
    // Dishes are found by exact name, and order lines in the draft. Orders and reviews have no names.
    case .menu, .order, .history, .reviews: nil
    }
  }

  fileprivate var names: NameCompletion {
    switch self {
    case .menu: .dishes
    case .order: .orderLines
    case .history: .history
    case .recipes: .recipes
    case .makers: .makers
    case .beers: .beers
    case .reviews: .reviews
    case .places: .places
    }
  }
}
